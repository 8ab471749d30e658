import type { Key } from './table/table.ts';

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
