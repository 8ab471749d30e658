import { emptyRow, type Key, type Row, type Table } from './table/table.ts';

/** Reads a timeline that is one item; an empty one where nothing is stored yet. */
export const loadTimeline = async <Part>(table: Table, key: Key): Promise<Row<{ readonly periods: readonly Part[] }>> =>
  (await table.get<{ readonly periods: readonly Part[] }>(key)) ?? emptyRow(key, { periods: [] });
