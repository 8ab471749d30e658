import type { Day } from '#shared/time/day.ts';
import type { Period } from '#shared/time/period.ts';
import { weekOf } from '#shared/time/week.ts';
import { dayText } from '#web/kit/ui/dates.ts';
import { weekLabel, weekRun, weekSpan } from '#web/kit/ui/weeks.ts';

/** What a period is called. */
export interface PeriodText {
  /** `v06–v13`; `v35` alone when one week; an open end is left to `open`. */
  readonly weeks: string;
  /** `2026`, or `2025–2026` when the ISO years differ. */
  readonly year: string;
  /** `2 feb – 29 mar`. */
  readonly days: string;
}

/** A period by its ISO weeks and by its days; `open` is the text of an open end (`tillsv.`). */
export const periodText = ({ start, end }: Period, open: string): PeriodText => {
  const first = weekOf(start);
  if (end === null) {
    return { weeks: `${weekLabel(first)}–`, year: `${first.year}`, days: `${dayText(start)} – ${open}` };
  }
  const last = weekOf(end);
  return {
    weeks: weekRun(first, last),
    year: first.year === last.year ? `${first.year}` : `${first.year}–${last.year}`,
    days: `${dayText(start)} – ${dayText(end)}`,
  };
};

/** The week of a day as `v06`, and its ISO year. */
export const weekTexts = (day: Day): { readonly week: string; readonly year: string } => ({
  week: weekLabel(weekOf(day)),
  year: String(weekOf(day).year),
});

/** `v06–v13 2026`, `v34–v13 2025–2026`; `v35 2026 – tillsv.` without an end, whose word is `open`. */
export const spanText = ({ start, end }: Period, open: string): string =>
  end === null ? `${weekLabel(weekOf(start))} ${weekOf(start).year} – ${open}` : weekSpan(weekOf(start), weekOf(end));
