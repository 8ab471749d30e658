/** A cell: a text, a number, or nothing. */
export type Cell = string | number | null;

/** A column of an exported table. */
export interface Column {
  readonly title: string;
  /** In characters. */
  readonly width: number;
  /** Decimals that a workbook shows; the cell holds them all. Undefined for texts. */
  readonly decimals?: number;
  /** Whole numbers; a mean of them is written with one decimal. */
  readonly isCount?: boolean;
  /** Days (`2026-01-05`) are dates in a workbook; other texts, such as of an open end, stay texts. */
  readonly isDay?: boolean;
  /** The texts that a workbook offers to choose from. */
  readonly choices?: readonly string[];
}

/** The rows of one unit, or of whatever else a sheet of its own is of. */
interface Group {
  readonly name: string;
  readonly rows: Iterable<readonly Cell[]>;
}

/** A table of an exported file: in CSV one section, in a workbook a sheet for each group. */
export interface Part {
  readonly title: string;
  readonly columns: readonly Column[];
  readonly groups: readonly Group[];
  /** The name of one more sheet of a workbook, with the rows of all groups; only where there are several. */
  readonly allRows?: string;
}

/** A column with what it shows of a row. */
export interface Field<Row> extends Column {
  readonly of: (row: Row) => Cell;
}

/** A field of text. */
export const text = <Row>(title: string, width: number, of: (row: Row) => string | null): Field<Row> => ({
  title,
  width,
  of,
});

/** A field of days. */
export const day = <Row>(title: string, of: (row: Row) => string | null): Field<Row> => ({
  title,
  width: 12,
  isDay: true,
  of,
});

/** A field of numbers. */
export const number = <Row>(title: string, of: (row: Row) => number | null, decimals = 2): Field<Row> => ({
  title,
  width: Math.max(9, Math.min(title.length + 2, 16)),
  decimals,
  of,
});

/** A field of counts, and of their means. */
export const count = <Row>(title: string, of: (row: Row) => number | null): Field<Row> => ({
  ...number(title, of, 0),
  isCount: true,
});

function* cellsOf<Row>(fields: readonly Field<Row>[], rows: Iterable<Row>): Iterable<readonly Cell[]> {
  for (const row of rows) yield fields.map(({ of }) => of(row));
}

/** A part of the rows of each group; the cells are made when they are written. */
export const partOf = <Row>(
  title: string,
  fields: readonly Field<Row>[],
  groups: readonly { readonly name: string; readonly rows: Iterable<Row> }[],
): Part => ({
  title,
  columns: fields,
  groups: groups.map(({ name, rows }) => ({
    name,
    rows: { [Symbol.iterator]: () => cellsOf(fields, rows)[Symbol.iterator]() },
  })),
});
