import { isLogPartition } from '#functions/kernel/store/keys.ts';
import { inTransactions } from '#functions/kernel/store/pastTable.ts';
import {
  Conflict,
  type Guard,
  type Key,
  keyOf,
  type Row,
  type Table,
  type Write,
} from '#functions/kernel/store/table.ts';

/** A buffered row (undefined: removed), and the guard for its write to the table. */
interface Known {
  readonly row: Row | undefined;
  readonly stored: Guard;
  readonly changed: boolean;
}

/** A table that keeps commits in memory until it is flushed. */
export interface Buffer {
  readonly table: Table;
  readonly flush: () => Promise<void>;
}

const nameOf = ({ pk, sk }: Key): string => `${pk}\n${sk}`;

const holds = (write: Write, row: Row | undefined): boolean => {
  if ('requires' in write) return row !== undefined && !row.removing;
  const { guard } = write;
  if (guard === undefined) return true;
  if (guard === 'present') return row !== undefined;
  return guard === 'absent' || guard.version === 0 ? row === undefined : row?.version === guard.version;
};

/** How the buffered writes are stored. */
export interface Storing {
  /** `none`: log entries are left out. */
  readonly log?: 'none';
}

/**
 * The same table, written in a few large transactions instead of thousands of small ones. Guards are checked against the
 * buffered rows, and again by the table at the flush. Only for a single writer of new data that no other request uses yet.
 */
export const buffered = (table: Table, { log }: Storing = {}): Buffer => {
  const rows = new Map<string, Known>();

  const know = async (key: Key): Promise<Known> => {
    const known = rows.get(nameOf(key));
    if (known) return known;
    const row = await table.get(key);
    const fresh: Known = { row, stored: row ? { version: row.version } : 'absent', changed: false };
    rows.set(nameOf(key), fresh);
    return fresh;
  };

  const keep = (write: Write): void => {
    if ('requires' in write || (log === 'none' && isLogPartition(keyOf(write).pk))) return;
    const stored = rows.get(nameOf(keyOf(write)))?.stored ?? 'absent';
    rows.set(nameOf(keyOf(write)), { row: 'put' in write ? write.put : undefined, stored, changed: true });
  };

  const flush = async (): Promise<void> => {
    const changed = [...rows].filter(([, known]) => known.changed);
    rows.clear();
    const writes = changed.map(([name, { row, stored: guard }]): Write => {
      const [pk = '', sk = ''] = name.split('\n');
      return row ? { put: row, guard } : { remove: { pk, sk }, guard };
    });
    for (const part of inTransactions(writes)) await table.commit(...part);
  };

  return {
    flush,
    table: {
      get: async <Data>(key: Key) => (await know(key)).row as Row<Data> | undefined,
      search: async (search) => {
        await flush();
        return table.search(search);
      },
      getAll: async (keys) => {
        await flush();
        return table.getAll(keys);
      },
      query: async (slice) => {
        await flush();
        return table.query(slice);
      },
      commit: async (...writes) => {
        // A row that must be absent is not read here: the table refuses it at the flush if it exists.
        await Promise.all(
          writes.filter((write) => 'requires' in write || write.guard !== 'absent').map((write) => know(keyOf(write))),
        );
        if (!writes.every((write) => holds(write, rows.get(nameOf(keyOf(write)))?.row)))
          throw new Conflict('version conflict');
        for (const write of writes) keep(write);
      },
    },
  };
};
