import { Problem } from '#functions/kernel/problem.ts';
import type { FileFacts } from '#shared/model/hrImport.ts';
import { parseRow } from './cells.ts';
import { encodingOf, piecesOf } from './encoding.ts';

/** One row of a file with the number of its first line. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** Why the cells cannot be trusted; left out where they can. */
  readonly broken?: 'quote' | 'encoding';
}

/** No cell of a personnel or time file takes this many lines or characters; what does is a quotation mark that is never closed. */
const maxRowLines = 100;
const maxRowChars = 100_000;

const delimiters = [';', ',', '\t'] as const;

/** The first line of a file that names its delimiter to spreadsheet programs, as it is or as a row of its own. */
const naming = /^"?sep=(.)"?\1*$/i;

/** The delimiter that the header row holds most of; a semicolon where it holds none. */
const delimiterOf = (header: string): string => {
  const counts = delimiters.map((delimiter) => header.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ';';
};

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

const unclosed = (line: number) =>
  new Problem('noImport', { fields: { file: { code: 'fileQuote', name: String(line) } } });

const lineEnd = /\r\n|\n|\r/;

/** The lines of a text that comes in pieces, without their ends: CR LF, LF or CR. */
function* linesIn(pieces: Iterable<string>): Generator<string> {
  let rest = '';
  let line = 1;
  for (const piece of pieces) {
    rest += piece;
    // A CR at the end of a piece may have its LF in the next one.
    const held = rest.endsWith('\r') ? '\r' : '';
    const lines = rest.slice(0, rest.length - held.length).split(lineEnd);
    rest = (lines.pop() ?? '') + held;
    line += lines.length;
    if (rest.length > maxRowChars) throw unclosed(line);
    yield* lines;
  }
  yield* rest.split(lineEnd);
}

/** The rows of lines. A row whose quotation marks follow no rule is its first line alone, and the next line begins another row. */
function* rowsIn(lines: Iterator<string>, first: number, delimiter: string): Generator<TableRow> {
  const waiting: string[] = [];
  let line = first;
  let columns = 0;
  const more = (): boolean => {
    const next = lines.next();
    if (!next.done) waiting.push(next.value);
    return !next.done;
  };
  while (waiting.length > 0 || more()) {
    let taken = 1;
    let chars = waiting[0]!.length;
    let row = parseRow(waiting.slice(0, 1), delimiter, columns);
    while (row === 'open') {
      if (taken === waiting.length && !more()) throw unclosed(line);
      chars += waiting[taken]!.length;
      taken += 1;
      if (taken > maxRowLines || chars > maxRowChars) throw unclosed(line);
      row = parseRow(waiting.slice(0, taken), delimiter, columns);
    }
    const { cells, lines: used } = row === 'broken' ? { cells: waiting[0]!.split(delimiter), lines: 1 } : row;
    waiting.splice(0, used);
    columns ||= cells.length;
    if (!isBlank(cells)) yield { line, cells, ...(row === 'broken' && { broken: 'quote' as const }) };
    line += used;
  }
}

/** Marks the rows that have a line in another encoding. */
function* markedRows(rows: Iterable<TableRow>, otherLines: ReadonlySet<number>): Generator<TableRow> {
  for (const row of rows) {
    const height = row.cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 1);
    const isOther = Array.from({ length: height }, (_, n) => row.line + n).some((line) => otherLines.has(line));
    yield isOther ? { ...row, broken: 'encoding' } : row;
  }
}

/** A table read row by row, blank rows left out, and how it was recognised. */
export interface TableFile extends Pick<FileFacts, 'delimiter' | 'encoding'> {
  readonly rows: Generator<TableRow>;
}

/**
 * A file of delimited rows (`;`, `,` or tab) as a stream of rows. Throws `noImport` for what is no text; reading throws it at a
 * quotation mark that is not closed.
 */
export const readTable = (bytes: Uint8Array): TableFile => {
  const { encoding, otherLines } = encodingOf(bytes);
  const [start = ''] = piecesOf(bytes, encoding);
  const [header = ''] = start.trimStart().split(lineEnd, 1);
  const named = naming.exec(start.split(lineEnd, 1)[0] ?? '')?.[1];
  const lines = linesIn(piecesOf(bytes, encoding));
  if (named !== undefined) lines.next();
  const delimiter = named ?? delimiterOf(header);
  const rows = rowsIn(lines, named === undefined ? 1 : 2, delimiter);
  return { delimiter, encoding, rows: otherLines.size === 0 ? rows : markedRows(rows, otherLines) };
};
