import { describe, expect, it } from 'vitest';
import { coveredCell } from '#shared/workbook/cells.ts';
import { type FileSheet, readWorkbook } from '#shared/workbook/read.ts';
import {
  lengthOf,
  type Roster,
  rosterCodes,
  rosterPeople,
  rosterRate,
  rostersIn,
  staffSheet,
} from '#shared/workbook/roster.ts';
import { monday } from '../../support/ward.ts';

const numbers = (count: number, first = 1) => Array.from({ length: count }, (_, index) => first + index);
const rosterOf = (...data: FileSheet['data']): Roster | undefined => rostersIn([{ sheet: 'Schema', data }])[0];

describe('a roster', () => {
  it.each([
    ['days of a month', numbers(28), undefined],
    ['days across two months', [...numbers(3, 29), ...numbers(7)], undefined],
    ['dates', numbers(7).map((day) => new Date(Date.UTC(2027, 0, 3 + day))), '2027-01-04'],
    ['serial numbers', numbers(7, 46_391), '2027-01-04'],
    ['texts of dates', numbers(7, 4).map((day) => `2027-01-0${day}`.replace('010', '10')), '2027-01-04'],
    ['weekdays with days', ['Mån 1', 'tis 2', 'ons 3', 'tor 4', 'fre 5', 'lör 6', 'sön 7'], undefined],
    ['days and months', numbers(7).map((day) => `${day}/3`), undefined],
    ['weekdays', ['Måndag', 'Tis', 'ons', 'tors', 'fre', 'lör', 'sön', 'mån'], undefined],
  ])('is found by a head of %s', (_, days, start) => {
    const roster = rosterOf(['Mars'], ['Nr', 'Namn', ...days, 'Summa'], ['1', 'Kim', 'D']);
    expect(roster).toMatchObject({ nameColumn: 1, days: days.length, start });
    expect(roster!.columns.map(({ letter, title }) => [letter, title])).toEqual([
      ['A', 'Nr'],
      ['B', 'Namn'],
    ]);
  });

  it.each([
    ['six days', ['Namn', ...numbers(6)]],
    ['no column for names', numbers(31)],
    ['weeks', ['Namn', ...numbers(30).map((week) => `v${week}`)]],
    ['days that do not follow each other', ['Namn', 1, 3, 5, 7, 9, 11, 13]],
  ])('is not found in a sheet with %s', (_, head) => {
    expect(rosterOf(head, ['Kim', 'D'])).toBeUndefined();
  });

  it('has the people with a name, by the rows of the file, and their codes by number of days', () => {
    const roster = rosterOf(
      ['Namn', ...numbers(7), 'Timmar'],
      ['Kim Berg', 'D', null, 'N', ' N ', 8, '7,5', null, 160],
      [],
      ['Bo Al', 'N', coveredCell, null, null, null, null, null],
    )!;
    const people = rosterPeople(roster, roster.nameColumn);
    expect(people).toEqual([
      { number: 2, name: 'Kim Berg', codes: ['D', 'N', 'N', '8', '7,5'], hasMerged: false },
      { number: 4, name: 'Bo Al', codes: ['N'], hasMerged: true },
    ]);
    expect(rosterCodes(people)).toEqual([
      { code: 'N', count: 3, minutes: undefined },
      { code: 'D', count: 1, minutes: undefined },
      { code: '8', count: 1, minutes: 480 },
      { code: '7,5', count: 1, minutes: 450 },
    ]);
  });
});

it.each([
  ['7:30', 450],
  ['7,5', 450],
  ['0', 0],
  ['24', 1440],
  ['24:01', undefined],
  ['', undefined],
  ['D', undefined],
])('a code of length %s has %s minutes', (text, minutes) => {
  expect(lengthOf(text)).toBe(minutes);
});

it('a rate is all hours by the full-time hours of as many days, and at most 1', () => {
  const minutesOf = new Map([
    ['D', 480],
    ['L', 0],
  ]);
  const rate = (codes: readonly string[], days: number) => rosterRate({ codes }, minutesOf, 40 * 60, days);
  expect(rate(Array(15).fill('D'), 28)).toEqual({ minutes: 7200, fullMinutes: 9600, rate: 0.75, isOver: false });
  expect(rate([...Array(20).fill('D'), 'L'], 28)).toMatchObject({ rate: 1, isOver: false });
  expect(rate(Array(22).fill('D'), 28)).toMatchObject({ rate: 1, isOver: true });
  expect(rate([], 31)).toMatchObject({ minutes: 0, rate: 0, isOver: false });
});

it('the rows of Personal are read as those of a workbook, each at its row of the roster', () => {
  const place = { area: 'Medicin', unit: 'MED 1', category: 'Skötare', start: monday(0) };
  const sheet = staffSheet([
    { ...place, number: 3, name: 'Kim Berg', workRate: '0,75' },
    { ...place, number: 7, name: 'Bo Al', workRate: '1,2' },
  ]);
  expect(readWorkbook([sheet])).toMatchObject({
    sheets: [
      {
        id: 'staff',
        missing: [],
        rows: [
          { number: 3, area: 'Medicin', unit: 'MED 1', value: { name: 'Kim Berg', workRate: 0.75 } },
          { number: 7, faults: { workRate: { code: 'tooBig' } } },
        ],
      },
    ],
  });
});
