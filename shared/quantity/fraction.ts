import { tidy } from './tidy.ts';

/** An exact quotient of two integers. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

/**
 * The sum of fractions: numerators over one denominator are added as integers and divided once, so that only as many
 * divisions are made as there are denominators (shared/calculation/README.md 2).
 */
export const sumOfFractions = (fractions: readonly Fraction[]): number => {
  const numerators = new Map<number, number>();
  for (const { numerator, denominator } of fractions) {
    numerators.set(denominator, (numerators.get(denominator) ?? 0) + numerator);
  }
  let sum = 0;
  for (const [denominator, numerator] of numerators) sum += numerator / denominator;
  return tidy(sum);
};
