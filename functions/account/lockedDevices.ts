import type { Scope } from '#functions/kernel/changes/scope.ts';
import { failuresKey } from '#functions/kernel/store/keys.ts';
import { retryOnConflict } from '#functions/kernel/store/retryOnConflict.ts';
import { emptyRow, type Row, type Table } from '#functions/kernel/store/table.ts';
import { lockSeconds } from './failures.ts';

/**
 * The known devices of an account that wrong guesses have locked. Their counters are found by this list, so that whoever manages the
 * account sees the lock and can end it. A counter that has ended since, or was removed, locks no more.
 */
interface LockedDevices {
  readonly devices: readonly string[];
}

/** The latest ones: nobody is locked on more devices at once. */
const mostDevices = 20;

const keyOf = (username: string) => failuresKey('devices', username);

/** By username the known devices on which the account may be locked. Leaves out accounts without such a device. */
export const lockedDevices = async (
  table: Table,
  usernames: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const rows = await table.getAll<LockedDevices>(usernames.map(keyOf));
  const isOf = (name: string) => (row: Row<LockedDevices>) => row.pk === keyOf(name).pk;
  return new Map(
    usernames.flatMap((name): readonly (readonly [string, readonly string[]])[] => {
      const row = rows.find(isOf(name));
      return row ? [[name, row.data.devices]] : [];
    }),
  );
};

/** Remembers that a sign-in was refused on a device that is known for the account, because of wrong guesses there. */
export const noteLockedDevice = ({ table, now }: Scope, username: string, device: string): Promise<void> =>
  retryOnConflict(async () => {
    const key = keyOf(username);
    const row = (await table.get<LockedDevices>(key)) ?? emptyRow<LockedDevices>(key, { devices: [] });
    const devices = [device, ...row.data.devices.filter((one) => one !== device)].slice(0, mostDevices);
    const expires = Math.floor(now.getTime() / 1000) + lockSeconds;
    await table.commit({
      put: { ...row, version: row.version + 1, data: { devices }, expires },
      guard: { version: row.version },
    });
  });

export const forgetLockedDevices = (table: Table, username: string): Promise<void> =>
  table.commit({ remove: keyOf(username) });
