import { Problem } from '#functions/kernel/problem.ts';
import { areaKey, organizationKey, planKeys, unitKey } from '#functions/kernel/store/keys.ts';
import type { Key, Row, Table } from '#functions/kernel/store/table.ts';
import type { PlaceIds } from './authorise.ts';

interface Node {
  readonly id: string;
  readonly name: string;
}

/** A unit's row as the kernel needs it: the rest belongs to the hierarchy. */
export interface UnitNode extends Node {
  readonly areaId: string;
  readonly shortName: string;
  readonly hidden: boolean;
  readonly categories: readonly { readonly id: string; readonly name: string; readonly isBudgetCategory?: boolean }[];
}

/** Where the request is: the levels of its path that stand. */
export interface Place {
  readonly org?: Node;
  readonly area?: Node;
  readonly unit?: UnitNode;
}

const standing = async <Data extends Node>(table: Table, key: Key): Promise<Data | undefined> => {
  const row: Row<Data> | undefined = await table.get<Data>(key);
  return row?.removing ? undefined : row?.data;
};

/** Loads the levels of the path at once; one that is missing or being removed is left out. */
export const loadRemains = async (table: Table, { orgId, areaId, unitId }: PlaceIds): Promise<Place> => {
  if (!orgId) return {};
  const [org, area, unit] = await Promise.all([
    standing<Node>(table, organizationKey(orgId)),
    areaId ? standing<Node>(table, areaKey(orgId, areaId)) : undefined,
    areaId && unitId ? standing<UnitNode>(table, unitKey(orgId, areaId, unitId)) : undefined,
  ]);
  return { org, area, unit };
};

/** Loads every level of the path at once; a level that is missing or being removed answers 404. */
export const loadPlace = async (table: Table, ids: PlaceIds): Promise<Place> => {
  const place = await loadRemains(table, ids);
  if ((ids.orgId && !place.org) || (ids.areaId && !place.area) || (ids.unitId && !place.unit))
    throw new Problem('notFound');
  return place;
};

/** The row of the deepest level that the ids name. */
export const levelOf = ({ orgId, areaId, unitId, categoryId }: PlaceIds & { readonly categoryId?: string }) => {
  if (!orgId) return undefined;
  if (!areaId) return organizationKey(orgId);
  if (!unitId) return areaKey(orgId, areaId);
  return categoryId ? planKeys.category({ orgId, unitId, categoryId }) : unitKey(orgId, areaId, unitId);
};
