import { describe, expect, it } from 'vitest';
import { cellOf, writerOf } from '#web/domain/receipts/cells.ts';
import { groups, type ReceiptRow } from '#web/domain/receipts/rows.ts';
import { shortageOf } from '#web/features/schemas/receipts/shortage.ts';
import { receipt } from './support.ts';

const rows: readonly ReceiptRow[] = groups.flatMap(({ rows: inGroup }): readonly ReceiptRow[] => inGroup);
const cell = (key: string, change: object) => {
  const row = rows.find((one) => one.key === key);
  if (row === undefined) throw new Error(`no row ${key}`);
  return cellOf(row, receipt(0, change));
};

describe('a figure of the receipt table', () => {
  it.each([
    ['demand', { demand: 22.28, demandDays: 7 }, '22,28'],
    ['demand', {}, '–'],
    ['supply', { workRateSum: 1234.5 }, '1\u00a0234,50'],
    ['own', { workRateSumWithoutContractors: 22.15, substituteWorkRateSum: 2 }, '20,15'],
    ['own', { workRateSumWithoutContractors: 0.3, substituteWorkRateSum: 0.1 }, '0,20'],
    ['substitutes', { substituteWorkRateSum: 1.5, workRateSumWhenSubstitute: 11.5 }, '1,50'],
    ['substitutes', {}, ''],
    ['contractors', { contractorWorkRateSum: 0.5, workRateSumWhenContractors: 10.5 }, '0,50'],
    ['contractors', {}, ''],
    ['diff', { diff: -0.06 }, '\u22120,06'],
    ['diff', {}, '–'],
    ['budget', { budget: 24, budgetDays: 7 }, '24,00'],
    ['diffBudget', { diffBudget: 0.125 }, '0,13'],
    ['diffNight', { diffNightShifts: -2.005 }, '\u22122,01'],
    ['working', { workingCount: 27 }, '27'],
    ['rented', { contractorCount: 0 }, '0'],
  ])('%s of %o is "%s"', (key, change, text) => {
    expect(cell(key, change).text).toBe(text);
  });

  it.each([
    ['diff', { diff: -0.45 }, true],
    ['diff', { diff: -0.4499 }, false],
    ['diff', { diff: 0 }, false],
    ['diff', {}, false],
    ['diffBudget', { diffBudget: -0.005 }, true],
    ['demand', { demand: -1 }, false],
  ])('%s of %o is red: %s', (key, change, negative) => {
    expect(cell(key, change).negative).toBe(negative);
  });

  it.each([
    ['demand', { demand: 9, demandDays: 4 }, 4],
    ['demand', { demand: 9, demandDays: 7 }, undefined],
    ['demand', { demandDays: 0 }, undefined],
    ['budget', { budget: 9, budgetDays: 1 }, 1],
    ['supply', { demandDays: 4, budgetDays: 4 }, undefined],
  ])('%s of %o says that it holds for %s days', (key, change, days) => {
    expect(cell(key, change).days).toBe(days);
  });
});

describe('the figures of a row with little room', () => {
  const texts = (values: readonly number[], ...room: readonly [letters: number, decimals?: 1 | 2]) =>
    values.map(writerOf([...values, null], ...room));

  it.each([
    [[22.53, -9.5], 6, ['22,53', '\u22129,50']],
    [[22.53, -170.13], 6, ['22,5', '\u2212170,1']],
    [[22.53, -17_013.4], 6, ['23', '\u221217\u00a0013']],
    [[9.99], 5, ['9,99']],
    [[99.996], 5, ['100,0']],
    [[], 5, []],
  ])('of %o in %i letters have the same decimals: %o', (values, letters, expected) => {
    expect(texts(values, letters)).toEqual(expected);
  });

  it('have one decimal at most where the row says so', () => expect(texts([1.25], 4, 1)).toEqual(['1,3']));
});

describe('where weeks are short', () => {
  it('counts those at the limit of Översikt or below it, and finds the first of the worst', () => {
    const diffs = [-0.45, null, -0.4499, 1, -2, -2];
    expect(shortageOf(diffs.map((diff, index) => receipt(index, { diff })))).toEqual({
      weeks: 3,
      unknown: 1,
      worst: { week: 'v10', diff: -2 },
    });
    expect(shortageOf([receipt(0, { diff: 0 }), receipt(1)])).toEqual({
      weeks: 0,
      unknown: 1,
      worst: undefined,
    });
  });
});
