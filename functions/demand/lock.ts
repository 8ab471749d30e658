import { Problem } from '#functions/kernel/problem.ts';
import type { Caller } from '#functions/kernel/rights/caller.ts';
import type { StoredDemand } from '#functions/plan/stored.ts';

/** Throws `locked` (with that flag) when the demand period is locked for adjustments (spec 2 section 4). */
export const assertUnlocked = ({ locked }: Pick<StoredDemand, 'locked'>): void => {
  if (locked) throw new Problem('locked', { flags: { locked: true } });
};

/** Throws `lockRole`: SuperUser, Admin and SuperAdmin lock and unlock (spec 2 section 6). */
export const assertMayLock = ({ type }: Pick<Caller, 'type'>): void => {
  if (type === 'User') throw new Problem('lockRole');
};
