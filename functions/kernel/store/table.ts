export interface Key {
  readonly pk: string;
  readonly sk: string;
}

/** One item: what is stored under a key, and the counter that guards it. */
export interface Row<Data = unknown> extends Key {
  /** 1 when made, one more at every write; 0 stands for a row that is not there yet. */
  readonly version: number;
  readonly data: Data;
  /** Where index 1 lists it, if anywhere. */
  readonly gsi1pk?: string;
  readonly gsi1sk?: string;
  /** Seconds since 1970 after which the row counts as gone. */
  readonly expires?: number;
  /** It and all below it is being swept away: gone for everybody already, and nothing new is made below it. */
  readonly removing?: true;
}

/** What must hold in the table for a write to count; `{version: 0}` is the same as absent. */
export type Guard = 'absent' | 'present' | { readonly version: number };

export type Write =
  | { readonly put: Row; readonly guard?: Guard }
  | { readonly remove: Key; readonly guard?: Guard }
  /** Writes nothing: the row must be there, and not be `removing`. */
  | { readonly standing: Key };

/** The key that a write is about. */
export const keyOf = (write: Write): Key =>
  'put' in write ? write.put : 'remove' in write ? write.remove : write.standing;

/** A run of rows under one hash key. */
export interface Slice {
  readonly pk: string;
  readonly index?: 'gsi1';
  readonly prefix?: string;
  readonly between?: readonly [first: string, last: string];
  readonly newestFirst?: boolean;
  readonly limit?: number;
}

/** A run of rows in which something is looked for. */
export interface Search extends Slice {
  /** Each of these stands somewhere in the data of a row that is found, as a text of its own. */
  readonly holding: readonly string[];
  /** So many rows are read at the most, found or not. */
  readonly limit: number;
}

/** What was found among so many rows; `next` is the last key that was read, when there is more. */
export interface Found<Data> {
  readonly rows: readonly Row<Data>[];
  readonly read: number;
  readonly next?: string;
}

/** Everything the application may ask of its one table (architecture.md "Storage"). */
export interface Table {
  get<Data>(key: Key): Promise<Row<Data> | undefined>;
  /** The rows of many keys that are there, in no particular order. */
  getAll<Data>(keys: readonly Key[]): Promise<readonly Row<Data>[]>;
  query<Data>(slice: Slice): Promise<readonly Row<Data>[]>;
  /** Looks for rows where they lie: what is not found does not travel. */
  search<Data>(search: Search): Promise<Found<Data>>;
  /** All of the writes or none of them; at most 100. Throws {@link Conflict} when a guard does not hold. */
  commit(...writes: readonly Write[]): Promise<void>;
}

/** Somebody else was faster, or the row is not what the caller believed it to be. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}

/** A row that is not there yet, for an aggregate that begins empty. */
export const emptyRow = <Data>(key: Key, data: Data): Row<Data> => ({ ...key, version: 0, data });

/** Writes new data over a row, guarded by the version that was read (or by absence). */
export const replace = <Data>(row: Row<Data>, data: Data): Write => ({
  put: { ...row, data, version: row.version + 1 },
  guard: { version: row.version },
});

/** Makes a row that must not be there. */
export const insert = <Data>(row: Omit<Row<Data>, 'version'>): Write => ({
  put: { ...row, version: 1 },
  guard: 'absent',
});

/** Takes a row away, guarded by the version that was read. */
export const erase = (row: Row): Write => ({ remove: { pk: row.pk, sk: row.sk }, guard: { version: row.version } });
