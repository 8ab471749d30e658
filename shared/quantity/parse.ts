import { hasDecimals } from './round.ts';

const MINUS = /^[-\u2212]/;
const SPACES = /[ \u00a0\u2007\u2009\u202f]/g;
const GROUPED = /^\d{1,3}(?:[ \u00a0\u2007\u2009\u202f]\d{3})+(?=[,.]|$)/;
const DECIMAL = /^\d*(?:[,.]\d*)?$/;

/** The text of a number without the spaces between its thousands, of any width: `1 000` → `1000`; other spaces stay. */
export const withoutGroups = (text: string): string => text.replace(GROUPED, (grouped) => grouped.replace(SPACES, ''));

/**
 * The number of a text in Swedish notation: decimal comma or point, spaces (also no-break, narrow and figure spaces) between
 * thousands, `-` or U+2212 before. Null for anything else, the empty text included, and for more than `maxDecimals` decimals
 * (shared/calculation/README.md 2).
 */
export const parseDecimal = (text: string, maxDecimals = Infinity): number | null => {
  const trimmed = text.trim();
  const sign = MINUS.test(trimmed) ? -1 : 1;
  const digits = withoutGroups(trimmed.replace(MINUS, ''));
  if (!DECIMAL.test(digits) || !/\d/.test(digits)) return null;
  const value = sign * Number(digits.replace(',', '.')) + 0;
  return maxDecimals === Infinity || hasDecimals(value, maxDecimals) ? value : null;
};
