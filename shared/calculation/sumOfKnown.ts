import { tidy } from '#shared/quantity/tidy.ts';

/** The sum of the known values, rounded; null where none is known. */
export const sumOfKnown = (
  values: readonly (number | null)[],
  rounded: (sum: number) => number = tidy,
): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? rounded(known.reduce((sum, value) => sum + value, 0)) : null;
};
