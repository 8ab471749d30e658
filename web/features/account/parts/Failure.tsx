import type { ReactNode } from 'react';
import type { ApiProblem } from '#web/api/problem.ts';
import { useProblemText } from '#web/ui/hooks/useTexts.ts';
import styles from './form.module.css';

interface FailureProps {
  readonly problem: ApiProblem | undefined;
  /** The way on, after the reason. */
  readonly children?: ReactNode;
}

/** Why the server refused, above the form. */
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
