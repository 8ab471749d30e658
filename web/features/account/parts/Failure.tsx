import type { ReactNode } from 'react';
import { useProblemText } from '#web/kit/ui/hooks/useTexts.ts';
import type { ApiProblem } from '#web/platform/api/problem.ts';
import styles from './form.module.css';

interface FailureProps {
  readonly problem: ApiProblem | undefined;
  /** What to do next, after the reason. */
  readonly children?: ReactNode;
}

/** The reason of a refusal, above the form. */
export const Failure = ({ problem, children }: FailureProps) => {
  const problemText = useProblemText();
  if (problem === undefined) return null;
  return (
    <p className={styles.failure} role="alert">
      {problemText(problem)}
      {children !== undefined && children !== false && <span>{children}</span>}
    </p>
  );
};
