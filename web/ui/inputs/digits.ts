import { parseDecimal } from '#shared/quantity/parse.ts';

/** The number of digits of `max`. */
export const digitsOf = (max: number): number => String(max).length;

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

/** A number from its field; null when the field is empty, NaN for what is no number. */
export const typedNumber = (text: string): number | null =>
  text.trim() === '' ? null : (parseDecimal(text) ?? Number.NaN);
