import Alert from 'antd/es/alert';
import { useProblemText } from '../hooks/useTexts.ts';
import type { Problem } from './problem.ts';

interface ProblemAlertProps {
  readonly problem: Problem | undefined;
  /** Title before the reason. */
  readonly title?: string | undefined;
  /** Shows a version conflict too, where no dialog compares the versions: of a removal. */
  readonly conflicts?: boolean;
  /** The sentences of the fields are shown at their cells: they are not repeated here. */
  readonly fieldsShown?: boolean;
}

/** The sentences of the fields that do not repeat the reason or each other. */
export const furtherTexts = (reason: string, fields: Readonly<Record<string, string>>): readonly string[] =>
  [...new Set(Object.values(fields))].filter((text) => text !== reason);

/** Why a change was refused, above its form or table; nothing for a conflict (409) that has a dialog of its own. */
export const ProblemAlert = ({ problem, title, conflicts = false, fieldsShown = false }: ProblemAlertProps) => {
  const textOf = useProblemText();
  if (problem === undefined || (problem.code === 'conflict' && !conflicts)) return null;
  const text = textOf(problem);
  const others = fieldsShown ? [] : furtherTexts(text, problem.fields);
  const isRepeated = fieldsShown && Object.values(problem.fields).includes(text);
  const reason = (
    <>
      {text}
      {others.length > 0 && (
        <ul>
          {others.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </>
  );
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={title ?? reason}
      {...(title !== undefined && !isRepeated && { description: reason })}
    />
  );
};
