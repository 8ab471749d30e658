import type { CategoryPlan, PeriodInput } from './input.ts';
import { common, count, type Days, daysOf, wholeOf } from './span.ts';

/** A plan with one of its inputs only: what it gives is the share of that input. */
interface Single<Input> {
  readonly plan: CategoryPlan;
  readonly input: Input;
  /** The days of the input within those looked at. */
  readonly days: Days;
}

const within = <Input extends PeriodInput>(periods: readonly Input[], days: Days) =>
  periods.map((input) => ({ input, days: common(daysOf(input), days) })).filter((one) => count(one.days) > 0);

const bare = (plan: CategoryPlan): CategoryPlan => ({ ...plan, demands: [], assets: [], budget: [] });

/** Each period of each employee alone. */
export const singleAssetPeriods = (plan: CategoryPlan, days: Days) =>
  plan.assets.flatMap(({ id, periods }) =>
    within(periods, days).map(
      ({ input, ...rest }): Single<{ readonly assetId: string; readonly period: typeof input }> => ({
        ...rest,
        input: { assetId: id, period: input },
        plan: { ...bare(plan), assets: [{ id, periods: [input] }] },
      }),
    ),
  );

/** Each employee alone, with the days from the first to the last period. */
export const singleAssets = (plan: CategoryPlan, days: Days) =>
  plan.assets.flatMap((asset): Single<{ readonly assetId: string }>[] => {
    const held = within(asset.periods, days);
    if (held.length === 0) return [];
    const whole = wholeOf(held.map((one) => one.days));
    return [{ input: { assetId: asset.id }, days: whole, plan: { ...bare(plan), assets: [asset] } }];
  });

/** Each row of each live demand period, or of the simulated ones as if they were live, alone. */
export const singleDemandRows = (plan: CategoryPlan, days: Days, isSimulated = false) =>
  within(
    plan.demands.filter(({ simulation }) => simulation === isSimulated),
    days,
  ).flatMap(({ input: demand, ...rest }) =>
    demand.shiftDemands.map(
      (row): Single<{ readonly shiftName: string; readonly periodId: string | undefined }> => ({
        ...rest,
        input: { shiftName: plan.shifts.find(({ id }) => id === row.shiftId)?.name ?? '', periodId: demand.id },
        plan: { ...bare(plan), demands: [{ ...demand, simulation: false, shiftDemands: [row] }] },
      }),
    ),
  );

/** Each budget period alone. */
export const singleBudgets = (plan: CategoryPlan, days: Days) =>
  within(plan.budget, days).map(({ input, ...rest }) => ({ ...rest, input, plan: { ...bare(plan), budget: [input] } }));
