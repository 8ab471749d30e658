import Alert from 'antd/es/alert';
import { useProblemText } from '../hooks/useTexts.ts';
import type { Problem } from './problem.ts';

interface ProblemAlertProps {
  readonly problem: Problem | undefined;
  /** What could not be done, before the reason. */
  readonly title?: string | undefined;
}

/** Why a change was refused, above the form or table that made it; nothing when it was not (a 409 has its dialog). */
export const ProblemAlert = ({ problem, title }: ProblemAlertProps) => {
  const textOf = useProblemText();
  if (problem === undefined || problem.code === 'conflict') return null;
  const others = Object.entries(problem.fields).map(([field, text]) => <li key={field}>{text}</li>);
  const reason = (
    <>
      {textOf(problem)}
      {others.length > 0 && <ul>{others}</ul>}
    </>
  );
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={title ?? reason}
      {...(title !== undefined && { description: reason })}
    />
  );
};
