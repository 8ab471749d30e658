import type { Scope } from '#functions/kernel/changes/scope.ts';
import { failuresKey } from '#functions/kernel/store/keys.ts';
import { retryOnConflict } from '#functions/kernel/store/retryOnConflict.ts';
import { emptyRow, type Key, type Row, type Table } from '#functions/kernel/store/table.ts';

interface Failures {
  readonly count: number;
}

/** How long a limit that was reached holds. */
export const lockSeconds = 15 * 60;
/**
 * Limits of failed sign-ins of an account, from a client's IP address, and of an account from a device that is known for it; of wrong
 * tries of a mailed code from an IP address; of requests for a new password from an IP address and for an account.
 */
const limits = { account: 5, address: 100, device: 5, code: 5, resetsFrom: 20, resetsFor: 3 } as const;

/** A counter; an account is counted whether it exists or not. */
export interface Counted {
  readonly kind: keyof typeof limits;
  readonly name: string;
  /** The device, or the client's IP address, that is counted. */
  readonly from?: string;
}

const keyOf = ({ kind, name, from }: Counted): Key => failuresKey(kind, name, from);

/** A counter whose end is further ahead than any new one's was written before the clock was set back: it starts over. */
const isAhead = ({ expires = 0 }: Row): boolean => expires > Date.now() / 1000 + lockSeconds;

const asCounted = (key: Key, row: Row<Failures> = emptyRow(key, { count: 0 })): Row<Failures> =>
  isAhead(row) ? { ...row, data: { count: 0 } } : row;

const load = async (table: Table, counted: Counted): Promise<Row<Failures>> =>
  asCounted(keyOf(counted), await table.get<Failures>(keyOf(counted)));

/** By name the instant until which a counter is at its limit; the latest instant where a name has several counters. Leaves out other names. */
export const lockedUntil = async (
  table: Table,
  counted: readonly Counted[],
  now: Date,
): Promise<ReadonlyMap<string, string>> => {
  const rows = await table.getAll<Failures>(counted.map(keyOf));
  const ends = counted.flatMap((one): readonly (readonly [string, number])[] => {
    const key = keyOf(one);
    const { data, expires = 0 } = asCounted(
      key,
      rows.find(({ pk, sk }) => pk === key.pk && sk === key.sk),
    );
    const isOver = data.count < limits[one.kind] || expires * 1000 <= now.getTime();
    return isOver ? [] : [[one.name, expires * 1000]];
  });
  // A map keeps the last entry of a key: the latest instant.
  return new Map(ends.toSorted(([, a], [, b]) => a - b).map(([name, end]) => [name, new Date(end).toISOString()]));
};

/** Whether a limit is reached: such as 5 failures of an account, until 15 minutes after the last. */
export const isLocked = async (table: Table, counted: readonly Counted[]): Promise<boolean> => {
  const rows = await Promise.all(counted.map((one) => load(table, one)));
  return rows.some(({ data }, index) => data.count >= limits[counted[index]!.kind]);
};

/** Adds to a counter (from 0 on) unless its limit is reached; returns whether it was. Throws `Conflict` when a concurrent request does. */
const add = async (table: Table, counted: Counted, now: Date, step: 1 | -1): Promise<boolean> => {
  const row = await load(table, counted);
  if (step === 1 && row.data.count >= limits[counted.kind]) return false;
  const next = { ...row, version: row.version + 1, data: { count: Math.max(0, row.data.count + step) } };
  await table.commit({
    put: { ...next, expires: Math.floor(now.getTime() / 1000) + lockSeconds },
    guard: { version: row.version },
  });
  return true;
};

/**
 * Counts an attempt before it is known whether it fails: of many attempts at the same time, no more than the limit are tried.
 * Returns false, and counts nothing, where the limit is reached.
 */
export const reserveAttempt = ({ table, now }: Scope, counted: Counted): Promise<boolean> =>
  retryOnConflict(() => add(table, counted, now, 1));

/** Takes back an attempt that did not fail; the failed ones of the same counter, such as an IP address's, stay counted. */
export const releaseAttempt = async ({ table, now }: Scope, counted: Counted): Promise<void> => {
  await retryOnConflict(() => add(table, counted, now, -1));
};

/** Removes a counter: the next attempt is counted from 0. */
export const forgetFailures = async (table: Table, counted: Counted): Promise<void> => {
  await table.commit({ remove: keyOf(counted) });
};

/** Counts one attempt on each counter below its limit. One at its limit stays as it is: more requests do not prolong the lock. */
export const countFailures = async (scope: Scope, counted: readonly Counted[]): Promise<void> => {
  await Promise.all(counted.map((one) => reserveAttempt(scope, one)));
};
