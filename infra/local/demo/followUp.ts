import type * as z from 'zod';
import { type ActivityFields, monthNames } from '#shared/model/activity.ts';
import { addDays, type Day, daysBetween } from '#shared/time/day.ts';
import type { Calendar } from './calendar.ts';
import { type NeedDesign, needsOf } from './need.ts';
import { type Random, randomOf } from './random.ts';
import type { WardSpec } from './spec.ts';

/** An activity with its values by year and month; null where there is none. */
interface FollowedActivity {
  readonly fields: z.input<typeof ActivityFields>;
  readonly years: ReadonlyMap<number, readonly (number | null)[]>;
}

/** The follow-up of a unit: what it counts, and its comments by year and month. */
export interface FollowUpDesign {
  readonly activities: readonly FollowedActivity[];
  readonly comments: ReadonlyMap<number, readonly string[]>;
}

/** A calendar month of the two years. */
interface Month {
  readonly year: number;
  /** 1 to 12. */
  readonly number: number;
  /** Demanded hours. */
  readonly hours: number;
  readonly days: number;
  /** Beds on weekdays; 0 for units without. */
  readonly beds: number;
  readonly isSummer: boolean;
  readonly isLast: boolean;
}

const monthsBack = 24;
const hoursOfService = 38.25;

const firstOf = (year: number, number: number): Day => {
  const index = year * 12 + number - 1;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-01` as Day;
};

/** The months before this one, two years of them, with what they demand. */
const monthsOf = (calendar: Calendar, { beds }: WardSpec, categories: readonly NeedDesign[]): readonly Month[] => {
  const needs = categories.map((category) => needsOf(calendar, category));
  const servicesOn = (day: Day) => {
    const week = Math.max(0, calendar.numberOf(day));
    return needs.reduce((sum, weeks) => sum + (weeks[week]?.services ?? 0), 0);
  };
  const [year = 0, number = 0] = calendar.monday(calendar.now).split('-').map(Number);
  return Array.from({ length: monthsBack }, (_, index): Month => {
    const start = firstOf(year, number - monthsBack + index);
    const [ofYear = 0, of = 0] = start.split('-').map(Number);
    const days = daysBetween(start, firstOf(ofYear, of + 1));
    const services = Array.from({ length: days }, (__, day) => servicesOn(addDays(start, day)));
    const isSummer = of === 7 || of === 8;
    return {
      year: ofYear,
      number: of,
      days,
      isSummer,
      isLast: index === monthsBack - 1,
      hours: services.reduce((sum, each) => sum + each, 0) * (hoursOfService / 7),
      beds: beds?.[isSummer ? 2 : 0] ?? 0,
    };
  });
};

type ValueOf = (month: Month, random: Random) => number | null;
type Fields = Omit<FollowedActivity['fields'], 'start'>;

/** A share of the demanded hours, another in summer, that varies by a tenth. */
const share =
  (usual: number, summer: number): ValueOf =>
  ({ hours, isSummer }, random) =>
    Math.round(hours * (isSummer ? summer : usual) * (0.95 + random.fraction() / 10));

const heading: ValueOf = () => null;
const manager: ValueOf = ({ isSummer }, random) => (isSummer ? random.between(60, 120) : random.between(136, 170));
const own: ValueOf = ({ hours, isSummer }, random) =>
  Math.round(hours * (isSummer ? 0.83 : 0.92) * (0.99 + random.fraction() / 40));
/** The invoice of the last month has not come. */
const rental: ValueOf = (month, random) => (month.isLast ? null : share(0.025, 0.06)(month, random));
const careDays: ValueOf = ({ beds, days }, random) => Math.round(beds * days * (0.88 + random.fraction() / 10));
const sickLeave: ValueOf = ({ isSummer }, random) => (isSummer ? random.between(4, 6) : random.between(6, 9));

/** What a unit counts; contractors and beds only where it has them. */
const countedOf = ({ beds, categories }: WardSpec): readonly (readonly [Fields, ValueOf])[] => [
  [{ type: 'Manager', name: 'Enhetschef', heromaActivityIdentifier: 'CHEF' }, manager],
  [{ type: 'Worklog', name: 'Egen personal', map: 'Work', heromaActivityIdentifier: 'ARB' }, own],
  [{ type: 'Worklog', name: 'Resursteam', map: 'Resource', heromaActivityIdentifier: 'RESURS' }, share(0.045, 0.07)],
  ...(categories.some(({ rented }) => rented)
    ? [[{ type: 'Worklog', name: 'Inhyrda', map: 'Rental' }, rental] as const]
    : []),
  [{ type: 'WorklogDetailed', name: 'Extravak', map: 'Work', heromaActivityIdentifier: 'VAK' }, share(0.008, 0.005)],
  [
    { type: 'WorklogDetailed', name: 'Introduktion', map: 'Work', heromaActivityIdentifier: 'INTRO' },
    share(0.006, 0.012),
  ],
  [{ type: 'Other', name: 'Övertid', isHeader: true }, heading],
  [
    { type: 'Other', name: 'Enkel övertid', map: 'SimpleOvertime', heromaActivityIdentifier: '4110' },
    share(0.014, 0.022),
  ],
  [
    { type: 'Other', name: 'Kvalificerad övertid', map: 'QualifiedOvertime', heromaActivityIdentifier: '4120' },
    share(0.006, 0.012),
  ],
  [{ type: 'Other', name: 'Vård och frånvaro', isHeader: true }, heading],
  ...(beds ? [[{ type: 'Other', name: 'Vårddygn' }, careDays] as const] : []),
  [{ type: 'Other', name: 'Sjukfrånvaro, procent', calc: 'Avg' }, sickLeave],
];

const commentOf = ({ number, isLast }: Month, isRented: boolean): string => {
  if (isLast && isRented) return 'Fakturan för inhyrda har inte kommit.';
  if (number === 3) return 'Många introduktioner efter vinterns rekryteringar.';
  return number === 7 ? 'Sommarbemanning: fler pass av resursteamet.' : '';
};

/** Values of months as the twelve of each year. */
const byYear = <Item>(
  months: readonly Month[],
  value: (month: Month) => Item,
  none: Item,
): ReadonlyMap<number, readonly Item[]> => {
  const years = new Map<number, Item[]>();
  for (const month of months) {
    const values = years.get(month.year) ?? monthNames.map(() => none);
    values[month.number - 1] = value(month);
    years.set(month.year, values);
  }
  return years;
};

/** Two years of follow-up of a unit, to the last whole month: near the hours that it demands, with more help in summer. */
export const followUpOf = (calendar: Calendar, ward: WardSpec, categories: readonly NeedDesign[]): FollowUpDesign => {
  const months = monthsOf(calendar, ward, categories);
  const start = months[0]?.year ?? 0;
  const isRented = ward.categories.some(({ rented }) => rented);
  return {
    activities: countedOf(ward).map(([fields, value]) => {
      const random = randomOf(`${ward.name} ${fields.name}`);
      const years = byYear<number | null>(months, (month) => value(month, random), null);
      return { fields: { ...fields, start }, years: fields.isHeader ? new Map() : years };
    }),
    comments: byYear(months, (month) => commentOf(month, isRented), ''),
  };
};
