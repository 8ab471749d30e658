import { expect, test } from 'vitest';
import { createAsset } from '#functions/assets/service.ts';
import { createBeds } from '#functions/beds/service.ts';
import { grantAccess } from '#functions/core/grants/service.ts';
import { createDemand } from '#functions/demand/create.ts';
import { createArea } from '#functions/hierarchy/levels/area.ts';
import { createCategory } from '#functions/hierarchy/levels/category.ts';
import { getOrganization } from '#functions/hierarchy/levels/organization.ts';
import { deleteArea, deleteCategory, deleteOrganization, deleteUnit } from '#functions/hierarchy/removal/remove.ts';
import { createShift } from '#functions/hierarchy/shifts/shift.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { unitPartition } from '#functions/kernel/store/keys.ts';
import { Conflict, type Table } from '#functions/kernel/store/table.ts';
import { AssetFields } from '#shared/model/asset.ts';
import { BedPeriodFields } from '#shared/model/bed.ts';
import { DemandFields } from '#shared/model/demand.ts';
import { noFiles } from '../../../support/noFiles.ts';
import { withTable } from '../../../support/table.ts';
import { aShift, aTree, aUnit } from '../tree.ts';

// Creates that passed their checks before a level was removed, and are stored after the removal.

const world = withTable();

type Tree = Awaited<ReturnType<typeof aTree>>;

const removals = {
  organization: async (scope: Scope, tree: Tree) =>
    deleteOrganization(scope, tree, { confirm: (await getOrganization(scope, tree)).name }, noFiles),
  area: (scope: Scope, tree: Tree) => deleteArea(scope, tree, {}),
  unit: (scope: Scope, tree: Tree) => deleteUnit(scope, tree, {}),
  category: (scope: Scope, tree: Tree) => deleteCategory(scope, tree, {}),
};
type Level = keyof typeof removals;
const levels = Object.keys(removals) as Level[];

const grantee = { username: 'sen@demo.se', type: 'User', homeOrgId: null } as const;
const start = '2026-12-07';

/** What is made, the level it is made below, and how. */
const makings: readonly [what: string, below: Level, make: (scope: Scope, tree: Tree) => Promise<unknown>][] = [
  ['employee', 'category', (at, tree) => createAsset(at, tree, AssetFields.parse({ name: 'Sen', period: { start } }))],
  ['demand period', 'category', (at, tree) => createDemand(at, tree, DemandFields.parse({ start }))],
  ['shift', 'category', (at, tree) => createShift(at, tree, aShift('Natt'))],
  ['bed period', 'unit', (at, tree) => createBeds(at, tree, BedPeriodFields.parse({ start, beds: 4 }))],
  ['category', 'unit', (at, tree) => createCategory(at, tree, { name: 'Läkare' })],
  ['grant on it', 'unit', (at, tree) => grantAccess(at, grantee, { ...tree, canWrite: true })],
  ['unit', 'area', (at, { orgId, areaId }) => aUnit(at, { orgId, areaId })],
  ['grant on it', 'area', (at, { orgId, areaId }) => grantAccess(at, grantee, { orgId, areaId, canWrite: true })],
  ['area', 'organization', (at, tree) => createArea(at, tree, { name: 'Kirurgi' })],
  ['grant on it', 'organization', (at, { orgId }) => grantAccess(at, grantee, { orgId, canWrite: true })],
];

const upTo = (level: Level): readonly Level[] => levels.slice(0, levels.indexOf(level) + 1);

/** The ids of a path that ends at the level. */
const pathTo = (level: Level, { orgId, areaId, unitId, categoryId }: Tree): Record<string, string> =>
  Object.fromEntries(Object.entries({ orgId, areaId, unitId, categoryId }).slice(0, upTo(level).length));

const stored = async ({ orgId, unitId }: Tree) => {
  const partitions = [`ORG#${orgId}`, `ORG#${orgId}#UNIQUE`, unitPartition({ orgId, unitId }), 'USER#sen@demo.se'];
  const rows = await Promise.all(partitions.map((pk) => world.table.query({ pk })));
  return rows.flat().map(({ pk, sk }) => `${pk} ${sk}`);
};

const cases = makings.flatMap(([what, below, make]) => upTo(below).map((gone) => [what, below, gone, make] as const));

test.each(cases)(
  'creating a %s below a %s conflicts when the %s is removed meanwhile, and stores nothing',
  async (...one) => {
    const [, below, gone, make] = one;
    const tree = await aTree(world.scope());
    let left: readonly string[] | undefined;
    const table: Table = {
      ...world.table,
      commit: async (...writes) => {
        await removals[gone](world.scope(), tree);
        left = await stored(tree);
        await world.table.commit(...writes);
      },
    };
    await expect(make(world.scope({ table, path: pathTo(below, tree) }), tree)).rejects.toBeInstanceOf(Conflict);
    expect(await stored(tree)).toEqual(left);
  },
);
