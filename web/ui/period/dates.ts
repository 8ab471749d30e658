import { type Day, todayInStockholm } from '#shared/time/day.ts';
import type { Period } from '#shared/time/period.ts';
import { weekLabel, weekOf } from '#shared/time/week.ts';
import { currentLanguage } from '#web/locales/i18n.ts';

const locales = { sv: 'sv-SE', en: 'en-GB' } as const;

const formatter = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locales[currentLanguage()], { timeZone: 'Europe/Stockholm', ...options });

const atNoon = (day: string): Date => new Date(`${day}T12:00:00Z`);

const month = (style: 'short' | 'long', day: string): string => {
  const name = formatter({ month: style }).format(atNoon(day));
  return style === 'short' ? name.slice(0, 3) : name;
};

/** `2 feb` in the shown language; with the year when asked, `2 feb 2026`. */
export const dayText = (day: string, { year = false }: { readonly year?: boolean } = {}): string => {
  const text = `${Number(day.slice(8))} ${month('short', day)}`;
  return year ? `${text} ${day.slice(0, 4)}` : text;
};

/** `2 februari` in the shown language. */
export const longDayText = (day: string): string => `${Number(day.slice(8))} ${month('long', day)}`;

/** A moment (ISO, from `changedAt`) as `4 feb 13:05`; empty for what is no moment. */
export const momentText = (moment: string): string => {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  return `${dayText(todayInStockholm(date))} ${formatter({ hour: '2-digit', minute: '2-digit' }).format(date)}`;
};

/** Today in Stockholm, by this browser's clock. */
export const today = (): Day => todayInStockholm(new Date());

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
  const same = first.start === last.start;
  return {
    weeks: same ? weekLabel(first) : `${weekLabel(first)}–${weekLabel(last)}`,
    year: first.year === last.year ? `${first.year}` : `${first.year}–${last.year}`,
    days: `${dayText(start)} – ${dayText(end)}`,
  };
};

/** The week of a day as `v06`, and its ISO year. */
export const weekTexts = (day: Day): { readonly week: string; readonly year: string } => ({
  week: weekLabel(weekOf(day)),
  year: String(weekOf(day).year),
});
