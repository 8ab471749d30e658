import { addDays, type Day, weekdayOf } from './day.ts';
import type { ClosedPeriod } from './period.ts';

/** A day off is red by law, or an eve that is staffed as one by general agreement (shared/calculation/README.md 14). */
const dayOffKinds = ['red', 'eve'] as const;
export type DayOffKind = (typeof dayOffKinds)[number];

/** A day off with its name in the languages of the product. */
export interface DayOff {
  readonly day: Day;
  readonly kind: DayOffKind;
  readonly sv: string;
  readonly en: string;
}

/** What a day off is staffed as: its own weekday, a Saturday or a Sunday. */
export const dayOffRules = ['weekday', 'saturday', 'sunday'] as const;
export type DayOffRule = (typeof dayOffRules)[number];

/** The rule of a unit for red days and for eves (shared/calculation/README.md 14). */
export interface DaysOff {
  readonly redDay: DayOffRule;
  readonly eve: DayOffRule;
}

const SATURDAY = 5;
/** Year since which 6 June is a red day. */
const firstNationalDay = 2005;

const date = (year: number, month: number, day: number): Day =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` as Day;

/** Easter Day of a Gregorian year, by the rule of Meeus, Jones and Butcher; its variables are theirs. */
const easterDay = (year: number): Day => {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return date(year, Math.floor(n / 31), (n % 31) + 1);
};

/** The first Saturday on or after a day. */
const saturdayFrom = (day: Day): Day => addDays(day, (SATURDAY - weekdayOf(day) + 7) % 7);

const computed = (year: number): readonly DayOff[] => {
  const easter = easterDay(year);
  const midsummer = saturdayFrom(date(year, 6, 20));
  const red = (day: Day, sv: string, en: string): DayOff => ({ day, kind: 'red', sv, en });
  const eve = (day: Day, sv: string, en: string): DayOff => ({ day, kind: 'eve', sv, en });
  return [
    red(date(year, 1, 1), 'Nyårsdagen', 'New Year’s Day'),
    red(date(year, 1, 6), 'Trettondedag jul', 'Epiphany'),
    red(addDays(easter, -2), 'Långfredagen', 'Good Friday'),
    red(easter, 'Påskdagen', 'Easter Sunday'),
    red(addDays(easter, 1), 'Annandag påsk', 'Easter Monday'),
    red(date(year, 5, 1), 'Första maj', 'May Day'),
    red(addDays(easter, 39), 'Kristi himmelsfärdsdag', 'Ascension Day'),
    red(addDays(easter, 49), 'Pingstdagen', 'Whit Sunday'),
    ...(year < firstNationalDay ? [] : [red(date(year, 6, 6), 'Nationaldagen', 'National Day')]),
    eve(addDays(midsummer, -1), 'Midsommarafton', 'Midsummer Eve'),
    red(midsummer, 'Midsommardagen', 'Midsummer Day'),
    red(saturdayFrom(date(year, 10, 31)), 'Alla helgons dag', 'All Saints’ Day'),
    eve(date(year, 12, 24), 'Julafton', 'Christmas Eve'),
    red(date(year, 12, 25), 'Juldagen', 'Christmas Day'),
    red(date(year, 12, 26), 'Annandag jul', 'Boxing Day'),
    eve(date(year, 12, 31), 'Nyårsafton', 'New Year’s Eve'),
  ].sort((one, other) => (one.day < other.day ? -1 : 1));
};

const years = new Map<number, readonly DayOff[]>();

/** The days off of a calendar year, in order; each year is computed once. */
const daysOffOf = (year: number): readonly DayOff[] => {
  const known = years.get(year);
  if (known) return known;
  const days = computed(year);
  years.set(year, days);
  return days;
};

const yearOf = (day: Day): number => Number(day.slice(0, 4));

/** The Swedish days off from one day to another, both inclusive, in order. In a few years two are one day: Ascension Day on 1 May in 2008. */
export const daysOffBetween = ({ start, end }: ClosedPeriod): readonly DayOff[] => {
  const first = yearOf(start);
  const all = Array.from({ length: yearOf(end) - first + 1 }, (_, index) => daysOffOf(first + index)).flat();
  return all.filter(({ day }) => start <= day && day <= end);
};
