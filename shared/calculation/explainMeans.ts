import { addDays, type Day } from '#shared/time/day.ts';
import { type Explained, type LeftOut, refOf, type Step } from './explanation.ts';
import { type Forecast, type ForecastType, forecastDiffs, forecastOf } from './forecast.ts';
import type { CategoryPlan, RangeInput } from './input.ts';
import { receiptsOf } from './receiptsOf.ts';
import type { FieldOf } from './sumOfWeek.ts';
import type { WeekReceipt } from './weekReceipt.ts';

/** The means of a forecast that can be explained. */
export const meanFields = ['diff', 'avgDemand', 'avgBudget', 'avgWorkRate', 'avgContractorWorkRate'] as const;
export type MeanField = (typeof meanFields)[number] & keyof Forecast;

type Of = 'supply' | 'demand' | 'budget';
interface Term {
  readonly of: Of;
  readonly field: FieldOf<number | null>;
}

const supply: Term = { of: 'supply', field: 'workRateSum' };
const demand: Term = { of: 'demand', field: 'demand' };
const budget: Term = { of: 'budget', field: 'budget' };

const differences: Readonly<Record<ForecastType, readonly [plus: Term, minus: Term]>> = {
  'demand/assets': [supply, demand],
  'budget/assets': [supply, budget],
  'assets/budget': [budget, supply],
  'demand/budget': [budget, demand],
};

const terms: Readonly<Record<Exclude<MeanField, 'diff'>, Term>> = {
  avgDemand: demand,
  avgBudget: budget,
  avgWorkRate: supply,
  avgContractorWorkRate: { of: 'supply', field: 'contractorWorkRateSum' },
};

/** The consecutive weeks that are one step of the explanation: all with the same value of a field, or all without one. */
const runsOf = (
  receipts: readonly WeekReceipt[],
  field: FieldOf<number | null>,
): readonly (readonly WeekReceipt[])[] => {
  const runs: WeekReceipt[][] = [];
  for (const receipt of receipts) {
    const run = runs.at(-1);
    if (run && run[0]![field] === receipt[field]) run.push(receipt);
    else runs.push([receipt]);
  }
  return runs;
};

/** The days of weeks in order, by their Mondays. */
export const daysOfWeeks = (mondays: readonly Day[]) => ({ from: mondays[0]!, to: addDays(mondays.at(-1)!, 6) });
const startsOf = (weeks: readonly WeekReceipt[]) => weeks.map(({ start }) => start);

/**
 * A mean of a forecast: the sums of the weeks by category, over the number of weeks that have a value. Weeks of a category are one step as
 * long as what is subtracted stays the same (README.md 13).
 */
export const explainMean = (
  type: ForecastType,
  plans: readonly CategoryPlan[],
  weeks: RangeInput,
  field: MeanField,
): Explained => {
  const [plus, minus] = field === 'diff' ? differences[type] : [terms[field], undefined];
  const last = minus ?? plus;
  const whole = field === 'diff' ? forecastDiffs[type] : plus.field;
  const categories = plans.map((plan) => ({ plan, name: plan.name, receipts: receiptsOf(plan, weeks) }));
  const steps: Step[] = [];
  const leftOut: LeftOut[] = [];
  for (const { plan, receipts } of categories)
    for (const run of runsOf(receipts, last.field)) {
      const lacking = run[0]![last.field] === null ? last : plus;
      const known = run.filter((receipt) => receipt[whole] !== null);
      const missing = run.filter((receipt) => receipt[whole] === null);
      const sum = (some: readonly WeekReceipt[], one: Term) =>
        some.reduce((total, receipt) => total + (receipt[one.field] ?? 0), 0);
      const inputOf = (one: Term, count: number) => ({
        kind: 'weeks' as const,
        ...refOf(plan),
        of: one.of,
        weeks: count,
      });
      const step = (role: Step['role'], one: Term): Step => ({
        role,
        value: sum(known, one),
        unit: 'services',
        ...daysOfWeeks(startsOf(known)),
        input: inputOf(one, known.length),
      });
      if (known.length > 0) steps.push(step('add', plus), ...(minus ? [step('subtract', minus)] : []));
      if (missing.length > 0)
        leftOut.push({
          value: plus.of === 'supply' ? sum(missing, plus) : null,
          reason: lacking.of === 'demand' ? 'noDemand' : 'noBudget',
          ...daysOfWeeks(startsOf(missing)),
          input: inputOf(plus, missing.length),
        });
    }
  const valued = categories.flatMap(({ receipts }) => receipts.filter((receipt) => receipt[whole] !== null));
  const weeksWithValue = [...new Set(startsOf(valued))].sort();
  if (weeksWithValue.length > 0)
    steps.push({
      role: 'divide',
      value: weeksWithValue.length,
      unit: 'weeks',
      ...daysOfWeeks(weeksWithValue),
      input: { kind: 'weekCount' },
    });
  return { value: forecastOf(type, categories)[field], steps, leftOut };
};
