import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelMeans, levelShares, receiptOver, receiptsOf } from '#shared/calculation/index.ts';
import type { Day } from '#shared/time/day.ts';
import { scenes } from './arbitrary.ts';
import { plan as pagePlan } from './formulaPage.ts';
import { receiptBetween } from './reference.ts';
import { shown } from './shown.ts';

/** Random plans per property; the mutation run, which repeats the properties for each mutant, sets fewer. */
const runs = Number(process.env.PROPERTY_RUNS ?? 300);

describe('the balance of a range', () => {
  it('equals the day-by-day reference on random plans', () => {
    fc.assert(
      fc.property(scenes, ({ plan, start, end }) => {
        const { week, year, daysOff, ...receipt } = receiptOver(plan, { start: start as Day, end });
        expect(shown(receipt)).toEqual(shown({ start, ...receiptBetween(plan, start, end) }));
      }),
      { numRuns: runs },
    );
  });

  it('is the receipt of the week where the range is a week', () => {
    const range = { start: '2026-01-05' as Day, end: '2026-01-11' };
    expect([receiptOver(pagePlan, range)]).toEqual(receiptsOf(pagePlan, range));
  });
});

describe('levels of those in service', () => {
  const week = (workingCount: number, ...levels: number[]) => ({ workingCount, levels });

  it('are shares of all in service, those without a level included', () => {
    expect(levelShares(week(8, 1, 2, 0, 4, 0, 0))).toEqual({
      levels: [0.125, 0.25, 0, 0.5, 0, 0],
      withoutLevel: 0.125,
    });
  });

  it('have no shares where none is in service', () => {
    expect(levelShares(week(0, 0, 0, 0, 0, 0, 0))).toEqual({
      levels: [null, null, null, null, null, null],
      withoutLevel: null,
    });
  });

  it('have means over the weeks', () => {
    expect(levelMeans([week(3, 1, 1, 1, 0, 0, 0), week(5, 0, 1, 2, 1, 0, 0)])).toEqual({
      levels: [0.5, 1, 1.5, 0.5, 0, 0],
      withoutLevel: 0.5,
      workingCount: 4,
    });
    expect(levelMeans([])).toEqual({ levels: [0, 0, 0, 0, 0, 0], withoutLevel: 0, workingCount: 0 });
  });
});
