import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartSize } from '#web/features/reports/model/chart.ts';
import { maxCells, partsFor } from '#web/features/reports/model/parts.ts';

describe('the axis of columns', () => {
  it.each([
    [[-2.15, 1.67], [-2.15, 1.67], [-2, -1, 0, 1], 203],
    [[27, 25], [0, 27], [0, 10, 20], 153],
    [[0.3], [0, 2], [0, 0.5, 1, 1.5, 2], 178],
    [[], [0, 2], [0, 0.5, 1, 1.5, 2], 178],
    [[-0.1], [-0.5, 0], [-0.5, 0], 103],
    [[null, 11.1], [0, 11.1], [0, 5, 10], 153],
    [[-0.01, 27_000.01], [-0.01, 27_000.01], [0, 10_000, 20_000], 178],
  ] as const)('of %o reaches over %o, has the lines %o and is %i px high', (values, [from, to], ticks, height) => {
    expect(chartSize(values, 5)).toEqual({ scale: { from, to, ticks }, height });
  });

  it('holds every value and 0, with 28 lines and 1000 px at most', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.integer({ min: -500_000, max: 5_000_000 }).map((value) => value / 100),
          { minLength: 1 },
        ),
        fc.integer({ min: 2, max: 60 }),
        (values, lines) => {
          const { scale, height } = chartSize(values, lines);
          expect(scale.from).toBeLessThanOrEqual(Math.min(0, ...values));
          expect(scale.to).toBeGreaterThanOrEqual(Math.max(0, ...values));
          expect(scale.ticks).toContain(0);
          expect(scale.ticks.length - 1).toBeLessThanOrEqual(28);
          expect(height).toBeLessThanOrEqual(1000);
        },
      ),
    );
  });
});

describe('the parts of a wide table', () => {
  const weeks = (count: number) => Array.from({ length: count }, (_, index) => index);

  it('find room, are about equally long and hold all columns in order', () => {
    const parts = partsFor(weeks(53), { room: 854, least: 44 });
    expect(parts.map(({ length }) => length)).toEqual([18, 18, 17]);
    expect(parts.flat()).toEqual(weeks(53));
  });

  it('never have more than 72 cells', () => {
    expect(partsFor(weeks(318), { room: 100_000, least: 1 }).every(({ length }) => length <= maxCells)).toBe(true);
    expect(partsFor(weeks(72), { room: 100_000, least: 1 })).toHaveLength(1);
  });
});
