import { describe, expect, it } from 'vitest';
import type { UnitDiff, UnitOverview } from '#shared/model/reportAnswer.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import {
  stripOf,
  worstWeek,
  writtenCategoryDiffOf,
  writtenDiffOf,
  writtenSidesOf,
} from '#web/features/reports/model/forecast.ts';

const monday = '2026-02-02' as Day;

/** A unit of categories with the difference of each of their weeks. */
const unit = (...categories: readonly (readonly (number | null)[])[]): UnitOverview =>
  ({
    categoryWeekReceipts: categories.map((diffs, index) => ({
      categoryId: String(index),
      categoryName: String(index),
      weeks: diffs.map((diff, week) => ({ start: addDays(monday, week * 7), diff, diffBudget: null })),
    })),
  }) as unknown as UnitOverview;

describe('the weeks of a forecast', () => {
  it('add up the categories; one without a figure is marked, all without are null', () => {
    const strip = stripOf(unit([-0.5, null, null], [0.2, 1.1, null]), 'demand/assets');
    expect(strip.map(({ week, diff, isPartly }) => [week.week, diff, isPartly])).toEqual([
      [6, -0.3, false],
      [7, 1.1, true],
      [8, null, false],
    ]);
  });

  it('are worst where the sum of all units is lowest', () => {
    const unitOverviews = [unit([-1, 2, null]), unit([0.5, -3, null])];
    expect(worstWeek({ unitOverviews }, 'demand/assets')).toMatchObject({ week: { week: 7 }, diff: -1 });
    expect(worstWeek({ unitOverviews }, 'budget/assets')).toBeUndefined();
    expect(worstWeek({ unitOverviews: [] }, 'demand/assets')).toBeUndefined();
  });
});

it('shortage and surplus of a unit add up to the difference as the three are written', () => {
  const all = { avgWorkRate: 3.4656, avgDemand: 14.081046, diff: -10.615446, short: -10.615446, over: 0 } as UnitDiff;
  expect(writtenDiffOf(all, 'demand/assets')).toBe(-10.61);
  expect(writtenSidesOf(all, 'demand/assets')).toEqual({ short: -10.61, over: 0 });
  const mixed = { ...all, avgWorkRate: 10.126, avgDemand: 10.004, diff: 0.122, short: -0.444, over: 0.566 };
  expect(writtenSidesOf(mixed, 'demand/assets')).toEqual({ short: -0.44, over: 0.566 });
  expect(writtenSidesOf({ ...all, diff: null, short: null, over: null }, 'demand/assets').short).toBeNull();
});

it('the difference of a category is written as its balance of the period writes it', () => {
  const weeks = [2.0374, 2.0374].map((workRateSum, week) => ({
    start: addDays(monday, week * 7),
    demand: 1.88,
    workRateSum,
    contractorWorkRateSum: 0,
    budget: null,
    diff: 0.1574,
  }));
  const units = [
    { categoryWeekReceipts: [{ categoryId: 's', categoryName: 'Medicinsk sekreterare', weeks }] },
  ] as unknown as UnitOverview[];
  const written = (name: string, diff: number) => writtenCategoryDiffOf(units, { name, diff }, 'demand/assets');
  expect(written('Medicinsk Sekreterare', 0.1574)).toBe(0.16);
  expect(written('Läkare', 0.1574), 'without its weeks it is exact').toBe(0.1574);
  for (const week of weeks) Object.assign(week, { demand: 1.8764, workRateSum: 2.0338 });
  expect(written('Medicinsk sekreterare', 0.1574), '2,03 less 1,88').toBe(0.15);
});
