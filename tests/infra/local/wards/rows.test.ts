import { describe, expect, it } from 'vitest';
import { NotWardFile, readRows } from '#infra/local/wards/rows.ts';
import { wardsOf } from '#infra/local/wards/wards.ts';
import { fileOf, type Hours, lineOf, noHours } from './wardFile.ts';

const hours: Hours = [1260, 945.25, 630, 0, 345, 345, 0, 11.5];
const good = lineOf({ name: 'Norra', month: '02/2021', hours, patients: 560, missing: '3' });

describe('a row', () => {
  it('is parsed with thousands separators, decimals and its line number', () => {
    expect(good).toContain('"1,260"');
    expect(readRows(fileOf('', good)).rows).toEqual([
      {
        line: 3,
        ward: 'Norra',
        division: 'Planned',
        month: '2021-02',
        registered: { planned: { day: 1260, night: 345 }, actual: { day: 945.25, night: 345 } },
        unregistered: { planned: { day: 630, night: 0 }, actual: { day: 0, night: 11.5 } },
        patients: 560,
        missingCounts: 3,
      },
    ]);
  });

  it('is parsed from a file with Windows line ends and a byte order mark', () => {
    expect(readRows(`\uFEFF${fileOf(good).replaceAll('\n', '\r\n')}`).rows).toHaveLength(1);
  });

  it.each([
    ['no number', good.replace('945.25', 'mycket'), 'Day Reg Actual Hrs är inget tal: ”mycket”'],
    ['less than nothing', good.replace('945.25', '-945.25'), 'Day Reg Actual Hrs är inget tal: ”-945.25”'],
    ['a comma that groups no thousands', good.replace('1,260', '12,60'), 'Day Reg Planned Hrs är inget tal: ”12,60”'],
    ['a blank', good.replace('945.25', ''), 'Day Reg Actual Hrs är inget tal: ””'],
    ['a month that is not there', good.replace('02/2021', '13/2021'), 'Month är ingen dag i kalendern: ”01/13/2021”'],
    ['a month in words', good.replace('01/02/2021', 'Feb 2021'), 'Month är ingen månad (dd/mm/åååå): ”Feb 2021”'],
    ['no name', good.replace('Norra', ' '), 'Name saknas: ” ”'],
    ['a field too few', good.replace(',3,', ','), 'har inte 16 fält'],
    ['an open quote', good.replace('"1,260"', '"1,260'), 'har inte 16 fält'],
  ])('with %s is named by line, and breaks no other', (_, bad, why) => {
    const { rows, broken } = readRows(fileOf(good, bad, good));
    expect(rows.map(({ line }) => line)).toEqual([2, 4]);
    expect(broken).toMatchObject([{ line: 3, why }]);
  });
});

it('a file without the required columns is refused with their names', () => {
  expect(() => readRows('Name,Division\nNorra,Planned\n')).toThrow(NotWardFile);
  expect(() => readRows('Name,Division\nNorra,Planned\n')).toThrow('”Month”');
});

describe('wards', () => {
  const wards = (...lines: readonly string[]) => {
    const { rows, broken } = readRows(fileOf(...lines));
    return wardsOf(rows, broken);
  };

  it('sum the rows of one ward and month and have the division of the last month', () => {
    const later = lineOf({ name: 'Norra', month: '03/2021', hours });
    const elsewhere = lineOf({ name: 'Norra', month: '02/2021', hours, division: 'Unplanned' });
    const [ward, ...others] = wards(later, elsewhere, good);
    expect(others).toEqual([]);
    expect(ward).toMatchObject({ name: 'Norra', division: 'Planned', divisions: ['Unplanned', 'Planned'] });
    expect(ward?.months.map(({ month, registered, patients }) => [month, registered.planned.day, patients])).toEqual([
      ['2021-02', 2520, 560],
      ['2021-03', 1260, 0],
    ]);
  });

  it('have no month without hours', () => {
    expect(wards(lineOf({ name: 'Norra', month: '02/2021', hours: noHours, patients: 9 }))[0]?.months).toEqual([]);
  });

  it('have no month with an invalid row', () => {
    const bad = good.replace('945.25', 'x');
    const next = lineOf({ name: 'norra ', month: '03/2021', hours });
    expect(wards(good, bad, next)[0]?.months.map(({ month }) => month)).toEqual(['2021-03']);
  });
});
