import { expect, it } from 'vitest';
import { expectedRuns } from '#web/features/overview/model/expectedRuns.ts';
import { outlineOf } from '#web/features/overview/model/outline.ts';
import { rangeFrom } from '#web/features/overview/model/range.ts';
import { rowsOf } from '#web/features/overview/model/rows.ts';
import { first, later, place, receipt } from './places.ts';

const { weeks } = rangeFrom(first);

/** The rows of a unit with these differences of its nurses and of its assistant nurses. */
const rowsWith = (nurses: readonly number[], assistants: readonly number[]) => {
  const of = (categoryId: string, categoryName: string, diffs: readonly number[]) =>
    diffs.map((diff, index) => receipt(later(index), diff, { unitId: 'm31', categoryId, categoryName }));
  const receipts = [...of('m31-sj', 'Sjuksköterska', nurses), ...of('m31-un', 'Undersköterska', assistants)];
  return rowsOf(outlineOf(place('m31'), 'unit', new Set()), weeks.slice(0, nurses.length), receipts, new Set());
};

it('the room of a unit’s shortages is that of the runs of its categories from this week on, five at most', () => {
  expect(expectedRuns(rowsWith([0, 0, 0], [0, 0, 0]), first)).toBe(0);
  expect(expectedRuns(rowsWith([-2, 0, -2, 0, 0, -2], [0, 0, 0, -1, -1, 0]), first)).toBe(3);
  expect(expectedRuns(rowsWith([-2, 0, 0, -2, 0, 0], [0, 0, 0, 0, 0, 0]), later(2))).toBe(1);
  const often = [-1, 0, 0, -1, 0, 0, -1, 0, 0];
  expect(expectedRuns(rowsWith(often, often), first)).toBe(5);
});
