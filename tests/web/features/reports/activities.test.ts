import { describe, expect, it } from 'vitest';
import type { Day } from '#shared/time/day.ts';
import { joinedNames, keptActivities } from '#web/features/reports/model/activities.ts';
import { refusalOf } from '#web/features/reports/model/checks.ts';
import type { Definition } from '#web/features/reports/model/definition.ts';
import { firstSettings } from '#web/features/reports/model/settings.ts';

describe('the chosen activities of a report', () => {
  it('are trimmed to those available; all are chosen where none remains or all are', () => {
    expect(keptActivities(['Övertid', 'Vak'], ['övertid', 'Jour'])).toEqual(['övertid']);
    expect(keptActivities(['Vak'], ['Övertid', 'Jour'])).toBeUndefined();
    expect(keptActivities(['Jour', 'Övertid'], ['Övertid', 'Jour'])).toBeUndefined();
    expect(keptActivities(undefined, ['Övertid'])).toBeUndefined();
  });

  it('stay as they are while the available ones are loaded, and where all were unticked', () => {
    expect(keptActivities(['Vak'], undefined)).toEqual(['Vak']);
    expect(keptActivities([], ['Vak'])).toEqual([]);
  });
});

describe('names in a list with commas', () => {
  it.each([
    [['Vak', ' jour'], ['Vak, jour', 'Övertid'], ['Vak, jour']],
    [
      ['Övertid', 'vak', ' jour', 'Sjuk'],
      ['Vak, jour', 'Vak', 'Sjuk'],
      ['Övertid', 'vak, jour', 'Sjuk'],
    ],
    [
      ['Vak', 'Övertid'],
      ['Vak', 'Övertid'],
      ['Vak', 'Övertid'],
    ],
    [['Vak, jour'], ['Vak, jour'], ['Vak, jour']],
    [[], ['Vak'], []],
  ])('%j of %j are %j', (texts, available, names) => expect(joinedNames(texts, available)).toEqual(names));
});

describe('a report of activities cannot be created', () => {
  const definition = (change: Partial<Definition> = {}): Definition => ({
    ...firstSettings('2026-02-04' as Day, 'activity', 'unit'),
    unitIds: ['u'],
    forCat: undefined,
    allCategories: true,
    place: {},
    ...change,
  });
  const vak = { activities: ['Vak'] };

  it('without units, activities or years in order', () => {
    expect(refusalOf(definition(), vak)).toBeUndefined();
    expect(refusalOf(definition({ unitIds: [] }), vak)).toBe('noUnits');
    expect(refusalOf(definition({ unitIds: Array.from({ length: 26 }, String) }), vak)).toBe('tooManyUnits');
    expect(refusalOf(definition(), { activities: [] })).toBe('noActivity');
    expect(refusalOf(definition({ activities: [] }), vak)).toBe('noActivity');
    expect(refusalOf(definition(), { activities: undefined })).toBe('loadingActivities');
    expect(refusalOf(definition(), { ...vak, unitIds: new Set(['other']) })).toBe('unknownUnits');
    expect(refusalOf(definition({ startMonth: 5, endMonth: 4 }), vak)).toBe('months');
    expect(refusalOf(definition({ startMonth: 5, endMonth: 4, endYear: 2027 }), vak)).toBeUndefined();
    expect(refusalOf(definition({ startMonth: 5, endMonth: 4, endYear: 2027, level: 'area' }), vak)).toBe('months');
  });

  it('is not refused for activities that nothing is known of, as in the print window', () => {
    expect(refusalOf(definition())).toBeUndefined();
  });
});
