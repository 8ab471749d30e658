import { describe, expect, it } from 'vitest';
import { clearedCells } from '#web/kit/ui/sheet/core/grid.ts';
import { createLive } from '#web/kit/ui/sheet/core/live.ts';
import { at, entered, tabbed } from '#web/kit/ui/sheet/core/selection.ts';
import {
  type Act,
  caretPlaced,
  caughtUp,
  committed,
  editing,
  emptied,
  initialState,
  liveDraft,
  put,
  redone,
  restored,
  type SheetState,
  selected,
  sent,
  typed,
  undone,
} from '#web/kit/ui/sheet/core/state.ts';
import { gridOf, rows, type TestRow } from './grid.ts';

const grid = gridOf();
const run = (state: SheetState, ...acts: readonly Act<TestRow>[]): SheetState =>
  acts.reduce((now, act) => act(now, grid), state);
const start = initialState({});
const goTo = (row: number, column: number): Act<TestRow> => selected(() => at({ row, column }));
const write = (row: number, column: number, text: string) => put<TestRow>([{ cell: { row, column }, text }]);

describe('typing', () => {
  it('shows the text at every key press, and stores it normalised when the cell is left', () => {
    const midway = run(start, editing(true), typed('7.'), typed('7.5'));
    expect(liveDraft(midway, grid)).toEqual({ a: { n: '7.5' } });
    expect(midway.draft).toEqual({});
    const left = run(midway, goTo(1, 1));
    expect(left.draft).toEqual({ a: { n: '7,5' } });
    expect(left.editing).toBeUndefined();
  });

  it('replaces the text of the cell, or edits it', () => {
    expect(run(start, editing(true)).editing).toMatchObject({ text: '', over: true });
    expect(run(start, editing(false)).editing).toMatchObject({ text: '1', over: false });
    expect(run(start, editing(true), caretPlaced()).editing).toMatchObject({ over: false });
  });

  it('changes nothing until a text is typed: the identical draft while a cell is only opened, over its text or in it', () => {
    const before = run(start, write(1, 0, '8'));
    for (const over of [true, false]) {
      const opened = run(before, editing(over));
      expect(liveDraft(opened, grid)).toBe(before.draft);
      expect(run(opened, committed())).toEqual({ ...before, editing: undefined });
    }
    const emptied = run(before, editing(true), typed('7'), typed(''));
    expect(liveDraft(emptied, grid)).toEqual({ a: { n: '' }, b: { n: '8' } });
  });

  it('is dropped by Escape, which restores the previous text', () => {
    const state = run(start, editing(true), typed('9'), restored());
    expect(state.draft).toEqual({});
    expect(state.history.past).toEqual([]);
  });

  it('moves along a row with Tab, and with Enter to the next row below the first cell', () => {
    const size = { rows: 3, columns: 4 };
    const tab: Act<TestRow> = selected((from) => tabbed(from, 1, size) ?? from);
    const enter: Act<TestRow> = selected((from) => entered(from, 1, size));
    const state = run(start, editing(true), typed('7'), tab, editing(true), typed('8'), enter);
    expect(state.draft).toEqual({ a: { n: '7', m: '8' } });
    expect(state.selection.active).toEqual({ row: 1, column: 0 });
  });

  it('keeps a refused value as it was typed', () => {
    expect(run(start, editing(true), typed('1x'), committed()).draft).toEqual({ a: { n: '1x' } });
  });

  it('does not start in a cell without an editable text: a check, a computed column, a read-only row, a read-only sheet', () => {
    for (const [row, column] of [
      [0, 2],
      [0, 3],
      [2, 0],
    ] as const)
      expect(run(start, goTo(row, column), editing(true)).editing).toBeUndefined();
    expect(editing<TestRow>(true)(start, gridOf({ readOnly: true })).editing).toBeUndefined();
  });
});

describe('setting the texts of several cells', () => {
  const puts = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3].map((column) => ({ cell: { row, column }, text: column === 2 ? 'SANT' : '8' })),
  );

  it('skips read-only cells, and is one step to undo', () => {
    const filled = run(start, put(puts));
    expect(filled.draft).toEqual({ a: { n: '8', m: '8', on: '1' }, b: { n: '8', m: '8' } });
    const taken = run(filled, undone());
    expect(taken.draft).toEqual({});
    expect(run(taken, redone()).draft).toEqual(filled.draft);
  });

  it('selects the cells that undo changed', () => {
    const state = run(start, write(1, 1, '9'), goTo(0, 0), undone());
    expect(state.selection.active).toEqual({ row: 1, column: 1 });
  });

  it('empties the redo history', () => {
    const state = run(start, write(0, 0, '8'), undone(), write(0, 1, '9'));
    expect(run(state, redone()).draft).toEqual({ a: { m: '9' } });
  });

  it('applies the rules between cells in the same step', () => {
    const ruled = gridOf({ settle: (texts, column) => (column === 'n' ? { ...texts, m: '0' } : texts) });
    const act = <State extends SheetState>(state: State, step: Act<TestRow>) => step(state, ruled);
    const written = act(start, write(0, 0, '8'));
    expect(written.draft).toEqual({ a: { n: '8', m: '0' } });
    expect(act(written, undone()).draft).toEqual({});
  });

  it('sets a check by the words of Excel, and ignores other words', () => {
    const words = ['FALSKT', 'sant', 'x', '0', 'kanske'];
    const after = words.map((word) => run(start, write(1, 2, word)).draft.b?.on ?? '1');
    expect(after).toEqual(['', '1', '1', '', '1']);
  });
});

