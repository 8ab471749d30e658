import { describe, expect, it } from 'vitest';
import { addDays, type Day } from '#shared/time/day.ts';
import { refusalOf } from '#web/features/reports/model/checks.ts';
import type { Definition } from '#web/features/reports/model/definition.ts';
import { firstSettings } from '#web/features/reports/model/settings.ts';
import type { ReportType } from '#web/features/reports/model/types.ts';

const definition = (type: ReportType, change: Partial<Definition> = {}): Definition => ({
  ...firstSettings('2026-02-04' as Day, type, 'unit'),
  unitIds: ['u1'],
  forCat: ['Läkare'],
  allCategories: true,
  place: { orgId: 'o' },
  ...change,
});
const units = (count: number) => Array.from({ length: count }, (_, index) => `u${index}`);

describe('a report can be created', () => {
  it.each(['demands', 'assets', 'prognos', 'weekoverview', 'periodoverview'] as const)(
    'as %s, of a unit and a category',
    (type) => {
      expect(refusalOf(definition(type))).toBeUndefined();
    },
  );

  it('for 25 units, not for 26', () => {
    expect(refusalOf(definition('prognos', { unitIds: units(25) }))).toBeUndefined();
    expect(refusalOf(definition('prognos', { unitIds: units(26) }))).toBe('tooManyUnits');
  });
});

describe('the follow-up of a place', () => {
  const year = (change: Partial<Definition>) =>
    definition('yearfollowup', { unitIds: units(200), forCat: [], ...change });
  const area = { level: 'area', place: { orgId: 'o', areaId: 'a' } } as const;

  it('is of an area or organisation that the account may read, however many units it has', () => {
    expect(refusalOf(year(area), { levels: ['area', 'org'] })).toBeUndefined();
    expect(refusalOf(year({ level: 'org' }), { levels: ['org'] })).toBeUndefined();
    expect(refusalOf(year(area))).toBeUndefined();
  });

  it.each([
    ['noLevel', { level: 'unit', place: { ...area.place, unitId: 'u1' } }, ['area', 'org']],
    ['noLevel', { level: 'area' }, undefined],
    ['noLevel', { ...area, level: 'org' }, ['area']],
    ['noReadablePlace', area, []],
  ] as const)('is refused because of %s: %o, levels %o', (reason, change, levels) => {
    expect(refusalOf(year(change), levels && { levels })).toBe(reason);
  });
});

describe('a report is refused', () => {
  it('when none of the chosen categories is one of the units, or a unit is unknown', () => {
    const chosen = definition('prognos', { forCat: ['Läkare'], allCategories: false });
    const can = { activities: undefined, unitIds: new Set(['u1']) };
    expect(refusalOf(chosen, { ...can, categories: ['LÄKARE', 'Undersköterska'] })).toBeUndefined();
    expect(refusalOf(chosen, { ...can, categories: ['Undersköterska'] })).toBe('noCategory');
    expect(refusalOf(chosen, { ...can, categories: undefined })).toBeUndefined();
    expect(refusalOf({ ...chosen, unitIds: ['u1', 'u2'] }, can)).toBe('unknownUnits');
  });

  it.each([
    ['noForecast', 'prognos', { forecastType: undefined, unitIds: [] }],
    ['noUnits', 'prognos', { unitIds: [], forCat: [] }],
    ['noCategory', 'prognos', { forCat: [] }],
    ['noUnits', 'demands', { unitIds: [] }],
    ['noCategory', 'assets', { forCat: [] }],
    ['loading', 'assets', { forCat: undefined }],
    ['weeks', 'assets', { end: addDays('2025-12-29' as Day, 319 * 7 - 1) }],
    ['weeks', 'periodoverview', { end: addDays('2025-12-29' as Day, 319 * 7 - 1) }],
    ['noKeyValue', 'keyvalues', {}],
    ['noCategory', 'keyvalues', { keyvalue: 4, forCat: [] }],
    ['noYears', 'keyvalues', { keyvalue: 3, startYear: 2026, endYear: 2025 }],
    ['years', 'keyvalues', { keyvalue: 3, startYear: 2016, endYear: 2026 }],
    ['noWeek53', 'keyvalues', { keyvalue: 4, startYear: 2027, endYear: 2027, simulateWeek: 53 }],
    ['months', 'keyvalues', { keyvalue: 3, startMonth: 6, endMonth: 5 }],
    ['months', 'keyvalues', { keyvalue: 3, startMonth: 6, endMonth: 5, endYear: 2027, level: 'area' }],
  ] as const)('because of %s: %s with %o', (reason, type, change) => {
    expect(refusalOf(definition(type, change))).toBe(reason);
  });

  it('not because of months that lie in different years, nor while a week is simulated', () => {
    expect(refusalOf(definition('keyvalues', { keyvalue: 3, startMonth: 6, endMonth: 5, endYear: 2027 }))).toBe(
      undefined,
    );
    expect(
      refusalOf(definition('keyvalues', { keyvalue: 3, startMonth: 6, endMonth: 5, simulateWeek: 4 })),
    ).toBeUndefined();
  });
});
