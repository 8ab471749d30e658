import { describe, expect, it } from 'vitest';
import type { Day } from '#shared/time/day.ts';
import { monthStartsOf, monthsOf } from '#web/kit/ui/months.ts';

const turnOfTheYear = ['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-28', '2027-01-04'] as Day[];

describe('the months over a row of weeks', () => {
  it('belong to the Thursdays of the weeks', () => {
    expect(monthsOf(turnOfTheYear)).toEqual([
      { month: '2026-11', first: 0, weeks: 1 },
      { month: '2026-12', first: 1, weeks: 3 },
      { month: '2027-01', first: 4, weeks: 1 },
    ]);
  });

  it('put a week of 30 December whose Thursday is in January into January', () => {
    expect(monthsOf(['2019-12-30' as Day])).toEqual([{ month: '2020-01', first: 0, weeks: 1 }]);
  });

  it('are two when the same month of two years follows itself', () => {
    expect(monthsOf(['2026-02-02', '2027-02-01'] as Day[])).toHaveLength(2);
  });

  it('begin at the first week of each month', () => {
    expect([...monthStartsOf(turnOfTheYear)]).toEqual([0, 1, 4]);
  });
});
