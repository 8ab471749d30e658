const GRID = 1e9;
const NOISE = 1e-12;

/**
 * Takes away the binary error of a few additions or a subtraction of exact numbers and quotients: a result within 1e-12
 * of a number of nine decimals is that number, all others keep their full precision. So 8.4 − 8.4 is 0, however each came
 * about, and 0.1 + 0.2 is 0.3. Planning figures are quotients with denominators far below 1e6, which never lie that near a
 * rounding border of six decimals without being on it (shared/calculation/README.md 2).
 */
export const tidy = (value: number): number => {
  const near = Math.round(value * GRID) / GRID;
  return Math.abs(value - near) <= NOISE * Math.max(1, Math.abs(value)) ? near + 0 : value;
};
