import type { StoredAccount } from '#functions/kernel/rights/caller.ts';
import {
  accountGrantKey,
  accountGrantRange,
  accountKey,
  accountsIndex,
  exactGrantRange,
  homePrefix,
  isAccount,
  listedGrant,
  placeGrantKey,
  placeGrantRange,
} from '#functions/kernel/store/keys.ts';
import { erase, insert, type Row, replace, type Table, type Write } from '#functions/kernel/store/table.ts';
import type { Stamp } from '#shared/model/fields.ts';
import type { Grant } from '#shared/model/grant.ts';

/** A grant as it is stored, twice: with its account and with its organisation (architecture.md "Storage"). */
export interface StoredGrant extends Grant, Stamp {
  readonly username: string;
  /** Of the account: so that an organisation's guests are told from its own without asking for each. */
  readonly homeOrgId: string | null;
}

/** What may be granted: an organisation, an area or a unit. */
export type GrantPlace = Pick<Grant, 'orgId' | 'areaId' | 'unitId'>;

/** The grant of an account on exactly this place, if any. */
export const findGrant = (table: Table, username: string, place: GrantPlace): Promise<Row<StoredGrant> | undefined> =>
  table.get<StoredGrant>(accountGrantKey(username, place));

/** What is granted on a place and below it. */
export const grantRows = (table: Table, place: GrantPlace): Promise<readonly Row<StoredGrant>[]> =>
  table.query<StoredGrant>(placeGrantRange(place));

/** What is granted on exactly this place. */
export const grantsAt = (table: Table, place: GrantPlace): Promise<readonly Row<StoredGrant>[]> =>
  table.query<StoredGrant>(exactGrantRange(place));

/** The accounts of these usernames that exist, whatever their number in a read or two. */
export const accountsOf = (table: Table, usernames: readonly string[]): Promise<readonly Row<StoredAccount>[]> =>
  table.getAll<StoredAccount>(usernames.map(accountKey));

/** The accounts at home in an organisation. */
export const accountsAtHome = async (table: Table, orgId: string): Promise<readonly StoredAccount[]> => {
  const rows = await table.query<unknown>({ pk: accountsIndex, index: 'gsi1', prefix: homePrefix(orgId) });
  return rows.filter(isAccount).map(({ data }) => data as StoredAccount);
};

/** The writes that make a grant in both its places, absent until now; index 1 lists it right after its account. */
export const insertGrant = (grant: StoredGrant): readonly Write[] => [
  insert({ ...accountGrantKey(grant.username, grant), ...listedGrant(grant), data: grant }),
  insert({ ...placeGrantKey(grant.username, grant), data: grant }),
];

/** The writes that take a grant away in both its places, whether it is still there or not. */
export const dropGrant = (grant: StoredGrant): readonly Write[] => [
  { remove: accountGrantKey(grant.username, grant) },
  { remove: placeGrantKey(grant.username, grant) },
];

/** A stored grant in both its places. */
export type GrantPair = readonly [Row<StoredGrant>, Row<StoredGrant>];

/** The grant as it stands with its account too; undefined when it is being withdrawn. */
export const pairOf = async (table: Table, row: Row<StoredGrant>): Promise<GrantPair | undefined> => {
  const own = await findGrant(table, row.data.username, row.data);
  return own && [row, own];
};

/** All that is granted to an account, in both places; without what is being withdrawn. */
export const grantPairs = async (table: Table, username: string): Promise<readonly GrantPair[]> => {
  const own = await table.query<StoredGrant>(accountGrantRange(username));
  const others = await table.getAll<StoredGrant>(own.map(({ data }) => placeGrantKey(username, data)));
  return own.flatMap((row) => {
    const other = others.find(({ data }) => data.id === row.data.id);
    return other ? [[other, row] as const] : [];
  });
};

/** The writes that change a grant in both its places. */
export const replaceGrant = (pair: GrantPair, grant: StoredGrant): readonly Write[] =>
  pair.map((row) => replace(row, grant));

/** The writes that withdraw a grant, unless somebody else has changed it meanwhile. */
export const eraseGrant = (pair: GrantPair): readonly Write[] => pair.map(erase);
