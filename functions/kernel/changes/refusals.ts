import { refusalsKey } from '#functions/kernel/store/keys.ts';
import { retryOnConflict } from '#functions/kernel/store/retryOnConflict.ts';
import { emptyRow, insert, type Table } from '#functions/kernel/store/table.ts';
import { type Change, logRow } from './change.ts';

/** Entries of one client IP address and minute; more are not logged, so that many refusals do not cause as many writes. */
const refusalsPerMinute = 20;

/** Where and when a request was refused, and by which username it was sent. */
interface Refused {
  readonly table: Table;
  readonly now: Date;
  readonly address: string;
  readonly by: string;
}

/** Writes the log entry of a refusal, at most {@link refusalsPerMinute} for an address. The change's own writes are ignored. */
export const logRefusal = ({ table, now, address, by }: Refused, change: Omit<Change, 'writes'>): Promise<void> =>
  retryOnConflict(async () => {
    const key = refusalsKey(address, now.toISOString().slice(0, 16));
    const row = (await table.get<{ readonly count: number }>(key)) ?? emptyRow(key, { count: 0 });
    if (row.data.count >= refusalsPerMinute) return;
    const counted = { ...row, version: row.version + 1, data: { count: row.data.count + 1 } };
    await table.commit(
      { put: { ...counted, expires: Math.floor(now.getTime() / 1000) + 120 }, guard: { version: row.version } },
      insert(logRow({ ...change, writes: [] }, { at: now, by, path: {} })),
    );
  });
