import type { SheetRow } from '../column.ts';
import { type Box, boxAround, type Cell, cellsIn } from './box.ts';
import type { Put } from './clipboard.ts';
import { type Draft, type Edit, pruned, withEdits, withoutSent, withText } from './draft.ts';
import { editsOf, type Grid, isEditable, savedOf, sizeOf, textAt, textsOf } from './grid.ts';
import { back, forth, type History, noHistory, recorded } from './history.ts';
import { at, fitted, rangeOf, type Selection } from './selection.ts';

/** A cell being edited; `over`: its old text is replaced, so that the arrows leave the cell. */
export interface Editing {
  readonly row: string;
  readonly column: string;
  readonly text: string;
  readonly over: boolean;
  /** Begins with the whole text marked, so that the first digit replaces it. */
  readonly marksAll: boolean;
  /** Opened, with nothing typed yet: the cell keeps its text. */
  readonly untouched: boolean;
}

/** The state of a sheet. */
export interface SheetState {
  readonly draft: Draft;
  readonly history: History;
  readonly selection: Selection;
  readonly editing: Editing | undefined;
  /** The range of the fill handle while it is dragged. */
  readonly filling: Box | undefined;
  /** Incremented by every act after which the active cell gets the focus. */
  readonly focusRequests: number;
}

/** A step from one state to the next, over the caller's rows and columns. */
export type Act<Row extends SheetRow> = (state: SheetState, grid: Grid<Row>) => SheetState;

export const initialState = (kept: Draft): SheetState => ({
  draft: kept,
  history: noHistory,
  selection: at({ row: 0, column: 0 }),
  editing: undefined,
  filling: undefined,
  focusRequests: 0,
});

/** The act, followed by the focus of the active cell. */
export const focused =
  <Row extends SheetRow>(act: Act<Row>): Act<Row> =>
  (state, grid) => ({ ...act(state, grid), focusRequests: state.focusRequests + 1 });

const cellOf = <Row extends SheetRow>({ rows, columns }: Grid<Row>, row: string, column: string): Cell => ({
  row: rows.findIndex(({ id }) => id === row),
  column: columns.findIndex(({ id }) => id === column),
});

/** The cells that the text being typed goes to: the edited one, or the range where the sheet fills it. */
const typedCells = <Row extends SheetRow>(
  state: SheetState,
  grid: Grid<Row>,
  { row, column, text }: Editing,
): Put[] => {
  const cells = grid.fillsRange ? cellsIn(rangeOf(state.selection)) : [cellOf(grid, row, column)];
  return cells.map((cell) => ({ cell, text }));
};

/** The draft with the text being typed. */
export const liveDraft = <Row extends SheetRow>(state: SheetState, grid: Grid<Row>): Draft => {
  const { draft, editing } = state;
  if (!editing || editing.untouched) return draft;
  const saved = savedOf(grid.all ?? grid.rows);
  return grid.fillsRange
    ? withEdits(draft, saved, editsOf(grid, draft, typedCells(state, grid, editing)), 'after')
    : withText(draft, saved, editing.row, editing.column, editing.text);
};

const performed = <Row extends SheetRow>(state: SheetState, grid: Grid<Row>, edits: readonly Edit[]): SheetState =>
  edits.length === 0
    ? state
    : {
        ...state,
        draft: withEdits(state.draft, savedOf(grid.all ?? grid.rows), edits, 'after'),
        history: recorded(state.history, edits),
      };

/** Ends the editing and keeps the typed text. */
export const committed =
  <Row extends SheetRow>(): Act<Row> =>
  (state, grid) => {
    const { editing } = state;
    if (!editing) return state;
    if (editing.untouched) return { ...state, editing: undefined };
    const puts = typedCells(state, grid, editing);
    return performed({ ...state, editing: undefined }, grid, editsOf(grid, state.draft, puts));
  };

/** Ends the editing and drops the typed text. */
export const restored =
  <Row extends SheetRow>(): Act<Row> =>
  (state) => ({
    ...state,
    editing: undefined,
    filling: undefined,
  });

