import type { Account } from '#shared/model/account.ts';
import { type AccountType, accountTypes, isProviderType, mayAssign } from '#shared/model/roles.ts';

/** The states of an account: `inactive` until its password is set. */
export const statuses = ['active', 'inactive', 'disabled'] as const;

export type Status = (typeof statuses)[number];

/** Whether the account can be used, as the list filters it. */
export const statusOf = ({ active, disabled }: Pick<Account, 'active' | 'disabled'>): Status =>
  disabled ? 'disabled' : active ? 'active' : 'inactive';

/** The account types that accounts of these types may assign. */
export const typesFor = (roles: readonly AccountType[]): readonly AccountType[] =>
  accountTypes.filter((type) => roles.some((by) => mayAssign(by, type)));

/** Whether accounts of the type have a home organisation; those of the provider have none. */
export const hasHome = (type: AccountType | undefined): boolean => type !== undefined && !isProviderType(type);
