import { activeByName, organizationsOf } from '#functions/core/places/repository.ts';
import { setting } from '#functions/kernel/adapters/environment.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { fieldProblem, found } from '#functions/kernel/problem.ts';
import { type Granted, loadGranted, type StoredAccount } from '#functions/kernel/rights/caller.ts';
import { accountKey } from '#functions/kernel/store/keys.ts';
import type { Row } from '#functions/kernel/store/table.ts';
import { passwordFaults } from '#shared/model/password.ts';
import { hasRight, mayAssign } from '#shared/model/roles.ts';

/** The row of the caller's account. Throws 404. */
export const ownAccount = async ({ table, caller }: Scope): Promise<Row<StoredAccount>> =>
  found(await table.get<StoredAccount>(accountKey(caller.username)));

/** An account with its grants. Throws 404. */
export const loadAccount = async (scope: Scope, username: string): Promise<Granted> =>
  found(await loadGranted(scope.table, username.toLowerCase()));

/** Throws `choice` unless the caller may give an account this type. */
export const assertTypeAllowed = ({ caller }: Scope, type: StoredAccount['type']): void => {
  if (!mayAssign(caller.type, type)) throw fieldProblem('type', 'choice');
};

/** Throws `homeGone` unless the home organisation exists and is not being removed. */
export const assertHomeExists = async ({ table }: Scope, orgId: string | null): Promise<void> => {
  if (orgId !== null && activeByName(await organizationsOf(table, [orgId])).length === 0)
    throw fieldProblem('homeOrgId', 'homeGone');
};

/** Whether the caller administers accounts of the organisation. */
const isOwnOrganization = ({ caller }: Scope, orgId: string): boolean =>
  hasRight(caller.type, 'everywhere') || caller.grants.some((grant) => grant.orgId === orgId);

/**
 * Throws `byHome` at the field when the account's home is an organisation that the caller does not administer. A SuperUser
 * may withdraw grants of such a guest, but neither change nor remove the account.
 */
export const assertNotGuest = (scope: Scope, { account }: Granted, field: string): void => {
  const { homeOrgId } = account.data;
  if (homeOrgId !== null && !isOwnOrganization(scope, homeOrgId)) throw fieldProblem(field, 'byHome');
};

/**
 * Throws `byProvider` at the field when the account has grants outside the caller's organisations: its type decides what it may
 * do there, and its address can be used to choose a new password.
 */
export const assertNoForeignGrants = (scope: Scope, { grants }: Granted, field: 'type' | 'email'): void => {
  if (!grants.every(({ orgId }) => isOwnOrganization(scope, orgId))) throw fieldProblem(field, 'byProvider');
};

/** Throws a fault at `password` where the installation demands of first passwords what it demands of later ones. */
export const assertFirstPassword = (password: string): void => {
  const [fault] = setting('FIRST_PASSWORDS') === 'strong' ? passwordFaults(password) : [];
  if (fault) throw fieldProblem('password', fault);
};
