import { describe, expect, it } from 'vitest';
import type { BudgetPeriod } from '#shared/model/budget.ts';
import { basisPeriod, basisRefusal, basisWeeks, basisYear } from '#shared/planning/basis.ts';
import type { Day } from '#shared/time/day.ts';
import { mondayOfWeek } from '#shared/time/week.ts';

const day = (text: string) => text as Day;
const period = (start: string, end: string | null, linked: Partial<BudgetPeriod> = {}): BudgetPeriod => ({
  id: start,
  version: 1,
  changedBy: '-',
  changedAt: '-',
  name: '',
  comment: '',
  budget: 1,
  start: day(start),
  end: end === null ? null : day(end),
  demandBasisDate: null,
  assetBasisDate: null,
  ...linked,
});

const spring = period('2026-01-01', '2026-03-29');
const rest = period('2026-03-30', '2026-12-31');
const next = period('2027-01-01', null);

describe('the budget year of a report', () => {
  it.each([
    ['demand', '2025-12-29', 2026],
    ['asset', '2025-12-29', 2026],
    ['demand', '2026-12-28', 2027],
    ['demand', '2026-12-27', 2026],
    ['asset', '2026-12-27', 2027],
  ] as const)('of %s that starts on %s is %d', (kind, start, year) => {
    expect(basisYear(kind, day(start))).toBe(year);
  });

  it.each([2018, 2019, 2020, 2021, 2022, 2026, 2027])('is %d for the Monday of its week 1', (year) => {
    for (const kind of ['demand', 'asset'] as const) expect(basisYear(kind, mondayOfWeek(year, 1)!)).toBe(year);
  });
});

describe('the budget period of a report', () => {
  it.each([
    ['asset', '2025-12-29', spring],
    ['asset', '2026-03-24', spring],
    ['asset', '2026-03-25', rest],
    ['demand', '2026-03-25', spring],
    ['demand', '2030-01-07', next],
  ] as const)('of %s from %s is the one that covers the day', (kind, start, expected) => {
    expect(basisPeriod([next, rest, spring], kind, day(start))).toBe(expected);
  });

  it('is the first that starts in the year where none covers the day', () => {
    const [may, june] = [period('2026-05-01', '2026-05-31'), period('2026-06-01', '2026-12-31')];
    expect(basisPeriod([june, may], 'asset', day('2025-12-29'))).toBe(may);
    expect(basisPeriod([june, may], 'asset', day('2026-12-28'))).toBeUndefined();
    expect(basisPeriod([], 'asset', day('2026-12-28'))).toBeUndefined();
  });
});

describe('the report of a budget period', () => {
  it.each([
    ['2026-01-01', '2026-12-31', 2026, '2025-12-29', '2027-01-03'],
    ['2027-01-01', '2027-12-31', 2027, '2027-01-04', '2028-01-02'],
    ['2028-01-01', null, 2028, '2028-01-03', '2028-12-31'],
    ['2026-04-03', '2026-09-10', 2026, '2026-04-06', '2026-09-13'],
    ['2026-04-03', null, 2027, '2027-01-04', '2028-01-02'],
    ['2027-01-01', '2027-12-31', 2026, '2027-01-04', '2028-01-02'],
  ])('from %s to %s is of its weeks of %d, and is linked to that period', (from, to, year, start, end) => {
    const of = period(from, to);
    expect(basisWeeks(of, year)).toEqual({ start, end });
    for (const kind of ['demand', 'asset'] as const) expect(basisPeriod([of], kind, day(start))).toBe(of);
  });

  it('is none of a period without a week', () => {
    expect(basisWeeks(period('2026-01-02', '2026-01-04'), 2026)).toBeUndefined();
  });
});

describe('a basis', () => {
  const of2026 = { kind: 'asset' as const, year: 2026 };
  const by = (today: string, mayOverwrite = false) => ({ today: day(today), mayOverwrite });

  it('is linked until ten weeks after the start of the period', () => {
    expect(basisRefusal([spring], spring, of2026, by('2026-03-12'))).toBeUndefined();
    expect(basisRefusal([spring], spring, of2026, by('2026-03-13'))).toBe('basisLate');
    expect(basisRefusal([spring], spring, of2026, by('2026-03-13', true))).toBeUndefined();
    expect(basisRefusal([spring], spring, of2026, by('2025-06-01'))).toBeUndefined();
  });

  it('is linked once a period and once a budget year, each kind for itself', () => {
    const link = { file: 'bas_1', year: 2026, start: day('2025-12-29'), end: day('2026-12-27') };
    const linked = period('2026-01-01', '2026-03-29', { assetBasisDate: day('2025-12-11'), assetBasis: link });
    const all = [linked, rest];
    expect(basisRefusal(all, linked, of2026, by('2026-01-02'))).toBe('basisStored');
    expect(basisRefusal(all, rest, of2026, by('2026-01-02'))).toBe('basisStored');
    expect(basisRefusal(all, rest, { kind: 'demand', year: 2026 }, by('2026-01-02'))).toBeUndefined();
    expect(basisRefusal([...all, next], next, { kind: 'asset', year: 2027 }, by('2026-01-02'))).toBeUndefined();
    expect(basisRefusal(all, linked, of2026, by('2026-06-02', true))).toBeUndefined();
  });
});
