import type { StoredAccount } from '#functions/kernel/rights/caller.ts';
import {
  accountKey,
  addressKey,
  federatedKey,
  listedAccount,
  organizationKey,
  superAdminsKey,
} from '#functions/kernel/store/keys.ts';
import { emptyRow, erase, insert, type Row, replace, type Table, type Write } from '#functions/kernel/store/table.ts';

interface SuperAdmins {
  readonly usernames: readonly string[];
}

/** The account with this username or e-mail address. No username is the address of another account. */
export const findAccount = async (table: Table, name: string): Promise<Row<StoredAccount> | undefined> => {
  const direct = await table.get<StoredAccount>(accountKey(name));
  if (direct) return direct;
  const address = await table.get<{ username: string }>(addressKey(name));
  return address && table.get<StoredAccount>(accountKey(address.data.username));
};

/** The account with this e-mail address. */
export const findByAddress = async (table: Table, email: string): Promise<Row<StoredAccount> | undefined> => {
  const row = await findAccount(table, email);
  return row?.data.email === email ? row : undefined;
};

/** Whether the name is the username or the address of an account. */
export const isTaken = async (table: Table, name: string): Promise<boolean> =>
  (await table.get(addressKey(name))) !== undefined;

/** The names reserved by an account: its username and its current address. */
const namesOf = ({ username, email }: StoredAccount): readonly string[] => [...new Set([username, email])];

const claim = (name: string, { username }: StoredAccount): Write => insert({ ...addressKey(name), data: { username } });

const release = (name: string): Write => ({ remove: addressKey(name) });

/** Which user of the pool signs in to the account by an identity provider: kept for as long as the account says so. */
const linkChange = (before: string | undefined, after: StoredAccount | undefined): readonly Write[] => {
  const name = after?.federatedName;
  if (name === before) return [];
  return [
    ...(before === undefined ? [] : [{ remove: federatedKey(before) }]),
    ...(after && name ? [insert({ ...federatedKey(name), data: { username: after.username } })] : []),
  ];
};

/** The name of the account's user in the pool. */
export const poolName = ({ username, federatedName }: StoredAccount): string => federatedName ?? username;

/** The condition that the home organisation is there and is not being removed. */
export const homeRequired = ({ homeOrgId }: Pick<StoredAccount, 'homeOrgId'>): readonly Write[] =>
  homeOrgId === null ? [] : [{ requires: organizationKey(homeOrgId) }];

/** The writes of a new account; its username and address must be free. */
export const insertAccount = (account: StoredAccount): readonly Write[] => [
  insert({ ...accountKey(account.username), ...listedAccount(account), data: account }),
  ...namesOf(account).map((name) => claim(name, account)),
  ...linkChange(undefined, account),
];

/** The writes of a changed account; a new address must be free, the old one becomes free. */
export const replaceAccount = (row: Row<StoredAccount>, account: StoredAccount): readonly Write[] => {
  const [before, after] = [namesOf(row.data), namesOf(account)];
  return [
    replace({ ...row, ...listedAccount(account) }, account),
    ...after.filter((name) => !before.includes(name)).map((name) => claim(name, account)),
    ...before.filter((name) => !after.includes(name)).map(release),
    ...linkChange(row.data.federatedName, account),
  ];
};

/** The writes that remove an account and free its username and address. */
export const eraseAccount = (row: Row<StoredAccount>): readonly Write[] => [
  erase(row),
  ...namesOf(row.data).map(release),
  ...linkChange(row.data.federatedName, undefined),
];

/** The SuperAdmins that are not closed, in one item, so that two of them cannot remove each other concurrently. */
export const superAdmins = async (table: Table): Promise<Row<SuperAdmins>> =>
  (await table.get<SuperAdmins>(superAdminsKey)) ?? emptyRow(superAdminsKey, { usernames: [] });
