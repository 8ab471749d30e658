import type { Day } from '#shared/time/day.ts';
import { mondayOfWeek, weekOf } from '#shared/time/week.ts';
import { readWeek } from '#web/domain/planning/typedWeek.ts';
import { weekLabel } from '#web/kit/ui/weeks.ts';

/** `v06 2026`: a week with its ISO year, as it is read. */
export const weekText = (day: Day): string => `${weekLabel(weekOf(day))} ${weekOf(day).year}`;

/** `2026-v06`: a week as it is typed, the same as in the week picker. */
export const weekCode = (day: Day): string => `${weekOf(day).year}-${weekLabel(weekOf(day))}`;

/** A typed week with its year as it is read, `v06 2026` for `2026-v06`; any other text as it is. */
export const typedWeekText = (text: string): string => {
  const typed = readWeek(text, 0);
  const monday = typed && typed.year > 0 ? mondayOfWeek(typed.year, typed.week) : null;
  return monday ? weekText(monday) : text;
};
