import { round } from './round.ts';
import { tidy } from './tidy.ts';

/**
 * A difference as it is written beside its terms: the difference of the terms as they are written, so that who subtracts gets the same.
 * Rounding two terms moves it by one in the last of the decimals at most; what is farther away is another difference, as a mean over other
 * weeks, and stays. Colours, marks and sums follow the exact difference (shared/calculation/README.md 11).
 */
export const writtenDifference = (
  difference: number | null,
  from: number | null,
  less: number | null,
  decimals = 2,
): number | null => {
  if (difference === null || from === null || less === null) return difference;
  const written = tidy(round(from, decimals) - round(less, decimals));
  return Math.abs(written - difference) > 1.01 * 10 ** -decimals ? difference : written;
};
