import type { Period } from '#shared/time/period.ts';
import { weekOf } from '#shared/time/week.ts';
import { dayText } from '#web/kit/ui/dates.ts';
import { weekSpan } from '#web/kit/ui/weeks.ts';
import { currentLanguage } from '#web/platform/locales/i18n.ts';

const locales = { sv: 'sv-SE', en: 'en-GB' } as const;

const written = (day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locales[currentLanguage()], { timeZone: 'UTC', ...options })
    .format(new Date(day))
    .replace('.', '');

/** `v06–v22 2026`, `v35 2026`, `v35– 2026`: the heading of a plan period. */
export const headingOf = ({ start, end }: Period): string => weekSpan(weekOf(start), end === null ? null : weekOf(end));

/** `2 feb – 31 maj 2026`, with both years where they differ. */
export const datesOf = ({ start, end }: Period, open: string): string => {
  const [startYear, endYear] = [start.slice(0, 4), end?.slice(0, 4)];
  const from = dayText(start, { year: startYear !== endYear });
  return `${from} – ${end === null ? open : dayText(end, { year: true })}`;
};

/** The name of the month (`2026-02`), short (`feb`) or long, with the year when `year` is set. */
export const monthText = (named: string, month: 'short' | 'long', year: boolean): string =>
  written(`${named}-15`, { month, ...(year && { year: 'numeric' }) });

/** `fre 3 apr` in the shown language. */
export const weekdayText = (day: string): string => `${written(day, { weekday: 'short' })} ${dayText(day)}`;
