import type { Change } from '#functions/kernel/changes/change.ts';
import { newStamp, nextStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { fieldProblem, Problem } from '#functions/kernel/problem.ts';
import { decide } from '#functions/kernel/rights/authorise.ts';
import type { StoredAccount } from '#functions/kernel/rights/caller.ts';
import { newId } from '#functions/kernel/services/ids.ts';
import { type Row, replace, type Write } from '#functions/kernel/store/table.ts';
import { loadArea, loadOrganization, loadUnit } from '#functions/places/repository.ts';
import type { Grant } from '#shared/model/grant.ts';
import { presentAccess } from './present.ts';
import { dropGrant, findGrant, grantPairs, insertGrant, replaceGrant, type StoredGrant } from './repository.ts';

/** A place as a grant names it, and whether it writes. */
export type GrantFields = Omit<Grant, 'level'>;

const levelOf = ({ areaId, unitId }: GrantFields): Grant['level'] =>
  unitId ? 'unit' : areaId ? 'area' : 'organization';

const assertPlace = async ({ table }: Scope, { orgId, areaId, unitId }: GrantFields): Promise<void> => {
  await Promise.all([
    loadOrganization(table, { orgId }),
    areaId && loadArea(table, { orgId, areaId }),
    areaId && unitId && loadUnit(table, { orgId, areaId, unitId }),
  ]);
};

/** Whose grant it is, as the rules need to know. */
export type Grantee = Pick<StoredAccount, 'username' | 'type' | 'homeOrgId'>;

/**
 * A place, and all below it, for an account. A SuperUser has access to whole organisations only, and always writes; the
 * provider's accounts need no grant (api.md "Grants"). Throws 403, 404 when the place is missing, `validation` when the role
 * cannot have it or has it already.
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
  if (type !== 'User' && !(type === 'SuperUser' && level === 'organization')) throw fieldProblem('role', 'grantRole');
  if (await findGrant(scope.table, username, place)) throw fieldProblem('userId', 'granted');
  return {
    ...newStamp(scope, 'acc'),
    // The organisation leads the id, so that a grant is found by it without another index.
    id: `${orgId}.${newId('acc')}`,
    username,
    homeOrgId,
    ...place,
    level,
    canWrite: canWrite || type === 'SuperUser',
  };
};

/**
 * The write after which whoever changes or removes the account at the same time has to read again: no grant outlives its account,
 * or comes to one that is of another type by now.
 */
export const untouched = (account: Row<StoredAccount>): Write => replace(account, account.data);

/** A new grant to be committed with writes beside it; `after` is how it is answered. */
export const grantChange = <After>(grant: StoredGrant, after: After, beside: readonly Write[] = []) =>
  ({
    writes: [...insertGrant(grant), ...beside],
    action: 'create',
    object: 'grant',
    orgId: grant.orgId,
    id: grant.id,
    path: { userId: grant.username },
    after,
  }) as const satisfies Change;

/** Grants a place to an account. Throws as {@link newGrant}. */
export const grantAccess = async (scope: Scope, account: Grantee, fields: GrantFields): Promise<StoredGrant> => {
  const grant = await newGrant(scope, account, fields);
  return scope.commit(grantChange(grant, grant));
};

/** A grant taken away with its place or its account, told in the log as if somebody had withdrawn it. */
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

/** The changes after which all that is granted to an account writes, as a SuperUser's grants do (spec 1 section 6). */
export const writableGrantChanges = async (scope: Scope, account: StoredAccount): Promise<readonly Change[]> => {
  const pairs = await grantPairs(scope.table, account.username);
  return pairs
    .filter(([{ data }]) => !data.canWrite)
    .map((pair) => {
      const [{ data }] = pair;
      const grant: StoredGrant = { ...data, ...nextStamp(scope, data), canWrite: true };
      return {
        writes: replaceGrant(pair, grant),
        action: 'update',
        object: 'grant',
        id: grant.id,
        orgId: grant.orgId,
        path: { userId: account.username },
        before: presentAccess(account, data),
        after: presentAccess(account, grant),
      };
    });
};
