import { activeByName, areaRows, knownOrganizations, unitRows } from '#functions/core/places/repository.ts';
import type { StoredArea, StoredOrganization, StoredUnit } from '#functions/core/places/stored.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { mayKnow, mayRead, mayWrite } from '#functions/kernel/rights/authorise.ts';
import type { PlaceTree } from '#shared/model/placeTree.ts';
import { hasRight } from '#shared/model/roles.ts';

type OrgNode = PlaceTree[number];
type AreaNode = OrgNode['areas'][number];
type UnitNode = AreaNode['units'][number];

const unitNode = ({ caller }: Scope, orgId: string, unit: StoredUnit): UnitNode => {
  const { id, name, shortName, hidden, hasBedsActivated, hasBudgetHours } = unit;
  const canWrite = mayWrite(caller, { orgId, areaId: unit.areaId, unitId: id });
  const categories = unit.categories.map((category) => ({
    id: category.id,
    name: category.name,
    isBudgetCategory: category.isBudgetCategory ?? false,
    canWrite,
  }));
  return { id, name, shortName, hidden, hasBedsActivated, hasBudgetHours, canWrite, categories };
};

const areaNode = (scope: Scope, orgId: string, { id, name }: StoredArea, units: readonly StoredUnit[]): AreaNode => {
  const place = { orgId, areaId: id };
  const visible = units.filter((unit) => unit.areaId === id && mayRead(scope.caller, { ...place, unitId: unit.id }));
  return {
    id,
    name,
    canRead: mayRead(scope.caller, place),
    canWrite: mayWrite(scope.caller, place),
    units: visible.map((unit) => unitNode(scope, orgId, unit)),
  };
};

const orgNode = async (
  scope: Scope,
  { id, name, idleMinutes }: StoredOrganization,
  withHidden: boolean,
): Promise<OrgNode> => {
  const place = { orgId: id };
  const [areas, units] = await Promise.all([areaRows(scope.table, place), unitRows(scope.table, place)]);
  const standingUnits = activeByName(units)
    .map(({ data }) => data)
    .filter(({ hidden }) => withHidden || !hidden);
  return {
    id,
    name,
    canRead: mayRead(scope.caller, place),
    canWrite: mayWrite(scope.caller, place),
    idleMinutes: idleMinutes ?? undefined,
    areas: activeByName(areas)
      .filter(({ data }) => mayKnow(scope.caller, { ...place, areaId: data.id }))
      .map(({ data }) => areaNode(scope, id, data, standingUnits)),
  };
};

const treeOf = async (scope: Scope, withHidden: boolean): Promise<PlaceTree> => {
  const organizations = await knownOrganizations(scope);
  return Promise.all(organizations.map(({ data }) => orgNode(scope, data, withHidden)));
};

/**
 * The organisations, areas, units and categories that the caller may see, with the rights at each node. Hidden units
 * are left out except for callers with the right `everywhere`. Two queries an organisation, all in parallel.
 */
export const placeTree = (scope: Scope): Promise<PlaceTree> => treeOf(scope, hasRight(scope.caller.type, 'everywhere'));

/** The same tree for Förvalta: with hidden units for every account that is more than a User. */
export const manageTree = (scope: Scope): Promise<PlaceTree> => treeOf(scope, hasRight(scope.caller.type, 'manage'));
