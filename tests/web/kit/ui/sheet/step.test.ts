import { describe, expect, it } from 'vitest';
import { refusedIn } from '#web/kit/ui/sheet/core/grid.ts';
import { columnCopied, steppedCells } from '#web/kit/ui/sheet/core/step.ts';
import { gridOf } from './grid.ts';

const counted = gridOf();
const grid = {
  ...counted,
  columns: counted.columns.map((column) =>
    column.id === 'n' ? { ...column, step: (text: string, by: 1 | -1) => String(Number(text) + by) } : column,
  ),
};
const at = (row: number, column: number) => ({ row, column });

describe('steppedCells', () => {
  it('steps the typed values of the columns that have steps, and leaves other columns alone', () => {
    const draft = { a: { n: '9' } };
    expect(steppedCells(grid, draft, [at(0, 0), at(0, 1), at(1, 0), at(1, 2)], 1)).toEqual([
      { cell: at(0, 0), text: '10' },
      { cell: at(1, 0), text: '4' },
    ]);
  });
});

describe('columnCopied', () => {
  it('puts the texts of a column, typed ones included, into the other columns of each row', () => {
    expect(columnCopied(grid, { b: { n: '8' } }, 0, [1])).toEqual([
      { cell: at(0, 1), text: '1' },
      { cell: at(1, 1), text: '8' },
      { cell: at(2, 1), text: '5' },
    ]);
  });
});

describe('refusedIn', () => {
  it('counts other texts in closed cells and texts that are no check, but no computed column', () => {
    const puts = [
      { cell: at(0, 0), text: '7' },
      { cell: at(0, 2), text: 'kanske' },
      { cell: at(0, 3), text: '99' },
      { cell: at(2, 0), text: '7' },
      { cell: at(2, 1), text: '6' },
    ];
    expect(refusedIn(grid, {}, puts)).toBe(2);
  });
});
