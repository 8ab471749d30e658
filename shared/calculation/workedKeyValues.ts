import { tidy } from '#shared/quantity/tidy.ts';
import { type ActivityInput, activitiesOfYear, hoursOfMonth, specifiedActivities } from './activities.ts';
import { bedDaysIn, lacksBeds } from './bedDays.ts';
import { meanBeds, meanWeekendBeds } from './bedsAverage.ts';
import { demandedHours, workedHours } from './followUp.ts';
import type { FollowUpPlan } from './followUpRow.ts';
import type { BedPeriodInput } from './input.ts';
import { monthDays } from './months.ts';
import { perBedAndDay } from './perBedAndDay.ts';

/** A unit with its follow-up and its beds. */
export interface WorkedPlan extends FollowUpPlan {
  readonly beds: readonly BedPeriodInput[];
}

/** What the months of a unit's year lack for key values of worked hours. */
interface WorkedLack {
  readonly kind: 'demand' | 'beds' | 'worklog';
  /** 1 to 12. */
  readonly month: number;
}

/** Sums of a unit over the months of a year that lack nothing: what the key values are quotients of. */
interface WorkedSums {
  readonly demand: number;
  readonly worklog: number;
  readonly detailed: number;
  readonly overtime: number;
  readonly resource: number;
  readonly rental: number;
  readonly bedDays: number;
  readonly beds: number;
  readonly averageWeekendBeds: number;
}

/** Key values 1 and 2 of a year; all null when no month counts (README.md 8). */
interface WorkedKeyValues {
  readonly demand: number | null;
  readonly worklog: number | null;
  readonly diff: number | null;
  readonly beds: number | null;
  readonly averageWeekendBeds: number | null;
  readonly demandPerBedAndDay: number | null;
  readonly worklogPerBedAndDay: number | null;
  readonly diffDemandWorklogPerBedAndDay: number | null;
  readonly resourcePerBedAndDay: number | null;
  readonly overTimePerBedAndDay: number | null;
  readonly rentalPerBedAndDay: number | null;
  readonly diffResources: number | null;
  readonly detailedResources: number | null;
  readonly unspecifiedResources: number | null;
}

/**
 * The sums of a unit's year over the months with beds and worked time, and for key value 1 with demand; undefined without such a month.
 * With what the other months lack (README.md 8).
 */
export const workedSums = (
  plan: WorkedPlan,
  keyValue: 1 | 2,
  { year, months }: { readonly year: number; readonly months: readonly number[] },
): { readonly sums: WorkedSums | undefined; readonly counted: number; readonly lacks: readonly WorkedLack[] } => {
  const activities = activitiesOfYear(plan.activities, year);
  const of = { activities, inputs: plan.inputs };
  const demanded = demandedHours(plan.categories, year);
  const worked = workedHours(of);
  const lacks = months.flatMap((month): WorkedLack[] => [
    ...(keyValue === 1 && demanded[month - 1] === null ? [{ kind: 'demand' as const, month }] : []),
    ...(lacksBeds(plan.beds, monthDays(year, month)) ? [{ kind: 'beds' as const, month }] : []),
    ...(worked[month - 1] === null ? [{ kind: 'worklog' as const, month }] : []),
  ]);
  const counted = months.filter((month) => !lacks.some((lack) => lack.month === month));
  if (counted.length === 0) return { sums: undefined, counted: 0, lacks };

  const parts = counted.map((month) => monthDays(year, month));
  const sumOf = (hours: (month: number) => number | null): number =>
    tidy(counted.reduce((sum, month) => sum + (hours(month) ?? 0), 0));
  const hoursOf = (chosen: readonly ActivityInput[]) => sumOf((month) => hoursOfMonth(of, chosen, month));
  const mapped = (...kinds: readonly ActivityInput['map'][]) =>
    hoursOf(activities.filter(({ map }) => kinds.includes(map)));
  return {
    counted: counted.length,
    lacks,
    sums: {
      demand: sumOf((month) => demanded[month - 1]!),
      worklog: sumOf((month) => worked[month - 1]!),
      detailed: hoursOf(specifiedActivities(activities)),
      overtime: mapped('SimpleOvertime', 'QualifiedOvertime'),
      resource: mapped('Resource'),
      rental: mapped('Rental'),
      bedDays: parts.reduce((sum, days) => sum + bedDaysIn(plan.beds, days, 'all'), 0),
      beds: meanBeds(plan.beds, parts) ?? 0,
      averageWeekendBeds: meanWeekendBeds(plan.beds, parts) ?? 0,
    },
  };
};

/** Key values 1 and 2 of units together: Σ hours ÷ Σ bed-days; beds are added up (README.md 8). */
export const workedKeyValues = (units: readonly WorkedSums[]): WorkedKeyValues => {
  const sumOf = (field: keyof WorkedSums): number => tidy(units.reduce((sum, unit) => sum + unit[field], 0));
  const known = (value: number): number | null => (units.length > 0 ? value : null);
  const bedDays = sumOf('bedDays');
  const per = (hours: number): number | null => perBedAndDay(hours, bedDays);
  const diff = tidy(sumOf('worklog') - sumOf('demand'));
  return {
    demand: known(sumOf('demand')),
    worklog: known(sumOf('worklog')),
    diff: known(diff),
    beds: known(sumOf('beds')),
    averageWeekendBeds: known(sumOf('averageWeekendBeds')),
    demandPerBedAndDay: per(sumOf('demand')),
    worklogPerBedAndDay: per(sumOf('worklog')),
    diffDemandWorklogPerBedAndDay: per(diff),
    resourcePerBedAndDay: per(sumOf('resource')),
    overTimePerBedAndDay: per(sumOf('overtime')),
    rentalPerBedAndDay: per(sumOf('rental')),
    diffResources: per(diff),
    detailedResources: per(sumOf('detailed')),
    unspecifiedResources: per(diff - sumOf('detailed')),
  };
};
