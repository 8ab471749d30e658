import type { LogEntry } from '#functions/kernel/changes/change.ts';
import type { Row, Table } from '#functions/kernel/store/table.ts';

/** Log rows in order of time: a month of a logbook, or all entries of an account. */
export interface LogRange {
  readonly pk: string;
  readonly index?: 'gsi1';
  /** No entry of the range is older, and no entry of the next group is as new. */
  readonly since?: string;
}

/** What is read, and the limits of one page. `byAge`: groups of ranges, all of a group newer than those of the next. */
export interface Wanted {
  readonly byAge: readonly (readonly LogRange[])[];
  /** From this instant on, and before this key or instant. */
  readonly from: string;
  readonly below: string;
  readonly limit: number;
  /** Texts that the table searches for in the rows. */
  readonly holding?: readonly string[];
  /** Undefined when every row matches. */
  readonly matches?: (row: Row<LogEntry>) => boolean;
  /** Whether few rows are expected not to match: then no more is read at once than without `matches`. */
  readonly mostMatch?: boolean;
  /** Rows read for one page at most: a rare match in a large logbook gives short pages. */
  readonly mostRows?: number;
}

export interface Newest {
  readonly rows: readonly Row<LogEntry>[];
  /** The key below which the next page begins; undefined at the end. */
  readonly next?: string;
}

/**
 * Characters of one page: an answer must fit in a Lambda's 6 MB. An entry stored as a file counts for more than its
 * row.
 */
const mostSize = 3_000_000;
const sizeOfFile = 300_000;
/** Rows of one query. */
const longestRun = 1_000;

/** Rows of one search: the table looks through them some ten times as fast as they could be fetched. */
const longestSearch = 8_000;

interface Open {
  readonly range: LogRange;
  rows: readonly Row<LogEntry>[];
  at: number;
  /** The last key that was read: unread rows are older. */
  below: string;
  isEnd: boolean;
  /** Rows of the next read; it doubles with every read of the range. */
  run: number;
}

const head = ({ rows, at }: Open): Row<LogEntry> | undefined => rows[at];
const needsRead = (open: Open): boolean => !open.isEnd && !head(open);

const newest = (ranges: readonly Open[]): Open | undefined =>
  ranges.reduce<Open | undefined>((best, one) => {
    const [mine, other] = [head(one), best && head(best)];
    return mine && (!other || mine.sk > other.sk) ? one : best;
  }, undefined);

interface Read {
  readonly rows: readonly Row<LogEntry>[];
  readonly read: number;
  readonly next?: string | undefined;
}

const readRun = async (
  table: Table,
  { range: { pk, index }, below, run }: Open,
  { from, holding = [] }: Wanted,
): Promise<Read> => {
  const slice = { pk, index, between: [from, below], newestFirst: true, limit: run } as const;
  if (holding.length > 0) return table.search<LogEntry>({ ...slice, holding });
  const rows = await table.query<LogEntry>(slice);
  return { rows, read: rows.length, next: rows.length < run ? undefined : rows.at(-1)?.sk };
};

/** Reads the next rows of a range. Returns how many rows were read. */
const readNext = async (table: Table, open: Open, wanted: Wanted): Promise<number> => {
  const { rows, read, next } = await readRun(table, open, wanted);
  // Both ends of the table's range belong to it.
  const { below } = open;
  open.rows = rows.filter(({ sk }) => sk < below);
  open.at = 0;
  open.below = next ?? wanted.from;
  open.isEnd = next === undefined;
  open.run = wanted.holding?.length ? open.run : Math.min(2 * open.run, longestRun);
  return read;
};

/** Rows of the first read: a page when all rows match; of many ranges most rows are not needed. */
const runOf = ({ matches, mostMatch = false, holding = [], limit }: Wanted, ranges: number): number => {
  if (holding.length > 0) return Math.max(200, Math.floor(longestSearch / ranges));
  const isSparse = matches !== undefined && !mostMatch;
  return ranges === 1 ? (isSparse ? 500 : limit + 2) : isSparse ? 60 : 15;
};

const sizeOf = ({ data }: Row<LogEntry>): number => (data.file ? sizeOfFile : JSON.stringify(data).length);

/**
 * The newest rows of many ranges, merged. Each range is read in runs; the newest row that was read is taken while no
 * newer row can be unread. `next` is set when the page is full or `mostRows` were read.
 */
export const readNewest = async (table: Table, wanted: Wanted): Promise<Newest> => {
  const { byAge, from, below, limit, holding = [], matches = () => true } = wanted;
  const { mostRows = holding.length > 0 ? longestSearch : 4_000 } = wanted;
  // The table refuses a range that ends before it begins, such as a range in the future or with `to` before `from`.
  if (from > below) return { rows: [] };
  const found: Row<LogEntry>[] = [];
  let size = 0;
  let read = 0;
  let seen: string | undefined;
  for (const [group, ranges] of byAge.entries()) {
    const run = runOf(wanted, ranges.length);
    const open = ranges.map((range): Open => ({ range, rows: [], at: 0, below, isEnd: false, run }));
    for (;;) {
      const unread = open.filter(needsRead);
      if (unread.length > 0 && read < mostRows) {
        const counts = await Promise.all(unread.map((one) => readNext(table, one, wanted)));
        read += counts.reduce((sum, count) => sum + count, 0);
        continue;
      }
      const newestUnread = unread.reduce<string | undefined>(
        (max, one) => (max && max > one.below ? max : one.below),
        undefined,
      );
      const taken = newest(open);
      const row = taken && head(taken);
      if (newestUnread !== undefined && (!row || row.sk < newestUnread)) return { rows: found, next: newestUnread };
      if (!row) break;
      taken.at++;
      if (matches(row)) {
        size += sizeOf(row);
        if (found.length === limit || (size > mostSize && found.length > 0)) return { rows: found, next: seen };
        found.push(row);
      }
      seen = row.sk;
    }
    const since = ranges[0]?.since;
    if (read >= mostRows && since !== undefined && group < byAge.length - 1) return { rows: found, next: since };
  }
  return { rows: found };
};
