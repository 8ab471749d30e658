import { tidy } from '#shared/quantity/tidy.ts';
import type { Day } from '#shared/time/day.ts';
import { weeksOf } from '#shared/time/week.ts';
import { type CountField, countIn, explainBalance, type LevelField, levelFields } from './explainBalance.ts';
import { daysOfWeeks } from './explainMeans.ts';
import { datesOf, type Explained, refOf, type Step } from './explanation.ts';
import type { CategoryPlan } from './input.ts';
import { receiptsOf } from './receiptsOf.ts';
import { singleAssets } from './singleInputs.ts';
import { daysOf } from './span.ts';

interface Range {
  readonly start: Day;
  readonly end: Day;
}

/** The share of those in service who have a level. */
export const shareFields = levelFields.map((field): `share.${LevelField}` => `share.${field}`);
export type ShareField = (typeof shareFields)[number];

/** The mean over weeks of those in service, all or of a level. */
export const countMeanFields = (['workingCount', ...levelFields] as const).map(
  (field): `mean.${typeof field}` => `mean.${field}`,
);
export type CountMeanField = (typeof countMeanFields)[number];

/** The share of a level over a range: those who have it over everybody in service; null when none is (README.md 9 and 13). */
export const explainShare = (plans: readonly CategoryPlan[], range: Range, field: ShareField): Explained => {
  const counted = explainBalance(plans, range, field.slice('share.'.length) as LevelField);
  const { value: all } = explainBalance(plans, range, 'workingCount');
  if (!all) return { value: null, steps: [], leftOut: [] };
  const input = { kind: 'inService' as const };
  const divisor: Step = { role: 'divide', value: all, unit: 'people', ...datesOf(daysOf(range)), input };
  return { value: (counted.value ?? 0) / all, steps: [...counted.steps, divisor], leftOut: [] };
};

/** The mean of the weeks' counts: the weeks that each employee is counted in, over all weeks (README.md 9 and 13). */
export const explainCountMean = (plans: readonly CategoryPlan[], weeks: Range, field: CountMeanField): Explained => {
  const of = field.slice('mean.'.length) as CountField;
  const steps = plans.flatMap((plan) =>
    singleAssets(plan, daysOf(weeks)).flatMap(({ plan: only, input }): Step[] => {
      const held = receiptsOf(only, weeks).filter((receipt) => countIn(receipt, of) > 0);
      const days = held.map(({ start }) => start);
      const staff = { kind: 'staff' as const, ...refOf(plan), ...input, weeks: held.length };
      return held.length > 0
        ? [{ role: 'add', value: held.length, unit: 'people', ...daysOfWeeks(days), input: staff }]
        : [];
    }),
  );
  const all = weeksOf(weeks).map(({ start }) => start);
  const sum = tidy(steps.reduce((total, { value }) => total + value, 0));
  const divisor: Step = {
    role: 'divide',
    value: all.length,
    unit: 'weeks',
    ...daysOfWeeks(all),
    input: { kind: 'weekCount' },
  };
  return { value: sum / all.length, steps: [...steps, divisor], leftOut: [] };
};
