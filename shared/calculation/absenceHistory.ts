import { round } from '#shared/quantity/round.ts';
import { RATE_DECIMALS, scaled, unscaled, VALUE_DECIMALS } from '#shared/quantity/scaled.ts';
import type { Day } from '#shared/time/day.ts';
import { type ActivityInput, activitiesOfYear, hoursOfMonth, type MonthValues } from './activities.ts';
import { type AbsencePercentages, type ExpectedKind, expectedKinds, type MonthPercentages } from './expectedAbsence.ts';
import type { CategoryPlan } from './input.ts';
import { monthDays } from './months.ts';
import { readAssets } from './readPlan.ts';
import { count, type Days, daysOf, sharedDays } from './span.ts';
import { supplyOf } from './supply.ts';

/** An activity with the kind of absence that its hours are of, and the category where it has one. */
interface AbsenceActivity extends ActivityInput {
  readonly absence?: ExpectedKind | null;
  readonly categoryId?: string | null;
}

/** What the own history of a unit is computed from. */
export interface HistoryPlan {
  /** The staff categories. */
  readonly categories: readonly CategoryPlan[];
  readonly activities: readonly AbsenceActivity[];
  /** The values of the months by year and activity. */
  readonly inputs: ReadonlyMap<number, ReadonlyMap<string, MonthValues>>;
  readonly stencils: readonly { readonly year: number; readonly monthlyWorkHours: number | null }[];
}

/** The history of a kind: what each of the months was, and by calendar month what is proposed. */
interface KindHistory {
  /** On how many months it rests; below {@link fewestMonths} it does not count. */
  readonly months: number;
  /** By calendar month; null where none of the years has a value. */
  readonly percentages: MonthPercentages;
  /** What each month was, the earliest first. */
  readonly outcomes: readonly { readonly year: number; readonly month: number; readonly percent: number }[];
}

/** The history of a category by kind. */
export type CategoryHistory = Readonly<Record<ExpectedKind, KindHistory>>;

const MONTHS = 12;
/** Complete months before today that are looked at. */
const WINDOW = 24;
/** Months that a history rests on, at least. */
const fewestMonths = 12;
/** The highest percentage of a kind. */
export const mostPercent = 60;

interface Month {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

/** The complete months before a day, the earliest first. */
const monthsBefore = (today: Day): readonly Month[] => {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const last = year * MONTHS + month - 2;
  return Array.from({ length: WINDOW }, (_, index) => {
    const at = last - WINDOW + 1 + index;
    return { year: Math.floor(at / MONTHS), month: (at % MONTHS) + 1 };
  });
};

/** The services of own staff and substitutes over some days, those away for a reason included. */
const employed = (plan: CategoryPlan, days: Days): number => {
  const { workRateSumWithoutContractors } = supplyOf({ assets: readAssets(plan.assets, days) }, days);
  const away = plan.assets
    .flatMap(({ periods }) => periods)
    .filter(({ absence }) => absence)
    .reduce(
      (sum, period) => sum + scaled(period.workRateExcluded, RATE_DECIMALS) * sharedDays(daysOf(period), days),
      0,
    );
  return workRateSumWithoutContractors + unscaled(away, RATE_DECIMALS) / count(days);
};

/** The services of staff in a month, computed once for all kinds of absence. */
type EmployedIn = (category: CategoryPlan, month: Month) => number;

const employedIn = (): EmployedIn => {
  const known = new Map<CategoryPlan, Map<string, number>>();
  return (category, { year, month }) => {
    const ofCategory = known.get(category) ?? new Map<string, number>();
    known.set(category, ofCategory);
    const key = `${year}-${month}`;
    const services = ofCategory.get(key) ?? employed(category, monthDays(year, month));
    ofCategory.set(key, services);
    return services;
  };
};

const percentOf = (months: readonly { readonly hours: number; readonly worked: number }[]): number | null => {
  const sum = (of: 'hours' | 'worked') => months.reduce((all, month) => all + month[of], 0);
  return months.length === 0
    ? null
    : Math.min(mostPercent, round((100 * sum('hours')) / sum('worked'), VALUE_DECIMALS));
};

const kindHistory = (
  plan: HistoryPlan,
  staff: readonly CategoryPlan[],
  activities: readonly AbsenceActivity[],
  months: readonly Month[],
  services: EmployedIn,
): KindHistory => {
  const known = months.flatMap(({ year, month }) => {
    const inputs = plan.inputs.get(year) ?? new Map();
    const valid = activitiesOfYear(activities, year);
    const hours = hoursOfMonth({ activities: valid, inputs }, valid, month);
    const monthly = plan.stencils.find((stencil) => stencil.year === year)?.monthlyWorkHours;
    if (hours === null || !monthly) return [];
    const worked = staff.reduce((sum, category) => sum + services(category, { year, month }), 0) * monthly;
    return worked > 0 ? [{ year, month, hours, worked }] : [];
  });
  return {
    months: known.length,
    percentages: Array.from({ length: MONTHS }, (_, index) =>
      percentOf(known.filter(({ month }) => month === index + 1)),
    ),
    outcomes: known.map((one) => ({ year: one.year, month: one.month, percent: percentOf([one]) ?? 0 })),
  };
};

const isOfKind =
  (kind: ExpectedKind) =>
  ({ type, map, isHeader, absence }: AbsenceActivity): boolean =>
    type === 'Other' && map === 'Absence' && !isHeader && absence === kind;

/**
 * What the unit's own months say about absence, by category and kind (README.md 15): activities of the category, else
 * activities without a category, which count for the whole unit.
 */
export const absenceHistory = (plan: HistoryPlan, today: Day): ReadonlyMap<string, CategoryHistory> => {
  const months = monthsBefore(today);
  const services = employedIn();
  const wholes = new Map(
    expectedKinds.map((kind) => {
      const activities = plan.activities.filter((one) => isOfKind(kind)(one) && !one.categoryId);
      return [kind, kindHistory(plan, plan.categories, activities, months, services)] as const;
    }),
  );
  const ofCategory = (category: CategoryPlan, kind: ExpectedKind): KindHistory => {
    const own = plan.activities.filter((one) => isOfKind(kind)(one) && one.categoryId === category.id);
    return own.length > 0 ? kindHistory(plan, [category], own, months, services) : wholes.get(kind)!;
  };
  return new Map(
    plan.categories.map((category) => [
      category.id,
      {
        sick: ofCategory(category, 'sick'),
        child: ofCategory(category, 'child'),
        other: ofCategory(category, 'other'),
      },
    ]),
  );
};

/** The percentages of a history that count: of kinds that rest on at least twelve months. */
export const countedHistory = (history: CategoryHistory | undefined): AbsencePercentages =>
  Object.fromEntries(
    expectedKinds.flatMap((kind) => {
      const of = history?.[kind];
      return of && of.months >= fewestMonths ? [[kind, of.percentages]] : [];
    }),
  );
