import type { StoredAccount } from '#functions/kernel/caller.ts';
import { accountKey, listedAccount } from '#functions/kernel/keys.ts';
import {
  emptyRow,
  erase,
  insert,
  type Key,
  type Row,
  replace,
  type Table,
  type Write,
} from '#functions/kernel/table/table.ts';

const addressKey = (email: string): Key => ({ pk: `EMAIL#${email}`, sk: 'ACCOUNT' });
const superAdminsKey: Key = { pk: 'ACCOUNTS', sk: 'SUPERADMINS' };

interface SuperAdmins {
  readonly usernames: readonly string[];
}

/** The account behind a username or, failing that, an e-mail address. */
export const findAccount = async (table: Table, name: string): Promise<Row<StoredAccount> | undefined> => {
  const direct = await table.get<StoredAccount>(accountKey(name));
  if (direct) return direct;
  const address = await table.get<{ username: string }>(addressKey(name));
  return address && table.get<StoredAccount>(accountKey(address.data.username));
};

/** Whether the address leads to an account already. */
export const isTaken = async (table: Table, email: string): Promise<boolean> =>
  (await table.get(addressKey(email))) !== undefined;

/** A new account; its address must lead nowhere yet. */
export const insertAccount = (account: StoredAccount): readonly Write[] => [
  insert({ ...accountKey(account.username), ...listedAccount(account), data: account }),
  insert({ ...addressKey(account.email), data: { username: account.username } }),
];

/** An account changed; a new address must lead nowhere yet, the old one is free. */
export const replaceAccount = (row: Row<StoredAccount>, account: StoredAccount): readonly Write[] => [
  replace(row, account),
  ...(account.email === row.data.email
    ? []
    : [
        insert({ ...addressKey(account.email), data: { username: account.username } }),
        { remove: addressKey(row.data.email) },
      ]),
];

/** An account gone, its address free. */
export const eraseAccount = (row: Row<StoredAccount>): readonly Write[] => [
  erase(row),
  { remove: addressKey(row.data.email) },
];

/** Those who are SuperAdmin and may sign in, in one item: so that two of them cannot remove each other at once. */
export const superAdmins = async (table: Table): Promise<Row<SuperAdmins>> =>
  (await table.get<SuperAdmins>(superAdminsKey)) ?? emptyRow(superAdminsKey, { usernames: [] });
