/** The number of digits of `max`. */
export const digitsOf = (max: number): number => String(max).length;

/** The text that a field of whole numbers keeps: digits only, as many as `max` has, at most `max`. */
export const wholeText = (typed: string, max: number): string => {
  const digits = typed.replace(/\D/g, '').slice(0, digitsOf(max));
  return digits !== '' && Number(digits) > max ? String(max) : digits;
};

/** Limits of a decimal number. */
export interface DecimalLimits {
  /** Digits before the comma. */
  readonly integers?: number;
  /** Digits after it. */
  readonly fractions?: number;
  readonly max?: number | undefined;
}

/**
 * The text that a field of decimal numbers keeps: digits with one comma (a full stop becomes one), 2 before and 2 after it
 * by default, at most `max`.
 */
export const decimalText = (typed: string, { integers = 2, fractions = 2, max }: DecimalLimits = {}): string => {
  const [before = '', ...after] = typed.replace(/\./g, ',').split(',');
  const whole = before.replace(/\D/g, '').slice(0, integers);
  const part = after.join('').replace(/\D/g, '').slice(0, fractions);
  const text = after.length > 0 && fractions > 0 ? `${whole},${part}` : whole;
  const value = Number(`${whole || 0}.${part || 0}`);
  return max !== undefined && value > max ? String(max).replace('.', ',') : text;
};

/** The length of the text of a decimal number with all its digits. */
export const decimalLength = ({ integers = 2, fractions = 2, max }: DecimalLimits = {}): number =>
  (max === undefined ? integers : Math.min(integers, digitsOf(Math.floor(max)))) + (fractions > 0 ? 1 + fractions : 0);

/** Hours and minutes as typed. */
export interface TimeTexts {
  readonly hours: string;
  readonly minutes: string;
}

/** Hours and minutes after a key press: minutes up to 59, and 0 at the maximum of hours. */
export const settledTime = ({ hours, minutes }: TimeTexts, maxHours = 24): TimeTexts => {
  const whole = wholeText(hours, maxHours);
  const part = wholeText(minutes, 59);
  return { hours: whole, minutes: Number(whole) === maxHours && Number(part) > 0 ? '0' : part };
};

/** A whole number from its field; null when the field is empty. */
export const wholeIn = (text: string): number | null => (text === '' ? null : Number(text));
