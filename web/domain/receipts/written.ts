import { supplyWithDemand, type WeekReceipt } from '#shared/calculation/index.ts';
import { writtenDifference } from '#shared/quantity/written.ts';
import { netWithoutDemand } from './net.ts';

/** The receipt of a week, or a sum of receipts. */
type Terms = Pick<
  WeekReceipt,
  'demand' | 'budget' | 'workRateSum' | 'workRateWithoutDemand' | 'workRateWithoutBudget' | 'diff' | 'diffBudget'
> & { readonly start: WeekReceipt['start']; readonly netSupply?: number; readonly netDiff?: number | null };

/** The differences of a receipt that are written beside their terms. */
export type Difference = 'diff' | 'netDiff' | 'diffBudget';

/** A difference of a receipt as it is written beside terms of so many decimals; net of nothing where nothing is assumed of absence. */
export const writtenDiff = (receipt: Terms, field: Difference, decimals?: number): number | null => {
  const { demand, budget, workRateSum, workRateWithoutBudget, netSupply, netDiff } = receipt;
  if (field === 'diffBudget')
    return writtenDifference(receipt.diffBudget, workRateSum - workRateWithoutBudget, budget, decimals);
  if (field === 'diff' || netDiff === undefined || netSupply === undefined)
    return writtenDifference(receipt.diff, supplyWithDemand(receipt), demand, decimals);
  return writtenDifference(netDiff, netSupply - netWithoutDemand(receipt), demand, decimals);
};
