import { safePasted, unguarded } from '#shared/text/safeCell.ts';
import { type Box, type Cell, columnsIn, rowsIn, type Size } from './box.ts';

/** Rows of cells as texts. */
export type Block = readonly (readonly string[])[];

/** What is read of a clipboard: its cells, or the lines (from 1) whose quotation marks cannot be read without doubt. */
type Clipboard = { readonly block: Block } | { readonly doubtful: readonly number[] };

const LAST_BREAK = /\r\n$|\n$|\r$/;
const QUOTED = /"([^"]*(?:""[^"]*)*)"(?=[\t\r\n]|$)/y;
const PLAIN = /[^\t\r\n]*/y;
const BREAK = /\r\n|\n|\r/y;
const NEEDS_QUOTES = /[\t\r\n]|""/;

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

const linesIn = (text: string): number => text.split(/\r\n|\n|\r/).length;

/**
 * Parses the text that Excel or LibreOffice puts on the clipboard: cells between tabs, any line ends, the last one ignored.
 * By the rule of Excel a cell is quoted only where it holds a tab or a line break, with its quotation marks doubled, and
 * the break in a cell is not the one that ends a row. All other cells are taken letter by letter, with the quotation marks that
 * they hold: CSV libraries take these for the marks of a quoted cell and merge rows. Where quotation marks could be read in
 * two ways (a quoted cell with the break of rows, or with both tab and break; a break of cells outside quotes) nothing is read.
 */
export const readClipboard = (text: string): Clipboard => {
  const whole = text.replace(LAST_BREAK, '');
  const hasRowBreaks = text.includes('\r\n');
  const block: string[][] = [[]];
  const doubtful: number[] = [];
  let [at, line] = [0, 1];
  for (;;) {
    const [full = '', inner] = matchAt(QUOTED, whole, at) ?? matchAt(PLAIN, whole, at) ?? [];
    const isQuoted = inner !== undefined && NEEDS_QUOTES.test(inner);
    if (isQuoted && (inner.includes('\r\n') || (inner.includes('\t') && linesIn(inner) > 1))) doubtful.push(line);
    block.at(-1)?.push(unguarded(isQuoted ? inner.replaceAll('""', '"') : full));
    at += full.length;
    line += linesIn(full) - 1;
    if (at >= whole.length) break;
    const [rowBreak] = matchAt(BREAK, whole, at) ?? [];
    at += rowBreak?.length ?? 1;
    if (rowBreak === undefined) continue;
    if (hasRowBreaks && rowBreak !== '\r\n') doubtful.push(line);
    block.push([]);
    line += 1;
  }
  return doubtful.length > 0 ? { doubtful } : { block };
};

const MUST_QUOTE = /[\t\r\n"]/;
const quoted = (text: string): string =>
  MUST_QUOTE.test(text) ? `"${text.replaceAll(/\r\n?/g, '\n').replaceAll('"', '""')}"` : text;

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
