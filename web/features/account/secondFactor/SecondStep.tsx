import { CodeForm } from './CodeForm.tsx';
import { EnrolStep } from './EnrolStep.tsx';

/** What a login with the right password still lacks. */
export type Lacking = 'codeNeeded' | 'enrolmentNeeded';

export interface StepProps {
  readonly username: string;
  readonly password: string;
  readonly onEntered: () => void;
  /** Back to username and password. */
  readonly onBack: () => void;
}

/** What comes after the password: the code, or the app that has to be connected first. */
export const SecondStep = ({ lacking, ...step }: StepProps & { readonly lacking: Lacking }) =>
  lacking === 'codeNeeded' ? <CodeForm {...step} /> : <EnrolStep {...step} />;
