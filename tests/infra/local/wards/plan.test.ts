import { describe, expect, it } from 'vitest';
import { daysOfMonth, type Month, weeksOfMonth } from '#infra/local/wards/month.ts';
import { joined, planOf } from '#infra/local/wards/plan.ts';
import { readRows } from '#infra/local/wards/rows.ts';
import { staffFor } from '#infra/local/wards/staff.ts';
import { wardsOf } from '#infra/local/wards/wards.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { fileOf, type Hours, lineOf } from './wardFile.ts';

const month = (text: string) => text as Month;

describe('months', () => {
  it.each([
    ['2020-02', 29, '2020-02-03', '2020-03-01'],
    ['2020-12', 31, '2020-11-30', '2021-01-03'],
    ['2021-01', 31, '2021-01-04', '2021-01-31'],
    ['2021-04', 30, '2021-03-29', '2021-05-02'],
  ])('%s has %d days and the weeks whose Thursday is in it', (text, days, start, end) => {
    expect(daysOfMonth(month(text))).toBe(days);
    expect(weeksOfMonth(month(text))).toEqual({ start, end });
  });

  it('are consecutive over years', () => {
    const months = Array.from({ length: 240 }, (_, index) =>
      month(`${2010 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`),
    );
    const weeks = months.map(weeksOfMonth);
    expect(weeks.slice(1).map(({ start }) => start)).toEqual(weeks.slice(0, -1).map(({ end }) => addDays(end, 1)));
  });
});

describe('staff', () => {
  it('works full time except for the last employee', () => {
    expect(staffFor({ day: 100, night: 0 }).map(({ workRate }) => workRate)).toEqual([1, 1, 0.6667]);
    expect(staffFor({ day: 37.5, night: 0 })).toHaveLength(1);
    expect(staffFor({ day: 0, night: 0 })).toEqual([]);
  });

  it.each([0.01, 3.3333, 37.5, 412.77, 3600.1])('works %d hours a week exactly to four decimals', (hours) => {
    const rates = staffFor({ day: hours / 3, night: (hours * 2) / 3 }).map(({ workRate }) => workRate);
    expect(rates.every((rate) => rate > 0 && rate <= 1 && Number(rate.toFixed(4)) === rate)).toBe(true);
    expect(rates.reduce((sum, rate) => sum + rate, 0)).toBeCloseTo(hours / 37.5, 4);
  });

  it('works its share of night hours at night and two sevenths of all hours at the weekend', () => {
    const staff = staffFor({ day: 75, night: 115 });
    expect(staff.reduce((sum, { nightRate }) => sum + nightRate, 0)).toBeCloseTo(10, 2);
    expect(staff.map(({ nightRate }) => nightRate)).toEqual([3.26, 3.26, 3.26, 0.22, 0, 0]);
    expect(staff[0]?.weekendRate).toBe(0.93);
  });
});

describe('joining', () => {
  const span = (start: string, end: string, value: number) => ({
    period: { start: start as Day, end: end as Day },
    value,
  });

  it('merges adjacent spans only when they are equal', () => {
    const first = span('2021-01-04', '2021-01-31', 1);
    const second = span('2021-02-01', '2021-02-28', 1);
    const other = span('2021-03-01', '2021-04-04', 2);
    const beyondGap = span('2021-05-03', '2021-05-30', 2);
    expect(joined([first, second, other, beyondGap])).toEqual([span('2021-01-04', '2021-02-28', 1), other, beyondGap]);
  });
});

describe('a plan', () => {
  const plan = (...lines: readonly string[]) => {
    const [ward] = wardsOf(readRows(fileOf(...lines)).rows, []);
    return planOf(ward!);
  };
  // 30 days: two on every day shift, one and a quarter at night; 150 hours a week.
  const april: Hours = [690, 600, 0, 0, 431.25, 300 / 7, 0, 0];

  it('distributes planned hours over the days of the month and actual hours over employees', () => {
    const period = { start: '2021-03-29', end: '2021-05-02' };
    expect(plan(lineOf({ name: 'Norra', month: '04/2021', hours: april, patients: 615 }))).toMatchObject({
      start: '2021-03-29',
      categories: [
        {
          name: 'Sjuksköterska',
          demands: [{ period, value: { day: '2', night: '1,25' } }],
          staff: [1, 1, 1, 1].map((workRate, index) => ({
            name: `Sjuksköterska ${index + 1}`,
            periods: [{ period, value: { workRate } }],
          })),
        },
      ],
      beds: [{ period, value: 21 }],
    });
  });

  it('has no beds without counted patients, and no plan without hours', () => {
    expect(plan(lineOf({ name: 'Norra', month: '04/2021', hours: april }))?.beds).toEqual([]);
    expect(
      plan(lineOf({ name: 'Norra', month: '04/2021', hours: [0, 0, 0, 0, 0, 0, 0, 0], patients: 9 })),
    ).toBeUndefined();
  });

  it('has a demand of zero where staff worked without planned hours', () => {
    const unplanned: Hours = [0, 375, 0, 0, 0, 0, 0, 0];
    expect(plan(lineOf({ name: 'Norra', month: '04/2021', hours: unplanned }))?.categories[0]?.demands).toMatchObject([
      { value: { day: '0', night: '0' } },
    ]);
  });
});
