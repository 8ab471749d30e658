import { describe, expect, it } from 'vitest';
import type { Receipt } from '#shared/model/receipt.ts';
import {
  balanceCell,
  balanceGroups,
  isNegative,
  weekGroups,
  withoutEmptyParts,
} from '#web/features/reports/model/rows.ts';
import { leastWeek, weekParts } from '#web/features/reports/weeks/widths.ts';
import { receipt } from '../schemas/support.ts';

const all = weekGroups([], { receipt: true, budget: true });
const rowOf = (key: string) => all.flatMap(({ rows }) => rows).find((row) => row.key === key)!;

describe('a difference in a report', () => {
  it.each([
    ['diff', -0.04, true],
    ['diff', -0.79, true],
    ['diff', -0.004, false],
    ['diff', 0.5, false],
    ['diff', null, false],
    ['diffBudget', -0.04, true],
    ['supply', -1, false],
  ])('%s of %o is red: %s', (key, value, red) => {
    expect(isNegative(rowOf(key), value)).toBe(red);
  });

  it('is red in the balance of a period as in its weeks', () => {
    expect(balanceCell(rowOf('diff'), receipt(0, { diff: -0.37 }))).toMatchObject({ text: '−0,37', negative: true });
  });
});

describe('the rows of the weeks', () => {
  const keysOf = (receipts: readonly Receipt[]) =>
    withoutEmptyParts(all, receipts).flatMap(({ rows }) => rows.map(({ key }) => key));

  it('leave out parts of supply that no week has, and keep those that one has', () => {
    expect(keysOf([receipt(0), receipt(1)])).not.toContain('substitutes');
    const one = receipt(1, { substituteWorkRateSum: 1, workRateSumWhenSubstitute: 9 });
    expect(keysOf([receipt(0), one])).toContain('substitutes');
    expect(keysOf([receipt(0), one])).not.toContain('contractors');
    expect(keysOf([receipt(0)])).toEqual(expect.arrayContaining(['own', 'supply', 'diff', 'fillIn', 'rented']));
  });
});

describe('the columns of balances', () => {
  const keysOf = (balances: readonly Receipt[]) =>
    balanceGroups(balances, { receipt: true, budget: true }).flatMap(({ rows }) => rows.map(({ key }) => key));

  it('are without the parts of supply that no row has: the difference is beside the supply', () => {
    expect(keysOf([receipt(0), receipt(1)]).slice(0, 4)).toEqual(['demand', 'supply', 'own', 'diff']);
    const one = receipt(1, { contractorWorkRateSum: 1, workRateSumWhenContractors: 9 });
    expect(keysOf([receipt(0), one]).slice(2, 5)).toEqual(['own', 'contractors', 'diff']);
  });

  it('say which supply counts in no difference, as the weeks do', () => {
    expect(keysOf([receipt(0)])).not.toContain('withoutDemand');
    expect(keysOf([receipt(0), receipt(1, { demand: 3, workRateWithoutDemand: 2 })])).toContain('withoutDemand');
  });
});

describe('the weeks on a sheet', () => {
  const weeks = (count: number) => Array.from({ length: count }, (_, index) => receipt(index));
  const parts = (count: number, isPrinted: boolean, letters = 5) =>
    weekParts(weeks(count), { width: isPrinted ? 1028 : 1004, least: leastWeek(isPrinted, letters) }).parts.map(
      ({ length }) => length,
    );

  it('are half a year on paper, and fewer where figures are longer', () => {
    expect(parts(26, true)).toEqual([26]);
    expect(parts(53, true)).toEqual([27, 26]);
    expect(parts(26, true, 6)).toEqual([13, 13]);
    expect(parts(26, false)).toEqual([13, 13]);
  });

  it('are one strip on a phone, as far as one table has cells', () => {
    const strip = (count: number) =>
      weekParts(weeks(count), { width: 640, least: leastWeek(false, 5), isOneStrip: true });
    expect(strip(17).parts.map(({ length }) => length)).toEqual([17]);
    expect(strip(17).week).toBe(44);
    expect(strip(100).parts.map(({ length }) => length)).toEqual([50, 50]);
  });

  it('end where the paper ends', () => {
    const { week } = weekParts(weeks(17), { width: 1004, after: 56 });
    expect(Math.abs(17 * week + 150 + 56 - 1004)).toBeLessThan(0.2);
  });
});
