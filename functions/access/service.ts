import { presentAccess, presentCandidate } from '#functions/core/grants/present.ts';
import {
  accountsAtHome,
  accountsOf,
  type GrantPair,
  type GrantPlace,
  grantPairs,
  grantsAt,
  pairOf,
  type StoredGrant,
} from '#functions/core/grants/repository.ts';
import {
  erasedGrant,
  grantChange,
  levelOf,
  lockAccount,
  newGrant,
  rewrittenGrant,
} from '#functions/core/grants/service.ts';
import type { SendMail } from '#functions/kernel/adapters/mail.ts';
import { nextStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { expectVersion, fieldProblem, found, Problem } from '#functions/kernel/problem.ts';
import { mayManage } from '#functions/kernel/rights/authorise.ts';
import { isProvider, isUsable, loadGranted, type StoredAccount } from '#functions/kernel/rights/caller.ts';
import { type Row, replace, type Write } from '#functions/kernel/store/table.ts';
import type { Access, AccessChange, AccessFields, Candidate } from '#shared/model/access.ts';
import { statusOf } from '#shared/model/account.ts';
import { administersByGrant, alwaysWrites, fitsLevel } from '#shared/model/roles.ts';
import { compareNames } from '#shared/text/names.ts';
import { sendAccessMail } from './mail.ts';

/** The request's place; the kernel has loaded it and checked the right to administer it. */
export const placeIn = ({ place: { org, area, unit } }: Scope): GrantPlace => ({
  orgId: found(org).id,
  areaId: area?.id,
  unitId: unit?.id,
});

const byUsername = (a: Candidate, b: Candidate) => compareNames(a.userName, b.userName);

const levelOrder: readonly StoredGrant['level'][] = ['unit', 'area', 'organization'];

/** The grants on this place, by username, and then those above it, by which accounts reach it too. */
export const listAccesses = async (scope: Scope): Promise<Access[]> => {
  const { orgId, areaId, unitId } = placeIn(scope);
  const places: GrantPlace[] = [
    { orgId },
    ...(areaId ? [{ orgId, areaId }] : []),
    ...(unitId ? [{ orgId, areaId, unitId }] : []),
  ];
  const grants = (await Promise.all(places.map((place) => grantsAt(scope.table, place)))).flat();
  const accounts = await accountsOf(scope.table, [...new Set(grants.map(({ data }) => data.username))]);
  const byName = new Map(accounts.map(({ data }) => [data.username, data]));
  /** Of guests it is left out: a new grant must not reveal whether its address had an account. */
  const stateOf = (account: StoredAccount) => (account.homeOrgId === orgId ? { status: statusOf(account) } : {});
  return grants
    .flatMap(({ data }) => {
      const account = byName.get(data.username);
      return account ? [{ ...presentAccess(account, data, scope.place), ...stateOf(account) }] : [];
    })
    .sort((a, b) => levelOrder.indexOf(a.level) - levelOrder.indexOf(b.level) || byUsername(a, b));
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
  const fits = ({ type }: StoredAccount) => fitsLevel(type, levelOf(place));
  return accounts
    .filter((account) => fits(account) && !account.disabled && !granted.has(account.username))
    .map(presentCandidate)
    .sort(byUsername);
};

/** An account of the organisation, or one that the caller administers. Throws 404. */
const loadVisible = async (scope: Scope, userId: string, { orgId }: GrantPlace): Promise<Row<StoredAccount>> => {
  const granted = found(await loadGranted(scope.table, userId.toLowerCase()));
  const { data } = granted.account;
  const isOurs = data.homeOrgId === orgId && !isProvider(data);
  return found(isOurs || mayManage(scope.caller, { ...data, grants: granted.grants }) ? granted.account : undefined);
};

/**
 * Grants the place to an account and mails it. Throws 404, `validation` when `role` is not the account's type, or the account cannot
 * have the grant or has it already.
 */
export const addAccess = async (
  scope: Scope,
  send: SendMail,
  userId: string,
  { role, canWrite }: AccessFields,
): Promise<Access> => {
  const place = placeIn(scope);
  const row = await loadVisible(scope, userId, place);
  const account = row.data;
  if (account.type !== role) throw fieldProblem('role', 'grantType');
  const grant = await newGrant(scope, account, { ...place, canWrite });
  const access = await scope.commit(grantChange(grant, presentAccess(account, grant, scope.place), [lockAccount(row)]));
  return { ...access, mailSent: await sendAccessMail(scope, send, account, access) };
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
  return { pair: found(pair), account, presented: presentAccess(account, row.data, scope.place) };
};

/** Whether the next sign-in makes the grant what the organisation's table of groups says. */
const isFromGroups = ({ groups }: StoredGrant, { loginType }: StoredAccount): boolean =>
  groups !== undefined && loginType === 'saml';

/** Changes a grant; a grant of a SuperUser always allows writing. Throws 404, `conflict`, `validation`. */
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
  if (isFromGroups(data, account)) throw fieldProblem('canWrite', 'grantMapped');
  const { groups: _, ...given } = data;
  const grant: StoredGrant = {
    ...given,
    ...nextStamp(scope, data),
    canWrite: (canWrite ?? data.canWrite) || alwaysWrites(account.type),
  };
  const shown = { before: presented, after: presentAccess(account, grant, scope.place) };
  return scope.commit(rewrittenGrant(pair, grant, shown));
};

/** Throws `ownLastGrant` when a caller who administers by grants would lose the own last grant. */
const assertNotOwnLast = async ({ table, caller }: Scope, { username }: StoredAccount): Promise<void> => {
  if (!administersByGrant(caller.type) || caller.username !== username) return;
  if ((await grantPairs(table, username)).length < 2) throw new Problem('ownLastGrant');
};

/**
 * The write that keeps another SuperUser of the organisation while this one's grant is removed: two of them cannot remove each
 * other. Throws `lastSuperUser` where a SuperUser would leave the organisation without one.
 */
const keepSuperUser = async ({ table, caller }: Scope, { pair, account }: Stored): Promise<readonly Write[]> => {
  if (!administersByGrant(caller.type) || !administersByGrant(account.type)) return [];
  const [{ data }] = pair;
  const others = (await grantsAt(table, { orgId: data.orgId })).filter((row) => row.data.username !== data.username);
  const accounts = await accountsOf(
    table,
    others.map((row) => row.data.username),
  );
  const remaining = accounts.find((row) => administersByGrant(row.data.type) && isUsable(row.data))?.data.username;
  const kept = others.find((row) => row.data.username === remaining);
  if (!kept) throw new Problem('lastSuperUser');
  return [replace(kept, kept.data)];
};

/** Removes a grant. Throws 404, `conflict`, `ownLastGrant`, `lastSuperUser`. */
export const removeAccess = async (scope: Scope, accessId: string, version: number | undefined): Promise<undefined> => {
  const stored = await load(scope, accessId);
  const { pair, account, presented } = stored;
  expectVersion(presented, version);
  await assertNotOwnLast(scope, account);
  const change = erasedGrant(pair, presented);
  return scope.commit({ ...change, writes: [...change.writes, ...(await keepSuperUser(scope, stored))] });
};
