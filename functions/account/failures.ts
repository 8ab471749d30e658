import type { Scope } from '#functions/kernel/changes/scope.ts';
import { failuresKey } from '#functions/kernel/store/keys.ts';
import { retryOnConflict } from '#functions/kernel/store/retryOnConflict.ts';
import { emptyRow, type Key, type Row, type Table } from '#functions/kernel/store/table.ts';

interface Failures {
  readonly count: number;
}

const lockSeconds = 15 * 60;
/**
 * Limits of failed sign-ins of an account and from an address, and of requests for a new password from an address and
 * for an account.
 */
const limits = { account: 5, address: 100, resetsFrom: 20, resetsFor: 3 } as const;

/** A counter; an account is counted whether it exists or not. */
export interface Counted {
  readonly kind: keyof typeof limits;
  readonly name: string;
}

const keyOf = ({ kind, name }: Counted): Key => failuresKey(kind, name);

const load = async (table: Table, counted: Counted): Promise<Row<Failures>> =>
  (await table.get<Failures>(keyOf(counted))) ?? emptyRow(keyOf(counted), { count: 0 });

/** Whether a limit is reached: 5 failures of an account or 100 from an address, until 15 minutes after the last. */
export const isLocked = async (table: Table, counted: readonly Counted[]): Promise<boolean> => {
  const rows = await Promise.all(counted.map((one) => load(table, one)));
  return rows.some(({ data }, index) => data.count >= limits[counted[index]!.kind]);
};

/** Counts one failure. Throws `Conflict` when a concurrent request counts one. */
const countOnce = async (table: Table, counted: Counted, now: Date): Promise<void> => {
  const row = await load(table, counted);
  const next = { ...row, version: row.version + 1, data: { count: row.data.count + 1 } };
  await table.commit({
    put: { ...next, expires: Math.floor(now.getTime() / 1000) + lockSeconds },
    guard: { version: row.version },
  });
};

/**
 * Resets a counter after a successful sign-in. The address's counter stays: a correct password must not reset the wrong
 * ones.
 */
export const forgetFailures = async (table: Table, counted: Counted): Promise<void> => {
  await table.commit({ remove: keyOf(counted) });
};

/** Counts one failure on each counter, retrying on conflict, so that concurrent guesses are all counted. */
export const countFailures = async ({ table, now }: Scope, counted: readonly Counted[]): Promise<void> => {
  await Promise.all(counted.map((one) => retryOnConflict(() => countOnce(table, one, now))));
};
