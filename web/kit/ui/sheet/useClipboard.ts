import type { ClipboardEvent } from 'react';
import type { SheetRow } from './column.ts';
import { type Box, boxAround, cellsIn, columnsIn, rowsIn } from './core/box.ts';
import { hasNames, placedAt, placedByName } from './core/byName.ts';
import { CHECKED } from './core/check.ts';
import { type Block, readClipboard, writeClipboard } from './core/clipboard.ts';
import { clearedCells, refusedIn, sizeOf, textAt } from './core/grid.ts';
import { rangeOf } from './core/selection.ts';
import { focused, put } from './core/state.ts';
import { usePasteNotice } from './usePasteNotice.ts';
import type { SheetModel } from './useSheet.ts';

const blockOf = <Row extends SheetRow>({ grid, draft }: SheetModel<Row>, box: Box): Block => {
  const texts = cellsIn(box).map((cell) => {
    const text = textAt(grid, draft, cell);
    return grid.columns[cell.column]?.kind === 'check' ? (text === CHECKED ? '1' : '0') : text;
  });
  const width = columnsIn(box);
  return Array.from({ length: rowsIn(box) }, (_, row) => texts.slice(row * width, (row + 1) * width));
};

/** The names of the rows, and whether a text is a value of a cell, where rows can be pasted by name. */
export interface NamedRows {
  readonly names: readonly string[];
  readonly isValue: (text: string) => boolean;
  /** Why a block of several rows without names cannot be pasted: which rows it means is not certain. */
  readonly mustName?: string;
}

/** Copy, cut and paste by the browser's events, so that keys and menus work; not while a cell is being edited. */
export const useClipboard = <Row extends SheetRow>(sheet: SheetModel<Row>, named?: NamedRows) => {
  const { state, grid, act, refuse } = sheet;
  const notice = usePasteNotice();
  const range = rangeOf(state.selection);

  const onCopy = (event: ClipboardEvent) => {
    if (state.editing) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', writeClipboard(blockOf(sheet, range)));
  };

  const onCut = (event: ClipboardEvent) => {
    if (state.editing) return;
    onCopy(event);
    if (grid.readOnly) refuse();
    else act(put(clearedCells(grid, sheet.draft, cellsIn(range))));
  };

  const onPaste = (event: ClipboardEvent) => {
    if (state.editing) return;
    event.preventDefault();
    if (grid.readOnly) {
      refuse();
      return;
    }
    const text = event.clipboardData.getData('text/plain');
    // A picture, empty cells, or nothing: it would empty the cell.
    if (text.trim() === '') {
      notice.nothing();
      return;
    }
    const read = readClipboard(text);
    if ('doubtful' in read) {
      notice.doubtful(read.doubtful);
      return;
    }
    const { block } = read;
    const size = sizeOf(grid);
    const isNamed = named !== undefined && hasNames(block, named.isValue);
    if (named?.mustName && block.length > 1 && !isNamed) {
      notice.refused(named.mustName);
      return;
    }
    const { puts, lost, unplaced } = isNamed
      ? placedByName(block, named.names, range, size)
      : placedAt(block, range, size);
    // An empty cell of a paste keeps what is there, in every sheet: emptying is Delete.
    const taken = puts.filter((one) => one.text.trim() !== '');
    notice.lost(lost, refusedIn(grid, sheet.draft, taken), unplaced);
    act(focused(put(taken, boxAround(puts.map(({ cell }) => cell)))));
  };

  return { onCopy, onCut, onPaste };
};
