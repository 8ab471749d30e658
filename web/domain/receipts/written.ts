import { supplyWithDemand, type WeekReceipt } from '#shared/calculation/index.ts';
import { round } from '#shared/quantity/round.ts';
import { tidy } from '#shared/quantity/tidy.ts';
import { netWithoutDemand } from './net.ts';

const DECIMALS = 2;
/** Rounding two terms moves their difference by one hundredth at most; more is another difference, as a mean over other weeks. */
const MOST = 0.0101;

/** The difference of two figures as they are written, in services; null where one is unknown. */
const between = (from: number | null, less: number | null): number | null =>
  from === null || less === null ? null : tidy(round(from, DECIMALS) - round(less, DECIMALS));

/**
 * A difference as it is written beside its terms: the difference of the terms as they are written, with 2 decimals, so that who
 * subtracts gets the same. Colours, marks and sums follow the exact difference.
 */
export const writtenDifference = (
  difference: number | null,
  from: number | null,
  less: number | null,
): number | null => {
  const written = between(from, less);
  return difference === null || written === null || Math.abs(written - difference) > MOST ? difference : written;
};

/** The receipt of a week, or a sum of receipts. */
type Terms = Pick<
  WeekReceipt,
  'demand' | 'budget' | 'workRateSum' | 'workRateWithoutDemand' | 'workRateWithoutBudget' | 'diff' | 'diffBudget'
> & { readonly start: WeekReceipt['start']; readonly netSupply?: number; readonly netDiff?: number | null };

/** The differences of a receipt that are written beside their terms. */
export type Difference = 'diff' | 'netDiff' | 'diffBudget';

/** A difference of a receipt as it is written; net of nothing where nothing is assumed of absence. */
export const writtenDiff = (receipt: Terms, field: Difference): number | null => {
  const { demand, budget, workRateSum, workRateWithoutBudget, netSupply, netDiff } = receipt;
  if (field === 'diffBudget') return writtenDifference(receipt.diffBudget, workRateSum - workRateWithoutBudget, budget);
  if (field === 'diff' || netDiff === undefined || netSupply === undefined)
    return writtenDifference(receipt.diff, supplyWithDemand(receipt), demand);
  return writtenDifference(netDiff, netSupply - netWithoutDemand(receipt), demand);
};
