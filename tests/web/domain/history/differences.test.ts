import { describe, expect, it } from 'vitest';
import { differencesOf, groupsOf } from '#web/domain/history/differences.ts';
import { codeIn } from '#web/domain/history/fields.ts';

const changesOf = (before: unknown, after: unknown) =>
  differencesOf(before, after).map(({ path, before: was, after: is }) => [path.join('.'), was, is]);

describe('what a log entry changed', () => {
  it('is listed by field, without ids, version, author, time and computed fields', () => {
    const stamp = (version: number) => ({
      id: 'u',
      version,
      changedBy: 'a',
      changedAt: `2026-01-0${version}`,
      areaId: 'x',
    });
    expect(changesOf({ ...stamp(1), name: 'Ett', hidden: false }, { ...stamp(2), name: 'Två', hidden: true })).toEqual([
      ['name', 'Ett', 'Två'],
      ['hidden', false, true],
    ]);
  });

  it('matches the elements of a list by id and names them by name', () => {
    const row = (shiftId: string, shiftName: string, mon: string) => ({ shiftId, shiftName, mon });
    const before = { shiftDemands: [row('1', 'Dag', '3'), row('2', 'Natt', '1')] };
    const after = { shiftDemands: [row('2', 'Natt', '2'), row('1', 'Dag', '3')] };
    expect(changesOf(before, after)).toEqual([['shiftDemands.Natt.mon', '1', '2']]);
  });

  it('lists values that were added, emptied or changed', () => {
    expect(changesOf({ end: null }, { end: '2026-03-29' })).toEqual([['end', undefined, '2026-03-29']]);
    expect(changesOf({ comment: 'Stängt' }, { comment: '' })).toEqual([['comment', 'Stängt', '']]);
    expect(changesOf({ active: false }, { active: true })).toEqual([['active', false, true]]);
  });

  it('lists only the fields with a value of a created or removed entity', () => {
    const unit = { id: 'u', name: 'Medicin', shortName: '', hidden: false, beds: 0, importIdentifier: null };
    expect(changesOf(null, unit)).toEqual([['name', undefined, 'Medicin']]);
    expect(changesOf(unit, null)).toEqual([['name', 'Medicin', undefined]]);
    expect(changesOf(null, null)).toEqual([]);
  });
});

it('changes of the same part of an entity form one group', () => {
  const before = { hidden: false, periods: [{ id: '1', start: '2027-01-04', weeks: 1, nights: 2 }] };
  const after = { hidden: true, periods: [{ id: '1', start: '2027-01-04', weeks: 2, nights: 3 }] };
  const groups = groupsOf(differencesOf(before, after));
  expect(groups.map(({ under, lines }) => [under, lines.map(({ path }) => path.at(-1))])).toEqual([
    [[], ['hidden']],
    [
      ['periods', '2027-01-04'],
      ['weeks', 'nights'],
    ],
  ]);
  const alone = groupsOf(
    differencesOf({ periods: [{ id: '1', start: 'x', weeks: 1 }] }, { periods: [{ id: '1', start: 'x', weeks: 2 }] }),
  );
  expect(alone.map(({ under }) => under)).toEqual([[]]);
});

it('codeIn reads a code only in the fields that hold codes', () => {
  expect(codeIn('type', 'Rotation')).toBe('Rotation');
  expect(codeIn('name', 'Rotation')).toBeUndefined();
  expect(codeIn('level', '2')).toBeUndefined();
  expect([codeIn('type', 'Other', 'shiftPeriod'), codeIn('type', 'Other', 'activity')]).toEqual([
    'Other',
    'OtherActivity',
  ]);
});

it('names the activity and the month of a changed value, whatever the order of the activities', () => {
  const input = (activityId: string, name: string, jan: number | null) => ({
    activityId,
    name,
    jan,
    imported: ['feb'],
    version: 1,
  });
  const before = { year: 2026, inputs: [input('a', 'Hyr', null), input('b', 'Övertid', 5)] };
  const after = { year: 2026, inputs: [input('b', 'Övertid', 6), input('a', 'Hyr', null)] };
  expect(differencesOf(before, after)).toEqual([{ path: ['inputs', 'Övertid', 'jan'], before: 5, after: 6 }]);
});

it('names the years of the values that went with an activity', () => {
  const before = { name: 'Hyr', inputs: [{ year: 2025, jan: 7, feb: null }] };
  expect(differencesOf(before, undefined)).toContainEqual({
    path: ['inputs', '2025', 'jan'],
    before: 7,
    after: undefined,
  });
});
