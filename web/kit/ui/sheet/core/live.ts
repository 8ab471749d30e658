import type { Faults, SheetRow } from '../column.ts';
import type { Draft, Texts } from './draft.ts';
import { type Grid, textsOf } from './grid.ts';

/** A current row: its texts with the draft and the text being typed, its faults, and its unsaved cells. */
export interface LiveRow<Row extends SheetRow> {
  readonly row: Row;
  readonly texts: Texts;
  readonly faults: Faults;
  readonly changed: ReadonlySet<string>;
}

interface Made<Row extends SheetRow> {
  readonly live: LiveRow<Row>;
  readonly typed: Texts | undefined;
  readonly faultsOf: Grid<Row>['faultsOf'];
}

const NOTHING: ReadonlySet<string> = new Set();

/**
 * Returns a function that makes the current rows, with the identical object for a row that has not changed since the last
 * call: a key press in one cell renders one row.
 */
export const createLive = <Row extends SheetRow>() => {
  let last = new Map<Row, Made<Row>>();
  return (grid: Grid<Row>, draft: Draft): readonly LiveRow<Row>[] => {
    const next = new Map<Row, Made<Row>>();
    const rows = grid.rows.map((row) => {
      const typed = draft[row.id];
      const made = last.get(row);
      if (made && made.typed === typed && made.faultsOf === grid.faultsOf) {
        next.set(row, made);
        return made.live;
      }
      const texts = textsOf(row, draft);
      const changed = typed ? new Set(Object.keys(typed)) : NOTHING;
      const live = { row, texts, faults: grid.faultsOf(row, texts), changed };
      next.set(row, { live, typed, faultsOf: grid.faultsOf });
      return live;
    });
    last = next;
    return rows;
  };
};
