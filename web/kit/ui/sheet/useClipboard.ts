import type { ClipboardEvent } from 'react';
import type { SheetRow } from './column.ts';
import { type Box, cellsIn, columnsIn, rowsIn } from './core/box.ts';
import { CHECKED } from './core/check.ts';
import { type Block, laidOut, lostOf, type Put, readClipboard, writeClipboard } from './core/clipboard.ts';
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

const boxAround = (puts: readonly Put[]): Box | undefined => {
  const [first, last] = [puts[0]?.cell, puts.at(-1)?.cell];
  return first && last && { top: first.row, left: first.column, bottom: last.row, right: last.column };
};

/** Copy, cut and paste by the browser's events, so that keys and menus work; not while a cell is being edited. */
export const useClipboard = <Row extends SheetRow>(sheet: SheetModel<Row>) => {
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
    // A picture, or nothing: it would empty the cell.
    if (text === '') {
      notice.nothing();
      return;
    }
    const block = readClipboard(text);
    const puts = laidOut(block, range, sizeOf(grid));
    const skips = ({ cell, text }: Put) => text === '' && grid.columns[cell.column]?.cleared !== undefined;
    const taken = puts.filter((one) => !skips(one));
    notice.lost(lostOf(block, range, sizeOf(grid)), refusedIn(grid, sheet.draft, taken));
    act(focused(put(taken, boxAround(puts))));
  };

  return { onCopy, onCut, onPaste };
};
