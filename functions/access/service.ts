import { presentAccess, presentCandidate } from '#functions/grants/present.ts';
import {
  accountsAtHome,
  accountsOf,
  eraseGrant,
  type GrantPair,
  type GrantPlace,
  grantsAt,
  pairOf,
  replaceGrant,
  type StoredGrant,
} from '#functions/grants/repository.ts';
import { grantChange, lockAccount, newGrant } from '#functions/grants/service.ts';
import { nextStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { expectVersion, fieldProblem, found } from '#functions/kernel/problem.ts';
import { mayManage } from '#functions/kernel/rights/authorise.ts';
import { loadGranted, type StoredAccount } from '#functions/kernel/rights/caller.ts';
import type { Row } from '#functions/kernel/store/table.ts';
import type { Access, AccessChange, AccessFields, Candidate } from '#shared/model/access.ts';
import { compareNames } from '#shared/text/names.ts';

/** The request's place; the kernel has loaded it and checked the right to administer it. */
export const placeIn = ({ place: { org, area, unit } }: Scope): GrantPlace => ({
  orgId: found(org).id,
  areaId: area?.id,
  unitId: unit?.id,
});

const inOrder = (a: Candidate, b: Candidate) => compareNames(a.userName, b.userName);

/** The grants on exactly this place, by username. */
export const listAccesses = async (scope: Scope): Promise<Access[]> => {
  const grants = await grantsAt(scope.table, placeIn(scope));
  const accounts = await accountsOf(
    scope.table,
    grants.map(({ data }) => data.username),
  );
  const byName = new Map(accounts.map(({ data }) => [data.username, data]));
  return grants
    .flatMap(({ data }) => {
      const account = byName.get(data.username);
      return account ? [presentAccess(account, data)] : [];
    })
    .sort(inOrder);
};

/**
 * The organisation's open accounts without a grant on exactly this place: Users, and at organisation level SuperUsers.
 */
export const listCandidates = async (scope: Scope): Promise<Candidate[]> => {
  const place = placeIn(scope);
  const [accounts, grants] = await Promise.all([
    accountsAtHome(scope.table, place.orgId),
    grantsAt(scope.table, place),
  ]);
  const granted = new Set(grants.map(({ data }) => data.username));
  const fits = ({ type }: StoredAccount) => type === 'User' || (type === 'SuperUser' && !place.areaId);
  return accounts
    .filter((account) => fits(account) && !account.disabled && !granted.has(account.username))
    .map(presentCandidate)
    .sort(inOrder);
};

/** An account of the organisation, or one that the caller administers. Throws 404. */
const loadVisible = async (scope: Scope, userId: string, { orgId }: GrantPlace): Promise<Row<StoredAccount>> => {
  const granted = found(await loadGranted(scope.table, userId.toLowerCase()));
  const { data } = granted.account;
  const isOurs = data.homeOrgId === orgId && (data.type === 'User' || data.type === 'SuperUser');
  return found(isOurs || mayManage(scope.caller, { ...data, grants: granted.grants }) ? granted.account : undefined);
};

/**
 * Grants the place to an account. Throws 404, `validation` when `role` is not the account's type, or the account cannot
 * have the grant or has it already.
 */
export const addAccess = async (scope: Scope, userId: string, { role, canWrite }: AccessFields): Promise<Access> => {
  const place = placeIn(scope);
  const row = await loadVisible(scope, userId, place);
  const account = row.data;
  if (account.type !== role) throw fieldProblem('role', 'grantType');
  const grant = await newGrant(scope, account, { ...place, canWrite });
  return scope.commit(grantChange(grant, presentAccess(account, grant), [lockAccount(row)]));
};

interface Stored {
  readonly pair: GrantPair;
  readonly account: StoredAccount;
  readonly presented: Access;
}

const load = async (scope: Scope, accessId: string): Promise<Stored> => {
  const rows = await grantsAt(scope.table, placeIn(scope));
  const row = found(rows.find(({ data }) => data.id === accessId));
  const [pair, [owner]] = await Promise.all([pairOf(scope.table, row), accountsOf(scope.table, [row.data.username])]);
  const account = found(owner).data;
  return { pair: found(pair), account, presented: presentAccess(account, row.data) };
};

/** Changes a grant; that of a SuperUser always allows writing. Throws 404, `conflict`, `validation`. */
export const updateAccess = async (
  scope: Scope,
  accessId: string,
  { role, canWrite }: AccessChange,
  version: number | undefined,
): Promise<Access> => {
  const { pair, account, presented } = await load(scope, accessId);
  const [{ data }] = pair;
  expectVersion(data, version, presented);
  if (role !== undefined && role !== account.type) throw fieldProblem('role', 'grantType');
  const grant: StoredGrant = {
    ...data,
    ...nextStamp(scope, data),
    canWrite: (canWrite ?? data.canWrite) || account.type === 'SuperUser',
  };
  return scope.commit({
    writes: replaceGrant(pair, grant),
    action: 'update',
    object: 'grant',
    id: grant.id,
    orgId: grant.orgId,
    path: { userId: account.username },
    before: presented,
    after: presentAccess(account, grant),
  });
};

/** Removes a grant. Throws 404, `conflict`. */
export const removeAccess = async (scope: Scope, accessId: string, version: number | undefined): Promise<undefined> => {
  const { pair, presented } = await load(scope, accessId);
  expectVersion(presented, version);
  return scope.commit({
    writes: eraseGrant(pair),
    action: 'remove',
    object: 'grant',
    id: accessId,
    orgId: pair[0].data.orgId,
    path: { userId: presented.userId },
    before: presented,
    after: undefined,
  });
};
