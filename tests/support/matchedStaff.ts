import { expect } from 'vitest';
import type { StoredAsset } from '#functions/core/plan/stored.ts';
import { peopleOf } from '#functions/imports/match/people.ts';
import { categoryFor, personnelChanges } from '#functions/imports/match/personnel.ts';
import type { PersonnelRow } from '#functions/imports/read/rows.ts';
import type { CategoryMapping } from '#shared/model/importMapping.ts';
import { assetRates } from './assetRates.ts';
import { day, stamp, until } from './storedWard.ts';

export const row = (start: string, end: string | null, change: Partial<PersonnelRow> = {}): PersonnelRow => ({
  line: 2,
  unit: '1',
  number: '7',
  name: 'Eva Ek',
  category: 'Läkare',
  rate: 1,
  fillIn: false,
  start: day(start),
  end: until(end),
  ...change,
});

type Span = readonly [
  start: string,
  end: string | null,
  workRate: number,
  change?: Partial<StoredAsset['periods'][number]>,
];

/** An employee whom an earlier import stored with these periods. */
export const employee = (id: string, categoryId: string, spans: readonly Span[], imported: string | null = '7') => {
  const periods = spans.map(([start, end, workRate], index) => ({
    ...assetRates,
    comment: '',
    ...stamp(`${id}-${index}`),
    start: day(start),
    end: until(end),
    workRate,
  }));
  const marks = periods.map(({ id, version }) => ({ id, version }));
  const data: StoredAsset = {
    ...stamp(id),
    categoryId,
    name: 'Eva Ek',
    periods,
    ...(imported !== null && { imported: { number: imported, periods: marks } }),
  };
  return { pk: 'p', sk: id, version: 1, data };
};

const categories = [
  { id: 'lak', name: 'Läkare' },
  { id: 'ssk', name: 'Sjuksköterska' },
];
export const targets = (mappings: readonly CategoryMapping[]) => (name: string) =>
  categoryFor({ categories, mappings }, name);
export const people = (rows: readonly PersonnelRow[]) => peopleOf(rows, targets([]));
export const resultOf = (
  rows: readonly PersonnelRow[],
  assets: readonly ReturnType<typeof employee>[] = [],
  mappings: readonly CategoryMapping[] = [],
  unplaced: ReadonlySet<string> = new Set(),
) => {
  const { people: found, faults } = peopleOf(rows, targets(mappings));
  expect(faults).toEqual([]);
  return personnelChanges(found, { today: day('2026-03-04'), categories, assets, mappings, unplaced });
};

export const changesOf = (...given: Parameters<typeof resultOf>) => {
  const { changes, unchanged } = resultOf(...given);
  return {
    unchanged,
    changes: changes.map(({ difference: { kind, after, notes, overwritesTyped } }) => ({
      kind,
      notes,
      overwritesTyped,
      after: after.map(({ start, end, workRate }) => [start, end, workRate]),
    })),
  };
};
