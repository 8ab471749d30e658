import Papa from 'papaparse';
import { safePasted, unguarded } from '#shared/text/safeCell.ts';
import { type Box, type Cell, columnsIn, rowsIn, type Size } from './box.ts';

/** Rows of cells as texts. */
export type Block = readonly (readonly string[])[];

const LAST_BREAK = /\r\n$|\n$|\r$/;

/**
 * Parses the text that Excel or LibreOffice puts on the clipboard: cells between tabs, any line ends, the last one ignored; a
 * cell with tab, line break or quote is quoted.
 */
export const readClipboard = (text: string): Block => {
  const whole = text.replace(LAST_BREAK, '');
  if (whole === '') return [['']];
  const { data } = Papa.parse<string[]>(whole, { delimiter: '\t', quoteChar: '"', skipEmptyLines: false });
  return data.map((row) => row.map(unguarded));
};

const MUST_QUOTE = /[\t\r\n"]/;
const quoted = (text: string): string => (MUST_QUOTE.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Cells as Excel and LibreOffice read them; one that they would run as a formula gets a leading apostrophe. */
export const writeClipboard = (block: Block): string =>
  block.map((row) => row.map((text) => quoted(safePasted(text))).join('\t')).join('\r\n');

/** One cell to be given a text. */
export interface Put {
  readonly cell: Cell;
  readonly text: string;
}

const wide = (block: Block): number => Math.max(1, ...block.map((row) => row.length));

/** Whether a block is repeated over the range: one cell, and a range of an exact multiple. */
const isTiled = (block: Block, range: Box): boolean =>
  rowsIn(range) % block.length === 0 && columnsIn(range) % wide(block) === 0;

/**
 * How many rows and columns of a pasted block fall outside the table ({@link laidOut}); those without any text do not count.
 */
export const lostOf = (block: Block, range: Box, size: Size): Size => {
  if (isTiled(block, range)) return { rows: 0, columns: 0 };
  const [rowsLeft, columnsLeft] = [size.rows - range.top, size.columns - range.left];
  const hasText = (texts: readonly (string | undefined)[]) => texts.some((text) => text?.trim());
  const columns = Array.from({ length: wide(block) }, (_, column) => block.map((row) => row[column]));
  return {
    rows: block.slice(rowsLeft).filter(hasText).length,
    columns: columns.slice(columnsLeft).filter(hasText).length,
  };
};

/**
 * Where a pasted block goes: one cell fills the range; a range of an exact multiple is tiled; else the block is laid
 * out from the range's first cell. What falls outside the table is left out ({@link lostOf}); a shorter row leaves its rest
 * alone.
 */
export const laidOut = (block: Block, range: Box, size: Size): readonly Put[] => {
  const [height, width] = [block.length, wide(block)];
  const tiles = isTiled(block, range);
  const [rows, columns] = tiles ? [rowsIn(range), columnsIn(range)] : [height, width];
  return Array.from({ length: rows * columns }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const text = block[row % height]?.[column % width];
    return { cell: { row: range.top + row, column: range.left + column }, text };
  }).filter((put): put is Put => put.text !== undefined && put.cell.row < size.rows && put.cell.column < size.columns);
};
