import { insertAsset } from '#functions/assets/repository.ts';
import { assetPeriodRules } from '#functions/assets/rules.ts';
import { createArea, listAreas } from '#functions/hierarchy/levels/area.ts';
import { createOrganization, listOrganizations } from '#functions/hierarchy/levels/organization.ts';
import { listUnits } from '#functions/hierarchy/levels/unit.ts';
import { deleteUnit } from '#functions/hierarchy/removal/remove.ts';
import { addPart } from '#functions/kernel/changes/parts.ts';
import { newStamp } from '#functions/kernel/changes/scope.ts';
import type { Table } from '#functions/kernel/store/table.ts';
import { largeMade } from '#functions/system/service.ts';
import { assets } from '#shared/contract/assets.ts';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import { inParallel } from '#shared/inParallel.ts';
import type { StoredAssetPeriod } from '#shared/model/asset.ts';
import { todayInStockholm } from '#shared/time/day.ts';
import type { MakeEmployee } from '../category.ts';
import { superAdminScope } from '../superAdmin.ts';
import { makeUnit } from '../unit.ts';
import { type LargeUnit, largeName, largeUnits } from './region.ts';
import type { LargeSize } from './size.ts';

/** After so many units it is stored how far the load has come. */
const unitsAtOnce = 10;

/** Stores an employee in one write: the rule of new periods period by period, without reading and logging each. */
const employ: MakeEmployee = async (table, ids, { name, periods }) => {
  const scope = superAdminScope(table, { ...ids });
  const parts = periods.reduce<readonly StoredAssetPeriod[]>(
    (before, period) => addPart(scope, assetPeriodRules, before, assets.createPeriod.body.parse(period)).parts,
    [],
  );
  await table.commit(insertAsset(ids, { ...newStamp(scope, 'ast'), categoryId: ids.categoryId, name, periods: parts }));
};

const organizationId = async (table: Table): Promise<string> => {
  const there = (await listOrganizations(superAdminScope(table))).find(({ name }) => name === largeName);
  if (there) return there.id;
  const body = hierarchy.createOrganization.body.parse({ name: largeName });
  return (await createOrganization(superAdminScope(table), body)).id;
};

/** The id of each area that the units need, by its number. */
const areaIds = async (table: Table, orgId: string, count: number): Promise<readonly string[]> => {
  const scope = superAdminScope(table, { orgId });
  const there = new Map((await listAreas(scope, { orgId })).map(({ name, id }) => [name, id]));
  const ids: string[] = [];
  for (let number = 1; number <= count; number++) {
    const body = hierarchy.createArea.body.parse({ name: `Verksamhetsområde ${number}` });
    ids.push(there.get(body.name) ?? (await createArea(scope, { orgId }, body)).id);
  }
  return ids;
};

/** Removes what an interrupted load left of these units. */
const removeUnits = async (table: Table, orgId: string, areas: readonly string[], units: readonly LargeUnit[]) => {
  const names = new Set(units.map(({ name }) => name));
  for (const areaId of new Set(units.map(({ area }) => areas[area]!))) {
    const scope = superAdminScope(table, { orgId, areaId });
    for (const { id: unitId, name } of await listUnits(scope, { orgId, areaId }))
      if (names.has(name))
        await deleteUnit(
          superAdminScope(table, { orgId, areaId, unitId }),
          { orgId, areaId, unitId },
          { confirm: name },
        );
  }
};

/**
 * Creates the units of the large region that are missing, from number `made` on, through the domains' own steps, without log entries. Some
 * units at a time; how far it has come is stored after each, so that an interrupted load goes on from there.
 */
export const makeLarge = async (
  table: Table,
  size: LargeSize,
  made: number,
  say: (line: string) => void,
): Promise<void> => {
  const units = largeUnits(todayInStockholm(new Date()), size);
  const orgId = await organizationId(table);
  const areas = await areaIds(table, orgId, (units.at(-1)?.area ?? 0) + 1);
  await removeUnits(table, orgId, areas, units.slice(made, made + unitsAtOnce));
  for (let from = made; from < units.length; from += unitsAtOnce) {
    const part = units.slice(from, from + unitsAtOnce);
    await inParallel(part, 2, ({ area, design }) =>
      makeUnit(table, { orgId, areaId: areas[area]! }, design(), { employ, log: 'none' }),
    );
    await table.commit(largeMade(from + part.length));
    say(`${largeName} laddas: ${from + part.length} av ${units.length} avdelningar`);
  }
};
