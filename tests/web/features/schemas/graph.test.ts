import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { drawnValues, inDrawnOrder, linesOf } from '#web/domain/receipts/lines.ts';
import { groups, rowsWithFigures } from '#web/domain/receipts/rows.ts';
import { columnsOf, openAt, scrollTo } from '#web/features/schemas/columns.ts';
import { figuresOfCategory, legendLines, longestFigure } from '#web/features/schemas/figures.ts';
import { receipt } from './support.ts';

const t = (key: string): string => key;

describe('the lines', () => {
  it('show a level of supply only in weeks that have it', () => {
    const mixed = receipt(0, {
      workRateSum: 13,
      workRateSumWithoutContractors: 12,
      substituteWorkRateSum: 2,
      workRateSumWhenSubstitute: 12,
      workRateSumWhenContractors: 13,
      demand: 12.5,
    });
    const lines = linesOf(t as TFunction, [mixed, receipt(1)]);
    expect(Object.fromEntries(lines.map(({ key, values }) => [key, values]))).toEqual({
      budget: [null, null],
      contractors: [13, null],
      substitutes: [12, null],
      own: [10, 10],
      demand: [12.5, null],
    });
    expect(drawnValues(lines).toSorted((a, b) => a - b)).toEqual([10, 10, 12, 12.5, 13]);
  });

  it('and rows of substitutes and contractors are named where some week has any', () => {
    const keysOf = (change: Parameters<typeof receipt>[1]) => {
      const receipts = [receipt(0), receipt(1, change)];
      const rows = rowsWithFigures(groups[0]!.rows, receipts).map(({ key }) => key);
      const lines = legendLines(t as TFunction, figuresOfCategory(receipts)).map(({ key }) => key);
      return { lines, parts: rows.slice(2, rows.indexOf('diff')) };
    };
    expect(keysOf({})).toEqual({ lines: ['demand', 'own', 'budget'], parts: ['own'] });
    expect(keysOf({ substituteWorkRateSum: 1, workRateSumWhenSubstitute: 10 })).toEqual({
      lines: ['demand', 'own', 'substitutes', 'budget'],
      parts: ['own', 'substitutes'],
    });
  });

  it('of a sum include the categories without substitutes, so that the line lies above own staff', () => {
    const sum = receipt(0, {
      workRateSum: 13,
      workRateSumWithoutContractors: 12,
      substituteWorkRateSum: 1,
      workRateSumWhenSubstitute: 6,
      workRateSumWhenContractors: 5,
    });
    const lines = linesOf(t as TFunction, [sum]);
    expect(Object.fromEntries(lines.map(({ key, values }) => [key, values[0]]))).toMatchObject({
      own: 11,
      substitutes: 12,
      contractors: 13,
    });
  });

  it('are read with demand first and drawn with demand and budget on top', () => {
    const lines = linesOf(t as TFunction, []);
    expect(lines.map(({ key }) => key)).toEqual(['demand', 'own', 'substitutes', 'contractors', 'budget']);
    expect(inDrawnOrder(lines).map(({ key }) => key)).toEqual([
      'contractors',
      'substitutes',
      'own',
      'demand',
      'budget',
    ]);
  });
});

describe('the columns', () => {
  it.each([
    ['all weeks find room', 908, 150, 16, { label: 150, week: 47 }],
    ['few weeks do not grow without end', 908, 150, 4, { label: 150, week: 76 }],
    ['more weeks than find room', 908, 150, 53, { label: 160, week: 44 }],
    ['a phone', 390, 122, 21, { label: 126, week: 44 }],
    ['hardly any room', 160, 150, 21, { label: 150, week: 44 }],
  ])('when %s', (_, room, label, weeks, columns) => {
    expect(columnsOf(room, label, weeks)).toEqual(columns);
  });

  it('are wide enough for the longest figure', () => {
    const hundreds = figuresOfCategory([receipt(0, { diff: -22.5 }), receipt(1, { diff: -170.13 })]);
    expect(longestFigure(hundreds)).toBe('−170,13'.length);
    expect(columnsOf(908, 150, 53, longestFigure(hundreds))).toEqual({ label: 152, week: 54 });
    expect(columnsOf(908, 150, 53, longestFigure(figuresOfCategory([receipt(0, { diff: -22.5 })]))).week).toBe(44);
  });

  it('beside the labels are whole, however wide the room', () => {
    for (let room = 320; room < 2000; room += 7) {
      const { label, week } = columnsOf(room, 150, 318);
      expect((room - label) % week).toBe(0);
      expect(label - 150).toBeLessThan(44);
    }
  });

  const columns = { label: 160, week: 44 };
  it.each([
    ['from the start with the week among the first five', 4, 17, 0],
    ['with four weeks before the week', 15, 17, 11 * 44],
    ['with the week at a third of the room where few are seen', 15, 6, 13 * 44],
  ])('open %s', (_, index, seen, left) => {
    expect(openAt(columns, index, 160 + seen * 44)).toBe(left);
  });

  it.each([
    ['stays where the week is seen', 0, 5, 0],
    ['goes on to show the week and the next', 0, 17, 88],
    ['goes back to show the week and the one before', 440, 8, 308],
    ['goes back to the first', 440, 0, 0],
  ])('scrolling %s', (_, now, index, left) => {
    expect(scrollTo(now, columns, index, 160 + 17 * 44)).toBe(left);
  });
});
