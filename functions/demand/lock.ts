import { Problem } from '#functions/kernel/problem.ts';
import type { Caller } from '#functions/kernel/rights/caller.ts';
import type { StoredDemand } from '#functions/plan/stored.ts';

/** Throws `locked` (with that flag) when the demand period is locked. */
export const assertUnlocked = ({ locked }: Pick<StoredDemand, 'locked'>): void => {
  if (locked) throw new Problem('locked', { flags: { locked: true } });
};

/** Throws `lockRole` for Users: SuperUser, Admin and SuperAdmin lock and unlock. */
export const assertMayLock = ({ type }: Pick<Caller, 'type'>): void => {
  if (type === 'User') throw new Problem('lockRole');
};
