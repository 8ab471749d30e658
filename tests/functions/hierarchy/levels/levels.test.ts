import { expect, test } from 'vitest';
import { createArea, getArea, listAreas, updateArea } from '#functions/hierarchy/levels/area.ts';
import {
  createOrganization,
  getOrganization,
  listOrganizations,
  updateOrganization,
} from '#functions/hierarchy/levels/organization.ts';
import { getUnit, listUnits, updateUnit } from '#functions/hierarchy/levels/unit.ts';
import type { Caller } from '#functions/kernel/rights/caller.ts';
import { retryOnConflict } from '#functions/kernel/store/retryOnConflict.ts';
import { refusal } from '../../../support/plan.ts';
import { withTable } from '../../../support/table.ts';
import { anOrganization, aTree, aUnit } from '../tree.ts';

const world = withTable();

const admin: Caller = { username: 'admin@demo.se', type: 'Admin', grants: [] };
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);
const duplicate = { code: 'duplicateName', fields: { name: 'duplicateName' }, flags: ['name'] };

test('every level lists its children in Swedish order', async () => {
  const scope = world.scope();
  const org = await anOrganization(scope);
  const ids = { orgId: org.id };
  for (const name of ['Öron', 'Ålder', 'Ärr', 'Zon']) await createArea(scope, ids, { name });
  expect(names((await getOrganization(scope, ids)).areas)).toEqual(['Zon', 'Ålder', 'Ärr', 'Öron']);
  expect(names(await listAreas(scope, ids))).toEqual(['Zon', 'Ålder', 'Ärr', 'Öron']);

  const tree = await aTree(scope);
  expect((await getArea(scope, tree)).units).toEqual([{ id: tree.unitId, name: 'Avdelning 33', shortName: 'MED 33' }]);
  expect(await getUnit(scope, tree)).toMatchObject({
    areaId: tree.areaId,
    hidden: false,
    hasBedsActivated: false,
    categories: [{ id: tree.categoryId, name: 'Sjuksköterska' }],
  });
  expect(names(await listUnits(scope, tree))).toEqual(['Avdelning 33']);
  expect((await listAreas(scope, tree))[0]?.units).toHaveLength(1);
});

test.each(['MEDICIN', '  medicin ', 'Medicin'])(
  'refuses the name %j when a sibling is called Medicin',
  async (name) => {
    const scope = world.scope();
    const { orgId, areaId } = await aTree(scope);
    expect(await refusal(() => createArea(scope, { orgId }, { name }))).toEqual(duplicate);
    const other = await createArea(scope, { orgId }, { name: 'Kirurgi' });
    expect(await refusal(() => updateArea(scope, { orgId, areaId: other.id }, { name }, undefined))).toEqual(duplicate);
    expect((await updateArea(scope, { orgId, areaId }, { name }, undefined)).version).toBe(2);
  },
);

test('names are compared in Unicode NFC and may contain emoji', async () => {
  const scope = world.scope();
  await createOrganization(scope, { name: 'Åre 🏥' });
  expect(await refusal(() => createOrganization(scope, { name: 'A\u030are 🏥' }))).toEqual(duplicate);
  await createOrganization(scope, { name: 'Åre 🏔' });
});

test('siblings of different parents may share a name', async () => {
  const scope = world.scope();
  const { orgId, areaId } = await aTree(scope);
  const other = await createArea(scope, { orgId }, { name: 'Kirurgi' });
  await aUnit(scope, { orgId, areaId: other.id }, { name: 'Avdelning 33' });
  expect(await refusal(() => aUnit(scope, { orgId, areaId }, { name: 'avdelning 33' }))).toEqual(duplicate);
});

test('a rename frees the old name', async () => {
  const scope = world.scope();
  const { orgId, areaId } = await aTree(scope);
  await updateArea(scope, { orgId, areaId }, { name: 'Kirurgi' }, 1);
  await createArea(scope, { orgId }, { name: 'Medicin' });
  expect(names((await getOrganization(scope, { orgId })).areas)).toEqual(['Kirurgi', 'Medicin']);
});

test('of two concurrent creates with the same name exactly one is stored', async () => {
  const scope = world.scope();
  const { id: orgId } = await anOrganization(scope);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, () => retryOnConflict(() => createArea(scope, { orgId }, { name: 'Medicin' }))),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []))).toEqual(
    Array.from({ length: 9 }, () => 'duplicateName'),
  );
  expect(await listAreas(scope, { orgId })).toHaveLength(1);
});

test('40 concurrent areas and 40 concurrent units are all stored', async () => {
  const scope = world.scope();
  const { orgId, areaId } = await aTree(scope);
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      Promise.all([
        retryOnConflict(() => createArea(scope, { orgId }, { name: `Område ${index}` })),
        retryOnConflict(() => aUnit(scope, { orgId, areaId })),
      ]),
    ),
  );
  expect(await listAreas(scope, { orgId })).toHaveLength(41);
  expect(await listUnits(scope, { orgId, areaId })).toHaveLength(41);
});

test('a stale version changes nothing and returns the current value', async () => {
  const scope = world.scope();
  const { orgId, areaId, unitId } = await aTree(scope);
  const ids = { orgId, areaId, unitId };
  await updateUnit(scope, ids, { hidden: true }, 1);
  const late = updateUnit(scope, ids, { hidden: false }, 1);
  await expect(late).rejects.toMatchObject({
    code: 'conflict',
    details: { conflict: { current: { hidden: true, version: 2 }, changedBy: 'superadmin@demo.se' } },
  });
  expect(await getUnit(scope, ids)).toMatchObject({ hidden: true, shortName: 'MED 33', version: 2 });
});

