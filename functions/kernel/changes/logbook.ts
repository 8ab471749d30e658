import { logFileName } from '#functions/kernel/store/keys.ts';
import { insert, type Write } from '#functions/kernel/store/table.ts';
import { type Change, type Happening, type LogEntry, logRow } from './change.ts';

/** What is larger lies in a file, and the row keeps its key (architecture.md "Storage"). */
const mostBytes = 100_000;

/** A change that large is rare: the client for files is made only then. */
const filesOf = async () => (await import('#functions/kernel/services/files.ts')).files();

interface Logged {
  readonly write: Write;
  readonly file?: string;
}

const logged = async (change: Change, happening: Happening): Promise<Logged> => {
  const row = logRow(change, happening);
  const { before, after } = row.data;
  const text = JSON.stringify({ before, after });
  if (Buffer.byteLength(text) <= mostBytes) return { write: insert(row) };
  const file = logFileName(row);
  await (await filesOf()).put(file, text);
  const data: LogEntry = { ...row.data, before: null, after: null, file };
  return { write: insert({ ...row, data }), file };
};

/** The log entries of changes, to be written in the same transaction; and how to forget the large ones when it fails. */
export const logEntries = async (changes: readonly Change[], happening: Happening) => {
  const all = await Promise.all(changes.map((change) => logged(change, happening)));
  return {
    writes: all.map(({ write }) => write),
    forget: async () => {
      const kept = all.flatMap(({ file }) => file ?? []);
      if (kept.length > 0) await Promise.all(kept.map(async (file) => (await filesOf()).remove(file)));
    },
  };
};

/** An entry with its before and after, wherever they lie. */
export const wholeEntry = async ({ file, ...entry }: LogEntry): Promise<LogEntry> =>
  file === undefined ? entry : { ...entry, ...JSON.parse(await (await filesOf()).get(file)) };

/** Writes before and after of an entry anew where they lie; gives what its row holds now. */
export const rewritten = async (entry: LogEntry, { before, after }: Pick<LogEntry, 'before' | 'after'>) => {
  if (entry.file === undefined) return { ...entry, before, after };
  await (await filesOf()).put(entry.file, JSON.stringify({ before, after }));
  return entry;
};
