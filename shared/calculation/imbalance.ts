import { tidy } from '#shared/quantity/tidy.ts';

/** Shortage and surplus of several categories in one week, in services. */
export interface Imbalance {
  /** The sum of the negative differences: 0 or less. */
  readonly short: number;
  /** The sum of the positive differences: 0 or more. */
  readonly over: number;
}

/**
 * Shortage and surplus of a week from the differences of its categories: a surplus of one category fills no shortage of
 * another (README.md 5). Null when no category has a demand.
 */
export const imbalanceOf = (diffs: readonly (number | null)[]): Imbalance | null => {
  const known = diffs.filter((diff) => diff !== null);
  if (known.length === 0) return null;
  const sum = (part: (diff: number) => number) => tidy(known.reduce((total, diff) => total + part(diff), 0));
  return { short: sum((diff) => Math.min(0, diff)), over: sum((diff) => Math.max(0, diff)) };
};
