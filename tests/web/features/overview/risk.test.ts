import { expect, it } from 'vitest';
import { outlineOf } from '#web/features/overview/model/outline.ts';
import { rangeFrom } from '#web/features/overview/model/range.ts';
import { riskRows, riskShadeOf } from '#web/features/overview/model/risk.ts';
import { rowsOf } from '#web/features/overview/model/rows.ts';
import { first, later, place, receipt } from './places.ts';

it.each([
  [0, 'zero'],
  [0.1, 'zero'],
  [0.1049, 'zero'],
  [0.105, 'n1'],
  [0.25, 'n1'],
  [0.2551, 'n2'],
  [0.5, 'n2'],
  [0.51, 'n3'],
  [1, 'n3'],
] as const)('a risk of %d has the class %s, by its whole percent', (risk, shade) => {
  expect(riskShadeOf(risk)).toBe(shade);
});

it('the map of risks shows the highest of a sum, nothing of past weeks, and no mean', () => {
  const of = (categoryId: string, categoryName: string, risk: number | null) =>
    [first, later(1)].map((start) =>
      receipt(start, risk === null ? null : 0, {
        unitId: 'm31',
        unitName: 'Medicin 31',
        categoryId,
        categoryName,
        netSupply: 9,
        netDiff: risk === null ? null : -1,
        risk,
      }),
    );
  const receipts = [...of('m31-sj', 'Sjuksköterska', 0.264), ...of('m31-un', 'Undersköterska', null)];
  const weeks = rangeFrom(first).weeks.slice(0, 2);
  const rows = riskRows(rowsOf(outlineOf(place('m31'), 'unit', new Set()), weeks, receipts, new Set()), later(1));
  expect(rows.map(({ cells }) => cells.map(({ risk, shade }) => [risk, shade]))).toEqual([
    [
      ['', 'zero'],
      ['26', 'n2'],
    ],
    [
      ['', 'zero'],
      ['–', 'none'],
    ],
    [
      ['', 'zero'],
      ['26', 'n2'],
    ],
  ]);
  expect(rows.map(({ mean }) => mean)).toEqual([null, null, null]);
});
