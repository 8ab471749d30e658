import { describe, expect, it } from 'vitest';
import type { ShiftPeriodType } from '#shared/model/shift.ts';
import type { Day } from '#shared/time/day.ts';
import { mondayOf } from '#shared/time/week.ts';
import { tabsOf } from '#web/features/manage/level.ts';
import {
  categoryPeriodBody,
  categoryPeriodSchema,
  categoryPeriodValues,
} from '#web/features/manage/period/categoryPeriod.ts';
import { shiftPeriodBody, shiftPeriodSchema, shiftPeriodValues } from '#web/features/manage/period/shiftPeriod.ts';
import { judge } from '#web/kit/forms/judge.ts';
import { today } from '#web/kit/ui/dates.ts';
import { href } from '#web/platform/navigation/href.ts';

const start = '2026-01-01' as Day;

describe('the form of a shift period', () => {
  const typed = {
    ...shiftPeriodValues(undefined),
    start,
    extraHours: '1',
    extraMinutes: '30',
    weeks: '8',
    nights: '12',
    newWorkingHours: '34',
    newWorkingMinutes: '20',
  };
  const sent = (type: ShiftPeriodType) => shiftPeriodBody({ ...typed, type });
  const common = { start, end: null, isNightShift: false, isDutyShift: false };

  it('begins this Monday, open-ended, as Standard', () => {
    expect(shiftPeriodBody(shiftPeriodValues(undefined))).toEqual({
      ...common,
      start: mondayOf(today()),
      type: 'Standard',
    });
  });

  it('sends the measures of its type alone', () => {
    expect(sent('Standard')).toEqual({ ...common, type: 'Standard' });
    expect(sent('ExtraHours')).toEqual({ ...common, type: 'ExtraHours', extraHours: 1, extraMinutes: 30 });
    expect(sent('Other')).toEqual({ ...common, type: 'Other', newWorkingHours: 34, newWorkingMinutes: 20 });
    expect(sent('Rotation')).toEqual({
      ...common,
      type: 'Rotation',
      weeks: 8,
      nights: 12,
      newWorkingHours: 34,
      newWorkingMinutes: 20,
    });
  });

  it('requires the measures of its type', () => {
    const bare = { ...shiftPeriodValues(undefined), start };
    const missing = (type: ShiftPeriodType) =>
      Object.keys(judge(shiftPeriodSchema, shiftPeriodBody({ ...bare, type })).faults);
    expect(missing('Standard')).toEqual([]);
    expect(missing('ExtraHours')).toEqual(['extraHours']);
    expect(missing('Other')).toEqual(['newWorkingHours']);
    expect(missing('Rotation').sort()).toEqual(['newWorkingHours', 'nights', 'weeks']);
  });
});

describe('the form of a category period', () => {
  it('begins this Monday, open-ended, with the full-time week of the one before or 40:00', () => {
    expect(categoryPeriodBody(categoryPeriodValues(undefined))).toEqual({
      start: mondayOf(today()),
      end: null,
      workingHours: 40,
      workingMinutes: 0,
      notes: '',
    });
    const before = { start, end: null, workingHours: 38, workingMinutes: 5, notes: 'as agreed' };
    expect(categoryPeriodValues(undefined, before)).toMatchObject({
      start: today(),
      workingHours: '38',
      workingMinutes: '05',
      notes: '',
    });
    const ended = { ...before, end: '2026-03-29' as Day };
    expect(categoryPeriodValues(undefined, ended)).toMatchObject({ start: '2026-03-30', end: null });
    const measures = { extraHours: 1, extraMinutes: 0, weeks: 0, nights: 0, newWorkingHours: 0, newWorkingMinutes: 0 };
    const marks = { type: 'ExtraHours', isNightShift: false, isDutyShift: false } as const;
    const shift = { start, end: ended.end, ...marks, ...measures };
    expect(shiftPeriodValues(undefined, shift)).toMatchObject({ start: '2026-03-30', end: null });
  });

  it('refuses an empty or impossible week', () => {
    const values = { ...categoryPeriodValues(undefined), start };
    const faults = (workingHours: string, workingMinutes: string) =>
      judge(categoryPeriodSchema, categoryPeriodBody({ ...values, workingHours, workingMinutes })).faults;
    expect(faults('38', '15')).toEqual({});
    expect(faults('', '15')).toHaveProperty('workingHours');
    expect(faults('0', '0')).toMatchObject({ workingHours: { code: 'duration' } });
    expect(faults('168', '1')).toMatchObject({ workingHours: { code: 'duration' } });
  });
});

describe('the tabs of a place in Förvalta', () => {
  it.each([
    ['org', 'SuperAdmin', ['list', 'absence', 'rates', 'access', 'workbook', 'import', 'edit']],
    ['org', 'Admin', ['list', 'absence', 'rates', 'workbook', 'edit']],
    ['org', 'SuperUser', ['list', 'absence', 'rates', 'access']],
    ['area', 'SuperUser', ['list', 'access']],
    ['unit', 'SuperAdmin', ['list', 'activities', 'followup', 'absence', 'rates', 'access', 'import', 'edit']],
    ['unit', 'Admin', ['list', 'activities', 'followup', 'absence', 'rates', 'edit']],
    ['unit', 'SuperUser', ['followup', 'absence', 'rates', 'access']],
    ['category', 'Admin', ['list']],
    ['category', 'SuperUser', []],
    ['unit', 'User', []],
  ] as const)('%s, %s: %s', (level, role, tabs) => {
    expect(tabsOf(level, [role])).toEqual(tabs);
  });
});

describe('the addresses of Förvalta', () => {
  it('name every level from the organisation down', () => {
    expect(href.manage()).toBe('/organizations');
    expect(href.manage({ orgId: 'new' })).toBe('/organizations/new');
    expect(href.manage({ orgId: 'o' }, 'access')).toBe('/organizations/o/access');
    expect(href.manage({ orgId: 'o', areaId: 'a', unitId: 'new' })).toBe('/organizations/o/areas/a/units/new');
    expect(href.manage({ orgId: 'o', areaId: 'a', unitId: 'u', categoryId: 'c/d', shiftId: 'new' })).toBe(
      '/organizations/o/areas/a/units/u/categories/c%2Fd/shift/new',
    );
  });
});
