import { logFileName } from '#functions/kernel/store/fileNames.ts';
import { logEntryIdOf, orgIdOf } from '#functions/kernel/store/keys.ts';
import { lateFiles } from '#functions/kernel/store/lateFiles.ts';
import { insert, type Write } from '#functions/kernel/store/table.ts';
import { type Change, type LogContext, type LogEntry, logRow } from './change.ts';

/** Above this size `before` and `after` are stored in a file, and the entry keeps its name. */
const maxBytes = 100_000;

interface Logged {
  readonly write: Write;
  readonly file?: string;
}

const logged = async (change: Change, context: LogContext): Promise<Logged> => {
  const row = logRow(change, context);
  const { before, after } = row.data;
  const text = JSON.stringify({ before, after });
  if (Buffer.byteLength(text) <= maxBytes) return { write: insert(row) };
  const file = logFileName(orgIdOf(row), row.data.at, logEntryIdOf(row));
  await (await lateFiles()).put(file, text);
  const data: LogEntry = { ...row.data, before: null, after: null, file };
  return { write: insert({ ...row, data }), file };
};

/** The writes of the changes' log entries, for the same transaction; `discard` removes their files when it is refused. */
export const logEntries = async (changes: readonly Change[], context: LogContext) => {
  const all = await Promise.all(changes.map((change) => logged(change, context)));
  return {
    writes: all.map(({ write }) => write),
    discard: async () => {
      const kept = all.flatMap(({ file }) => file ?? []);
      if (kept.length > 0) await Promise.all(kept.map(async (file) => (await lateFiles()).remove(file)));
    },
  };
};

/** The entry with `before` and `after`, read from its file where it has one. */
export const wholeEntry = async ({ file, ...entry }: LogEntry): Promise<LogEntry> =>
  file === undefined ? entry : { ...entry, ...JSON.parse(await (await lateFiles()).get(file)) };

/** Replaces `before` and `after` of an entry, in its file where it has one. Returns the data of its row. */
export const rewritten = async (entry: LogEntry, { before, after }: Pick<LogEntry, 'before' | 'after'>) => {
  if (entry.file === undefined) return { ...entry, before, after };
  await (await lateFiles()).put(entry.file, JSON.stringify({ before, after }));
  return entry;
};
