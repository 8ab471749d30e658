import { RATE_DECIMALS, VALUE_DECIMALS } from '#shared/quantity/scaled.ts';
import type { CategoryPlan, RangeInput } from './input.ts';
import { type ReadPlan, readPlan, type StaffRates } from './readPlan.ts';
import { common, count, type Days, daysOf, type Span } from './span.ts';

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
  readonly levels: readonly number[];
  readonly workingCount: number;
  readonly fillInCount: number;
  readonly contractorCount: number;
  readonly weekendShiftCount: number;
  readonly nightShiftCount: number;
}

/** Sums over assets and days, in integers. */
const tallyOf = (assets: ReadPlan['assets'], days: Days) => {
  const sums = { own: 0, substitutes: 0, contractors: 0, excluded: 0, weekend: 0, night: 0 };
  const counts = { working: 0, fillIn: 0, contractor: 0 };
  const levels = Array<number>(LEVELS).fill(0);

  const add = ({ workRate, workRateExcluded, weekendRate, nightRate, ...is }: StaffRates, dayCount: number) => {
    sums[is.isContractor ? 'contractors' : is.isFillIn ? 'substitutes' : 'own'] += workRate * dayCount;
    sums.excluded += workRateExcluded * dayCount;
    if (workRate === 0) return;
    sums.weekend += weekendRate * dayCount;
    sums.night += nightRate * dayCount;
  };

  const tally = (asset: readonly Span<StaffRates>[]) => {
    let last: StaffRates | undefined;
    let isFillIn = false;
    let isContractor = false;
    for (const span of asset) {
      const dayCount = count(common(span, days));
      if (dayCount === 0) continue;
      add(span.value, dayCount);
      if (span.value.workRate === 0) continue;
      last = span.value;
      isFillIn ||= span.value.isFillIn;
      isContractor ||= span.value.isContractor;
    }
    if (!last) return;
    counts.working += 1;
    counts.fillIn += Number(isFillIn);
    counts.contractor += Number(isContractor);
    if (last.level >= 1 && last.level <= LEVELS) levels[last.level - 1]! += 1;
  };

  assets.forEach(tally);
  return { sums, counts, levels };
};

/** The supply of a plan already read, over days within those it was read for. */
export const supplyOf = ({ assets }: Pick<ReadPlan, 'assets'>, days: Days): Supply => {
  const { sums, counts, levels } = tallyOf(assets, days);
  const rate = (sum: number): number => sum / (count(days) * 10 ** RATE_DECIMALS);
  const shifts = (sum: number): number => sum / (count(days) * 10 ** VALUE_DECIMALS);
  const regular = sums.own + sums.substitutes;
  const all = regular + sums.contractors;
  return {
    workRateSum: rate(all),
    workRateSumWithoutContractors: rate(regular),
    contractorWorkRateSum: rate(sums.contractors),
    substituteWorkRateSum: rate(sums.substitutes),
    workRateSumWhenContractors: counts.contractor ? rate(all) : null,
    workRateSumWhenSubstitute: counts.fillIn ? rate(regular) : null,
    workRateExcludedSum: rate(sums.excluded),
    levels,
    workingCount: counts.working,
    fillInCount: counts.fillIn,
    contractorCount: counts.contractor,
    weekendShiftCount: shifts(sums.weekend),
    nightShiftCount: shifts(sums.night),
  };
};

/** The supply of a category over any range of days (calculation.md 4). */
export const supplyIn = ({ assets }: Pick<CategoryPlan, 'assets'>, range: RangeInput): Supply => {
  const days = daysOf(range);
  return supplyOf(readPlan({ id: '', name: '', periods: [], shifts: [], demands: [], budget: [], assets }, days), days);
};
