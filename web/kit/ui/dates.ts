import { type Day, daysBetween, todayInStockholm } from '#shared/time/day.ts';
import { sundayOf } from '#shared/time/week.ts';
import { currentLanguage } from '#web/platform/locales/i18n.ts';

const locales = { sv: 'sv-SE', en: 'en-GB' } as const;

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * A formatter in the shown language, in Stockholm's time unless the options name another zone. Cached: creating one takes as
 * long as writing hundreds of dates.
 */
export const dateFormatter = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const locale = locales[currentLanguage()];
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Stockholm', ...options });
  formatters.set(key, known);
  return known;
};

const minutes = { hour: '2-digit', minute: '2-digit' } as const;

const atNoon = (day: string): Date => new Date(`${day}T12:00:00Z`);

const month = (style: 'short' | 'long', day: string): string => {
  const name = dateFormatter({ month: style }).format(atNoon(day));
  return style === 'short' ? name.slice(0, 3) : name;
};

/** `2 feb` in the shown language; with the year when `year` is set, `2 feb 2026`. */
export const dayText = (day: string, { year = false }: { readonly year?: boolean } = {}): string => {
  const text = `${Number(day.slice(8))} ${month('short', day)}`;
  return year ? `${text} ${day.slice(0, 4)}` : text;
};

/** `2 feb – 29 mar 2026`, `1 dec 2025 – 31 jan 2026`, one day alone as `2 feb 2026`. */
export const daysText = (start: string, end: string): string => {
  const last = dayText(end, { year: true });
  if (start === end) return last;
  return `${dayText(start, { year: start.slice(0, 4) !== end.slice(0, 4) })} – ${last}`;
};

/** `2 februari` in the shown language. */
export const longDayText = (day: string): string => `${Number(day.slice(8))} ${month('long', day)}`;

/** The days of the week that begins on the Monday: `16–22 november`; `30 mars – 5 april` over the turn of the month. */
export const weekDates = (monday: Day): string => {
  const sunday = sundayOf(monday);
  return monday.slice(0, 7) === sunday.slice(0, 7)
    ? `${Number(monday.slice(8))}–${longDayText(sunday)}`
    : `${longDayText(monday)} – ${longDayText(sunday)}`;
};

const inYear = (moment: string, time: Intl.DateTimeFormatOptions): string => {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  return `${dayText(todayInStockholm(date), { year: true })} ${dateFormatter(time).format(date)}`;
};

/**
 * A moment (ISO) as `4 feb 2026 13:05`, in Stockholm's time; empty for what is no moment. So moments are written everywhere on screen:
 * always with the year, to the minute. Only the log adds the seconds ({@link exactMomentText}), and only the line about the last change
 * leaves out the date of today ({@link recentText}).
 */
export const momentText = (moment: string): string => inYear(moment, minutes);

/** A moment (ISO) to the second, as `4 feb 2026 13:05:12`. */
export const exactMomentText = (moment: string): string => inYear(moment, { ...minutes, second: '2-digit' });

/** A moment (ISO, from `changedAt`) as `13:05` today, else as {@link momentText}. */
export const recentText = (moment: string): string => {
  const text = momentText(moment);
  const date = `${dayText(today(), { year: true })} `;
  return text.startsWith(date) ? text.slice(date.length) : text;
};

/** Milliseconds of an hour. */
const hour = 3_600_000;

/**
 * How long ago a moment (ISO) was, in words of the shown language: `för 3 timmar sedan` today (at least one), `i går`, `för 5 dagar sedan`;
 * after 30 days its date, `4 feb 2026`.
 */
export const agoText = (moment: string, now = new Date()): string => {
  const date = new Date(moment);
  const day = todayInStockholm(date);
  const days = daysBetween(day, todayInStockholm(now));
  if (days > 30) return dayText(day, { year: true });
  const words = new Intl.RelativeTimeFormat(locales[currentLanguage()], { numeric: 'auto' });
  return days > 0
    ? words.format(-days, 'day')
    : words.format(-Math.max(1, Math.floor((now.getTime() - date.getTime()) / hour)), 'hour');
};

/** Today in Stockholm, by this browser's clock. */
export const today = (): Day => todayInStockholm(new Date());

/** `Februari` for `2026-02`, in the shown language. */
export const monthText = (named: string): string => {
  const name = month('long', `${named}-15`);
  return name.slice(0, 1).toUpperCase() + name.slice(1);
};

/** `februari` for the month 2, and `February` in English: as within a sentence. */
export const monthName = (number: number): string => month('long', `2026-${String(number).padStart(2, '0')}-15`);
