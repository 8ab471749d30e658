import { formatClock, formatMinutes, parseMinutes } from '#shared/quantity/minutes.ts';
import { parseDecimal } from '#shared/quantity/parse.ts';

const SECONDS = /^(\d{1,2}:\d{2}):\d{2}$/;
const SHORT = /^\d{1,2}$/;
const DECIMAL = /^\d*[,.]\d+$/;

const plain = (text: string): string => text.trim().replace(SECONDS, '$1');

/** Minutes of a clock as typed or pasted: `6:45`, `06.45`, `645`, `6`, `06:45:00`; null for anything else. */
export const readClock = (text: string): number | null => parseMinutes(plain(text));

/**
 * Minutes of a length of time as typed or pasted: `0:30`, `0,5`, and a bare number as the column means it, in minutes (a
 * break of 30) or hours (a duty of 6); null for anything else.
 */
export const readDuration = (text: string, bare: 'minutes' | 'hours'): number | null => {
  const typed = plain(text);
  if (SHORT.test(typed)) return Number(typed) * (bare === 'hours' ? 60 : 1);
  const minutes = parseMinutes(typed);
  if (minutes !== null && !DECIMAL.test(typed.replace('.', ':'))) return minutes;
  const hours = DECIMAL.test(typed) ? parseDecimal(typed) : null;
  return hours === null ? null : Math.round(hours * 60);
};

const orAsTyped = (text: string, minutes: number | null, format: (minutes: number) => string): string =>
  minutes === null ? text.trim() : format(minutes);

/** A clock as it is kept, `06:45`; what is none comes back as typed. */
export const normaliseClock = (text: string): string => orAsTyped(text, readClock(text), formatClock);

/** A length of time as it is kept, `0:30`; what is none comes back as typed. */
export const normaliseDuration = (text: string, bare: 'minutes' | 'hours'): string =>
  orAsTyped(text, readDuration(text, bare), formatMinutes);

const BEGINNING = /^\d{0,2}([:.]\d?)?$/;

/** Whether more keys may still make it a time: `06:`, `06:4`. */
export const unfinishedTime = (text: string): boolean => BEGINNING.test(text.trim());
