import { expect, test } from 'vitest';
import type { StoredAsset, StoredCategory } from '#functions/core/plan/stored.ts';
import { staffStep } from '#functions/hierarchy/workbook/staff.ts';
import { withFilePeriods } from '#functions/imports/match/personTimeline.ts';
import { scopeOf } from '#functions/kernel/changes/scope.ts';
import type { Table } from '#functions/kernel/store/table.ts';
import type { Day } from '#shared/time/day.ts';
import { assetRates } from '../../support/assetRates.ts';
import { stamp } from '../../support/storedWard.ts';

const start = '2026-12-07' as Day;
const period = {
  ...stamp('asp_1'),
  ...assetRates,
  start,
  end: '2026-12-20' as Day,
  workRate: 0.4,
  workRateExcluded: 0.6,
  comment: 'Utlånad till Akuten',
  lentTo: 'Akuten',
};

test('an import from the HR system keeps a loan while a rate is outside the staffing', () => {
  const lentTo = (rate: number) =>
    withFilePeriods([period], [{ start, end: null, rate, fillIn: false }], start).map((one) => one.lentTo ?? null);
  expect(lentTo(1)).toEqual(['Akuten', null]);
  expect(lentTo(0)).not.toContain('Akuten');
});

test('a workbook, which has no column for it, keeps a loan while a rate is outside the staffing', () => {
  const asset: StoredAsset = { ...stamp('ast_1'), categoryId: 'cat_1', name: 'Anna', periods: [period] };
  const scope = scopeOf({
    caller: { username: 'tests', type: 'SuperAdmin', grants: [] },
    place: {},
    table: {} as Table,
    now: new Date('2026-11-25T08:00:00Z'),
    address: '-',
    path: {},
  });
  const read = (row: object) => {
    const category = { id: 'cat_1' } as StoredCategory;
    const [staff, outcome] = staffStep(scope, category, [asset], {
      sheet: 'staff',
      category: 'Sjuksköterska',
      name: 'Anna',
      start,
      ...row,
    } as Parameters<typeof staffStep>[3]);
    return [outcome, staff[0]?.periods[0]?.lentTo ?? null];
  };
  const { workRate, workRateExcluded, comment } = period;
  expect(read({ workRate, workRateExcluded, comment })).toEqual(['unchanged', 'Akuten']);
  expect(read({ comment: 'Åter i januari' })).toEqual(['changed', 'Akuten']);
  expect(read({ workRate: 1, workRateExcluded: 0 })).toEqual(['changed', null]);
});
