import { parseDecimal } from '#shared/quantity/parse.ts';

/** The number of digits of `max`. */
export const digitsOf = (max: number): number => String(max).length;

/** The length at which typed hours are complete: two digits where a third would exceed the limit. */
export const hoursLength = (text: string, max: number): number =>
  text.length === 2 && Number(text) * 10 > max ? 2 : digitsOf(max);

/** Limits of a decimal number. */
export interface DecimalLimits {
  /** Digits before the comma. */
  readonly integers?: number;
  /** Digits after it. */
  readonly fractions?: number;
  readonly max?: number | undefined;
}

/** The length of the text of a decimal number with all its digits. */
export const decimalLength = ({ integers = 2, fractions = 2, max }: DecimalLimits = {}): number =>
  (max === undefined ? integers : Math.min(integers, digitsOf(Math.floor(max)))) + (fractions > 0 ? 1 + fractions : 0);

/** Hours and minutes as typed. */
export interface TimeTexts {
  readonly hours: string;
  readonly minutes: string;
}

const CLOCK = /^\s*(\d{1,3}):(\d{1,2})\s*$/;
const DECIMAL = /^\s*(\d{0,3})[.,](\d{1,2})\s*$/;
const FOUR_DIGITS = /^\s*(\d{2})(\d{2})\s*$/;

/** The minutes of the decimals of an hour: `25` is a quarter. */
const minutesOf = (decimals: string): string => String(Math.round(Number(`0.${decimals}`) * 60));

/** A whole time in one text: `38:15`, `3815` and `38,25` are the same; undefined for anything else. */
export const readTime = (text: string): TimeTexts | undefined => {
  const [, hours, minutes] = CLOCK.exec(text) ?? FOUR_DIGITS.exec(text) ?? [];
  if (hours !== undefined && minutes !== undefined) return { hours, minutes };
  const [, whole, decimals] = DECIMAL.exec(text) ?? [];
  return whole && decimals ? { hours: whole, minutes: minutesOf(decimals) } : undefined;
};

/** Minutes typed as the decimals of an hour, `,25`; undefined for anything else. */
export const readDecimals = (text: string): string | undefined => {
  const [, whole, decimals] = DECIMAL.exec(text) ?? [];
  return whole === '' && decimals ? minutesOf(decimals) : undefined;
};

/** A number from its field; null when the field is empty, NaN when the text is not a number. */
export const typedNumber = (text: string): number | null =>
  text.trim() === '' ? null : (parseDecimal(text) ?? Number.NaN);
