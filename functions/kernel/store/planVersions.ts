// The version of a unit's plan, by which weeks that were computed from it are known to be of it (../../core/kept). Every write in the unit's
// partition gives the plan a new version in its own transaction: the table port adds that here, and nothing else does.

import { randomUUID } from 'node:crypto';
import { planVersionKey, unitOfPlan } from './keys.ts';
import { keyOf, type Write } from './table.ts';

/**
 * The version of a plan. A random text instead of a count: after a backup was restored, a count would come to the same numbers again for
 * other plans.
 */
export interface PlanVersion {
  readonly token: string;
  /** When it was given: milliseconds since 1970. */
  readonly at: number;
}

/** The partition of the plan that a write changes; undefined where it changes none. */
const planOf = (write: Write): string | undefined => {
  const { pk } = keyOf(write);
  return 'requires' in write || !unitOfPlan(pk) ? undefined : pk;
};

const plansIn = (writes: readonly Write[]): readonly string[] => [
  ...new Set(writes.flatMap((write) => planOf(write) ?? [])),
];

/** The writes, and a new version of every plan among them. */
export const withPlanVersions = (writes: readonly Write[]): readonly Write[] => [
  ...writes,
  ...plansIn(writes).flatMap((pk): Write[] => {
    const ids = unitOfPlan(pk);
    const data: PlanVersion = { token: randomUUID(), at: Date.now() };
    return ids ? [{ put: { ...planVersionKey(ids), version: 1, data } }] : [];
  }),
];
