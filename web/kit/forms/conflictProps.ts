import type { ConflictDialogProps, Difference } from '#web/kit/ui/state/ConflictDialog.tsx';
import type { Conflict } from '#web/platform/api/problem.ts';

/** What a conflict shows and what each choice does, given the stored version. */
interface ConflictChoices<Current> {
  readonly differences: (current: Current) => readonly Difference[];
  readonly subject?: string | undefined;
  readonly whole?: boolean;
  readonly onTheirs: (current: Current) => void;
  /** The ids of the differences for which the stored value was chosen. */
  readonly onMine: (current: Current, theirs: ReadonlySet<string>) => void;
  readonly onCancel: () => void;
}

/** The props of the conflict dialog; without a conflict it is closed and its choices do nothing. */
export const conflictProps = <Current>(
  conflict: Conflict<Current> | undefined,
  { differences, subject, whole = false, onTheirs, onMine, onCancel }: ConflictChoices<Current>,
): ConflictDialogProps => ({
  conflict,
  differences: conflict ? differences(conflict.current) : [],
  onTheirs: () => conflict && onTheirs(conflict.current),
  subject,
  whole,
  onMine: (theirs) => conflict && onMine(conflict.current, theirs),
  onCancel,
});
