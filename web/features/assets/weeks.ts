import type { Day } from '#shared/time/day.ts';
import { weekOf } from '#shared/time/week.ts';
import { weekLabel } from '#web/kit/ui/weeks.ts';

/** `v06 2026`: a week with its ISO year, as it is read. */
export const weekText = (day: Day): string => `${weekLabel(weekOf(day))} ${weekOf(day).year}`;

/** `2026-v06`: a week as it is typed, the same as in the week picker. */
export const weekCode = (day: Day): string => `${weekOf(day).year}-${weekLabel(weekOf(day))}`;
