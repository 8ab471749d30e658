import { receiptsOfWeeks, type WeekReceipt } from '#shared/calculation/index.ts';
import { dayNumber } from '#shared/time/day.ts';
import { weeksOf } from '#shared/time/week.ts';
import { type Benchmark, ms, timesOf } from './benchmark.ts';
import { type Balance, duckOf } from './ground/duck.ts';
import { plansOf, wardOf, year } from './ground/ward.ts';

const least = 3;

const pairs = (ours: WeekReceipt, theirs: Balance): (readonly [number | null, number | null])[] => [
  [dayNumber(ours.start), theirs.week],
  [ours.demand, theirs.demand],
  [ours.workRateSum, theirs.supply],
  [ours.contractorWorkRateSum, theirs.contractors],
  [ours.substituteWorkRateSum, theirs.substitutes],
  [ours.budget, theirs.budget],
  [ours.diff, theirs.diff],
  [ours.workingCount, theirs.working],
  [ours.weekendShiftCount, theirs.weekendShifts],
  [ours.nightShiftCount, theirs.nightShifts],
];

const isSame = (a: number | null, b: number | null): boolean =>
  a === null || b === null ? a === b : Math.abs(a - b) < 1e-9;

/** The weekly balance of the same year in SQL over the same rows in memory; the figures must be equal. */
export const duckdb: Benchmark = {
  name: 'duckdb: the same weekly balance, times our own',
  limit: `≥ ${least} ×`,
  run: async () => {
    const plans = plansOf(wardOf('o', 'u', 80));
    // The weeks are the same for all categories, and made once, as the server does.
    const calculate = () => {
      const weeks = weeksOf(year);
      return plans.flatMap((plan) => receiptsOfWeeks(plan, weeks));
    };
    const duck = await duckOf(plans, year.start, calculate().length / plans.length);
    const theirs = await duck.balance();
    const all = calculate().flatMap((row, index) => pairs(row, theirs[index]!));
    const equal = all.filter(([a, b]) => isSame(a, b)).length;
    const { our, their } = await timesOf(40, { our: calculate, their: duck.balance });
    duck.stop();
    return {
      figure: `${(their / our).toFixed(1)} ×`,
      beside: `DuckDB ${ms(their)}, ours ${ms(our)}; ${equal} of ${all.length} figures equal`,
      ok: their / our >= least && equal === all.length,
    };
  },
};
