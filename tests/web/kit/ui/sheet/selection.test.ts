import { describe, expect, it } from 'vitest';
import type { Cell } from '#web/kit/ui/sheet/core/box.ts';
import {
  at,
  entered,
  everything,
  extended,
  fitted,
  moved,
  type Reach,
  rangeOf,
  type Selection,
  type Step,
  tabbed,
  widened,
} from '#web/kit/ui/sheet/core/selection.ts';

const size = { rows: 20, columns: 5 };
const cell = (row: number, column: number): Cell => ({ row, column });

describe('moving', () => {
  it.each<[string, Cell, Step, Reach, Cell]>([
    ['a cell down', cell(1, 1), 'down', 'cell', cell(2, 1)],
    ['not above the first row', cell(0, 1), 'up', 'cell', cell(0, 1)],
    ['not past the last column', cell(0, 4), 'right', 'cell', cell(0, 4)],
    ['to the row’s end', cell(3, 1), 'right', 'edge', cell(3, 4)],
    ['to the row’s beginning', cell(3, 3), 'left', 'edge', cell(3, 0)],
    ['to the column’s end', cell(3, 3), 'down', 'edge', cell(19, 3)],
    ['a page down', cell(3, 3), 'down', 'page', cell(13, 3)],
    ['a page up, at most to the top', cell(3, 3), 'up', 'page', cell(0, 3)],
  ])('goes %s', (_, from, step, reach, to) => {
    expect(moved(at(from), step, reach, size)).toEqual(at(to));
  });

  it('from a range starts at its active cell', () => {
    const range: Selection = { active: cell(1, 1), from: cell(1, 1), to: cell(4, 4) };
    expect(moved(range, 'down', 'cell', size)).toEqual(at(cell(2, 1)));
  });
});

describe('extending a range', () => {
  it('keeps the active cell and moves the other corner, also back over it', () => {
    const one = extended(at(cell(2, 2)), 'down', 'cell', size);
    const two = extended(one, 'right', 'cell', size);
    expect(rangeOf(two)).toEqual({ top: 2, left: 2, bottom: 3, right: 3 });
    const back = extended(extended(extended(two, 'up', 'cell', size), 'up', 'cell', size), 'left', 'edge', size);
    expect(back.active).toEqual(cell(2, 2));
    expect(rangeOf(back)).toEqual({ top: 1, left: 0, bottom: 2, right: 2 });
  });

  it('starts at the active cell after Tab moved it within the range', () => {
    const range: Selection = { active: cell(1, 2), from: cell(1, 1), to: cell(2, 2) };
    expect(rangeOf(extended(range, 'down', 'cell', size))).toEqual({ top: 1, left: 2, bottom: 2, right: 2 });
  });

  it('selects whole rows, whole columns, or all cells', () => {
    const range: Selection = { active: cell(1, 1), from: cell(1, 1), to: cell(2, 2) };
    expect(rangeOf(widened(range, 'rows', size))).toEqual({ top: 1, left: 0, bottom: 2, right: 4 });
    expect(rangeOf(widened(range, 'columns', size))).toEqual({ top: 0, left: 1, bottom: 19, right: 2 });
    expect(rangeOf(everything(range, size))).toEqual({ top: 0, left: 0, bottom: 19, right: 4 });
  });
});

describe('Tab and Enter', () => {
  it('move to the next row, and leave the table at its ends', () => {
    expect(tabbed(at(cell(0, 4)), 1, size)?.active).toEqual(cell(1, 0));
    expect(tabbed(at(cell(1, 0)), -1, size)?.active).toEqual(cell(0, 4));
    expect(tabbed(at(cell(19, 4)), 1, size)).toBeNull();
    expect(tabbed(at(cell(0, 0)), -1, size)).toBeNull();
  });

  it('return to the column of the first Tab with Enter', () => {
    const third = tabbed(tabbed(at(cell(0, 1)), 1, size)!, 1, size)!;
    expect(third.active).toEqual(cell(0, 3));
    expect(entered(third, 1, size)).toEqual(at(cell(1, 1)));
    expect(entered(moved(third, 'right', 'cell', size), 1, size)).toEqual(at(cell(1, 4)));
  });

  it('wrap around within a range', () => {
    const range: Selection = { active: cell(1, 1), from: cell(1, 1), to: cell(2, 2) };
    const walk = (step: (from: Selection) => Selection | null) => {
      const cells: Cell[] = [];
      let now: Selection | null = range;
      for (let count = 0; count < 4 && now; count++) {
        now = step(now);
        if (now) cells.push(now.active);
      }
      return cells;
    };
    expect(walk((from) => tabbed(from, 1, size))).toEqual([cell(1, 2), cell(2, 1), cell(2, 2), cell(1, 1)]);
    expect(walk((from) => entered(from, 1, size))).toEqual([cell(2, 1), cell(1, 2), cell(2, 2), cell(1, 1)]);
  });
});

it('the selection is limited to a table that became smaller', () => {
  const range: Selection = { active: cell(18, 2), from: cell(18, 2), to: cell(19, 4) };
  expect(fitted(range, { rows: 3, columns: 3 })).toEqual({ active: cell(2, 2), from: cell(2, 2), to: cell(2, 2) });
  expect(fitted(range, size)).toBe(range);
});
