import { CodeForm } from './CodeForm.tsx';
import { EnrolStep } from './EnrolStep.tsx';
import type { Lacking, StepProps } from './step.ts';

/** What comes after the password: the code, or the app that has to be connected first. */
export const SecondStep = ({ lacking, ...step }: StepProps & { readonly lacking: Lacking }) =>
  lacking === 'codeNeeded' ? <CodeForm {...step} /> : <EnrolStep {...step} />;
