import { describe, expect, it } from 'vitest';
import type { ShiftKeyValues } from '#shared/model/reportAnswer.ts';
import {
  categoryRows,
  changeOf,
  chartRefusals,
  type ShiftKey,
  totalOf,
  totalRow,
  unitRows,
} from '#web/features/reports/model/keyValues.ts';

const category = (name: string, dag: number | null, kvall: number | null, natt: number | null) => ({
  name,
  dag,
  kvall,
  natt,
  total: null,
});
const year = (number: number, categories: ShiftKeyValues['totals'][number]['categories'], months = 6) => ({
  year: number,
  months,
  of: 6,
  beds: 20,
  categories,
});
const nurses = category('Sjuksköterska', 3.1, 1.9, 1.3);
const assistants = category('Undersköterska', 2, 0.5, null);
const answer: ShiftKeyValues = {
  keyvalue: 3,
  startYear: 2025,
  endYear: 2026,
  startMonth: 1,
  endMonth: 6,
  simulateWeek: 0,
  units: [
    {
      unitId: 'u1',
      unitName: 'Medicin 33',
      unitShortName: 'MED 33',
      years: [year(2025, [nurses]), year(2026, [nurses, { ...assistants, name: 'UNDERSKÖTERSKA' }])],
    },
    { unitId: 'u2', unitName: 'Akuten', unitShortName: '', years: [year(2025, [], 0), year(2026, [], 0)] },
  ],
  totals: [year(2025, [nurses]), year(2026, [nurses, assistants])],
  quality: [],
};
const all = new Set<ShiftKey>(['dag', 'kvall', 'natt']);

describe('the rows of key values', () => {
  it('of units add up their categories by shift category', () => {
    const [first, second] = unitRows(answer, null);
    expect(first?.years.at(-1)?.shifts).toEqual({ dag: 5.1, kvall: 2.4, natt: 1.3 });
    expect(second?.years.at(-1)?.shifts).toEqual({ dag: null, kvall: null, natt: null });
  });

  it('of one category leave the others out', () => {
    expect(unitRows(answer, 'Undersköterska')[0]?.years.map(({ shifts }) => shifts.dag)).toEqual([null, 2]);
    expect(categoryRows(answer).map(({ name, years }) => [name, years.at(-1)?.shifts.dag])).toEqual([
      ['Sjuksköterska', 3.1],
      ['Undersköterska', 2],
    ]);
  });
});

describe('the legend of key values', () => {
  const { years } = totalRow(answer, 'Totalt', null);
  const last = years.at(-1)!.shifts;

  it('adds up what is ticked, and nothing to a figure that is not known', () => {
    expect(totalOf(last, all)).toBe(8.8);
    expect(totalOf(last, new Set<ShiftKey>(['dag', 'natt']))).toBe(6.4);
    expect(totalOf(last, new Set())).toBeNull();
    expect(totalOf({ dag: null, kvall: null, natt: null }, all)).toBeNull();
  });

  it('changes the change to the year before', () => {
    expect(changeOf(years, all)).toEqual({ amount: 2.5, ratio: 2.5 / 6.3 });
    expect(changeOf(years, new Set<ShiftKey>(['natt']))).toEqual({ amount: 0, ratio: 0 });
    expect(changeOf(years.slice(1), all)).toBeUndefined();
    // 8,8 beside 8,2 (8.75 and 8.24) is 0,6 more.
    const rounded = [8.24, 8.75].map((dag, index) => ({
      ...years[index]!,
      shifts: { dag, kvall: null, natt: null },
    }));
    expect(changeOf(rounded, all)).toEqual({ amount: 0.6, ratio: 0.51 / 8.24 });
  });
});

describe('the charts of key values', () => {
  it('are drawn when the last year has a figure', () => {
    expect(chartRefusals(answer)).toEqual([]);
  });

  it('are refused with what is missing', () => {
    const lack = (kind: 'demand' | 'beds') => ({
      unitId: 'u1',
      unitName: 'Medicin 33',
      categoryName: null,
      kind,
      from: '2026-01-01',
      to: '2026-06-30',
    });
    const nothing = { ...answer, totals: [year(2026, [], 0)] };
    expect(chartRefusals({ ...nothing, quality: [lack('beds')] })).toEqual(['beds']);
    expect(chartRefusals({ ...nothing, quality: [lack('demand'), lack('beds')] })).toEqual(['beds', 'demand']);
    expect(chartRefusals({ ...nothing, quality: [lack('demand')] })).toEqual(['demand']);
    // The charts are of the last year: what an earlier one lacks is no reason.
    const earlier = { ...lack('beds'), from: '2025-01-01', to: '2025-03-31' };
    expect(chartRefusals({ ...nothing, quality: [earlier, lack('demand')] })).toEqual(['demand']);
    expect(chartRefusals({ ...nothing, quality: [{ ...earlier, to: '2026-02-28' }] })).toEqual(['beds']);
  });
});
