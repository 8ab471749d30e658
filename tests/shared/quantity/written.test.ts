import { expect, it } from 'vitest';
import { writtenDifference } from '#shared/quantity/written.ts';

it('writes the difference of the terms as they are written', () => {
  expect(writtenDifference(-3.0525, 28.5831, 31.6356)).toBe(-3.06);
  expect(writtenDifference(0.0251, 1.9, 1.8749)).toBe(0.03);
});

it.each([
  [0, -336.63, 523.62, 860.25, -336],
  [0, -0.5, 0.5, 1, 0],
  [1, 0.72, 9.86, 9.14, 0.8],
  [1, 0.26, 0.44, 0.18, 0.2],
  [1, 0.0625, 8.3, 8.2375, 0.1],
])('takes %i decimals of the terms: %d is %d − %d', (decimals, exact, from, less, written) => {
  expect(writtenDifference(exact, from, less, decimals)).toBe(written);
});

it('leaves a difference that is not of these terms, and one that is unknown', () => {
  expect(writtenDifference(-2.5, 10, 12)).toBe(-2.5);
  expect(writtenDifference(-2.5, 10, 12, 0)).toBe(-2);
  expect(writtenDifference(-4, 10, 12, 0)).toBe(-4);
  expect(writtenDifference(null, 10, 12)).toBeNull();
  expect(writtenDifference(-2, 10, null)).toBe(-2);
});
