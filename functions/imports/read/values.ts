import type { RemarkCode } from '#shared/model/importRemarks.ts';
import { parseDecimal } from '#shared/quantity/parse.ts';
import { hasDecimals } from '#shared/quantity/round.ts';
import { lineFault } from '#shared/text/hygiene.ts';
import { type Day, isDay } from '#shared/time/day.ts';

/** A cell that is not what its column should hold. */
export class CellFault extends Error {
  override readonly name = 'CellFault';
  readonly code: RemarkCode;

  constructor(code: RemarkCode) {
    super(code);
    this.code = code;
  }
}

const compact = /^(\d{4})(\d{2})(\d{2})$/;
const month = /^(\d{4})-?(\d{2})$/;
const clock = /^([-\u2212]?)(\d{1,6}):(\d{2})$/;
const yes = new Set(['j', 'ja', 'y', 'yes', '1', 'x', 'true', 'sant']);
const no = new Set(['', 'n', 'nej', 'no', '0', 'false', 'falskt']);
/** HR systems write until further notice as a day far away. */
const noEnd = '2199';

/** A text that is there, in one line of at most `max` characters, none of them a control character. */
export const textOf = (cell: string, max: number): string => {
  const text = cell.trim().replace(/\s+/g, ' ').normalize('NFC');
  if (text === '') throw new CellFault('required');
  if ([...text].length > max) throw new CellFault('tooLong');
  if (lineFault(text)) throw new CellFault('signs');
  return text;
};

/** A day written `YYYYMMDD` or `YYYY-MM-DD`. */
export const dayOf = (cell: string): Day => {
  const text = cell.trim().replace(compact, '$1-$2-$3');
  if (!isDay(text) || text < '1900') throw new CellFault(text === '' ? 'required' : 'notDay');
  return text;
};

/** The last day, null for until further notice: an empty cell, or a day from 2199 on. */
export const endOf = (cell: string): Day | null => {
  if (cell.trim() === '') return null;
  const day = dayOf(cell);
  return day >= noEnd ? null : day;
};

/** A month written `YYYYMM`, `YYYY-MM` or as a day in it. */
export const monthOf = (cell: string): { readonly year: number; readonly month: number } => {
  const text = cell.trim();
  if (text === '') throw new CellFault('required');
  const [, year, number] = month.exec(text) ?? month.exec(text.length > 7 ? dayOf(text).slice(0, 7) : '') ?? [];
  if (!year || year < '1900' || year >= noEnd || Number(number) < 1 || Number(number) > 12)
    throw new CellFault('notMonth');
  return { year: Number(year), month: Number(number) };
};

const numberOf = (cell: string): number => {
  const text = cell.trim();
  if (text === '') throw new CellFault('required');
  const value = parseDecimal(text);
  if (value === null) throw new CellFault('notNumber');
  return value;
};

/** A rate in percent with at most two decimals, as a part of 1: `75,00` is 0.75. */
export const rateOf = (cell: string): number => {
  const percent = numberOf(cell);
  if (percent < 0) throw new CellFault('negative');
  if (percent > 100) throw new CellFault('rateTooHigh');
  if (!hasDecimals(percent, 2)) throw new CellFault('decimals');
  return Math.round(percent * 100) / 10_000;
};

/** The unit of hours while they are summed: a minute is 500, the fourth decimal of an hour 3, so that sums are exact. */
export const hourParts = 30_000;

/** Hours, as a decimal number with at most four decimals or as `HH:MM`, in parts of an hour ({@link hourParts}). */
export const hoursOf = (cell: string): number => {
  const [, sign, hours, minutes] = clock.exec(cell.trim()) ?? [];
  if (hours !== undefined) {
    if (Number(minutes) > 59) throw new CellFault('notNumber');
    return (sign ? -1 : 1) * (Number(hours) * hourParts + Number(minutes) * (hourParts / 60));
  }
  const value = numberOf(cell);
  if (!hasDecimals(value, 4)) throw new CellFault('decimals');
  return Math.round(value * 10_000) * 3;
};

/** `J` or `N`, also in other usual forms; an empty cell is no. */
export const yesOf = (cell: string): boolean => {
  const text = cell.trim().toLowerCase();
  if (!yes.has(text) && !no.has(text)) throw new CellFault('notYesNo');
  return yes.has(text);
};

/** `Ekström, Malin` as `Malin Ekström`; other names as they are. */
export const personName = (text: string): string => {
  const [last = '', first, ...more] = text.split(',').map((part) => part.trim());
  return first && more.length === 0 ? `${first} ${last}` : text;
};
