import Alert from 'antd/es/alert';
import { useProblemText } from '../hooks/useTexts.ts';
import type { Problem } from './problem.ts';

interface ProblemAlertProps {
  readonly problem: Problem | undefined;
  /** Title before the reason. */
  readonly title?: string | undefined;
}

/** Why a change was refused, above its form or table; nothing for a conflict (409), which has its own dialog. */
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
