import { describe, expect, it } from 'vitest';
import type { ImportPreview, UnitPreview } from '#shared/model/hrImport.ts';
import { defaultColumns, defaultHold, defaultNumbers, type ImportMapping } from '#shared/model/importMapping.ts';
import { withColumn } from '#web/features/imports/model/columns.ts';
import { sourceIn, sourceText } from '#web/features/imports/model/source.ts';
import { personCounts, personRows, totalsOf } from '#web/features/imports/model/summary.ts';

const person = (name: string, kind: 'new' | 'changed' | 'ended' | 'unmatched', overwritesTyped = false) => ({
  name,
  kind,
  overwritesTyped,
  number: `nr ${name}`,
  line: 2,
  category: 'Sjuksköterska',
  notes: [],
  before: [],
  after: [],
});
const unit = (unitId: string, change: Partial<UnitPreview>): UnitPreview => ({
  areaId: 'a',
  unitId,
  unitName: unitId,
  refused: false,
  held: null,
  exists: false,
  people: [],
  hours: [],
  left: 0,
  unchanged: 0,
  categories: [],
  ...change,
});
const hours = { activityId: 'x', activity: 'X', year: 2026, month: 1, before: 5, after: 6, overwritesTyped: true };
const preview = (...units: UnitPreview[]): ImportPreview => ({
  fileId: 'f',
  fileName: 'f.csv',
  kind: 'personnel',
  columns: [],
  fields: [],
  missing: [],
  sample: [],
  facts: { delimiter: ';', encoding: 'UTF-8', rows: 1, widened: 0 },
  remarks: [],
  remarkCount: 0,
  units,
});

describe('the differences of a preview', () => {
  const all = preview(
    unit('A', {
      people: [person('Eva', 'new'), person('Ulf', 'unmatched'), person('Ida', 'changed', true)],
      left: 1,
      unchanged: 7,
    }),
    unit('B', { people: [person('Bo', 'new')], refused: true, unchanged: 2 }),
    unit('C', { people: [person('Åsa', 'unmatched')], left: 1 }),
    unit('D', { hours: [hours] }),
  );

  it('sum what is stored, left and unchanged, and name the units that take something', () => {
    const { units, refusedUnits, ...sums } = totalsOf(all);
    expect(sums).toEqual({ stored: 3, unmatched: 2, refused: 1, unchanged: 9, typed: 2 });
    expect(units.map(({ unitId }) => unitId)).toEqual(['A', 'D']);
    expect(refusedUnits.map(({ unitId }) => unitId)).toEqual(['B']);
  });

  it('are counted and filtered by kind, and searched by name and number', () => {
    expect(personCounts(all)).toEqual({ all: 5, new: 2, changed: 1, ended: 0, unmatched: 2, typed: 1 });
    const names = (filter: 'all' | 'new' | 'typed', query = '') =>
      personRows(all, filter, query).map((row) => row.person.name);
    expect(names('new')).toEqual(['Eva', 'Bo']);
    expect(names('typed')).toEqual(['Ida']);
    expect(names('all', ' ÅSA ')).toEqual(['Åsa']);
    expect(names('new', 'nr bo')).toEqual(['Bo']);
    expect(names('new', 'bo nr')).toEqual(['Bo']);
    expect(names('all', 'Åsa'.normalize('NFD'))).toEqual(['Åsa']);
  });
});

describe('the mapping of a column', () => {
  const mapping: ImportMapping = {
    security: 'tls',
    files: { personnel: 'p', hours: null },
    hold: defaultHold,
    numbers: defaultNumbers,
    version: 3,
    ...defaultColumns,
  };

  it('gives a column that holds nothing to the field', () => {
    expect(withColumn(mapping, 'hours', 'Kod', 'activity').hours).toEqual({ ...defaultColumns.hours, activity: 'Kod' });
  });

  it('exchanges the columns of two fields, so that each field keeps one', () => {
    expect(withColumn(mapping, 'hours', 'Aktivitet', 'payKind').hours).toEqual({
      ...defaultColumns.hours,
      activity: 'LARTBENAMNING',
      payKind: 'Aktivitet',
    });
  });
});

it('a file is in the address with its kind; without one, personnel is shown', () => {
  expect(sourceIn(undefined)).toEqual({ kind: 'personnel' });
  expect(sourceIn('hours')).toEqual({ kind: 'hours' });
  expect(sourceIn(sourceText({ kind: 'hours', fileId: 'fil_1' }))).toEqual({ kind: 'hours', fileId: 'fil_1' });
});
