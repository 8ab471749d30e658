const GRID = 1e9;
/** The binary error of a few additions: absolute, as of a difference of two large numbers, and in proportion to the result. */
const noiseOf = (value: number): number => Math.max(1e-12, 1e-14 * Math.abs(value));

/**
 * Takes away the binary error of a few additions or a subtraction of exact numbers and quotients: a result as near as
 * this error to a number of nine decimals is that number, all others keep their full precision. So 8.4 − 8.4 is 0, however each came
 * about, and 0.1 + 0.2 is 0.3. Planning figures are quotients with denominators far below 1e6, which never lie that near a
 * rounding border of six decimals without being on it (shared/calculation/README.md 2).
 */
export const tidy = (value: number): number => {
  const near = Math.round(value * GRID) / GRID;
  return Math.abs(value - near) <= noiseOf(value) ? near + 0 : value;
};
