import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasDecimals, json6, round } from '#shared/quantity/round.ts';
import { RATE_DECIMALS, scaled, sumOf, unscaled } from '#shared/quantity/scaled.ts';
import { tidy } from '#shared/quantity/tidy.ts';

describe('scaled integers', () => {
  it('sum ten rates of 0.1 to exactly 1', () => {
    expect(sumOf(Array<number>(10).fill(0.1), RATE_DECIMALS)).toBe(1);
  });

  it('are exact for every rate and every sum of rates', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10_000 })), (rates) => {
        const sum = rates.reduce((total, rate) => total + rate, 0);
        expect(scaled(unscaled(sum, 4), 4)).toBe(sum);
        expect(
          sumOf(
            rates.map((rate) => rate / 10_000),
            4,
          ),
        ).toBe(sum / 10_000);
      }),
    );
  });
});

describe('rounding', () => {
  it.each([
    [2.675, 2, 2.68],
    [1.005, 2, 1.01],
    [-2.675, 2, -2.68],
    [8.345, 2, 8.35],
    [0.5, 0, 1],
    [-0.5, 0, -1],
    [1e-7, 6, 0],
    [5e-7, 6, 0.000001],
    [-1e-9, 2, 0],
    [1234567.125, 2, 1234567.13],
    [2.6749999999999, 2, 2.67],
    [7, 2, 7],
  ])('of %d to %i decimals is %d', (value, decimals, rounded) => {
    expect(round(value, decimals)).toBe(rounded);
  });

  it('of every number that ends with 5 is away from zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
        const half = Number(`${cents}5e-3`);
        expect(round(half, 2)).toBe((cents + 1) / 100);
        expect(round(-half, 2)).toBe(-(cents + 1) / 100);
      }),
    );
  });

  it('keeps six decimals for JSON and never gives −0', () => {
    expect(json6(25 / 3)).toBe(8.333333);
    expect(Object.is(json6(-1e-8), 0)).toBe(true);
    expect(Object.is(json6(-0), 0)).toBe(true);
  });

  it('to six decimals is the same by the fast and the exact implementation', () => {
    const halves = fc.integer({ min: -1e9, max: 1e9 }).map((value) => Number(`${value}5e-7`));
    fc.assert(
      fc.property(
        fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }), halves),
        (value) => {
          expect(json6(value)).toBe(round(value, 6));
        },
      ),
      { numRuns: 5000 },
    );
  });

  it('is unnecessary for a number with at most the given decimals', () => {
    expect(hasDecimals(0.8333, 4)).toBe(true);
    expect(hasDecimals(0.83333, 4)).toBe(false);
    expect(hasDecimals(1.005, 2)).toBe(false);
  });
});

describe('a tidy result', () => {
  it('has no binary error', () => {
    expect(tidy(0.1 + 0.2)).toBe(0.3);
    expect(tidy(8.4 - 8.3)).toBe(0.1);
    expect(Object.is(tidy(1 / 3 + 1 / 3 + 1 / 3 - 1), 0)).toBe(true);
    expect(Object.is(tidy(-1e-15), 0)).toBe(true);
    expect(tidy(4.35 * 100)).toBe(435);
  });

  it('keeps the precision of a quotient', () => {
    expect(tidy(25 / 3)).toBe(25 / 3);
    expect(tidy(152 / 7)).toBe(152 / 7);
    // 10.2184101010…: 1e-11 above nine decimals, which its cost of 68.0625 each, 695.4905375, would show.
    expect(json6(tidy(5058113 / 495000) * 68.0625)).toBe(695.490538);
    expect(tidy(20000 / 3)).toBe(20000 / 3);
  });
});
