import type { Key, Row } from './table.ts';

/** The keys that the kernel itself reads at every request; all others belong to the repositories. */
export const accountKey = (username: string): Key => ({ pk: `USER#${username}`, sk: 'PROFILE' });
export const organizationKey = (orgId: string): Key => ({ pk: `ORG#${orgId}`, sk: 'ORG' });
export const areaKey = (orgId: string, areaId: string): Key => ({ pk: `ORG#${orgId}`, sk: `AREA#${areaId}` });
export const unitKey = (orgId: string, areaId: string, unitId: string): Key => ({
  pk: `ORG#${orgId}`,
  sk: `UNIT#${areaId}#${unitId}`,
});
/** The partition that holds all of a unit's plan. */
export const unitPartition = (orgId: string, unitId: string): string => `ORG#${orgId}#UNIT#${unitId}`;
export const categoryKey = (orgId: string, unitId: string, categoryId: string): Key => ({
  pk: unitPartition(orgId, unitId),
  sk: `CATEGORY#${categoryId}`,
});
/** Where index 1 finds an area or a unit by its own id. */
export const placeIndex = (id: string): string => `PLACE#${id}`;
/** Where index 1 lists the accounts of a home organisation (`-` for the provider's own), each followed by its grants. */
export const accountsIndex = 'ACCOUNTS';
export const homePrefix = (homeOrgId: string | null): string => `${homeOrgId ?? '-'}#`;
export const listedAccount = (account: { readonly username: string; readonly homeOrgId: string | null }) =>
  ({ gsi1pk: accountsIndex, gsi1sk: `${homePrefix(account.homeOrgId)}${account.username}#` }) satisfies Partial<Row>;
