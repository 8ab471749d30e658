import type { ComponentProps } from 'react';
import type { ConflictDialog, Difference } from '#web/kit/ui/state/ConflictDialog.tsx';
import type { Conflict } from '#web/platform/api/problem.ts';

/** What a conflict shows and what each choice does, given the stored version. */
interface ConflictChoices<Current> {
  readonly differences: (current: Current) => readonly Difference[];
  readonly onTheirs: (current: Current) => void;
  readonly onMine: (current: Current) => void;
  readonly onCancel: () => void;
}

/** The props of the conflict dialog; without a conflict it is closed and its choices do nothing. */
export const conflictProps = <Current>(
  conflict: Conflict<Current> | undefined,
  { differences, onTheirs, onMine, onCancel }: ConflictChoices<Current>,
): ComponentProps<typeof ConflictDialog> => ({
  conflict,
  differences: conflict ? differences(conflict.current) : [],
  onTheirs: () => conflict && onTheirs(conflict.current),
  onMine: () => conflict && onMine(conflict.current),
  onCancel,
});