describe('the draft of unsaved texts', () => {
  it('holds only texts that differ from the saved ones', () => {
    expect(run(start, write(0, 0, '8'), write(0, 0, '1')).draft).toEqual({});
  });

  it('drops texts that were saved and keeps those typed meanwhile; undo includes saved steps', () => {
    const before = run(start, write(0, 0, '8'), write(0, 1, '9'));
    const after = run(before, write(0, 1, '10'), sent(before.draft));
    expect(after.draft).toEqual({ a: { m: '10' } });
    const saved = gridOf({ rows: [{ id: 'a', texts: { n: '8', m: '9', on: '' } }, ...rows.slice(1)] });
    const back = [undone, undone].reduce((state, step) => step<TestRow>()(state, saved), after);
    expect(back.draft).toEqual({ a: { m: '2' } });
  });

  it('leaves the rows that were not saved as they are, whose refusal is shown until they change', () => {
    const before = run(start, write(0, 0, '8'), write(1, 0, '9'));
    const after = run(before, sent({ b: before.draft.b! }));
    expect(after.draft).toEqual({ a: { n: '8' } });
    expect(after.draft.a).toBe(before.draft.a);
    expect(run(before, sent({ b: { n: '7' } })).draft.b).toBe(before.draft.b);
  });

  it('drops texts that the new rows already hold', () => {
    const state = run(start, write(0, 0, '8'), write(1, 0, '9'));
    const now = caughtUp([{ id: 'a', texts: { n: '8', m: '2', on: '' } }, ...rows.slice(1)])(state, grid);
    expect(now.draft).toEqual({ b: { n: '9' } });
    expect(caughtUp(rows)(now, grid)).toBe(now);
  });

  it('can be dropped as a whole', () => {
    const state = run(start, goTo(1, 1), write(1, 1, '8'), emptied());
    expect(state.draft).toEqual({});
    expect(state.history.past).toEqual([]);
    expect(state.selection.active).toEqual({ row: 1, column: 1 });
  });
});

describe('the current rows', () => {
  it('keep their identity but for the row of a key press', () => {
    const live = createLive<TestRow>();
    const before = live(grid, {});
    const after = live(grid, { b: { n: 'x' } });
    expect(after.map((row, index) => row === before[index])).toEqual([true, false, true]);
    expect(after[1]).toMatchObject({ texts: { n: 'x', m: '4' }, faults: { n: 'number' } });
    expect([...after[1]!.changed]).toEqual(['n']);
  });
});

describe('a sheet whose typed text fills the range', () => {
  const filling = gridOf({ fillsRange: true });
  const fill = (state: SheetState, ...acts: readonly Act<TestRow>[]): SheetState =>
    acts.reduce((now, act) => act(now, filling), state);
  const range = selected<TestRow>(() => ({
    active: { row: 0, column: 0 },
    from: { row: 0, column: 0 },
    to: { row: 1, column: 1 },
  }));

  it('shows and stores the text in every cell of the range, in one step of undo', () => {
    const typing = fill(start, range, editing(true), typed('7'));
    const everywhere = { a: { n: '7', m: '7' }, b: { n: '7', m: '7' } };
    expect(liveDraft(typing, filling)).toEqual(everywhere);
    const done = fill(typing, committed());
    expect(done.draft).toEqual(everywhere);
    expect(fill(done, undone()).draft).toEqual({});
  });

  it('leaves read-only rows of the range as they are', () => {
    const down = selected<TestRow>(() => ({
      active: { row: 1, column: 0 },
      from: { row: 1, column: 0 },
      to: { row: 2, column: 0 },
    }));
    expect(fill(start, down, editing(true), typed('7'), committed()).draft).toEqual({ b: { n: '7' } });
  });
});

describe('cells that Delete clears', () => {
  it('get the text that their column gives, else none', () => {
    const zero = gridOf({
      columns: [{ id: 'n', kind: 'text', head: 'n', cleared: (text) => (text === '' ? '' : '0') }, grid.columns[1]!],
    });
    const cells = [0, 1].map((column) => ({ row: 0, column }));
    expect(clearedCells(zero, {}, cells).map(({ text }) => text)).toEqual(['0', '']);
    expect(clearedCells(zero, { a: { n: '' } }, cells).map(({ text }) => text)).toEqual(['', '']);
  });
});

describe('rows that are not shown', () => {
  const some = gridOf({ rows: rows.slice(1), all: rows });

  it('keep what is typed in them, an emptied cell too, when the shown rows change', () => {
    const before = { ...start, draft: { a: { n: '', m: '9' } } };
    expect(caughtUp(rows)(before, some).draft).toEqual({ a: { n: '', m: '9' } });
    const written = put<TestRow>([{ cell: { row: 0, column: 0 }, text: '8' }])(before, some);
    expect(written.draft).toEqual({ a: { n: '', m: '9' }, b: { n: '8' } });
    expect(undone<TestRow>()(written, some).draft).toEqual(before.draft);
  });
});
