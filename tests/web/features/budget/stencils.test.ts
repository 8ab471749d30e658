import { describe, expect, it } from 'vitest';
import { ratesOf, typedRates } from '#web/features/budget/stencils/rates.ts';
import { judgeYear, yearClashes } from '#web/features/budget/stencils/rules.ts';
import { day, newRowOf, rowOf, stencilOf } from './support.ts';

const user = { today: day('2026-11-22'), mayChangeHistory: false };

describe('the year of a stencil', () => {
  it.each([
    ['2026', { year: { code: 'stencilYear' } }],
    ['2027', {}],
    ['tolv', {}],
    ['', {}],
  ])('%j typed by a User', (year, faults) => expect(judgeYear({ year }, user)).toEqual(faults));

  it('may be any for accounts with the right to change history', () =>
    expect(judgeYear({ year: '2020' }, { ...user, mayChangeHistory: true })).toEqual({}));

  it('is refused in the changed row when another row has it', () => {
    const known = rowOf(stencilOf(2027), { year: '2027' }, false);
    expect([...yearClashes([known, newRowOf(1, { year: '2027' })])]).toEqual([
      ['new-1', { column: 'year', code: 'duplicateYear' }],
    ]);
    expect([
      ...yearClashes([rowOf(stencilOf(2027), { year: '2027', hour: '1' }), newRowOf(1, { year: '2028' })]),
    ]).toEqual([]);
  });

  it('is refused in both of two new rows that have it', () => {
    const rows = [newRowOf(1, { year: '2028' }), newRowOf(2, { year: '2028' })];
    expect([...yearClashes(rows).keys()]).toEqual(['new-1', 'new-2']);
  });
});

describe('the rates of a year', () => {
  const rows = [
    rowOf(stencilOf(2026), { year: '2026', hour: '412,5', rentalHour: '', monthlyWorkHours: '165' }),
    newRowOf(1, { year: '20x', hour: '1' }),
    newRowOf(2, { year: '2027', hour: 'tolv' }),
  ];

  it('are those typed; what cannot be read is missing', () => {
    expect(typedRates(rows)).toEqual([
      { year: 2026, hour: 412.5, rentalHour: null, monthlyWorkHours: 165 },
      { year: 2027, hour: null, rentalHour: null, monthlyWorkHours: null },
    ]);
    expect(ratesOf(typedRates(rows), 2030)).toBeUndefined();
  });
});
