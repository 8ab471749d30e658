import type { Day } from '#shared/time/day.ts';
import { weekLabel, weekOf } from '#shared/time/week.ts';

/** `7:30` for hours and minutes; empty where there are none. */
export const timeText = (hours: number | null, minutes: number | null): string =>
  hours === null && minutes === null ? '' : `${hours ?? 0}:${String(minutes ?? 0).padStart(2, '0')}`;

/** `v06–v26 2026`, `v42 2026–v14 2027`; without an end `v06 2026–` and the word for it. */
export const openWeeksText = (
  { start, end }: { readonly start: string; readonly end: string | null },
  open: string,
): string => {
  const first = weekOf(start as Day);
  if (end === null) return `${weekLabel(first)} ${first.year} ${open}`;
  const last = weekOf(end as Day);
  return `${weekLabel(first)}${first.year === last.year ? '' : ` ${first.year}`}–${weekLabel(last)} ${last.year}`;
};
