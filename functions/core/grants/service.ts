import { loadArea, loadOrganization, loadUnit } from '#functions/core/places/repository.ts';
import { newId } from '#functions/kernel/adapters/ids.ts';
import type { Change } from '#functions/kernel/changes/change.ts';
import { newStamp, nextStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { fieldProblem, Problem } from '#functions/kernel/problem.ts';
import { decide } from '#functions/kernel/rights/authorise.ts';
import type { StoredAccount } from '#functions/kernel/rights/caller.ts';
import { type Row, replace, type Write } from '#functions/kernel/store/table.ts';
import type { Grant } from '#shared/model/grant.ts';
import { alwaysWrites, fitsLevel } from '#shared/model/roles.ts';
import { loggedAccess } from './present.ts';
import {
  dropGrant,
  eraseGrant,
  findGrant,
  type GrantPair,
  grantPairs,
  insertGrant,
  replaceGrant,
  type StoredGrant,
} from './repository.ts';

/** The place of a grant, and whether it allows writing. */
export type GrantFields = Omit<Grant, 'level'>;

/** The level of a grant's place. */
export const levelOf = ({ areaId, unitId }: Pick<GrantFields, 'areaId' | 'unitId'>): Grant['level'] =>
  unitId ? 'unit' : areaId ? 'area' : 'organization';

const assertPlace = async ({ table }: Scope, { orgId, areaId, unitId }: GrantFields): Promise<void> => {
  await Promise.all([
    loadOrganization(table, { orgId }),
    areaId && loadArea(table, { orgId, areaId }),
    areaId && unitId && loadUnit(table, { orgId, areaId, unitId }),
  ]);
};

/** The fields of an account that the rules of a grant need. */
export type Grantee = Pick<StoredAccount, 'username' | 'type' | 'homeOrgId'>;

/** A new grant as it is stored, whoever gives it. */
export const storedGrant = (
  scope: Scope,
  { username, homeOrgId }: Pick<Grantee, 'username' | 'homeOrgId'>,
  place: Grant & Pick<StoredGrant, 'groups'>,
): StoredGrant => ({
  ...newStamp(scope, 'acc'),
  // The id begins with the organisation, so that the grant is found without another index.
  id: `${place.orgId}.${newId('acc')}`,
  username,
  homeOrgId,
  ...place,
});

/**
 * A new grant, not stored yet. SuperUsers get access to whole organisations only, and always write; the provider's
 * accounts need no grant (functions/kernel/rights/README.md). Throws 403, 404 when the place is missing, `validation`
 * when an account of this type cannot have the grant, or has it already.
 */
export const newGrant = async (
  scope: Scope,
  { username, type, homeOrgId }: Grantee,
  { orgId, areaId, unitId, canWrite }: GrantFields,
): Promise<StoredGrant> => {
  const place = { orgId, areaId, unitId: areaId && unitId, canWrite };
  const verdict = decide('access', scope.caller, { place });
  if (verdict !== 'ok') throw new Problem(verdict);
  await assertPlace(scope, place);
  const level = levelOf(place);
  if (!fitsLevel(type, level)) throw fieldProblem('role', 'grantRole');
  if (await findGrant(scope.table, username, place)) throw fieldProblem('userId', 'granted');
  return storedGrant(scope, { username, homeOrgId }, { ...place, level, canWrite: canWrite || alwaysWrites(type) });
};

/**
 * The write that raises the version of the account, so that a concurrent change or removal of the account conflicts: no
 * grant may remain of a removed account, and the type of an account must allow its grants.
 */
export const lockAccount = (account: Row<StoredAccount>): Write => replace(account, account.data);

/** The path of the log entry of a grant: its account and its place. */
const loggedPath = ({ username, orgId, areaId, unitId }: StoredGrant) => ({
  userId: username,
  orgId,
  ...(areaId && { areaId }),
  ...(unitId && { unitId }),
});

/** The change that stores a new grant together with other writes, and logs it at its place; `after` is its answer. */
export const grantChange = <After>(grant: StoredGrant, after: After, beside: readonly Write[] = []) =>
  ({
    writes: [...insertGrant(grant), ...beside],
    action: 'create',
    object: 'grant',
    orgId: grant.orgId,
    id: grant.id,
    path: loggedPath(grant),
    after,
  }) as const satisfies Change;

/** Grants a place to an account. Throws as {@link newGrant}. */
export const grantAccess = async (scope: Scope, account: Grantee, fields: GrantFields): Promise<StoredGrant> => {
  const grant = await newGrant(scope, account, fields);
  return scope.commit(grantChange(grant, grant));
};

/** The change that removes a grant when its place or its account is removed. */
export const grantRemoval = (grant: StoredGrant) =>
  ({
    writes: dropGrant(grant),
    action: 'remove',
    object: 'grant',
    id: grant.id,
    orgId: grant.orgId,
    path: { userId: grant.username },
    before: { userId: grant.username, userName: grant.username, level: grant.level, canWrite: grant.canWrite },
    after: undefined,
  }) as const satisfies Change<undefined>;

/** Pairs of rows that one transaction replaces. */
const pairsAtOnce = 40;

/**
 * Writes the home organisation of an account into its grants, by which lists find them. Repeated, it finishes what was
 * interrupted. Logs nothing: the change of the account is logged.
 */
export const moveGrantsHome = async (
  { table }: Scope,
  { username, homeOrgId }: Pick<StoredAccount, 'username' | 'homeOrgId'>,
): Promise<void> => {
  const pairs = await grantPairs(table, username);
  const stale = pairs.filter(([{ data }]) => data.homeOrgId !== homeOrgId);
  for (let at = 0; at < stale.length; at += pairsAtOnce) {
    const writes = stale
      .slice(at, at + pairsAtOnce)
      .flatMap((pair) => replaceGrant(pair, { ...pair[0].data, homeOrgId }));
    await table.commit(...writes);
  }
};

/** The change that replaces a grant of an account: both of its rows, and its log entry. */
export const rewrittenGrant = <Seen>(
  pair: GrantPair,
  grant: StoredGrant,
  { before, after }: { readonly before: Seen; readonly after: Seen },
): Change<Seen> => ({
  writes: replaceGrant(pair, grant),
  action: 'update',
  object: 'grant',
  id: grant.id,
  orgId: grant.orgId,
  path: loggedPath(grant),
  before,
  after,
});

/** The change that gives fields of a grant other values, logged with the account. */
export const changedGrant = (
  scope: Scope,
  account: StoredAccount,
  pair: GrantPair,
  fields: Pick<StoredGrant, 'canWrite' | 'groups'>,
): Change => {
  const [{ data }] = pair;
  const grant: StoredGrant = { ...data, ...nextStamp(scope, data), ...fields };
  const shown = { before: loggedAccess(account, data), after: loggedAccess(account, grant) };
  return rewrittenGrant(pair, grant, shown);
};

/** The change that removes a grant of an account: both of its rows, and its log entry. */
export const erasedGrant = (pair: GrantPair, before: unknown): Change<undefined> => {
  const [{ data }] = pair;
  return {
    writes: eraseGrant(pair),
    action: 'remove',
    object: 'grant',
    id: data.id,
    orgId: data.orgId,
    path: loggedPath(data),
    before,
    after: undefined,
  };
};

/** The changes that make all grants of an account writable, as those of a SuperUser are. */
export const writableGrantChanges = async (scope: Scope, account: StoredAccount): Promise<readonly Change[]> => {
  const pairs = await grantPairs(scope.table, account.username);
  return pairs
    .filter(([{ data }]) => !data.canWrite)
    .map((pair) => changedGrant(scope, account, pair, { canWrite: true }));
};
