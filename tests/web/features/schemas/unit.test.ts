import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import type { PlacedReceipt } from '#shared/model/receipt.ts';
import { unitPeriods } from '#shared/planning/unitPeriods.ts';
import { cellOf } from '#web/domain/receipts/cells.ts';
import { rowName } from '#web/domain/receipts/rows.ts';
import { figuresOfCategory, figuresOfUnit, planLines } from '#web/features/schemas/figures.ts';
import { receipt, schema } from './support.ts';

const t = ((key: string) => key) as TFunction;

/** Receipts of a category, one a week: demand 10, and a difference for each week. */
const weeksOf = (categoryId: string, ...diffs: (number | null)[]): PlacedReceipt[] =>
  diffs.map((diff, index) => ({
    ...receipt(index, {
      diff,
      demand: diff === null ? null : 10,
      workRateSum: diff === null ? 2 : 10 + diff,
      workRateWithoutDemand: diff === null ? 2 : 0,
    }),
    categoryId,
    categoryName: categoryId.toUpperCase(),
  }));

const figuresOf = (...rows: PlacedReceipt[][]) => figuresOfUnit(rows.flat(), (id) => `/plan/${id}`);
const textsOf = (figures: ReturnType<typeof figuresOf>) =>
  Object.fromEntries(
    figures.groups
      .flatMap(({ rows }) => rows)
      .map((row) => [rowName(t, row), figures.receipts.map((each) => cellOf(row, each).text)]),
  );

describe('the plan of a unit', () => {
  const figures = figuresOf(weeksOf('a', -2, 1.5, null), weeksOf('b', 1.5, 0.25, -1));
  const texts = textsOf(figures);

  it('nets no shortage of one category against the surplus of another', () => {
    expect(texts['schemas.row.short']).toEqual(['−2,00', '0,00', '−1,00']);
    expect(texts['schemas.row.over']).toEqual(['1,50', '1,75', '0,00']);
    expect(texts).not.toHaveProperty('schemas.row.diff');
  });

  it('has the difference of each category, linked to its plan', () => {
    expect([texts.A, texts.B]).toEqual([
      ['−2,00', '1,50', '–'],
      ['1,50', '0,25', '−1,00'],
    ]);
    const categories = figures.groups.find(({ key }) => key === 'categories')!.rows;
    expect(categories.map(({ category }) => category?.href)).toEqual(['/plan/a', '/plan/b']);
  });

  it('shows supply without demand apart, and only when there is any', () => {
    expect(texts['schemas.row.withoutDemand']).toEqual(['', '', '2,00']);
    expect(textsOf(figuresOf(weeksOf('a', 1)))).not.toHaveProperty('schemas.row.withoutDemand');
  });

  it('counts a week as short when any category is', () => {
    expect(figures.differences.map(({ diff }) => diff)).toEqual([-2, 0, -1]);
    expect(figuresOf(weeksOf('a', null)).differences.map(({ diff }) => diff)).toEqual([null]);
  });

  it('draws what is short of the summed demand, and apart from it the shortage that a surplus hides', () => {
    expect(figures.gaps.filter(({ index }) => index === 0)).toEqual([{ index: 0, low: 19.5, high: 20, short: true }]);
    expect(figures.hidden?.[0]).toBe(1.5);
  });
});

describe('the plan of a category', () => {
  it('has its own differences as shortage', () => {
    const rows = weeksOf('a', -2, 1);
    expect(figuresOfCategory(rows).differences).toEqual(rows);
    expect(figuresOfCategory(rows).gaps.map(({ short }) => short)).toEqual([true, false]);
  });
});

describe('net of expected absence', () => {
  const net = (categoryId: string, netSupply: number, netDiff: number) =>
    weeksOf(categoryId, 0.25, 0.25).map((week) => ({ ...week, netSupply, netDiff }));
  const weeks = net('a', 9.25, -0.75);
  const monday = receipt(1).start;

  it('a category has gross and net beside each other from the Monday on, and areas and shortages by net', () => {
    const figures = figuresOfCategory(weeks, monday);
    const texts = textsOf(figures);
    expect(texts['schemas.row.supply']).toEqual(['10,25', '10,25']);
    expect(texts['schemas.row.absent']).toEqual(['', '−1,00']);
    expect(texts['schemas.row.netSupply']).toEqual(['–', '9,25']);
    expect(texts['schemas.row.netDiff']).toEqual(['–', '−0,75']);
    expect(figures.differences.map(({ diff }) => diff)).toEqual([0.25, -0.75]);
    expect(figures.gaps.map(({ short }) => short)).toEqual([false, true]);
    expect(planLines(t, figures.receipts, figures).map(({ key, values }) => [key, values.slice(0, 2)])).toEqual([
      ['demand', [10, 10]],
      ['net', [10.25, 9.25]],
      ['gross', [10.25, 10.25]],
      ['budget', figures.receipts.map(({ budget }) => budget)],
    ]);
    expect(textsOf(figuresOfCategory(weeks))).not.toHaveProperty('schemas.row.netDiff');
  });

  it('a unit nets no shortage of one category against the surplus of another', () => {
    const texts = textsOf(figuresOfUnit([...weeks, ...net('b', 10.15, 0.15)], String, monday));
    expect(texts['schemas.row.netSupply']).toEqual(['–', '19,40']);
    expect(texts['schemas.row.short']).toEqual(['0,00', '−0,75']);
    expect(texts['schemas.row.over']).toEqual(['0,50', '0,15']);
    expect(texts.A).toEqual(['0,25', '−0,75']);
  });
});

describe('the weeks that a unit plans', () => {
  it('are those of its categories, once where several plan the same', () => {
    const of = (categoryName: string, start: string, end: string | null) => ({
      ...schema(`${categoryName}${start}`, start, end),
      categoryId: categoryName,
      categoryName,
    });
    const periods = unitPeriods([
      of('A', '2026-02-02', '2026-05-31'),
      of('B', '2026-02-02', '2026-05-31'),
      of('B', '2026-06-01', null),
    ]);
    expect(periods.map(({ id, categories }) => [id, categories])).toEqual([
      ['2026-02-02_2026-05-31', ['A', 'B']],
      ['2026-06-01_', ['B']],
    ]);
  });
});
