import type { Asset, AssetPeriod } from '#shared/model/asset.ts';
import { valueFields } from '#shared/planning/assetWeeks.ts';
import { type Day, daysBetween } from '#shared/time/day.ts';
import { contains, type Period } from '#shared/time/period.ts';
import { nextPeriod } from '#shared/time/timeline.ts';
import { formOf, newForm, type PeriodForm } from './form.ts';
import { settledRates } from './rates.ts';

const distance = (period: Period, day: Day): number => {
  if (contains(period, day)) return 0;
  return period.start > day ? daysBetween(day, period.start) : daysBetween(period.end ?? day, day);
};

/** The period that holds the day, or lies nearest to it; of two as near, the earlier. */
export const closest = <One extends Period>(periods: readonly One[], day: Day): One | undefined =>
  [...periods].sort((a, b) => distance(a, day) - distance(b, day) || daysBetween(b.start, a.start))[0];

/** The values that all employees share, and the different values of the other fields. */
export interface Merged {
  readonly form: PeriodForm;
  readonly differing: Readonly<Partial<Record<keyof PeriodForm, readonly string[]>>>;
}

/**
 * The values of a period for several employees, merged from each one's period closest to its start: a value that all
 * share, else the default.
 */
export const merged = (assets: readonly Pick<Asset, 'periods'>[], period: Period): Merged => {
  const forms = assets
    .map(({ periods }) => closest<AssetPeriod>(periods, period.start))
    .filter((near) => near !== undefined)
    .map((near) => formOf(near));
  const values = valueFields.map((field) => [field, [...new Set(forms.map((form) => form[field]))]] as const);
  const shared = Object.fromEntries(
    values.filter(([, all]) => all.length === 1).map(([field, [value]]) => [field, value]),
  );
  const differing = Object.fromEntries(
    values.filter(([, all]) => all.length > 1).map(([field, all]) => [field, all.map(String).sort()]),
  );
  const form: PeriodForm = { ...newForm(period), ...shared };
  return { form: settledRates(form), differing };
};

/** When a period for several begins and ends by default: the latest of their own next ones, ended only when all are. */
export const nextForAll = (assets: readonly Pick<Asset, 'periods'>[], today: Day): Period => {
  const all = assets.map(({ periods }) => nextPeriod(periods, today));
  const latest = all.reduce((late, one) => (one.start > late.start ? one : late), nextPeriod([], today));
  return all.every(({ end }) => end !== null) ? latest : { start: latest.start, end: null };
};
