import { expect, test } from 'vitest';
import { createHours } from '#functions/budget/hours.ts';
import { createStencil } from '#functions/budget/stencils.ts';
import { grantAccess } from '#functions/core/grants/service.ts';
import { createArea, listAreas } from '#functions/hierarchy/levels/area.ts';
import { createCategory, getCategory, listCategories } from '#functions/hierarchy/levels/category.ts';
import { createOrganization, getOrganization, listOrganizations } from '#functions/hierarchy/levels/organization.ts';
import { getUnit, listUnits } from '#functions/hierarchy/levels/unit.ts';
import { deleteArea, deleteCategory, deleteOrganization, deleteUnit } from '#functions/hierarchy/removal/remove.ts';
import { deleteShift } from '#functions/hierarchy/removal/removeShift.ts';
import { createShift, listShifts } from '#functions/hierarchy/shifts/shift.ts';
import type { LogEntry } from '#functions/kernel/changes/change.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { planKeys, unitPartition } from '#functions/kernel/store/keys.ts';
import { retryOnConflict } from '#functions/kernel/store/retryOnConflict.ts';
import { emptyRow, insert, replace, type Table } from '#functions/kernel/store/table.ts';
import { BudgetHoursFields } from '#shared/model/budgetHours.ts';
import { StencilFields } from '#shared/model/stencil.ts';
import { noFiles } from '../../../support/noFiles.ts';
import { refusal } from '../../../support/plan.ts';
import { assetOf, demandOf, rowOf } from '../../../support/storedWard.ts';
import { withTable } from '../../../support/table.ts';
import { anOrganization, aShift, aTree, aUnit } from '../tree.ts';

let scope: Scope;
const world = withTable((world) => {
  scope = world.scope();
});

type Tree = Awaited<ReturnType<typeof aTree>>;

/** A tree whose category holds so much staff that one transaction could not take it, a demand, and grants at each level. */
const aPlannedTree = async () => {
  const tree = await aTree(scope);
  for (let first = 0; first < 250; first += 50)
    await world.table.commit(
      ...Array.from({ length: 50 }, (_, index) => {
        const id = `ast_${first + index}`;
        return insert({ ...planKeys.asset(tree, id), data: assetOf(tree.categoryId, id, ['2026-01-05', null]) });
      }),
    );
  const demand = demandOf(tree.categoryId, 'dem_1', ['2026-01-05', null], { shiftDemands: [rowOf(tree.shiftId, '2')] });
  await world.table.commit(insert({ ...planKeys.demand(tree, demand.id), data: demand }));
  const { orgId, areaId, unitId } = tree;
  for (const place of [{ orgId }, { orgId, areaId }, { orgId, areaId, unitId }])
    await grantAccess(
      scope,
      { username: `${orgId}@demo.se`, type: 'User', homeOrgId: orgId },
      { ...place, canWrite: true },
    );
  return tree;
};

const organizationRows = (table: Table, { orgId }: Tree) => table.query({ pk: `ORG#${orgId}` });
const unitRows = (table: Table, { orgId, unitId }: Tree) => table.query({ pk: unitPartition({ orgId, unitId }) });
const names = (table: Table, { orgId }: Tree) => table.query({ pk: `ORG#${orgId}#UNIQUE` });
const grants = (table: Table, { orgId }: Tree) => table.query({ pk: `USER#${orgId}@demo.se` });

const removals = async () => {
  const rows = await world.table.query<LogEntry>({ pk: `ORG#-#LOG#${new Date().toISOString().slice(0, 7)}` });
  return rows.map(({ data }) => data).filter(({ action }) => action === 'remove');
};

test('removing an organisation removes everything below it, with names and grants, and is logged once', async () => {
  const tree = await aPlannedTree();
  const { name } = await getOrganization(scope, tree);
  expect(await refusal(() => deleteOrganization(scope, tree, {}, noFiles))).toMatchObject({ code: 'confirmName' });
  expect(await refusal(() => deleteOrganization(scope, tree, { confirm: 'annat' }, noFiles))).toMatchObject({
    code: 'confirmName',
  });
  expect((await grants(world.table, tree)).length).toBe(3);
  const before = (await removals()).length;
  await deleteOrganization(scope, tree, { confirm: name }, noFiles);
  for (const rows of [organizationRows, unitRows, names, grants]) expect(await rows(world.table, tree)).toEqual([]);
  const entries = await removals();
  expect(entries.length).toBe(before + 1);
  expect(entries.at(-1)).toMatchObject({ object: 'organization', id: tree.orgId, before: { name } });
  expect((await listOrganizations(scope)).some(({ id }) => id === tree.orgId)).toBe(false);
  await createOrganization(scope, { name });
});

