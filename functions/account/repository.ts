import type { StoredAccount } from '#functions/kernel/rights/caller.ts';
import { accountKey, addressKey, listedAccount, superAdminsKey } from '#functions/kernel/store/keys.ts';
import { emptyRow, erase, insert, type Row, replace, type Table, type Write } from '#functions/kernel/store/table.ts';

interface SuperAdmins {
  readonly usernames: readonly string[];
}

/** The account behind a username or an e-mail address: no username is another account's address. */
export const findAccount = async (table: Table, name: string): Promise<Row<StoredAccount> | undefined> => {
  const direct = await table.get<StoredAccount>(accountKey(name));
  if (direct) return direct;
  const address = await table.get<{ username: string }>(addressKey(name));
  return address && table.get<StoredAccount>(accountKey(address.data.username));
};

/** The account that gets the mail of an address. */
export const findByAddress = async (table: Table, email: string): Promise<Row<StoredAccount> | undefined> => {
  const row = await findAccount(table, email);
  return row?.data.email === email ? row : undefined;
};

/** Whether the name leads to an account already, as its username or its address. */
export const isTaken = async (table: Table, name: string): Promise<boolean> =>
  (await table.get(addressKey(name))) !== undefined;

/** What leads to an account and to no other: its username, which looks like an address, and the address it has now. */
const namesOf = ({ username, email }: StoredAccount): readonly string[] => [...new Set([username, email])];

const claim = (name: string, { username }: StoredAccount): Write => insert({ ...addressKey(name), data: { username } });

const release = (name: string): Write => ({ remove: addressKey(name) });

/** A new account; its username and its address must lead nowhere yet. */
export const insertAccount = (account: StoredAccount): readonly Write[] => [
  insert({ ...accountKey(account.username), ...listedAccount(account), data: account }),
  ...namesOf(account).map((name) => claim(name, account)),
];

/** An account changed; a new address must lead nowhere yet, the old one is free. */
export const replaceAccount = (row: Row<StoredAccount>, account: StoredAccount): readonly Write[] => {
  const [before, after] = [namesOf(row.data), namesOf(account)];
  return [
    replace(row, account),
    ...after.filter((name) => !before.includes(name)).map((name) => claim(name, account)),
    ...before.filter((name) => !after.includes(name)).map(release),
  ];
};

/** An account gone, its username and address free. */
export const eraseAccount = (row: Row<StoredAccount>): readonly Write[] => [
  erase(row),
  ...namesOf(row.data).map(release),
];

/** Those who are SuperAdmin and may sign in, in one item: so that two of them cannot remove each other at once. */
export const superAdmins = async (table: Table): Promise<Row<SuperAdmins>> =>
  (await table.get<SuperAdmins>(superAdminsKey)) ?? emptyRow(superAdminsKey, { usernames: [] });
