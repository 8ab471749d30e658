import { isDeepStrictEqual } from 'node:util';
import type { Files } from '#functions/kernel/store/files.ts';
import { inTransactions } from '#functions/kernel/store/pastTable.ts';
import { Conflict, erase, type Key, keyOf, type Row, type Table, type Write } from '#functions/kernel/store/table.ts';
import { TenantRefused } from './refused.ts';

/** A transaction of DynamoDB takes 100 items and 4 MB. */
const most = { writes: 50, bytes: 2_000_000 };

const asLine = (row: Row): unknown => JSON.parse(JSON.stringify(row));

const isThere = (write: Write, stored: readonly Row[]): boolean => {
  const { pk, sk } = keyOf(write);
  const row = stored.find((one) => one.pk === pk && one.sk === sk);
  if (!row || !('put' in write)) return false;
  // As an archive has it: without the fields that have no value, and what only the store knows.
  if (isDeepStrictEqual(asLine(row), asLine(write.put))) return true;
  throw new TenantRefused('I installationen finns redan uppgifter om organisationen, med annat innehåll än i arkivet.');
};

/**
 * Stores rows and files that are not there yet, and leaves those that are there with the same content: an import that was cut is done
 * again so, and a removed organisation has its log. `undo` removes what was stored here. Other content throws {@link TenantRefused}.
 */
export const additions = (table: Table, files: Files, existing: ReadonlySet<string>) => {
  const added: Key[] = [];
  const addedFiles: string[] = [];
  let waiting: Write[] = [];
  let bytes = 0;

  const store = async (writes: readonly Write[]): Promise<void> => {
    if (writes.length === 0) return;
    await table.commit(...writes);
    added.push(...writes.map(keyOf).map(({ pk, sk }) => ({ pk, sk })));
  };

  const flush = async (): Promise<void> => {
    const writes = waiting;
    waiting = [];
    bytes = 0;
    try {
      await store(writes);
    } catch (cause) {
      if (!(cause instanceof Conflict)) throw cause;
      const stored = await table.getAll(writes.map(keyOf));
      await store(writes.filter((write) => !isThere(write, stored)));
    }
  };

  return {
    flush,
    /** Writes that belong together, each guarded by absence. */
    rows: async (...writes: readonly Write[]): Promise<void> => {
      const size = Buffer.byteLength(JSON.stringify(writes));
      if (waiting.length + writes.length > most.writes || bytes + size > most.bytes) await flush();
      waiting.push(...writes);
      bytes += size;
    },
    file: async (name: string, text: string): Promise<void> => {
      if (!existing.has(name)) {
        addedFiles.push(name);
        await files.put(name, text);
      } else if ((await files.get(name)) !== text)
        throw new TenantRefused(`Filen ${name} finns redan i installationen, med annat innehåll.`);
    },
    undo: async (): Promise<void> => {
      for (let at = 0; at < added.length; at += most.writes) {
        const rows = await table.getAll(added.slice(at, at + most.writes));
        for (const part of inTransactions(rows.map(erase))) await table.commit(...part);
      }
      for (const name of addedFiles) await files.remove(name);
    },
  };
};
