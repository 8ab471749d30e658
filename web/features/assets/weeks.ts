import type { Day } from '#shared/time/day.ts';
import type { Period } from '#shared/time/period.ts';
import { weekLabel, weekOf } from '#shared/time/week.ts';

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
