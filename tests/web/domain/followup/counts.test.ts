import { expect, it } from 'vitest';
import { isOfFirst, sharedNote } from '#web/domain/followup/counts.ts';

const YEAR = { firstMonth: 1, lastMonth: 12 };
const mean = (counted: number) => ({ totalOf: 'dayMean' as const, counted, showResourceInfo: false });
const sum = (counted: number) => ({ ...mean(counted), totalOf: 'sum' as const });

it('says once above the rows of a section what all of them are', () => {
  expect(sharedNote([mean(12), mean(12)], 10, YEAR)).toEqual({ isMean: true, isWhole: true });
  expect(sharedNote([mean(12), mean(10)], 10, YEAR)).toEqual({ isMean: true, isWhole: false });
  expect(sharedNote([mean(12), sum(12)], 10, YEAR)).toEqual({ isMean: false, isWhole: false });
  // Without a head that says fewer, nothing is to be said of all months; one row says it itself.
  expect(sharedNote([mean(12), mean(12)], undefined, YEAR)).toEqual({ isMean: true, isWhole: false });
  expect(sharedNote([mean(12)], 10, YEAR)).toEqual({ isMean: false, isWhole: false });
  expect(sharedNote([mean(12), { ...mean(12), showResourceInfo: true }], 10, YEAR).isMean).toBe(false);
});

it('names the last month only of rows that have all months before it', () => {
  const row = (months: (number | null)[]) => ({
    months,
    counted: months.filter((value) => value !== null).length,
  });
  expect(isOfFirst([row([1, 2, null]), row([1, 2, 3])], 2)).toBe(true);
  expect(isOfFirst([row([1, 2, null]), row([1, null, 3])], 2)).toBe(false);
});