test('removing an area keeps its siblings', async () => {
  const tree = await aPlannedTree();
  const { orgId } = tree;
  const other = (await createArea(scope, { orgId }, { name: 'Kirurgi' })).id;
  await aUnit(scope, { orgId, areaId: other }, { name: 'Avdelning 33', importIdentifier: 'HR-1' });
  await deleteArea(scope, tree, { confirm: 'Medicin', version: 1 });
  expect(await unitRows(world.table, tree)).toEqual([]);
  expect((await listAreas(scope, tree)).map(({ name, units }) => [name, units.length])).toEqual([['Kirurgi', 1]]);
  expect((await names(world.table, tree)).map(({ sk }) => sk.split('#')[0])).toEqual(['AREA', 'IMPORT', 'UNIT']);
  expect((await grants(world.table, tree)).length).toBe(1);
});

test('removing a unit frees its name and import identifier', async () => {
  const tree = await aPlannedTree();
  const one = await aUnit(scope, tree, { name: 'Kirurgen', importIdentifier: 'HR-1' });
  await deleteUnit(scope, one, {});
  await aUnit(scope, tree, { name: 'Kirurgen', importIdentifier: 'HR-1' });
  expect(await refusal(() => deleteUnit(scope, tree, {}))).toMatchObject({ code: 'confirmName' });
  await deleteUnit(scope, tree, { confirm: ' Avdelning 33' });
  expect(await unitRows(world.table, tree)).toEqual([]);
  expect((await listUnits(scope, tree)).map(({ name }) => name)).toEqual(['Kirurgen']);
  expect((await refusal(() => getUnit(scope, tree))).code).toBe('notFound');
  expect((await grants(world.table, tree)).length).toBe(2);
  const book = `ORG#${tree.orgId}#LOG#${new Date().toISOString().slice(0, 7)}`;
  const entries = (await world.table.query<LogEntry>({ pk: book })).map(({ data }) => data);
  expect(entries.filter(({ action, object }) => action === 'remove' && object === 'grant')).toMatchObject([
    { before: { userId: `${tree.orgId}@demo.se`, level: 'unit', canWrite: true } },
  ]);
});

test.each([
  {
    what: 'budget hours',
    plan: (tree: Tree) => createHours(scope, tree, BudgetHoursFields.parse({ start: '2026-01-01', budget: 2400 })),
  },
  {
    what: 'stencils',
    plan: (tree: Tree) => createStencil(scope, tree, StencilFields.parse({ year: 2026, hour: 400 })),
  },
])('removing a unit with only $what requires its name and removes them', async ({ plan }) => {
  const tree = await aTree(scope);
  await plan(tree);
  expect(await refusal(() => deleteUnit(scope, tree, {}))).toMatchObject({ code: 'confirmName' });
  await deleteUnit(scope, tree, { confirm: 'Avdelning 33' });
  expect(await unitRows(world.table, tree)).toEqual([]);
});

test('removing a category removes its staff and plan and keeps its siblings', async () => {
  const tree = await aPlannedTree();
  const sibling = await createCategory(scope, tree, { name: 'Undersköterska' });
  const kept = { ...tree, categoryId: sibling.id };
  await world.table.commit(
    insert({ ...planKeys.asset(kept, 'ast_kept'), data: assetOf(kept.categoryId, 'ast_kept', ['2026-01-05', null]) }),
  );
  expect(await refusal(() => deleteCategory(scope, tree, {}))).toMatchObject({ code: 'confirmName' });
  await deleteCategory(scope, tree, { confirm: 'Sjuksköterska' });
  expect((await listCategories(scope, tree)).map(({ id }) => id)).toEqual([sibling.id]);
  expect((await unitRows(world.table, tree)).map(({ sk }) => sk)).toEqual([
    `ASSET#${sibling.id}#ast_kept`,
    `CATEGORY#${sibling.id}`,
  ]);
  await createCategory(scope, tree, { name: 'Sjuksköterska' });
});

