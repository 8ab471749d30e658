import { organizationsOf } from '#functions/core/places/repository.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import type { Granted, StoredAccount } from '#functions/kernel/rights/caller.ts';
import type { AccountOrder } from '#shared/model/account.ts';
import { compareNames } from '#shared/text/names.ts';

type Names = ReadonlyMap<string, string>;

/** The names of the home organisations by id, where the order needs them. */
export const organizationNames = async (
  { table }: Scope,
  accounts: readonly Granted[],
  order: AccountOrder,
): Promise<Names> => {
  if (order !== 'home') return new Map();
  const ids = new Set(accounts.flatMap(({ account }) => account.data.homeOrgId ?? []));
  return new Map((await organizationsOf(table, [...ids])).map(({ data }) => [data.id, data.name]));
};

const keyOf = (
  { username, firstName, lastName, homeOrgId, lastSignIn, created }: StoredAccount,
  order: AccountOrder,
  names: Names,
): string =>
  ({
    name: [lastName, firstName].filter(Boolean).join(' '),
    username,
    home: names.get(homeOrgId ?? '') ?? '',
    lastSignIn: lastSignIn ?? '',
    created,
  })[order];

/** The accounts by the order, those without a value last, equal ones by username. */
export const inOrder = (
  accounts: readonly Granted[],
  order: AccountOrder,
  descending: boolean,
  names: Names,
): readonly Granted[] => {
  const direction = descending ? -1 : 1;
  const keyed = accounts.map((one) => ({ one, key: keyOf(one.account.data, order, names) }));
  return keyed
    .sort(
      (a, b) =>
        Number(a.key === '') - Number(b.key === '') ||
        direction * compareNames(a.key, b.key) ||
        compareNames(a.one.account.data.username, b.one.account.data.username),
    )
    .map(({ one }) => one);
};
