import { RATE_DECIMALS, VALUE_DECIMALS } from '#shared/quantity/scaled.ts';
import type { CategoryPlan, RangeInput } from './input.ts';
import { type ReadPlan, readAssets, type StaffRates } from './readPlan.ts';
import { count, type Days, daysOf, sharedDays } from './span.ts';

const LEVELS = 6;

/** The staff of a category over some days; rates and shifts are means over the days (calculation.md 4). */
export interface Supply {
  readonly workRateSum: number;
  readonly workRateSumWithoutContractors: number;
  readonly contractorWorkRateSum: number;
  readonly substituteWorkRateSum: number;
  /** All; null while there is no contractor. */
  readonly workRateSumWhenContractors: number | null;
  /** Own and substitutes; null while there is no substitute. */
  readonly workRateSumWhenSubstitute: number | null;
  readonly workRateExcludedSum: number;
  /** Assets with a work rate on some of the days: how many have level 1 .. 6 on their last such day. */
  readonly levels: number[];
  readonly workingCount: number;
  readonly fillInCount: number;
  readonly contractorCount: number;
  readonly weekendShiftCount: number;
  readonly nightShiftCount: number;
}

/** Sums over assets and days in integers, and counts of assets. One plain loop: it is run for every week of a year. */
const tallyOf = (assets: ReadPlan['assets'], days: Days) => {
  const levels = [0, 0, 0, 0, 0, 0];
  let [own, substitutes, contractors, excluded, weekend, night] = [0, 0, 0, 0, 0, 0];
  let [working, fillIns, rented] = [0, 0, 0];
  for (const asset of assets) {
    let last: StaffRates | null = null;
    let wasFillIn = false;
    let wasContractor = false;
    for (const span of asset) {
      const dayCount = sharedDays(span, days);
      if (dayCount === 0) continue;
      const rates = span.value;
      const { workRate, isFillIn, isContractor } = rates;
      excluded += rates.workRateExcluded * dayCount;
      if (workRate === 0) continue;
      if (isContractor) contractors += workRate * dayCount;
      else if (isFillIn) substitutes += workRate * dayCount;
      else own += workRate * dayCount;
      weekend += rates.weekendRate * dayCount;
      night += rates.nightRate * dayCount;
      last = rates;
      wasFillIn ||= isFillIn;
      wasContractor ||= isContractor;
    }
    if (last === null) continue;
    working += 1;
    if (wasFillIn) fillIns += 1;
    if (wasContractor) rented += 1;
    if (last.level >= 1 && last.level <= LEVELS) levels[last.level - 1]! += 1;
  }
  return { own, substitutes, contractors, excluded, weekend, night, working, fillIns, rented, levels };
};

/** The supply of a plan already read, over days within those it was read for. */
export const supplyOf = ({ assets }: Pick<ReadPlan, 'assets'>, days: Days): Supply => {
  const sums = tallyOf(assets, days);
  const rate = (sum: number): number => sum / (count(days) * 10 ** RATE_DECIMALS);
  const shifts = (sum: number): number => sum / (count(days) * 10 ** VALUE_DECIMALS);
  const regular = sums.own + sums.substitutes;
  const all = regular + sums.contractors;
  return {
    workRateSum: rate(all),
    workRateSumWithoutContractors: rate(regular),
    contractorWorkRateSum: rate(sums.contractors),
    substituteWorkRateSum: rate(sums.substitutes),
    workRateSumWhenContractors: sums.rented ? rate(all) : null,
    workRateSumWhenSubstitute: sums.fillIns ? rate(regular) : null,
    workRateExcludedSum: rate(sums.excluded),
    levels: sums.levels,
    workingCount: sums.working,
    fillInCount: sums.fillIns,
    contractorCount: sums.rented,
    weekendShiftCount: shifts(sums.weekend),
    nightShiftCount: shifts(sums.night),
  };
};

/** The supply of a category over any range of days (calculation.md 4). */
export const supplyIn = ({ assets }: Pick<CategoryPlan, 'assets'>, range: RangeInput): Supply => {
  const days = daysOf(range);
  return supplyOf({ assets: readAssets(assets, days) }, days);
};
