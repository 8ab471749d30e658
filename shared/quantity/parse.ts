import { hasDecimals } from './round.ts';

const MINUS = /^[-\u2212]/;
const SPACES = /[ \u00a0\u202f\u2009]/g;
const DECIMAL = /^(?:\d+|\d{1,3}(?:[ \u00a0\u202f\u2009]\d{3})+)?(?:[,.]\d*)?$/;

/**
 * The number of a text in Swedish notation: decimal comma or point, spaces (also no-break) between thousands, `-` or U+2212 before.
 * Null for anything else, the empty text included, and for more than `maxDecimals` decimals
 * (shared/calculation/README.md 11).
 */
export const parseDecimal = (text: string, maxDecimals = Infinity): number | null => {
  const trimmed = text.trim();
  const sign = MINUS.test(trimmed) ? -1 : 1;
  const digits = trimmed.replace(MINUS, '');
  if (!DECIMAL.test(digits) || !/\d/.test(digits)) return null;
  const value = sign * Number(digits.replace(SPACES, '').replace(',', '.')) + 0;
  return maxDecimals === Infinity || hasDecimals(value, maxDecimals) ? value : null;
};
