/** Decimals of a work rate (and of workRateExcluded). */
export const RATE_DECIMALS = 4;
/** Decimals of a demand value, a weekend or night rate and a budget. */
export const VALUE_DECIMALS = 2;

/**
 * A decimal number as an integer of its last decimal: `scaled(0.8333, 4)` is 8333. Exact for every number that has no
 * more than `decimals` decimals and fewer than 15 digits; sums of such integers carry no binary error
 * (shared/calculation/README.md 2).
 */
export const scaled = (value: number, decimals: number): number => Math.round(value * 10 ** decimals);

/** The decimal number of such an integer: the one division at the end of a sum. */
export const unscaled = (integer: number, decimals: number): number => integer / 10 ** decimals;

/** The exact sum of numbers with at most `decimals` decimals: ten of 0.1 are 1. */
export const sumOf = (values: readonly number[], decimals: number): number =>
  unscaled(
    values.reduce((sum, value) => sum + scaled(value, decimals), 0),
    decimals,
  );
