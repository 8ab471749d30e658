import { type AccountType, accountTypes, isProviderType, mayAssign } from '#shared/model/roles.ts';

/** The account types that accounts of these types may assign. */
export const typesFor = (roles: readonly AccountType[]): readonly AccountType[] =>
  accountTypes.filter((type) => roles.some((by) => mayAssign(by, type)));

/** Whether accounts of the type have a home organisation; those of the provider have none. */
export const hasHome = (type: AccountType | undefined): boolean => type !== undefined && !isProviderType(type);
