import type { LogEntry } from '#functions/kernel/changes/change.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { logPartition, noOrganization, retentionKey } from '#functions/kernel/store/keys.ts';
import { lateFiles } from '#functions/kernel/store/lateFiles.ts';
import { emptyRow, type Row, replace, type Write } from '#functions/kernel/store/table.ts';
import type { Logbook } from '#functions/log/repository.ts';
import { sessionActions } from '#shared/model/log.ts';
import { addMonths } from '#shared/time/day.ts';
import type { KeptFrom } from './keptFrom.ts';

const kinds = ['entries', 'signIns'] as const;
type Kind = (typeof kinds)[number];

/** The instants (or days) up to which a logbook has been looked through, and how many entries went since that was last logged. */
interface Progress {
  readonly upTo: Readonly<Record<Kind, string>>;
  readonly removed: Readonly<Record<Kind, number>>;
}

const none: Progress['removed'] = { entries: 0, signIns: 0 };

/** Rows that are read at a time: all of them, and the progress, fit in one transaction. */
const rowsAtOnce = 99;

const aboutSignIns: ReadonlySet<string> = new Set(sessionActions);
const isOf = (kind: Kind, { data }: Row<LogEntry>): boolean => aboutSignIns.has(data.action) === (kind === 'signIns');

/** Where to go on; from the beginning where the clock was ahead when the progress was stored. */
const begin = ({ created }: Logbook, stored: string | undefined, now: Date): string =>
  stored === undefined || stored > now.toISOString() ? created : stored;

const startOfNextMonth = (instant: string): string => addMonths(`${instant.slice(0, 7)}-01`, 1);

/** The files go before the entries that name them, so that none is left behind. */
const removeFiles = async (rows: readonly Row<LogEntry>[]): Promise<void> => {
  for (const { data } of rows) if (data.file !== undefined) await (await lateFiles()).remove(data.file);
};

/**
 * Removes the entries of a logbook that are too old, oldest first. Reads `mostRows` rows at most, and some more:
 * the next run goes on where this one ends. The log of `notedIn` says how many. @returns how many went
 */
export const shortenLogbook = async (
  { table, now, commit }: Scope,
  book: Logbook,
  kept: KeptFrom,
  { mostRows, notedIn = book.orgId }: { readonly mostRows: number; readonly notedIn?: string },
): Promise<number> => {
  const { orgId } = book;
  const key = retentionKey(orgId);
  const stored = (await table.get<Progress>(key)) ?? emptyRow<Partial<Progress>>(key, {});
  const began = (kind: Kind) => begin(book, stored.data.upTo?.[kind], now);
  const upTo = { entries: began('entries'), signIns: began('signIns') };
  const removed = { ...none, ...stored.data.removed };
  let { version } = stored;
  const keeping = (counts: Progress['removed']): Write =>
    replace<Progress>({ ...stored, version: version++, data: { upTo, removed } }, { upTo, removed: counts });

  let read = 0;
  for (const kind of kinds)
    while (upTo[kind] < kept[kind] && read < mostRows) {
      const from = upTo[kind];
      const pk = logPartition(orgId, from.slice(0, 7));
      const rows = await table.query<LogEntry>({ pk, between: [from, kept[kind]], limit: rowsAtOnce });
      const old = rows.filter((row) => isOf(kind, row));
      const isMonthDone = rows.length < rowsAtOnce;
      read += rows.length;
      const next = startOfNextMonth(from);
      upTo[kind] = isMonthDone ? (next < kept[kind] ? next : kept[kind]) : rows.at(-1)!.sk;
      if (old.length === 0) continue;
      await removeFiles(old);
      removed[kind] += old.length;
      await table.commit(...old.map(({ pk, sk }) => ({ remove: { pk, sk } })), keeping({ ...removed }));
    }

  const count = removed.entries + removed.signIns;
  if (count > 0)
    await commit({
      writes: [keeping(none)],
      action: 'remove',
      object: 'log',
      id: orgId,
      orgId: notedIn,
      path: orgId === noOrganization ? {} : { orgId },
      before: removed,
      after: undefined,
    });
  else await table.commit(keeping(none));
  return count;
};
