import type { Account } from '#shared/model/account.ts';
import { type AccountType, accountTypes } from '#shared/model/grant.ts';
import { hasRole, type Role } from '#web/platform/api/roles.ts';

/** The states of an account: `inactive` until its password is set. */
export const statuses = ['active', 'inactive', 'disabled'] as const;

export type Status = (typeof statuses)[number];

/** Whether the account can be used, as the list filters it. */
export const statusOf = ({ active, disabled }: Pick<Account, 'active' | 'disabled'>): Status =>
  disabled ? 'disabled' : active ? 'active' : 'inactive';

/** The account types that the roles may assign: all for SuperAdmin, SuperUser and User for a SuperUser. */
export const typesFor = (roles: readonly Role[]): readonly AccountType[] =>
  hasRole(roles, ['SuperAdmin']) ? accountTypes : ['SuperUser', 'User'];

/** Whether accounts of the type have a home organisation; those of the provider have none. */
export const hasHome = (type: AccountType | undefined): boolean => type === 'SuperUser' || type === 'User';
