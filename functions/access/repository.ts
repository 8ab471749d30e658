import { accountKey, listedAccount, organizationKey } from '#functions/kernel/keys.ts';
import { insert, type Key, type Row, type Table, type Write } from '#functions/kernel/table/table.ts';
import type { Stamp } from '#shared/model/fields.ts';
import type { Grant } from '#shared/model/grant.ts';

/** A grant as it is stored, twice: with its account and with its organisation (architecture.md "Storage"). */
export interface StoredGrant extends Grant, Stamp {
  readonly username: string;
}

type Place = Pick<Grant, 'orgId' | 'areaId' | 'unitId'>;

const ofAccount = (username: string, { orgId, areaId = '', unitId = '' }: Place): Key => ({
  pk: accountKey(username).pk,
  sk: `GRANT#${orgId}#${areaId}#${unitId}`,
});

/** Begins with the place, so that all that is granted on a place and below it is one run of keys. */
const ofPlace = (username: string, { orgId, areaId = '', unitId = '' }: Place): Key => ({
  pk: organizationKey(orgId).pk,
  sk: `GRANT#${areaId}#${unitId}#${username}`,
});

/** The grant of an account on exactly this place, if any. */
export const findGrant = (table: Table, username: string, place: Place): Promise<Row<StoredGrant> | undefined> =>
  table.get<StoredGrant>(ofAccount(username, place));

/** What is granted on a place and below it. */
export const grantRows = (table: Table, { orgId, areaId, unitId }: Place): Promise<readonly Row<StoredGrant>[]> =>
  table.query<StoredGrant>({
    pk: organizationKey(orgId).pk,
    prefix: ['GRANT', ...(areaId ? [areaId] : []), ...(unitId ? [unitId] : []), ''].join('#'),
  });

/** The writes that make a grant in both its places, absent until now; index 1 lists it right after its account. */
export const insertGrant = (grant: StoredGrant, homeOrgId: string | null): readonly Write[] => {
  const listed = listedAccount({ username: grant.username, homeOrgId });
  return [
    insert({ ...ofAccount(grant.username, grant), ...listed, gsi1sk: `${listed.gsi1sk}${grant.id}`, data: grant }),
    insert({ ...ofPlace(grant.username, grant), data: grant }),
  ];
};

/** The writes that take a grant away in both its places, whether it is still there or not. */
export const dropGrant = (grant: StoredGrant): readonly Write[] => [
  { remove: ofAccount(grant.username, grant) },
  { remove: ofPlace(grant.username, grant) },
];
