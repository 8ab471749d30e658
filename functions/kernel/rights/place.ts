import { Problem } from '#functions/kernel/problem.ts';
import { areaKey, organizationKey, planKeys, unitKey } from '#functions/kernel/store/keys.ts';
import type { Key, Row, Table } from '#functions/kernel/store/table.ts';
import type { OrganizationAbsence } from '#shared/model/expectedAbsence.ts';
import type { DayOffRule } from '#shared/time/dayOff.ts';
import type { PlaceIds } from './authorise.ts';

interface Node {
  readonly id: string;
  readonly name: string;
}

/** The fields of a stored organisation that requests below it need; a rule left out is `weekday`. */
export interface OrganizationNode extends Node {
  readonly redDay?: DayOffRule;
  readonly eve?: DayOffRule;
  /** Expected absence by the names of categories; left out: none. */
  readonly absence?: OrganizationAbsence;
}

/** The fields of a stored unit that requests below it need. */
export interface UnitNode extends Node {
  readonly areaId: string;
  readonly shortName: string;
  readonly hidden: boolean;
  readonly categories: readonly { readonly id: string; readonly name: string; readonly isBudgetCategory?: boolean }[];
  /** A rule that is left out or null is the organisation's. */
  readonly redDay?: DayOffRule | null;
  readonly eve?: DayOffRule | null;
  /** What a shortage may be closed with; left out: 2 hours of overtime, and no limit of the others. */
  readonly overtimeHours?: number;
  readonly poolServices?: number | null;
  readonly hiredServices?: number | null;
}

/** The stored levels of a request's path, without those being removed. */
export interface Place {
  readonly org?: OrganizationNode;
  readonly area?: Node;
  readonly unit?: UnitNode;
}

const levelAt = async <Data extends Node>(table: Table, key: Key): Promise<Data | undefined> => {
  const row: Row<Data> | undefined = await table.get<Data>(key);
  return row?.removing ? undefined : row?.data;
};

/** Loads the levels of the path in parallel; one that is missing or being removed is left out. */
export const loadRemains = async (table: Table, { orgId, areaId, unitId }: PlaceIds): Promise<Place> => {
  if (!orgId) return {};
  const [org, area, unit] = await Promise.all([
    levelAt<OrganizationNode>(table, organizationKey(orgId)),
    areaId ? levelAt<Node>(table, areaKey(orgId, areaId)) : undefined,
    areaId && unitId ? levelAt<UnitNode>(table, unitKey(orgId, areaId, unitId)) : undefined,
  ]);
  return { org, area, unit };
};

/** Loads the levels of the path in parallel. Throws 404 where one is missing or being removed. */
export const loadPlace = async (table: Table, ids: PlaceIds): Promise<Place> => {
  const place = await loadRemains(table, ids);
  if ((ids.orgId && !place.org) || (ids.areaId && !place.area) || (ids.unitId && !place.unit))
    throw new Problem('notFound');
  return place;
};

/** The key of the deepest level among the ids; undefined without an organisation. */
export const levelKey = ({ orgId, areaId, unitId, categoryId }: PlaceIds & { readonly categoryId?: string }) => {
  if (!orgId) return undefined;
  if (!areaId) return organizationKey(orgId);
  if (!unitId) return areaKey(orgId, areaId);
  return categoryId ? planKeys.category({ orgId, unitId, categoryId }) : unitKey(orgId, areaId, unitId);
};
