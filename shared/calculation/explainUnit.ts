import { bedsAverage, meanBeds } from './bedsAverage.ts';
import { datesOf, type Explained, refOf, type Step } from './explanation.ts';
import type { BedPeriodInput, CategoryPlan, PeriodInput, RangeInput } from './input.ts';
import { singleDemandRows } from './singleInputs.ts';
import { common, count, type Days, daysOf, wholeOf } from './span.ts';
import { budgetHoursIn, rangeDemand } from './unitFigures.ts';

/** Demanded hours of the categories by the week or month, row by row (README.md 13). */
export const explainHours = (
  plans: readonly CategoryPlan[],
  range: RangeInput,
  field: 'hoursPerWeek' | 'hoursPerMonth',
): Explained => ({
  value: rangeDemand(plans, range)[field],
  steps: plans.flatMap((plan) =>
    singleDemandRows(plan, daysOf(range)).flatMap(({ plan: only, days, input }): Step[] => {
      const value = rangeDemand([only], range)[field];
      const of = { kind: 'demand' as const, ...refOf(plan), ...input };
      return value ? [{ role: 'add', value, unit: 'hours', ...datesOf(days), input: of }] : [];
    }),
  ),
  leftOut: [],
});

/** Budget hours a month, period by period (README.md 13). */
export const explainBudgetHours = (
  periods: readonly (PeriodInput & { readonly budget: number })[],
  range: RangeInput,
): Explained => ({
  value: budgetHoursIn(periods, range),
  steps: periods.flatMap((period): Step[] => {
    const value = budgetHoursIn([period], range);
    const input = { kind: 'budgetHours' as const, budget: period.budget };
    return value
      ? [{ role: 'add', value, unit: 'hours', ...datesOf(common(daysOf(period), daysOf(range))), input }]
      : [];
  }),
  leftOut: [],
});

/** The mean of the weighted beds over days: Σ beds × days of each bed period ÷ days (README.md 13). */
export const explainBeds = (periods: readonly BedPeriodInput[], parts: readonly Days[]): Explained => {
  const held = periods.flatMap((period) =>
    parts
      .map((part) => common(daysOf(period), part))
      .filter((days) => count(days) > 0)
      .map((days) => ({ period, days })),
  );
  const steps = held.flatMap(({ period, days }): Step[] => {
    const { beds, weekendBeds } = period;
    const weighted = bedsAverage([period], { start: datesOf(days).from, end: datesOf(days).to }).averageBeds ?? 0;
    return [
      {
        role: 'add',
        value: weighted * count(days),
        unit: 'bedDays',
        ...datesOf(days),
        input: { kind: 'beds', beds, weekendBeds },
      },
      { role: 'divide', value: count(days), unit: 'days', ...datesOf(days), input: { kind: 'dayCount' } },
    ];
  });
  return { value: meanBeds(periods, parts), steps, leftOut: [] };
};

/** The steps of beds over days: of one unit by bed period, of several the means that are added up. */
export const bedsSteps = (
  units: readonly {
    readonly unitId: string;
    readonly beds: readonly BedPeriodInput[];
    readonly parts: readonly Days[];
  }[],
): readonly Step[] =>
  units.flatMap(({ unitId, beds, parts }): readonly Step[] => {
    const { value, steps } = explainBeds(beds, parts);
    if (units.length === 1) return steps;
    if (!value) return [];
    return [{ role: 'add', value, unit: 'beds', ...datesOf(wholeOf(parts)), unitId, input: { kind: 'meanBeds' } }];
  });
