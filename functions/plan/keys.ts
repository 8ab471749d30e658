import { categoryKey, unitPartition } from '#functions/kernel/store/keys.ts';
import type { Key } from '#functions/kernel/store/table.ts';

/** Which unit, as its partition is named. */
export interface UnitIds {
  readonly orgId: string;
  readonly unitId: string;
}
export interface CategoryIds extends UnitIds {
  readonly categoryId: string;
}

const inUnit = ({ orgId, unitId }: UnitIds, sk: string): Key => ({ pk: unitPartition(orgId, unitId), sk });

/** The keys of a unit's partition; for repositories only. */
export const planKeys = {
  category: ({ orgId, unitId, categoryId }: CategoryIds) => categoryKey(orgId, unitId, categoryId),
  asset: (ids: CategoryIds, assetId: string) => inUnit(ids, `ASSET#${ids.categoryId}#${assetId}`),
  demand: (ids: CategoryIds, demandId: string) => inUnit(ids, `DEMAND#${ids.categoryId}#${demandId}`),
  demandHead: (ids: CategoryIds) => inUnit(ids, `DEMANDS#${ids.categoryId}`),
  beds: (ids: UnitIds) => inUnit(ids, 'BEDS'),
  budget: (ids: CategoryIds) => inUnit(ids, `BUDGET#${ids.categoryId}`),
  schemas: (ids: CategoryIds) => inUnit(ids, `SCHEMAS#${ids.categoryId}`),
};
