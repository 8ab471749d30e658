import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { Faults, SheetColumn, SheetRow, Texts } from './column.ts';
import { cellsIn, columnsIn, rowsIn } from './core/box.ts';
import { cellsChanged, type Draft } from './core/draft.ts';
import { type Grid, textAt } from './core/grid.ts';
import { createLive, type LiveRow } from './core/live.ts';
import { at, rangeOf } from './core/selection.ts';
import {
  type Act,
  caughtUp,
  committed,
  emptied,
  focused,
  initialState,
  liveDraft,
  redone,
  type SheetState,
  selected,
  sent,
  undone,
} from './core/state.ts';

/** The parts of a sheet. Keep the identity of rows, columns and functions between renders. */
export interface SheetOptions<Row extends SheetRow> {
  readonly rows: readonly Row[];
  /** The rows with those that are not shown: what is typed in them stays in the draft. */
  readonly all?: readonly Row[];
  readonly columns: readonly SheetColumn<Row>[];
  readonly readOnly?: boolean;
  /** Whether a typed text goes to every cell of the marked range. */
  readonly fillsRange?: boolean;
  readonly faultsOf?: (row: Row, texts: Texts) => Faults;
  /** Applies the rules between a row's cells after a commit. */
  readonly settle?: (texts: Texts, columnId: string, row: Row) => Texts;
  /** The draft stored before a reload, and how to store it. */
  readonly kept?: Draft | undefined;
  readonly onDraft?: (draft: Draft) => void;
  /** Called when a key or click would change a read-only cell, which is given. */
  readonly onRefused?: (row: Row | undefined, columnId: string | undefined) => void;
}

/** A cell with a refused value, and the reason. */
export interface CellFault {
  readonly rowId: string;
  readonly columnId: string;
  readonly text: string;
}

/** The marked range: its size and texts. */
export interface MarkedRange {
  readonly rows: number;
  readonly columns: number;
  /** Empty for a check. */
  readonly texts: readonly string[];
  /** Whether a refused value is among them. */
  readonly faulty: boolean;
}

/** The model of a sheet: its state and operations. `Sheet` renders it. */
export interface SheetModel<Row extends SheetRow> {
  readonly rows: readonly LiveRow<Row>[];
  readonly draft: Draft;
  readonly changes: number;
  readonly faults: readonly CellFault[];
  readonly selection: MarkedRange;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  undo(): void;
  redo(): void;
  goTo(rowId: string, columnId: string): void;
  /** Commits the text being edited. Answers the draft and the faults as they are then, before they are drawn. */
  commit(): { readonly draft: Draft; readonly faults: readonly CellFault[] };
  saved(draft: Draft): void;
  reset(): void;
  /** For `Sheet` only. */
  readonly grid: Grid<Row>;
  readonly state: SheetState;
  readonly act: (act: Act<Row>) => void;
  readonly refuse: () => void;
}

const isFaulty = ({ faults }: { readonly faults: Faults }): boolean => Object.keys(faults).length > 0;

const faultsIn = <Row extends SheetRow>(
  live: readonly LiveRow<Row>[],
  columns: readonly SheetColumn<Row>[],
): readonly CellFault[] =>
  live.filter(isFaulty).flatMap((one) =>
    columns.flatMap(({ id }) => {
      const text = one.faults[id];
      return text === undefined ? [] : [{ rowId: one.row.id, columnId: id, text }];
    }),
  );

const noFaults = (): Faults => ({});
const asTheyAre = (texts: Texts): Texts => texts;
const nothing = (): void => undefined;

/** Returns the model of a sheet over the caller's rows; typed values are an overlay until they are saved. */
export const useSheet = <Row extends SheetRow>(options: SheetOptions<Row>): SheetModel<Row> => {
  const { rows, all, columns, readOnly = false, faultsOf = noFaults, settle = asTheyAre, kept, onDraft } = options;
  const { onRefused = nothing, fillsRange = false } = options;
  const grid = useMemo(
    (): Grid<Row> => ({ rows, all, columns, readOnly, fillsRange, faultsOf, settle }),
    [rows, all, columns, readOnly, fillsRange, faultsOf, settle],
  );
  const [state, act] = useReducer((before: SheetState, step: Act<Row>) => step(before, grid), kept ?? {}, initialState);
  const [liveRows] = useState(() => createLive<Row>());
  const draft = useMemo(() => liveDraft(state, grid), [state, grid]);
  const live = useMemo(() => liveRows(grid, draft), [liveRows, grid, draft]);

  useEffect(() => act(caughtUp(all ?? rows)), [all, rows]);

  const reported = useRef(draft);
  useEffect(() => {
    if (reported.current === draft) return;
    reported.current = draft;
    onDraft?.(draft);
  }, [draft, onDraft]);

  const faults = useMemo(() => faultsIn(live, columns), [live, columns]);

  const selection = useMemo((): MarkedRange => {
    const box = rangeOf(state.selection);
    const cells = cellsIn(box).map(({ row, column }) => ({ row, column, id: columns[column]?.id ?? '' }));
    return {
      rows: rowsIn(box),
      columns: columnsIn(box),
      texts: cells.map((cell) => (columns[cell.column]?.kind === 'check' ? '' : textAt(grid, draft, cell))),
      faulty: cells.some(({ row, id }) => live[row]?.faults[id] !== undefined),
    };
  }, [state.selection, grid, draft, live, columns]);

  const goTo = useCallback(
    (rowId: string, columnId: string) => {
      const cell = {
        row: grid.rows.findIndex(({ id }) => id === rowId),
        column: grid.columns.findIndex(({ id }) => id === columnId),
      };
      act(focused(selected(() => at(cell))));
    },
    [grid],
  );

  const { row, column } = state.selection.active;
  const refuse = () => onRefused(rows[row], columns[column]?.id);

  return {
    rows: live,
    draft,
    changes: cellsChanged(draft),
    faults,
    selection,
    canUndo: !readOnly && (state.history.past.length > 0 || state.editing !== undefined),
    canRedo: !readOnly && state.history.future.length > 0,
    undo: useCallback(() => act(undone()), []),
    redo: useCallback(() => act(redone()), []),
    goTo,
    commit: () => {
      const after = liveDraft(committed<Row>()(state, grid), grid);
      act(committed());
      return { draft: after, faults: faultsIn(createLive<Row>()(grid, after), columns) };
    },
    saved: useCallback((draft: Draft) => act(sent(draft)), []),
    reset: useCallback(() => act(emptied()), []),
    grid,
    state,
    act,
    refuse,
  };
};
