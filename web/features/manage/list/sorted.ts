import { compareNames } from '#shared/text/names.ts';

/** How a list is sorted. */
export interface Sorting {
  readonly column: string;
  readonly descending: boolean;
}

/** A value to sort by: texts in Swedish order, numbers within them as numbers. */
type Value<Row> = (row: Row) => string | number;

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareNames(String(a), String(b));

/** The rows in order; equal rows keep theirs. An unknown column leaves the order as it is. */
export const sorted = <Row>(
  rows: readonly Row[],
  columns: readonly { readonly id: string; readonly value: Value<Row> }[],
  { column, descending }: Sorting,
): readonly Row[] => {
  const value = columns.find(({ id }) => id === column)?.value;
  if (value === undefined) return rows;
  const sign = descending ? -1 : 1;
  return rows.toSorted((a, b) => sign * compare(value(a), value(b)));
};
