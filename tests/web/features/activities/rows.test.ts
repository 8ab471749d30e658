import { describe, expect, it } from 'vitest';
import { type Activity, type ActivityInput, byMonth } from '#shared/model/activity.ts';
import { bodyOf, endsBeforeStart, isTaken, newValues, valuesOf } from '#web/features/activities/config/values.ts';
import {
  changedImports,
  changesOf,
  faultOf,
  importDaysOf,
  keptValue,
  overwrittenBy,
  rowsOf,
  storedTexts,
  workedOf,
  yearOf,
} from '#web/features/activities/edit/model/rows.ts';
import type { Draft } from '#web/kit/ui/sheet/core/draft.ts';

const activityOf = (name: string, fields: Partial<Activity> = {}): Activity => ({
  id: name,
  version: 1,
  changedBy: '',
  changedAt: '',
  name,
  start: 2025,
  end: null,
  type: 'Worklog',
  calc: 'Aggr',
  isHeader: false,
  showResourceInfo: false,
  map: null,
  heromaActivityIdentifier: '',
  excludeFromTotal: false,
  absence: null,
  categoryId: null,
  ...fields,
});
const inputOf = ({ id, name, type, isHeader }: Activity, jan: number | null, fields: Partial<ActivityInput> = {}) => ({
  activityId: id,
  name,
  type,
  isHeader,
  ...byMonth<number | null>([jan, ...Array(11).fill(null)]),
  imported: [],
  imports: [],
  version: 3,
  ...fields,
});

const own = activityOf('Egen personal');
const rental = activityOf('Hyr', { excludeFromTotal: true });
const header = activityOf('Övertid', { type: 'Other', isHeader: true });
const chief = activityOf('Chef', { type: 'Manager' });
const activities = [header, own, rental, chief];
const inputs = [
  inputOf(header, null),
  inputOf(own, 5648.25, { imported: ['jan'] }),
  inputOf(rental, 40),
  inputOf(chief, 150),
];

describe('the rows of the sheet', () => {
  const rows = rowsOf(activities, inputs);

  it('follow the types of the follow-up, and a heading takes no values', () => {
    expect(rows.map(({ id }) => id)).toEqual(['Chef', 'Egen personal', 'Hyr', 'Övertid']);
    expect(rows.map(({ readOnly }) => readOnly)).toEqual([false, false, false, true]);
    expect(storedTexts(inputs)['Egen personal']).toMatchObject({ jan: '5648,25', feb: '' });
  });

  it('count worked time without what is left out of the total, with what is typed', () => {
    const live = rows.map((row) => ({ row, texts: row.id === own.id ? { ...row.texts, feb: '100' } : row.texts }));
    expect(workedOf(live).slice(0, 3)).toEqual([5648.25, 100, null]);
  });

  it('name what is overwritten of the import', () => {
    const draft: Draft = { [own.id]: { jan: '5655', feb: '1' }, Hyr: { jan: '41' } };
    expect(overwrittenBy(draft, rows)).toEqual([
      { name: 'Egen personal', month: 'jan', before: '5648,25', after: '5655' },
    ]);
  });

  it('send changed months only, an emptied one as null, over the version of their row', () => {
    expect(changesOf({ [own.id]: { jan: '', feb: '12' }, gone: { jan: '1' } }, inputs)).toEqual([
      { activityId: own.id, version: 3, jan: null, feb: 12 },
    ]);
  });
});

it('a value is a whole number of at most 5 digits, or nothing', () => {
  expect(['', ' ', '0', '99999', '5 648'].map(faultOf)).toEqual(Array(5).fill(undefined));
  expect(['1,5', 'x', '-', '100000', '-1'].map((text) => faultOf(text)?.code)).toEqual([
    ...['whole', 'whole', 'whole', 'tooBig', 'tooSmall'],
  ]);
  expect(['5 648', '007', 'x '].map(keptValue)).toEqual(['5648', '7', 'x']);
});

it('an imported month shows the day of its latest import, and values that differ from it are listed by month', () => {
  const given = (month: 'jan' | 'feb', value: number, day: string) => ({ month, value, day });
  const imported = [
    inputOf(own, 5, { feb: 9, imports: [given('jan', 6, '2026-02-05'), given('feb', 9, '2026-03-04')] }),
    inputOf(rental, 40, { imports: [given('jan', 40, '2026-02-04')] }),
  ];
  expect(importDaysOf(imported)).toEqual({ jan: '2026-02-05', feb: '2026-03-04' });
  const rows = rowsOf(activities, imported).map((row) => ({ row, texts: row.texts }));
  const listed = (all: typeof rows) =>
    changedImports(all).map(({ row, text, given: { month, value } }) => [row.id, month, text, value]);
  expect(listed(rows)).toEqual([[own.id, 'jan', '5', 6]]);
  const typed = rows.map(({ row, texts }) => ({ row, texts: { ...texts, jan: row.id === own.id ? '6,00' : '' } }));
  expect(listed(typed)).toEqual([[rental.id, 'jan', '', 40]]);
});

it('a year is the sum of its months, or the mean of those with a value', () => {
  expect(yearOf(own, { jan: '3', feb: '4' })).toBe(7);
  expect(yearOf({ ...own, calc: 'Avg' }, { jan: '3', feb: '4' })).toBe(3.5);
  expect(yearOf(own, {})).toBeNull();
});

describe('the values of an activity', () => {
  it('are sent without what its type does not have', () => {
    const values = { ...newValues('Worklog', 2026), name: 'Hyr', map: 'Rental' as const, excludeFromTotal: true };
    expect(bodyOf(values)).toMatchObject({ start: 2026, end: null, map: 'Rental', excludeFromTotal: true });
    expect(bodyOf({ ...values, type: 'Other', isHeader: true })).toMatchObject({ map: null, excludeFromTotal: false });
    expect(bodyOf({ ...values, calc: 'Avg', isHeader: true })).toMatchObject({ calc: 'Aggr', isHeader: false });
    expect(endsBeforeStart({ ...values, end: '2025' })).toBe(true);
    expect(['2026', '', 'x'].map((end) => endsBeforeStart({ ...values, end }))).toEqual([false, false, false]);
    expect(valuesOf(activityOf('Hyr', { end: 2027 }))).toMatchObject({ start: '2025', end: '2027' });
  });

  it('have a name of their own within the type', () => {
    expect(isTaken(activities, { name: 'egen Personal', type: 'Worklog' }, undefined)).toBe(true);
    expect(isTaken(activities, { name: 'Egen personal', type: 'WorklogDetailed' }, undefined)).toBe(false);
    expect(isTaken(activities, { name: 'Egen personal', type: 'Worklog' }, own.id)).toBe(false);
  });
});
