import { expect, test } from 'vitest';
import { placeTree } from '#functions/access/placeTree.ts';
import { grantAccess } from '#functions/core/grants/service.ts';
import { placeContext, unitContext } from '#functions/hierarchy/context.ts';
import { createArea } from '#functions/hierarchy/levels/area.ts';
import { updateUnit } from '#functions/hierarchy/levels/unit.ts';
import { deleteUnit } from '#functions/hierarchy/removal/remove.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { type Caller, loadCaller } from '#functions/kernel/rights/caller.ts';
import { loadPlace } from '#functions/kernel/rights/place.ts';
import { accountKey } from '#functions/kernel/store/keys.ts';
import { retryOnConflict } from '#functions/kernel/store/retryOnConflict.ts';
import { insert } from '#functions/kernel/store/table.ts';
import { PlaceTree } from '#shared/model/placeTree.ts';
import type { AccountType } from '#shared/model/roles.ts';
import { refusal } from '../../support/plan.ts';
import { withTable } from '../../support/table.ts';
import { anOrganization, aTree, aUnit } from '../hierarchy/tree.ts';

let scope: Scope;
const world = withTable((world) => {
  scope = world.scope();
});

let made = 0;
const anAccount = async (type: AccountType) => {
  const username = `${type}${++made}@demo.se`.toLowerCase();
  const data = {
    username,
    email: username,
    type,
    loginType: 'password',
    homeOrgId: null,
    active: true,
    disabled: false,
    created: '2026-01-01T00:00:00.000Z',
  };
  await world.table.commit(insert({ ...accountKey(username), data }));
  return { username, type, homeOrgId: null };
};

/** The tree as lines: the names down to each node, with what may be done there. */
const linesOf = (tree: PlaceTree): string[] => {
  const right = (node: { canWrite: boolean; canRead?: boolean }) =>
    node.canWrite ? 'write' : node.canRead === false ? 'name' : 'read';
  return PlaceTree.parse(tree).flatMap((org) => [
    `${right(org)} org`,
    ...org.areas.flatMap((area) => [
      `${right(area)} ${area.name}`,
      ...area.units.flatMap((unit) => [
        `${right(unit)} ${area.name}/${unit.name}`,
        ...unit.categories.map((category) => `${right(category)} ${area.name}/${unit.name}/${category.name}`),
      ]),
    ]),
  ]);
};

const treeOf = async ({ username }: { username: string }) =>
  linesOf(await placeTree(world.scope({ caller: await loadCaller(world.table, username) })));

const aRegion = async () => {
  const tree = await aTree(scope);
  const other = { orgId: tree.orgId, areaId: (await createArea(scope, tree, { name: 'Kirurgi' })).id };
  await aUnit(scope, other, { name: 'Dold', hidden: true });
  await aUnit(scope, tree, { name: 'Avdelning 34' });
  return { ...tree, other };
};

test.each([
  [
    'unit, write',
    'unit',
    true,
    ['name org', 'name Medicin', 'write Medicin/Avdelning 33', 'write Medicin/Avdelning 33/Sjuksköterska'],
  ],
  [
    'area, read',
    'area',
    false,
    [
      'name org',
      'read Medicin',
      'read Medicin/Avdelning 33',
      'read Medicin/Avdelning 33/Sjuksköterska',
      'read Medicin/Avdelning 34',
    ],
  ],
  [
    'organisation, read',
    'organization',
    false,
    [
      'read org',
      'read Kirurgi',
      'read Medicin',
      'read Medicin/Avdelning 33',
      'read Medicin/Avdelning 33/Sjuksköterska',
      'read Medicin/Avdelning 34',
    ],
  ],
] as const)('a User with a grant (%s) sees only the granted part of the tree', async (_, level, canWrite, lines) => {
  const { orgId, areaId, unitId } = await aRegion();
  const user = await anAccount('User');
  const place = { organization: { orgId }, area: { orgId, areaId }, unit: { orgId, areaId, unitId } }[level];
  await grantAccess(scope, user, { ...place, canWrite });
  expect(await treeOf(user)).toEqual(lines);
});

test('grants add up: a write grant on a unit does not make its area writable', async () => {
  const { other, ...tree } = await aRegion();
  const user = await anAccount('User');
  const { orgId, areaId, unitId } = tree;
  await grantAccess(scope, user, { orgId, areaId, canWrite: false });
  await grantAccess(scope, user, { orgId, areaId, unitId, canWrite: true });
  expect(await treeOf(user)).toEqual([
    'name org',
    'read Medicin',
    'write Medicin/Avdelning 33',
    'write Medicin/Avdelning 33/Sjuksköterska',
    'read Medicin/Avdelning 34',
  ]);
});

