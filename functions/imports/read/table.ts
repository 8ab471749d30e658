import Papa from 'papaparse';
import { fieldProblem } from '#functions/kernel/problem.ts';
import type { FileFacts } from '#shared/model/hrImport.ts';
import { encodingOf, piecesOf } from './encoding.ts';

/** One row of a file with the number of its first line. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** No row of a personnel or time file comes near this size; what does is a quotation mark that is never closed. */
const maxRowChars = 100_000;

const delimiters = [';', ',', '\t'] as const;

/** The delimiter that the header row holds most of; a semicolon where it holds none. */
const delimiterOf = (header: string): string => {
  const counts = delimiters.map((delimiter) => header.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ';';
};

const linesIn = (cells: readonly string[]): number =>
  cells.reduce((lines, cell) => lines + (cell.includes('\n') ? cell.split('\n').length - 1 : 0), 1);

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

function* rowsIn(pieces: Iterable<string>, delimiter: string): Generator<TableRow> {
  const parser = new Papa.Parser({ delimiter });
  let rest = '';
  let line = 1;
  const read = function* (isLast: boolean): Generator<TableRow> {
    const { data, errors, meta } = parser.parse(rest, 0, !isLast) as Papa.ParseResult<string[]>;
    if (isLast && errors.some(({ code }) => code === 'MissingQuotes'))
      throw fieldProblem('file', 'fileQuote', 'noImport');
    rest = isLast ? '' : rest.slice(meta.cursor);
    for (const cells of data) {
      const first = line;
      line += linesIn(cells);
      if (!isBlank(cells)) yield { line: first, cells };
    }
  };
  for (const piece of pieces) {
    // Unix line ends only: a line end cut between two pieces would else be taken for two.
    rest += piece.replaceAll('\r', '');
    yield* read(false);
    if (rest.length > maxRowChars) throw fieldProblem('file', 'fileQuote', 'noImport');
  }
  yield* read(true);
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
  const encoding = encodingOf(bytes);
  const [start = ''] = piecesOf(bytes, encoding);
  const delimiter = delimiterOf(start.trimStart().split('\n', 1)[0] ?? '');
  return { delimiter, encoding, rows: rowsIn(piecesOf(bytes, encoding), delimiter) };
};
