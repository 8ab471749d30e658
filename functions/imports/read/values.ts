import type { AbsenceKind } from '#shared/model/absence.ts';
import { day } from '#shared/model/fields.ts';
import type { RemarkCode } from '#shared/model/importRemarks.ts';
import { kindNamed } from '#shared/planning/absenceWords.ts';
import { parseDecimal } from '#shared/quantity/parse.ts';
import { hasDecimals } from '#shared/quantity/round.ts';
import { lineFault } from '#shared/text/hygiene.ts';
import { normalizeName } from '#shared/text/names.ts';
import { isNoValue } from '#shared/text/noValue.ts';
import { type Day, isDay, noEnd } from '#shared/time/day.ts';
import { type NumberStyle, withoutThousands } from './numberStyle.ts';

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
/** What a day of a spreadsheet program has behind it. */
const midnight = /[T ]0?0:00(:00([.,]0+)?)?(Z|[+-]\d{2}:?\d{2})?$/;
/** The hour of a last day that is until further notice: databases write the last moment that they know. */
const anyHour = /[T ]\d{1,2}:\d{2}(:\d{2}([.,]\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/;
/** A number that a spreadsheet program has rounded: several employees may have become one. */
const rounded = /^\d+([.,]\d+)?e\+\d+$/i;
/** Letters of UTF-8 that a program took for Windows-1252 and wrote as UTF-8 again: `Ã¶` for `ö`. */
const encodedTwice = /[ÃÂ][\u{80}-\u{bf}\u{152}-\u{192}\u{2c6}\u{2dc}\u{2013}-\u{203a}\u{20ac}\u{2122}]/u;
/** Letters of MS-DOS or of the old Macintosh that are read as Windows-1252: `J”rg`, `†sa` and `LŠkare`, all with ISO-8859-1's letters gone. */
const encodedOtherwise = /[†‡„‚™‰ƒ\u{fffd}]|\p{L}[”…€]\p{L}|\p{Ll}[ŠŒŽ]/u;

/** Signs that are drawn as nothing and mean nothing: the soft hyphen, and spaces and joiners of no width that web pages and joined files leave. */
const unseen = /[\u{ad}\u{200b}\u{2060}\u{feff}]/gu;

/** A text that is there, in one line of at most `max` characters, none of them a control character. */
const textOf = (cell: string, max: number): string => {
  const text = normalizeName(cell.replace(unseen, '').replace(/\s+/g, ' '));
  if (text === '') throw new CellFault('required');
  if (isNoValue(text)) throw new CellFault('noValue');
  if ([...text].length > max) throw new CellFault('tooLong');
  if (encodedTwice.test(cell) || encodedOtherwise.test(text)) throw new CellFault('encoding');
  if (lineFault(text)) throw new CellFault('signs');
  return text;
};

/** What spreadsheet programs make of a comparison, and what is in no column of names. */
const truth = /^(true|false|sant|falskt)$/i;

/** A name of somebody or something: a text with a letter, and a word that is no missing value. What has none is a sign for one, or of another column. */
export const nameOf = (cell: string): string => {
  const text = textOf(cell, 100);
  const words = text.split(/[\s,]+/).filter(Boolean);
  if (!/\p{L}/u.test(text) || truth.test(text) || words.every(isNoValue)) throw new CellFault('noValue');
  return text;
};

/** What identifies a unit or an employee: a text with a letter or a digit that no spreadsheet program has rounded. */
export const identifierOf = (cell: string): string => {
  const text = textOf(cell, 50);
  if (!/[\p{L}\d]/u.test(text)) throw new CellFault('noValue');
  if (rounded.test(text)) throw new CellFault('rounded');
  return text;
};

/** The text of a day, of any year, without the hour that a spreadsheet program gives it. */
const anyDayOf = (cell: string): Day => {
  const text = cell.trim().replace(midnight, '').replace(compact, '$1-$2-$3');
  if (!isDay(text)) throw new CellFault(text === '' ? 'required' : 'notDay');
  return text;
};

/** A day written `YYYYMMDD` or `YYYY-MM-DD`, also with midnight behind it, in the years that a plan may have. */
export const dayOf = (cell: string): Day => {
  const text = anyDayOf(cell);
  if (!day.safeParse(text).success) throw new CellFault('dayOutside');
  return text;
};

/** The last day, null for until further notice: an empty cell, or a day from 2199 on. */
export const endOf = (cell: string): Day | null => {
  if (cell.trim() === '') return null;
  return anyDayOf(cell.trim().replace(anyHour, '')) >= noEnd ? null : dayOf(cell);
};

/** A text that may be missing. */
export const maybeTextOf = (cell: string, max: number): string => (cell.trim() === '' ? '' : textOf(cell, max));

/** A month written `YYYYMM`, `YYYY-MM` or as a day in it. */
export const monthOf = (cell: string): { readonly year: number; readonly month: number } => {
  const text = cell.trim();
  if (text === '') throw new CellFault('required');
  const asDay = text.replace(midnight, '').replace(compact, '$1-$2-$3');
  const [, year, number] = month.exec(text) ?? month.exec(isDay(asDay) ? asDay.slice(0, 7) : '') ?? [];
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

/** How the rates of a column are written, by the organisation's setting; null where it has none. */
export type RateStyle = 'percent' | 'parts' | null;

/**
 * A rate with at most two decimals of a percent, as a part of 1: `75,00`, `75 %`, and where the setting says so `0,75`, are 0.75. Without a setting
 * a value that looks like a part of 1, or like all of it, is a fault, because no percentage of an employment does; so is one like `0,75 %`, unless the
 * setting is percent.
 */
export const rateOf = (cell: string, style: RateStyle): number => {
  const text = cell.trim().replace(/\s*%$/, '');
  const hasSign = text !== cell.trim();
  const value = numberOf(text);
  const percent = style === 'parts' && !hasSign ? Math.round(value * 1_000_000) / 10_000 : value;
  if (percent < 0) throw new CellFault('negative');
  if (percent > 100) throw new CellFault('rateTooHigh');
  const isPart = value > 0 && (hasSign ? value < 1 && style !== 'percent' : value <= 1 && style === null);
  if (isPart) throw new CellFault('ratePart');
  if (!hasDecimals(percent, 2)) throw new CellFault('decimals');
  return Math.round(percent * 100) / 10_000;
};

/** The unit of hours while they are summed: a minute is 500, the fourth decimal of an hour 3, so that sums are exact. */
export const hourParts = 30_000;

/** More decimals than an hour is read with: they came from minutes. */
const longDecimals = /[.,]\d{5,}$/;

/**
 * Hours, as a decimal number or as `HH:MM`, in parts of an hour ({@link hourParts}); one with more than four decimals is rounded to the minute.
 * Marks between thousands are read by the style of the column.
 */
export const hoursOf = (cell: string, style: NumberStyle): number => {
  const [, sign, hours, minutes] = clock.exec(cell.trim()) ?? [];
  if (hours !== undefined) {
    if (Number(minutes) > 59) throw new CellFault('notNumber');
    return (sign ? -1 : 1) * (Number(hours) * hourParts + Number(minutes) * (hourParts / 60));
  }
  const text = withoutThousands(cell, style);
  if (text === undefined) throw new CellFault('thousands');
  const value = numberOf(text);
  return longDecimals.test(text.trim()) ? Math.round(value * 60) * (hourParts / 60) : Math.round(value * 10_000) * 3;
};

/** `J` or `N`, also in other usual forms; an empty cell is no. */
export const yesOf = (cell: string): boolean => {
  const text = cell.trim().toLowerCase();
  if (!yes.has(text) && !no.has(text)) throw new CellFault('notYesNo');
  return yes.has(text);
};

/** Why somebody is away: a letter or a word for the kind, null for an empty cell. */
export const absenceOf = (cell: string): AbsenceKind | null => {
  if (cell.trim() === '') return null;
  const kind = kindNamed(cell);
  if (!kind) throw new CellFault('notAbsence');
  return kind;
};

/** `Ekström, Malin` as `Malin Ekström`; other names as they are. */
export const personName = (text: string): string => {
  const [last = '', first, ...more] = text.split(',').map((part) => part.trim());
  return first && more.length === 0 ? `${first} ${last}`.trim() : text;
};
