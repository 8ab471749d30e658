import { RATE_DECIMALS, VALUE_DECIMALS } from '#shared/quantity/scaled.ts';
import type { CategoryPlan, RangeInput } from './input.ts';
import { type ReadPlan, readAssets, type StaffRates } from './readPlan.ts';
import { count, type Days, daysOf, sharedDays } from './span.ts';
import { steadyRuns } from './steadyRuns.ts';

const LEVELS = 6;

/** The staff of a category over some days; rates and shifts are means over the days (README.md 4). */
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

/** Sums over assets and days in integers, and counts of assets; how many have level 1 .. 6 from `levels` on. */
type Tally = number[];
const [own, substitutes, contractors, excluded, weekend, night, working, fillIns, rented, levels] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
] as const;

const emptyTally = (): Tally => new Array<number>(levels + LEVELS).fill(0);

const add = (sum: Tally, share: Tally, times = 1): void => {
  for (let index = 0; index < sum.length; index++) sum[index]! += times * share[index]!;
};

const workOf = ({ isContractor, isFillIn }: StaffRates) => {
  if (isContractor) return contractors;
  return isFillIn ? substitutes : own;
};

/** What one asset adds over some days. */
const tallyOf = (asset: ReadPlan['assets'][number], days: Days): Tally => {
  const tally = emptyTally();
  for (const span of asset) {
    const dayCount = sharedDays(span, days);
    const rates = span.value;
    tally[excluded]! += rates.workRateExcluded * dayCount;
    if (dayCount === 0 || rates.workRate === 0) continue;
    tally[workOf(rates)]! += rates.workRate * dayCount;
    tally[weekend]! += rates.weekendRate * dayCount;
    tally[night]! += rates.nightRate * dayCount;
    tally[working] = 1;
    if (rates.isFillIn) tally[fillIns] = 1;
    if (rates.isContractor) tally[rented] = 1;
    tally.fill(0, levels);
    if (rates.level >= 1 && rates.level <= LEVELS) tally[levels + rates.level - 1] = 1;
  }
  return tally;
};

const RATE_UNITS = 10 ** RATE_DECIMALS;
const SHIFT_UNITS = 10 ** VALUE_DECIMALS;

/** Means over the days: work rates of ten-thousandths, shifts of hundredths. */
const meanRate = (sum: number, dayCount: number): number => sum / (dayCount * RATE_UNITS);
const meanShifts = (sum: number, dayCount: number): number => sum / (dayCount * SHIFT_UNITS);

const supplyOfTally = (tally: Tally, dayCount: number): Supply => {
  const regular = tally[own]! + tally[substitutes]!;
  const all = regular + tally[contractors]!;
  return {
    workRateSum: meanRate(all, dayCount),
    workRateSumWithoutContractors: meanRate(regular, dayCount),
    contractorWorkRateSum: meanRate(tally[contractors]!, dayCount),
    substituteWorkRateSum: meanRate(tally[substitutes]!, dayCount),
    workRateSumWhenContractors: tally[rented] ? meanRate(all, dayCount) : null,
    workRateSumWhenSubstitute: tally[fillIns] ? meanRate(regular, dayCount) : null,
    workRateExcludedSum: meanRate(tally[excluded]!, dayCount),
    levels: tally.slice(levels),
    workingCount: tally[working]!,
    fillInCount: tally[fillIns]!,
    contractorCount: tally[rented]!,
    weekendShiftCount: meanShifts(tally[weekend]!, dayCount),
    nightShiftCount: meanShifts(tally[night]!, dayCount),
  };
};

/**
 * The supply of each of the consecutive weeks of a plan already read. What an asset adds is noted where it begins and taken
 * back where it ends, and summed up from week to week: the work grows with the changes, not with assets times weeks.
 */
export const supplyOfWeeks = ({ assets }: Pick<ReadPlan, 'assets'>, weeks: readonly Days[]): readonly Supply[] => {
  const changes = [...weeks.map(emptyTally), emptyTally()];
  for (const asset of assets)
    for (const { first, end } of steadyRuns(asset, weeks)) {
      const tally = tallyOf(asset, weeks[first]!);
      add(changes[first]!, tally);
      add(changes[end]!, tally, -1);
    }
  const sum = emptyTally();
  return weeks.map((week, index) => {
    add(sum, changes[index]!);
    return supplyOfTally(sum, count(week));
  });
};

/** The supply of a plan already read, over days within those it was read for. */
export const supplyOf = ({ assets }: Pick<ReadPlan, 'assets'>, days: Days): Supply => {
  const sum = emptyTally();
  for (const asset of assets) add(sum, tallyOf(asset, days));
  return supplyOfTally(sum, count(days));
};

/** The supply of a category over any range of days (README.md 4). */
export const supplyIn = ({ assets }: Pick<CategoryPlan, 'assets'>, range: RangeInput): Supply => {
  const days = daysOf(range);
  return supplyOf({ assets: readAssets(assets, days) }, days);
};