test('levels without planning data are removed without confirmation; categories, shifts and empty timelines are not planning data', async () => {
  const tree = await aTree(scope);
  await world.table.commit(
    replace(emptyRow(planKeys.beds(tree), { periods: [] }), { periods: [] }),
    replace(emptyRow(planKeys.hours(tree), { periods: [] }), { periods: [] }),
    replace(emptyRow(planKeys.stencils(tree), { stencils: [] }), { stencils: [] }),
  );
  await deleteCategory(scope, tree, {});
  await deleteUnit(scope, tree, {});
  await deleteArea(scope, tree, {});
  await deleteOrganization(scope, tree, {}, noFiles);
  expect(await organizationRows(world.table, tree)).toEqual([]);
});

test.each(['area', 'unit', 'category'] as const)('a stale version of the %s removes nothing', async (level) => {
  const tree = await aTree(scope);
  const remove = { area: deleteArea, unit: deleteUnit, category: deleteCategory }[level];
  expect((await refusal(() => remove(scope, tree, { version: 7 }))).code).toBe('conflict');
  await getCategory(scope, tree);
});

/** A table that fails from the given number of commits on. */
const failingAfter = (table: Table, commits: number): Table => {
  let left = commits;
  return {
    ...table,
    commit: async (...writes) => {
      if (left-- === 0) throw new Error('the machine died');
      await table.commit(...writes);
    },
  };
};

test.each([1, 2, 3, 4, 5])(
  'after a removal interrupted after %i writes nothing is visible, and the next removal finishes it',
  async (commits) => {
    const tree = await aPlannedTree();
    const { orgId } = tree;
    const dying = world.scope();
    const table = failingAfter(world.table, commits);
    const commit: Scope['commit'] = async (change, ...along) => {
      await table.commit(...[change, ...along].flatMap(({ writes }) => writes));
      return change.after;
    };
    await expect(deleteArea({ ...dying, table, commit }, tree, { confirm: 'Medicin' })).rejects.toThrow('died');
    expect(await listAreas(scope, tree)).toEqual([]);
    expect((await refusal(() => deleteArea(scope, tree, {}))).code).toBe('notFound');

    const again = await createArea(scope, { orgId }, { name: 'Medicin' });
    const empty = await createArea(scope, { orgId }, { name: 'Tom' });
    await deleteArea(scope, { orgId, areaId: empty.id }, {});
    expect(await unitRows(world.table, tree)).toEqual([]);
    expect((await listAreas(scope, tree)).map(({ id }) => id)).toEqual([again.id]);
    const stored = (await organizationRows(world.table, tree)).map(({ sk }) => sk.split('#')[0]);
    expect(stored).toEqual(['AREA', 'GRANT', 'ORG']);
    expect((await names(world.table, tree)).map(({ sk }) => sk)).toEqual(['AREA#medicin']);
  },
);

test('of ten concurrent removals of a unit one succeeds and the others answer 404', async () => {
  const tree = await aPlannedTree();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, () => retryOnConflict(() => deleteUnit(scope, tree, { confirm: 'Avdelning 33' }))),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []))).toEqual(
    Array.from({ length: 9 }, () => 'notFound'),
  );
  expect(await unitRows(world.table, tree)).toEqual([]);
});

test('removing a shift changes the demand periods with rows of it; without such rows no confirmation is needed', async () => {
  const tree = await aPlannedTree();
  const other = await createShift(scope, tree, aShift('Natt'));
  const demand = (await world.table.get<ReturnType<typeof demandOf>>(planKeys.demand(tree, 'dem_1')))!;
  const shiftDemands = [...demand.data.shiftDemands, rowOf(other.id, '1')];
  await world.table.commit(replace(demand, { ...demand.data, shiftDemands }));
  expect(await refusal(() => deleteShift(scope, tree, {}))).toMatchObject({ code: 'confirmName' });
  await deleteShift(scope, tree, { confirm: 'Dag', version: 1 });
  expect((await listShifts(scope, tree)).map(({ name }) => name)).toEqual(['Natt']);
  expect((await world.table.get(planKeys.demand(tree, 'dem_1')))?.data).toMatchObject({
    version: 2,
    shiftDemands: [{ shiftId: other.id, mon: '1' }],
  });
  const unused = await createShift(scope, tree, aShift('Kväll'));
  await deleteShift(scope, { ...tree, shiftId: unused.id }, {});
  expect(await listShifts(scope, tree)).toHaveLength(1);
});

test('removing an organisation keeps the other organisations', async () => {
  const kept = await aPlannedTree();
  const { id: orgId } = await anOrganization(scope);
  await deleteOrganization(scope, { orgId }, {}, noFiles);
  expect((await unitRows(world.table, kept)).length).toBe(252);
  expect((await organizationRows(world.table, kept)).length).toBe(6);
});
