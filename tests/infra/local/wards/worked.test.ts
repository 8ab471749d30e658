import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { daysOfMonth, type Month } from '#infra/local/wards/month.ts';
import { planOf, type WardPlan } from '#infra/local/wards/plan.ts';
import { readRows } from '#infra/local/wards/rows.ts';
import { wardsOf } from '#infra/local/wards/wards.ts';
import { type WorkedPlan, workedKeyValues, workedSums } from '#shared/calculation/index.ts';
import { countsOf, expectedOf, madeUp, realFile } from './wardFile.ts';

const files = [
  ['made up', madeUp()] as const,
  ...(existsSync(realFile) ? [['real', readFileSync(realFile, 'utf8')] as const] : []),
];

/** The follow-up of a loaded ward in a year. */
const followedUp = ({ categories, beds }: WardPlan, year: number): WorkedPlan => ({
  categories: [],
  beds: beds.map(({ period, value }) => ({ ...period, beds: value, weekendBeds: value })),
  activities: categories.map(({ name }) => ({
    id: name,
    name,
    start: 2000,
    end: null,
    type: 'Worklog',
    calc: 'Aggr',
    isHeader: false,
    showResourceInfo: false,
    map: 'Work',
    excludeFromTotal: false,
  })),
  inputs: new Map(
    categories.flatMap(({ name, worked }) =>
      worked.filter((one) => one.year === year).map(({ months }) => [name, months]),
    ),
  ),
  rates: undefined,
});

const daysIn = (month: string): string[] =>
  Array.from({ length: daysOfMonth(month as Month) }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);

/** Every month of every ward that has beds on all days: the product's key value, and what it is made of by the file. */
const judged = (text: string) => {
  const { rows, broken } = readRows(text);
  const plans = new Map(wardsOf(rows, broken).map((ward) => [ward.name, planOf(ward)]));
  const hours = new Map<string, { readonly ward: string; readonly month: string; actual: number }>();
  for (const { ward, month, actual } of expectedOf(text)) {
    const key = `${ward} ${month}`;
    hours.set(key, { ward, month, actual: (hours.get(key)?.actual ?? 0) + actual });
  }
  return [...hours.values()].flatMap(({ ward, month, actual }) => {
    const plan = plans.get(ward);
    if (!plan) return [];
    const [year = 0, number = 0] = month.split('-').map(Number);
    const { sums } = workedSums(followedUp(plan, year), 2, { year, months: [number] });
    if (!sums) return [];
    const bedDays = daysIn(month).reduce((sum, day) => {
      const on = plan.beds.find(({ period }) => period.start <= day && day <= period.end);
      return sum + on!.value;
    }, 0);
    return [{ ward, month, actual, bedDays, sums }];
  });
};

describe.each(files)('the wards of a file that is %s', (kind, text) => {
  const months = judged(text);

  it('have worked hours per bed and day that are the hours of the file ÷ the bed-days of the month', () => {
    expect(months.length).toBeGreaterThan(20);
    for (const { ward, month, actual, bedDays, sums } of months) {
      const { worklogPerBedAndDay } = workedKeyValues([sums]);
      expect(Math.abs(worklogPerBedAndDay! - actual / bedDays), `${ward} ${month}`).toBeLessThan(0.01);
    }
  });

  // Wards that are made up have too few beds for whole ones to come near their patients.
  it.runIf(kind === 'real')(
    'have, over three months or more without missing counts, the hours of the file ÷ its midnight count',
    () => {
      const counts = countsOf(text);
      const counted = months.flatMap((month) => {
        const { patients = 0, missing = 0 } = counts.get(`${month.ward} ${month.month}`) ?? {};
        return missing === 0 && patients > 0 ? [{ ...month, patients }] : [];
      });
      const wards = [...new Set(counted.map(({ ward }) => ward))]
        .map((ward) => counted.filter((one) => one.ward === ward))
        .filter((all) => all.length >= 3);
      expect(wards.length).toBeGreaterThanOrEqual(2);
      for (const all of wards) {
        const { worklogPerBedAndDay } = workedKeyValues(all.map(({ sums }) => sums));
        const sumOf = (field: 'actual' | 'patients') => all.reduce((sum, month) => sum + month[field], 0);
        const wanted = sumOf('actual') / sumOf('patients');
        expect(Math.abs(worklogPerBedAndDay! / wanted - 1), all[0]!.ward).toBeLessThan(0.03);
      }
    },
  );
});
