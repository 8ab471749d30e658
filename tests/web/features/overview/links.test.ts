import { describe, expect, it } from 'vitest';
import { addDays, type Day } from '#shared/time/day.ts';
import { weekOf } from '#shared/time/week.ts';
import {
  categoryLackingDemand,
  categoryOf,
  demandOf,
  overviewOf,
  planOf,
  planPlaceOf,
  remedyAt,
  shortCategoryOf,
} from '#web/features/overview/links.ts';
import { outlineOf, TOTAL } from '#web/features/overview/model/outline.ts';
import { rangeFrom } from '#web/features/overview/model/range.ts';
import { type Cell, type MapRow, rowsOf } from '#web/features/overview/model/rows.ts';
import { monthHeading, shortDay, weekText } from '#web/features/overview/texts.ts';
import { weekDates } from '#web/kit/ui/dates.ts';
import { first, place, receipt } from './places.ts';

const { weeks } = rangeFrom(first);
const nothing = new Set<string>();

const targetOf = (at: string, key: string, parts: object, of = categoryOf) => {
  const rows = rowsOf(outlineOf(place(at), 'unit', nothing), weeks, [receipt(first, -1, parts)], nothing);
  const row = rows.find((each) => each.key === key)!;
  return of(row, row.cells[0]!)?.id;
};

describe('the category that a cell opens', () => {
  it.each([
    ['the short category of the unit', 'org', 'm31', { unitId: 'm31', shortCategories: ['Undersköterska'] }, 'm31-un'],
    [
      'the one without demand when none is short',
      'org',
      'm31',
      { unitId: 'm31', missingDemand: ['Undersköterska'] },
      'm31-un',
    ],
    ['the first when all is well', 'org', 'm31', { unitId: 'm31' }, 'm31-sj'],
    [
      'the category itself',
      'm31',
      'm31-un',
      { unitId: 'm31', categoryId: 'm31-un', categoryName: 'Undersköterska' },
      'm31-un',
    ],
    ['a category of the unit from its sum', 'm31', TOTAL, { unitId: 'm31', categoryId: 'm31-un' }, 'm31-sj'],
    ['nowhere from the sum of an area', 'org', 'med', { unitId: 'm31' }, undefined],
    ['nowhere from the sum of all', 'org', TOTAL, { unitId: 'm31' }, undefined],
  ])('is %s', (_, at, key, parts, expected) => expect(targetOf(at, key, parts)).toBe(expected));

  it('names place, tab and week', () => {
    const [category] = place('m31').children;
    const ids = 'orgId=org&areaId=med&unitId=m31&categoryId=m31-sj';
    expect(planOf(category!, weeks[0])).toBe(`/plan?${ids}&tab=schemas&week=2026-02-02`);
    expect(planOf(category!)).toBe(`/plan?${ids}&tab=schemas`);
    expect(demandOf(category!, weeks[0]!)).toBe(`/plan?${ids}&tab=demand&week=2026-02-02`);
    expect(overviewOf(place('med'), first)).toBe('/plan?orgId=org&areaId=med&tab=overview&from=2026-02-02');
  });
});

describe('the category whose shortage a cell leads to closing', () => {
  const short = { unitId: 'm31', shortCategories: ['Undersköterska'] };
  const at = (thisWeek: Day) => (row: MapRow, cell: Cell) => shortCategoryOf(row, cell, thisWeek);
  it.each([
    ['one that is short this week', 'm31', short, first, 'm31-un'],
    ['one that is short in the last of 26 weeks', 'm31', short, addDays(first, -25 * 7), 'm31-un'],
    ['none after 26 weeks', 'm31', short, addDays(first, -26 * 7), undefined],
    ['none in a past week', 'm31', short, addDays(first, 7), undefined],
    ['none where no category is short', 'm31', { unitId: 'm31', missingDemand: ['Undersköterska'] }, first, undefined],
    ['none from the sum of an area', 'med', short, first, undefined],
  ])('is %s', (_, key, parts, thisWeek, expected) => expect(targetOf('org', key, parts, at(thisWeek))).toBe(expected));

  it('opens the page of its shortage at the week, gross or net', () => {
    const [category] = place('m31').children;
    const ids = 'orgId=org&areaId=med&unitId=m31&categoryId=m31-sj';
    expect(remedyAt(category!, weeks[0]!, 'gross')).toBe(`/plan?${ids}&tab=overview&remedy=2026-02-02`);
    expect(remedyAt(category!, weeks[0]!, 'net')).toBe(`/plan?${ids}&tab=overview&remedy=2026-02-02&figures=net`);
  });
});

describe('the plan that a cell opens', () => {
  it('is that of the unit from its sum, and of a category from other rows', () => {
    expect(targetOf('m31', TOTAL, { unitId: 'm31', categoryId: 'm31-un' }, planPlaceOf)).toBe('m31');
    expect(targetOf('org', 'm31', { unitId: 'm31' }, planPlaceOf)).toBe('m31-sj');
    expect(targetOf('org', TOTAL, { unitId: 'm31' }, planPlaceOf)).toBeUndefined();
  });
});

describe('the category whose demand a cell lacks', () => {
  it.each([
    [
      'the unit has others that are short',
      'org',
      'm31',
      { shortCategories: ['Sjuksköterska'], missingDemand: ['Undersköterska'] },
      'm31-un',
    ],
    ['the unit has no demand at all', 'org', 'm31', { demand: null, diff: null }, 'm31-sj'],
    ['the row is a category', 'm31', 'm31-un', { categoryId: 'm31-un', categoryName: 'Undersköterska' }, 'm31-un'],
    ['the row is the sum of an area', 'org', 'med', {}, undefined],
  ])('is found when %s', (_, at, key, parts, expected) => {
    expect(targetOf(at, key, { unitId: 'm31', ...parts }, categoryLackingDemand)).toBe(expected);
  });
});

describe('the texts of weeks and months', () => {
  it.each([
    ['2026-06-15', 'v25, 15–21 juni 2026'],
    ['2026-06-29', 'v27, 29 juni – 5 juli 2026'],
    ['2026-12-28', 'v53, 28 december 2026 – 3 januari 2027'],
  ])('%s', (monday, text) => expect(weekText(weekOf(monday))).toBe(text));

  it('give the days of a week, and a day off', () => {
    expect(weekDates(weekOf('2026-06-15').start)).toBe('15–21 juni');
    expect(shortDay('2026-06-19')).toBe('fre 19 juni');
  });

  it('shorten a month of one week, and include the year in January', () => {
    expect(monthHeading({ month: '2026-11', weeks: 4 })).toBe('November');
    expect(monthHeading({ month: '2026-09', weeks: 1 })).toBe('Sep');
    expect(monthHeading({ month: '2027-01', weeks: 4 })).toBe('Januari 2027');
    expect(monthHeading({ month: '2027-01', weeks: 2 })).toBe('Januari');
  });
});
