import type { PeriodAccess } from '#shared/time/accessLevel.ts';

/** What can be done with a demand period beside typing in it. */
export type PeriodAction = 'change' | 'simulation' | 'lock' | 'remove' | 'print';

/**
 * The menu of a period by its access level: read-only prints, partial changes too, editable has all.
 * Who may not write has what read-only has.
 */
export const actionsOf = (level: PeriodAccess['level'], canWrite: boolean): readonly PeriodAction[] => {
  if (!canWrite || level === 'readOnly') return ['print'];
  return level === 'partial' ? ['change', 'print'] : ['change', 'simulation', 'lock', 'remove', 'print'];
};