/** Changes the selection; a text being typed is committed first. */
export const selected =
  <Row extends SheetRow>(change: (selection: Selection) => Selection): Act<Row> =>
  (state, grid) => {
    const done = committed<Row>()(state, grid);
    return { ...done, selection: fitted(change(done.selection), sizeOf(grid)) };
  };

/** Starts editing the active cell, in its text or over it; does nothing in a read-only cell. */
export const editing =
  <Row extends SheetRow>(over: boolean, marksAll = false): Act<Row> =>
  (state, grid) => {
    const { active } = state.selection;
    const [row, column] = [grid.rows[active.row], grid.columns[active.column]];
    if (!row || !column || column.kind === 'check' || state.editing) return state;
    if (!isEditable(grid, row, column, textsOf(row, state.draft))) return state;
    const text = over ? '' : textAt(grid, state.draft, active);
    // One cell, unless the text fills the range; the column of the first Tab is kept.
    const selection = grid.fillsRange ? state.selection : { ...state.selection, from: active, to: active };
    return { ...state, selection, editing: { row: row.id, column: column.id, text, over, marksAll, untouched: true } };
  };

/** Sets the text being typed. With the caret placed in it, it is edited instead of replaced. */
export const typed =
  <Row extends SheetRow>(text: string): Act<Row> =>
  (state) =>
    state.editing ? { ...state, editing: { ...state.editing, text, untouched: false } } : state;

/** The caret was placed in the text: arrows now move in the text. */
export const caretPlaced =
  <Row extends SheetRow>(): Act<Row> =>
  (state) =>
    state.editing?.over ? { ...state, editing: { ...state.editing, over: false } } : state;

/** Sets the texts of cells in one operation, then selects `range` if given. */
export const put =
  <Row extends SheetRow>(puts: readonly Put[], range?: Box): Act<Row> =>
  (state, grid) => {
    const done = performed({ ...state, filling: undefined }, grid, editsOf(grid, state.draft, puts));
    if (!range) return done;
    const [from, to] = [
      { row: range.top, column: range.left },
      { row: range.bottom, column: range.right },
    ];
    return { ...done, selection: fitted({ active: from, from, to }, sizeOf(grid)) };
  };

/** Sets the range of the fill handle; undefined releases it. */
export const filling =
  <Row extends SheetRow>(over: Box | undefined): Act<Row> =>
  (state) => ({ ...state, filling: over });

const around = <Row extends SheetRow>(grid: Grid<Row>, edits: readonly Edit[], selection: Selection): Selection => {
  const cells = edits
    .map(({ row, column }) => cellOf(grid, row, column))
    .filter(({ row, column }) => row >= 0 && column >= 0);
  const box = boxAround(cells);
  if (!box) return selection;
  const from = { row: box.top, column: box.left };
  return { active: from, from, to: { row: box.bottom, column: box.right } };
};

const stepped =
  <Row extends SheetRow>(step: typeof back, way: 'before' | 'after'): Act<Row> =>
  (state, grid) => {
    const done = committed<Row>()(state, grid);
    const taken = grid.readOnly ? undefined : step(done.history);
    if (!taken) return done;
    const [history, edits] = taken;
    const draft = withEdits(done.draft, savedOf(grid.all ?? grid.rows), edits, way);
    return { ...done, history, draft, selection: around(grid, edits, done.selection) };
  };

/** Undoes or redoes the last operation and selects the changed cells. */
export const undone = <Row extends SheetRow>(): Act<Row> => stepped(back, 'before');
export const redone = <Row extends SheetRow>(): Act<Row> => stepped(forth, 'after');

/** Removes saved values from the draft; undo still includes them. */
export const sent =
  <Row extends SheetRow>(draft: Draft): Act<Row> =>
  (state) => ({ ...state, draft: withoutSent(state.draft, draft) });

/** Removes draft values that the new rows already hold. */
export const caughtUp =
  <Row extends SheetRow>(rows: readonly Row[]): Act<Row> =>
  (state) => {
    const draft = pruned(state.draft, savedOf(rows));
    return draft === state.draft ? state : { ...state, draft };
  };

/** Drops the whole draft. */
export const emptied =
  <Row extends SheetRow>(): Act<Row> =>
  (state) => ({
    ...initialState({}),
    selection: state.selection,
    focusRequests: state.focusRequests,
  });