test('a SuperUser writes in the whole organisation; only SuperAdmin sees hidden units', async () => {
  const { orgId } = await aRegion();
  const superUser = await anAccount('SuperUser');
  const grant = await grantAccess(scope, superUser, { orgId, canWrite: false });
  expect(grant).toMatchObject({ level: 'organization', canWrite: true, version: 1 });
  const seen = await treeOf(superUser);
  expect(seen).toContain('write Medicin/Avdelning 34');
  expect(seen).not.toContain('write Kirurgi/Dold');

  const admin: Caller = { username: 'admin@demo.se', type: 'Admin', grants: [] };
  const mine = (tree: PlaceTree) => linesOf(tree.filter(({ id }) => id === orgId));
  expect(mine(await placeTree(world.scope({ caller: admin })))).toEqual(seen);
  expect(mine(await placeTree(scope))).toContain('write Kirurgi/Dold');
  expect((await placeTree(scope)).length).toBeGreaterThan(1);
});

test.each([
  ['SuperUser', 'unit'],
  ['SuperUser', 'area'],
  ['Admin', 'organization'],
  ['SuperAdmin', 'organization'],
] as const)('refuses a grant to a %s at %s level', async (type, level) => {
  const { orgId, areaId, unitId } = await aTree(scope);
  const account = await anAccount(type);
  const place = { organization: { orgId }, area: { orgId, areaId }, unit: { orgId, areaId, unitId } }[level];
  expect(await refusal(() => grantAccess(scope, account, { ...place, canWrite: true }))).toEqual({
    code: 'validation',
    fields: { role: 'grantRole' },
    flags: [],
  });
});

test('of ten concurrent grants of a place to an account one is stored', async () => {
  const { orgId } = await aTree(scope);
  const user = await anAccount('User');
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, () => retryOnConflict(() => grantAccess(scope, user, { orgId, canWrite: false }))),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await refusal(() => grantAccess(scope, user, { orgId, canWrite: true }))).toMatchObject({
    fields: { userId: 'granted' },
  });
  expect((await loadCaller(world.table, user.username)).grants).toMatchObject([{ level: 'organization', orgId }]);
});

test('grants require an existing place and a caller who administers it', async () => {
  const tree = await aTree(scope);
  const { orgId, areaId, unitId } = tree;
  const user = await anAccount('User');
  const give = (by: Scope, place: { orgId: string; areaId?: string; unitId?: string }) =>
    refusal(() => grantAccess(by, user, { ...place, canWrite: false }));
  expect((await give(scope, { orgId, areaId: 'are_x' })).code).toBe('notFound');
  const elsewhere = await anOrganization(scope);
  const caller: Caller = {
    username: 'superuser@demo.se',
    type: 'SuperUser',
    grants: [{ level: 'organization', orgId, canWrite: true }],
  };
  const asSuperUser = world.scope({ caller });
  expect((await give(asSuperUser, { orgId: elsewhere.id })).code).toBe('notFound');
  expect((await give(world.scope({ caller: { ...caller, type: 'User' } }), { orgId })).code).toBe('forbidden');
  await grantAccess(asSuperUser, user, { orgId, areaId, unitId, canWrite: false });
  await deleteUnit(scope, tree, {});
  expect((await loadCaller(world.table, user.username)).grants).toEqual([]);
  expect((await give(scope, { orgId, areaId, unitId })).code).toBe('notFound');
});

test('the context holds the names of the place and whether the caller may write', async () => {
  const tree = await aTree(scope);
  const { orgId, areaId, unitId, categoryId } = tree;
  await updateUnit(scope, tree, { hasBedsActivated: true }, undefined);
  const reader: Caller = {
    username: 'reader@demo.se',
    type: 'User',
    grants: [{ level: 'area', orgId, areaId, canWrite: false }],
  };
  const place = await loadPlace(world.table, tree);
  expect(await unitContext(world.scope({ caller: reader, place }), tree)).toEqual({
    org: { id: orgId, name: expect.any(String) },
    area: { id: areaId, name: 'Medicin' },
    unit: {
      id: unitId,
      name: 'Avdelning 33',
      shortName: 'MED 33',
      parentId: areaId,
      hidden: false,
      canWrite: false,
      hasBedsActivated: true,
      hasBudgetHours: false,
    },
    category: { id: categoryId, name: 'Sjuksköterska' },
  });
  const unit = await unitContext(world.scope({ place }), { orgId, areaId, unitId });
  expect(unit).toMatchObject({ unit: { canWrite: true } });
  expect(unit).not.toHaveProperty('category');
  const { area, ...org } = place;
  expect(await placeContext(world.scope({ place: { org: org.org } }))).toEqual({
    org: { id: orgId, name: expect.any(String) },
  });
  expect(area?.id).toBe(areaId);
  const unknown = { ...tree, categoryId: 'cat_x' };
  expect((await refusal(() => unitContext(world.scope({ place }), unknown))).code).toBe('notFound');
});
