/** Moves the decimal point of a number's shortest decimal form, which no multiplication does exactly. */
const shift = (value: number, places: number): number => {
  const [digits, exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
};

/**
 * Rounded half away from zero on the exact value, that is the decimal number that the double represents:
 * `round(2.675, 2)` is 2.68 and `round(1.005, 2)` 1.01 (shared/calculation/README.md 11). Never gives −0.
 */
export const round = (value: number, decimals: number): number => {
  if (Number.isInteger(value)) return value + 0;
  return Math.sign(value) * shift(Math.round(shift(Math.abs(value), decimals)), -decimals) + 0;
};

const MILLIONTHS = 1e6;
/** Below this size a product with a million is off by less than a thousandth. */
const SAFE = 1e6;

/**
 * A figure as JSON carries it: at most six decimals (shared/calculation/README.md 2). Equal to `round(value, 6)`, and some
 * ten times as fast where the digits beyond are clear of a half: a year of receipts is a hundred thousand figures.
 */
export const json6 = (value: number): number => {
  const millionths = value * MILLIONTHS;
  const beyond = Math.abs(millionths - Math.trunc(millionths));
  if (!(Math.abs(value) < SAFE) || Math.abs(beyond - 0.5) < 1e-3) return round(value, 6);
  return Math.round(millionths) / MILLIONTHS + 0;
};

/** Whether the number needs no more than `decimals` decimals. */
export const hasDecimals = (value: number, decimals: number): boolean => round(value, decimals) === value;
