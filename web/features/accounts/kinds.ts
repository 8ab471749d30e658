import type { Account } from '#shared/model/account.ts';
import { type AccountType, accountTypes } from '#shared/model/grant.ts';
import { hasRole, type Role } from '#web/api/roles.ts';

/** What an account is right now: `inactive` until its password is set. */
export const statuses = ['active', 'inactive', 'disabled'] as const;

export type Status = (typeof statuses)[number];

/** Whether the account can be used, as the list filters it. */
export const statusOf = ({ active, disabled }: Pick<Account, 'active' | 'disabled'>): Status =>
  disabled ? 'disabled' : active ? 'active' : 'inactive';

/** The types that somebody may give to an account: SuperAdmin all, a SuperUser his own and below. */
export const typesFor = (roles: readonly Role[]): readonly AccountType[] =>
  hasRole(roles, ['SuperAdmin']) ? accountTypes : ['SuperUser', 'User'];

/** Whether accounts of the type are at home in an organisation; the provider's own are not. */
export const hasHome = (type: AccountType | undefined): boolean => type === 'SuperUser' || type === 'User';