test('the import fields of organisations and units are set by SuperAdmin and refused from other callers', async () => {
  const scope = world.scope();
  const asAdmin = world.scope({ caller: admin });
  const org = await anOrganization(scope, { heromaImportFtp: 'ftp.region.se', ftpUser: 'hr', dayOfImport: 5 });
  const given = { name: 'Region Y', heromaImportFtp: 'ftp.elsewhere.se', ftpUser: null, dayOfImport: 9 };
  expect(await refusal(() => updateOrganization(asAdmin, { orgId: org.id }, given, undefined))).toEqual({
    code: 'validation',
    fields: { heromaImportFtp: 'byProvider', dayOfImport: 'byProvider' },
    flags: [],
  });
  // What an Admin is shown of them may come back.
  const shown = { name: 'Region Y', heromaImportFtp: null, ftpUser: null, dayOfImport: null };
  expect(await updateOrganization(asAdmin, { orgId: org.id }, shown, undefined)).toMatchObject(shown);
  const kept = { name: 'Region Y', heromaImportFtp: 'ftp.region.se', ftpUser: 'hr', dayOfImport: 5 };
  expect(await getOrganization(scope, { orgId: org.id })).toMatchObject(kept);
  const cleared = await updateOrganization(scope, { orgId: org.id }, { ftpUser: null }, undefined);
  expect(cleared).toMatchObject({ ftpUser: null, dayOfImport: 5 });

  const area = { orgId: org.id, areaId: (await createArea(scope, { orgId: org.id }, { name: 'Medicin' })).id };
  const imported = { importIdentifier: 'HR-33', importActivated: true };
  const refused = { code: 'validation', fields: { importIdentifier: 'byProvider', importActivated: 'byProvider' } };
  expect(await refusal(() => aUnit(asAdmin, area, imported))).toMatchObject(refused);
  const one = await aUnit(asAdmin, area);
  expect(await getUnit(scope, one)).toMatchObject({ importIdentifier: null, importActivated: false });
  await updateUnit(scope, one, imported, undefined);
  const other = { importIdentifier: 'other', importActivated: false };
  expect(await refusal(() => updateUnit(asAdmin, one, other, undefined))).toMatchObject(refused);
  expect(await getUnit(scope, one)).toMatchObject(imported);
});

test('an import identifier is unique in its organisation and is free after a change', async () => {
  const scope = world.scope();
  const { orgId, areaId } = await aTree(scope);
  const other = (await createArea(scope, { orgId }, { name: 'Kirurgi' })).id;
  const one = await aUnit(scope, { orgId, areaId }, { importIdentifier: 'HR-33' });
  const taken = () => aUnit(scope, { orgId, areaId: other }, { importIdentifier: 'hr-33 ' });
  expect(await refusal(taken)).toEqual({
    code: 'validation',
    fields: { importIdentifier: 'duplicateImport' },
    flags: [],
  });
  await updateUnit(scope, one, { importIdentifier: '' }, undefined);
  expect(await getUnit(scope, one)).toMatchObject({ importIdentifier: null });
  await taken();
});

test('an account of an organisation sees its own organisations, the areas that it may read, and no import settings', async () => {
  const scope = world.scope();
  const mine = await anOrganization(scope, { ftpUser: 'hr' });
  const orgId = mine.id;
  const [known] = await Promise.all(['Medicin', 'Kirurgi'].map((name) => createArea(scope, { orgId }, { name })));
  const imported = { importIdentifier: 'HR-33', importActivated: true };
  const unit = await aUnit(scope, { orgId, areaId: known!.id }, imported);
  await anOrganization(scope);
  const planner: Caller = {
    username: 'planner@demo.se',
    type: 'User',
    grants: [{ level: 'unit', ...unit, canWrite: true }],
  };
  const seen = await listOrganizations(world.scope({ caller: planner }));
  expect(seen.map(({ id }) => id)).toEqual([orgId]);
  expect(seen[0]).toMatchObject({ ftpUser: null, areas: [{ name: 'Medicin' }] });
  const noImport = { importIdentifier: null, importActivated: false };
  expect(await getUnit(world.scope({ caller: planner }), unit)).toMatchObject(noImport);
  expect(await listUnits(world.scope({ caller: planner }), unit)).toMatchObject([noImport]);
  expect(await listUnits(world.scope({ caller: admin }), unit)).toMatchObject([imported]);
  const all = await listOrganizations(world.scope({ caller: admin }));
  expect(all.length).toBeGreaterThan(1);
  expect(all.find(({ id }) => id === orgId)).toMatchObject({ ftpUser: null });
  expect(await getOrganization(scope, { orgId })).toMatchObject({ ftpUser: 'hr' });
});

test('unknown ids answer 404 at every level', async () => {
  const scope = world.scope();
  const { orgId, areaId } = await aTree(scope);
  const missing = [
    () => getOrganization(scope, { orgId: 'org_x' }),
    () => getArea(scope, { orgId, areaId: 'are_x' }),
    () => getUnit(scope, { orgId, areaId, unitId: 'unt_x' }),
  ];
  for (const read of missing) expect((await refusal(read)).code).toBe('notFound');
});
