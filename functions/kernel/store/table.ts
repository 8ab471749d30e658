import type { Day } from '#shared/time/day.ts';

/** Under it a row carries what the store knows of it beside its data; it follows the row where that is spread, and stands in no JSON. */
export const apart: unique symbol = Symbol('apart');

/** What of a row is stored in a row of its own (pastTable.ts). */
export interface Apart {
  /** The token of that row when it was written; empty where the row does not count. */
  readonly token: string;
  /** The last day of what is in it. */
  readonly until: Day;
  /** Its entries with their places in the list that they were taken from; left out where they were not read. */
  readonly entries?: readonly (readonly [index: number, entry: unknown])[];
}

export interface Key {
  readonly pk: string;
  readonly sk: string;
  readonly [apart]?: Apart;
}

/** One item: the data stored under a key, and the version that guards it. */
export interface Row<Data = unknown> extends Key {
  /** 1 when created, one more at every write; 0 for a row that is not stored yet. */
  readonly version: number;
  readonly data: Data;
  /** The keys in index 1; a row without them is not in it. */
  readonly gsi1pk?: string;
  readonly gsi1sk?: string;
  /** Seconds since 1970; from then on the row counts as absent. */
  readonly expires?: number;
  /** The row and everything below it is being removed: readers treat it as absent, and nothing new is created below it. */
  readonly removing?: true;
}

/** The condition of a write; `{version: 0}` is the same as absent. */
export type Guard = 'absent' | 'present' | { readonly version: number };

export type Write =
  | { readonly put: Row; readonly guard?: Guard }
  | { readonly remove: Key; readonly guard?: Guard }
  /** Writes nothing: the row must exist and not be `removing`. */
  | { readonly requires: Key };

/** DynamoDB's limit of items in one transaction. */
export const mostItems = 100;

/** The key of a write. */
export const keyOf = (write: Write): Key =>
  'put' in write ? write.put : 'remove' in write ? write.remove : write.requires;

/** A range of rows in one partition, ordered by sort key. */
export interface Slice {
  readonly pk: string;
  readonly index?: 'gsi1';
  readonly prefix?: string;
  readonly between?: readonly [first: string, last: string];
  readonly newestFirst?: boolean;
  readonly limit?: number;
  /** What of the rows ended long before this day may be left out; such rows cannot be written. Left out: all is read. */
  readonly from?: Day;
}

/** A range of rows, filtered by the table. */
export interface Search extends Slice {
  /** The data of a matching row holds each of these as a whole JSON text. */
  readonly holding: readonly string[];
  /** Rows read at most, matching or not. */
  readonly limit: number;
}

/** The matching rows among `read` rows; `next` is the sort key of the last row read, when there are more. */
export interface Found<Data> {
  readonly rows: readonly Row<Data>[];
  readonly read: number;
  readonly next?: string;
}

/** The table port: all that the application uses of its one table (README.md beside this file). */
export interface Table {
  get<Data>(key: Key): Promise<Row<Data> | undefined>;
  /** The rows that exist among the keys, in no particular order. */
  getAll<Data>(keys: readonly Key[]): Promise<readonly Row<Data>[]>;
  query<Data>(slice: Slice): Promise<readonly Row<Data>[]>;
  /** Reads a range and returns the matching rows only. */
  search<Data>(search: Search): Promise<Found<Data>>;
  /**
   * All of the writes or none of them; at most {@link mostItems}, less one for every unit whose plan they write (planVersions.ts). Throws
   * {@link Conflict} when a guard does not hold.
   */
  commit(...writes: readonly Write[]): Promise<void>;
}

/** A guard did not hold: the row was written since it was read, or exists already, or is missing. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}

/** The row of an aggregate that is not stored yet; writing it is guarded by absence. */
export const emptyRow = <Data>(key: Key, data: Data): Row<Data> => ({ ...key, version: 0, data });

/** Replaces the data of a row, guarded by the version that was read (or by absence). */
export const replace = <Data>(row: Row<Data>, data: Data): Write => ({
  put: { ...row, data, version: row.version + 1 },
  guard: { version: row.version },
});

/** Creates a row, guarded by absence. */
export const insert = <Data>(row: Omit<Row<Data>, 'version'>): Write => ({
  put: { ...row, version: 1 },
  guard: 'absent',
});

/** Removes a row, guarded by the version that was read. */
export const erase = (row: Row): Write => ({
  remove: { pk: row.pk, sk: row.sk, ...(row[apart] && { [apart]: row[apart] }) },
  guard: { version: row.version },
});
