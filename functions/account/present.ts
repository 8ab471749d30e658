import { areaRows, organizationsOf, unitRows } from '#functions/core/places/repository.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import type { Granted, StoredAccount } from '#functions/kernel/rights/caller.ts';
import type { Account, AccountAccess } from '#shared/model/account.ts';

type NameOf = (id: string | undefined) => string | undefined;

/** The names of an organisation's places by id, in three reads however many grants there are. */
const namesIn = async ({ table }: Scope, orgId: string): Promise<ReadonlyMap<string, string>> => {
  const ids = { orgId };
  const [organizations, areas, units] = await Promise.all([
    organizationsOf(table, [orgId]),
    areaRows(table, ids),
    unitRows(table, ids),
  ]);
  return new Map([...organizations, ...areas, ...units].map(({ data }) => [data.id, data.name]));
};

const accessOf = (grant: Granted['grants'][number], nameOf: NameOf): AccountAccess => ({
  id: grant.id,
  level: grant.level,
  orgId: grant.orgId,
  areaId: grant.areaId,
  unitId: grant.unitId,
  path: [grant.orgId, grant.areaId, grant.unitId].flatMap((id) => nameOf(id) ?? []).join(' / '),
  canWrite: grant.canWrite,
  version: grant.version,
  changedBy: grant.changedBy,
  changedAt: grant.changedAt,
  ...(grant.groups && { groups: [...grant.groups] }),
});

/** The address that waits for its confirmation, as long as the link is valid. */
const waitingAddress = ({ newEmail }: StoredAccount): string | null =>
  newEmail && newEmail.until > new Date().toISOString() ? newEmail.address : null;

/** The stored fields of an account, without the hashes of recovery codes; null where the account never got a value. */
export const presentFields = ({ secondFactor, ...account }: StoredAccount) => ({
  ...account,
  newEmail: waitingAddress(account),
  firstName: account.firstName ?? null,
  lastName: account.lastName ?? null,
  provider: account.provider ?? null,
  employeeHsaId: account.employeeHsaId ?? null,
  lastSignIn: account.lastSignIn ?? null,
  secondFactorSince: secondFactor?.since ?? null,
});

/** An account with its grants, stored or about to be. */
interface Presentable {
  readonly account: Pick<Granted['account'], 'data'>;
  readonly grants: Granted['grants'];
}

/** Accounts with their accesses, each with the names of its place. */
export const presentAccounts = async (scope: Scope, granted: readonly Presentable[]): Promise<Account[]> => {
  const orgIds = [...new Set(granted.flatMap(({ grants }) => grants.map(({ orgId }) => orgId)))];
  const names = await Promise.all(orgIds.map((orgId) => namesIn(scope, orgId)));
  const nameOf: NameOf = (id) => (id === undefined ? undefined : names.find((known) => known.has(id))?.get(id));
  return granted.map(({ account, grants }) => ({
    ...presentFields(account.data),
    accesses: grants.map((grant) => accessOf(grant, nameOf)),
  }));
};

/** One account with its accesses. */
export const presentAccount = async (scope: Scope, granted: Granted): Promise<Account> => {
  const [presented] = await presentAccounts(scope, [granted]);
  return presented!;
};
