/** The cells of a row that begins at a line, and the number of lines that it takes. */
interface RowCells {
  readonly cells: readonly string[];
  readonly lines: number;
}

/** Whether more lines are needed, because a quoted cell is not closed yet; `broken`: the quotation marks follow no rule. */
type Parsed = RowCells | 'open' | 'broken';

/**
 * The cells of a text by the rule that spreadsheet programs write: a cell that begins with a quotation mark ends at the next one that is
 * not doubled, and a delimiter or the end of the line follows it. In any other cell a quotation mark is a letter.
 */
const cellsIn = (text: string, delimiter: string): readonly string[] | 'open' | 'broken' => {
  const cells: string[] = [];
  let at = 0;
  for (;;) {
    let end: number;
    if (text[at] === '"') {
      let close = text.indexOf('"', at + 1);
      while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
      if (close < 0) return 'open';
      if (close + 1 < text.length && text[close + 1] !== delimiter) return 'broken';
      cells.push(text.slice(at + 1, close).replaceAll('""', '"'));
      end = close + 1;
    } else {
      const next = text.indexOf(delimiter, at);
      end = next < 0 ? text.length : next;
      cells.push(text.slice(at, end));
    }
    if (end === text.length) return cells;
    at = end + 1;
  }
};

/** Whether a cell holds a line end and as many delimiters as a whole row: rows that a stray quotation mark has joined. */
const holdsRows = (cell: string, delimiter: string, columns: number): boolean =>
  cell.includes('\n') && cell.split(delimiter).length >= columns;

/** Reads the row of these lines, the first of which begins it. `columns` is the number of cells in the header, 0 before it. */
export const parseRow = (lines: readonly string[], delimiter: string, columns: number): Parsed => {
  const cells = cellsIn(lines.join('\n'), delimiter);
  if (typeof cells === 'string') return cells;
  if (columns > 1 && cells.some((cell) => holdsRows(cell, delimiter, columns))) return 'broken';
  return { cells, lines: lines.length };
};
