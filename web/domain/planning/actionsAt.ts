import type { PeriodAccess } from '#shared/time/accessLevel.ts';

/** What every kind of period offers. */
export type PeriodAction = 'change' | 'remove';

/** The actions of one kind of period beside {@link PeriodAction}: actions that change it, and actions that do not. */
interface ExtraActions<Extra extends string> {
  readonly altering: readonly Extra[];
  readonly always: readonly Extra[];
}

/**
 * The menu of a period by its access level: all when it is editable, its dates when partially so, else only what alters
 * nothing; the last also without the right to write.
 */
export const actionsAt = <Extra extends string = never>(
  level: PeriodAccess['level'],
  canWrite: boolean,
  { altering, always }: ExtraActions<Extra> = { altering: [], always: [] },
): readonly (PeriodAction | Extra)[] => {
  if (!canWrite || level === 'readOnly') return always;
  return level === 'partial' ? ['change', ...always] : ['change', ...altering, 'remove', ...always];
};
