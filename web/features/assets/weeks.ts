import { type Day, daysBetween } from '#shared/time/day.ts';
import type { Period } from '#shared/time/period.ts';
import { mondayOf, mondayOfWeek, weekLabel, weekOf } from '#shared/time/week.ts';
import { readWeek } from '#web/planning/pull.ts';

/** `v06 2026`: a week with its ISO year, as it is read. */
export const weekText = (day: Day): string => `${weekLabel(weekOf(day))} ${weekOf(day).year}`;

/** `2026-v06`: a week as it is typed, the same as in the week picker. */
export const weekCode = (day: Day): string => `${weekOf(day).year}-${weekLabel(weekOf(day))}`;

/** `v06 2026 – v13 2026`, the year once when both are in it; `open` is the text of an open end. */
export const spanText = ({ start, end }: Period, open: string): string => {
  if (end === null) return `${weekText(start)} – ${open}`;
  if (weekOf(start).start === weekOf(end).start) return weekText(start);
  const sameYear = weekOf(start).year === weekOf(end).year;
  return `${sameYear ? weekLabel(weekOf(start)) : weekText(start)} – ${weekText(end)}`;
};

const typedMonday = (text: string, year: number): Day | null => {
  const typed = readWeek(text, year);
  return typed && mondayOfWeek(typed.year, typed.week);
};

const around = (text: string, day: Day): readonly Day[] => {
  const { year } = weekOf(day);
  return [year, year - 1, year + 1].map((each) => typedMonday(text, each)).filter((monday) => monday !== null);
};

/** The Monday of a typed week; without a year, the one nearest to `near`. Null for what is no week. */
export const mondayNear = (text: string, near: Day): Day | null =>
  around(text, near).reduce<Day | null>(
    (best, monday) =>
      best === null || Math.abs(daysBetween(near, monday)) < Math.abs(daysBetween(near, best)) ? monday : best,
    null,
  );

/** The Monday of a typed week; without a year, the first that is not before `from`. Null for what is no week. */
export const mondayFrom = (text: string, from: Day): Day | null => {
  const mondays = [...around(text, from)].sort();
  return mondays.find((monday) => monday >= mondayOf(from)) ?? mondays.at(-1) ?? null;
};
