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

/**
 * A stored grant. It is stored twice: with its account and with its organisation (functions/kernel/store/README.md).
 */
export interface StoredGrant extends Grant, Stamp {
  readonly username: string;
  /** The home of the account: distinguishes an organisation's guests from its own accounts without reading each account. */
  readonly homeOrgId: string | null;
  /** The groups of the identity provider that it comes from, by the organisation's table; without them it was given by hand. */
  readonly groups?: readonly string[];
}

/** An organisation, an area or a unit that a grant gives access to. */
export type GrantPlace = Pick<Grant, 'orgId' | 'areaId' | 'unitId'>;

/** The grant of an account on exactly this place. */
export const findGrant = (table: Table, username: string, place: GrantPlace): Promise<Row<StoredGrant> | undefined> =>
  table.get<StoredGrant>(accountGrantKey(username, place));

/** The grants on a place and below it. */
export const grantRows = (table: Table, place: GrantPlace): Promise<readonly Row<StoredGrant>[]> =>
  table.query<StoredGrant>(placeGrantRange(place));

/** The grants on exactly this place. */
export const grantsAt = (table: Table, place: GrantPlace): Promise<readonly Row<StoredGrant>[]> =>
  table.query<StoredGrant>(exactGrantRange(place));

/** The existing accounts among these usernames, in one or two reads. */
export const accountsOf = (table: Table, usernames: readonly string[]): Promise<readonly Row<StoredAccount>[]> =>
  table.getAll<StoredAccount>(usernames.map(accountKey));

/** The accounts whose home is the organisation. */
export const accountsAtHome = async (table: Table, orgId: string): Promise<readonly StoredAccount[]> => {
  const rows = await table.query<unknown>({ pk: accountsIndex, index: 'gsi1', prefix: homePrefix(orgId) });
  return rows.filter(isAccount).map(({ data }) => data as StoredAccount);
};

/** The writes that insert a grant's two rows. Index 1 lists the grant after its account. */
export const insertGrant = (grant: StoredGrant): readonly Write[] => [
  insert({ ...accountGrantKey(grant.username, grant), ...listedGrant(grant), data: grant }),
  insert({ ...placeGrantKey(grant.username, grant), data: grant }),
];

/** The writes that remove a grant's two rows, whether they exist or not. */
export const dropGrant = (grant: StoredGrant): readonly Write[] => [
  { remove: accountGrantKey(grant.username, grant) },
  { remove: placeGrantKey(grant.username, grant) },
];

/** A grant's two rows. */
export type GrantPair = readonly [Row<StoredGrant>, Row<StoredGrant>];

/** The grant's two rows; undefined while it is being removed. */
export const pairOf = async (table: Table, row: Row<StoredGrant>): Promise<GrantPair | undefined> => {
  const own = await findGrant(table, row.data.username, row.data);
  return own && [row, own];
};

/** All grants of an account, without those being removed. */
export const grantPairs = async (table: Table, username: string): Promise<readonly GrantPair[]> => {
  const own = await table.query<StoredGrant>(accountGrantRange(username));
  const others = await table.getAll<StoredGrant>(own.map(({ data }) => placeGrantKey(username, data)));
  return own.flatMap((row) => {
    const other = others.find(({ data }) => data.id === row.data.id);
    return other ? [[other, row] as const] : [];
  });
};

/** The writes that change a grant's two rows. */
export const replaceGrant = (pair: GrantPair, grant: StoredGrant): readonly Write[] =>
  pair.map((row) => replace(row.gsi1pk === accountsIndex ? { ...row, ...listedGrant(grant) } : row, grant));

/** The writes that remove a grant's two rows, guarded by their versions. */
export const eraseGrant = (pair: GrantPair): readonly Write[] => pair.map(erase);
