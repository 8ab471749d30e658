import Papa from 'papaparse';
import { json6 } from '#shared/quantity/round.ts';
import { safeCell } from '#shared/text/safeCell.ts';
import type { Cell, Part } from './part.ts';

/** Rows that are formatted at a time: the tables are never held as a whole. */
const rowsAtATime = 500;

/** A number has a decimal comma and an ASCII minus, without spaces between thousands. */
const textOf = (cell: Cell): string => {
  if (cell === null) return '';
  return typeof cell === 'number' ? String(json6(cell)).replace('.', ',') : safeCell(cell);
};

function* rowsOf(parts: readonly Part[]): Iterable<readonly string[]> {
  for (const [index, { title, columns, groups }] of parts.entries()) {
    if (index > 0) yield* [[''], [safeCell(title)]];
    yield columns.map((column) => column.title);
    for (const { rows } of groups) for (const row of rows) yield row.map(textOf);
  }
}

function* piecesOf(rows: Iterable<readonly string[]>): Iterable<string> {
  const format = (some: readonly (readonly string[])[]) =>
    `${Papa.unparse(some as string[][], { delimiter: ';', newline: '\r\n' })}\r\n`;
  let some: (readonly string[])[] = [];
  for (const row of rows) {
    some.push(row);
    if (some.length < rowsAtATime) continue;
    yield format(some);
    some = [];
  }
  if (some.length > 0) yield format(some);
}

/**
 * The parts as CSV that a Swedish Excel opens: UTF-8 with BOM, `;`, CRLF. The first part begins with its head, each other one with an empty
 * row and its title.
 */
export const csvOf = (parts: readonly Part[]): string => ['\uFEFF', ...piecesOf(rowsOf(parts))].join('');
