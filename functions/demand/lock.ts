import type { StoredDemand } from '#functions/core/plan/stored.ts';
import { Problem } from '#functions/kernel/problem.ts';
import type { Caller } from '#functions/kernel/rights/caller.ts';
import { hasRight } from '#shared/model/roles.ts';

/** Throws `locked` (with that flag) when the demand period is locked for adjustments. */
export const assertUnlocked = ({ locked }: Pick<StoredDemand, 'locked'>): void => {
  if (locked) throw new Problem('locked', { flags: { locked: true } });
};

/** Throws `lockRole` when the account type may not lock and unlock demand periods. */
export const assertMayLock = ({ type }: Pick<Caller, 'type'>): void => {
  if (!hasRight(type, 'lockDemand')) throw new Problem('lockRole');
};
