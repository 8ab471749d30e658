import { stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { cognito } from '#functions/account/identity.ts';
import { deleteOrganization } from '#functions/hierarchy/removal/remove.ts';
import { basisFileName, importFileName } from '#functions/kernel/store/fileNames.ts';
import {
  followedUpRange,
  organizationImportsRange,
  organizationsRange,
  ownRatesRange,
  type PlanKind,
  placeRange,
  planKindOf,
  removedLogKey,
  unitOfPlan,
} from '#functions/kernel/store/keys.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import type { Table, Write } from '#functions/kernel/store/table.ts';
import { retainOrganization } from '#functions/triggers/retention/organization.ts';
import { importTenant } from '#infra/tenant/imported.ts';
import { removeTenant } from '#infra/tenant/removed.ts';
import { clientOf, password, withApi } from '../../support/api.ts';
import { addedBetween, contentOf, isLogEntry, type Line, partsOf, withArchives } from '../../support/archives.ts';
import { makeWard, organizationGrant } from '../../support/ward.ts';
import { everyWrite } from '../../support/writes/index.ts';

/** The kinds of rows in the partitions of units. */
const everyKind: Readonly<Record<PlanKind, true>> = {
  CATEGORY: true,
  ASSET: true,
  ASSETS: true,
  DEMAND: true,
  DEMANDS: true,
  BEDS: true,
  BUDGET: true,
  HOURS: true,
  STENCILS: true,
  ABSENCE: true,
  RATES: true,
  SCHEMAS: true,
  ACTIVITIES: true,
  INPUTS: true,
  COMMENTS: true,
  MAPPINGS: true,
  IMPORT: true,
};

const api = withApi();
const { fullWard, exported, everything } = withArchives(api);

test('an organisation that was removed is imported equal, and only its log was left in between', async () => {
  const ward = await fullWard();
  const file = await exported(ward);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const names = [...(await contentOf(file)).keys()];
  expect(names).toEqual(
    expect.arrayContaining([
      ward.planner,
      basisFileName(ward.orgId, 'bas_1'),
      importFileName(ward.orgId, 'originals', 'imp_1'),
    ]),
  );
  expect(names.filter((name) => /ASSET|DEMAND#|GRANT|UNIQUE|CATEGORY/.test(name)).length).toBeGreaterThan(6);
  expect((await contentOf(file)).get(ward.planner)).toMatchObject({
    settings: { data: { reports: [{ name: 'Sommaren' }] } },
  });
  // Neither the password of the import's server, nor what only this installation can open.
  expect(names.filter((name) => /FTPPASSWORD|IDEMPOTENCY|SESSION|CODE#/.test(name))).toEqual([]);

  const parts = partsOf(ward.orgId);
  const proof = await removeTenant(parts, ward.orgId, ward.name);
  expect(proof).toMatchObject({ rows: 0, accounts: 0, files: 0, logFiles: 1 });
  expect(proof.logEntries).toBeGreaterThan(5);
  const left = await everything(ward);
  expect(left.rows.map(([key]) => key).filter((key) => !/^(ORG#[^#]+#LOG#|LOGBOOKS )/.test(key))).toEqual([]);
  expect(left.files).toHaveLength(1);
  expect((await api.login(ward.planner)).status).toBe(400);

  const result = await importTenant(partsOf(ward.orgId), file, ward.orgId);
  expect(result).toEqual({ name: ward.name, accounts: 1, unknownGuests: [] });
  const added = await addedBetween(file, await exported(ward));
  expect(added.every(isLogEntry)).toBe(true);
  expect(added.filter(({ row }) => row.data.action === 'create').map(({ row }) => row.data)).toMatchObject([
    { object: 'organization', by: 'drift', after: { name: ward.name } },
  ]);
  expect(await theTable().get(removedLogKey(ward.orgId))).toBeUndefined();
  expect((await api.root.get(`${ward.C}/assets`)).rows).toMatchObject([{ name: 'Anna Öberg' }]);
  // The password was the pool's: a new one is chosen.
  expect((await api.login(ward.planner)).status).toBe(400);
  await cognito().setPassword(ward.planner, password);
  const back = clientOf(api.server.url, String((await api.login(ward.planner)).body.access_token));
  expect((await back.get(ward.O)).data.name).toBe(ward.name);
  const guest = clientOf(api.server.url, String((await api.login(ward.guest)).body.access_token));
  expect((await guest.get(ward.O)).status).toBe(200);
});

test('an organisation with rows of every kind and in every list of the index is imported equal', async () => {
  const ward = await makeWard(api, 'Region Allt');
  for (const [seed, [kind, write]] of Object.entries(everyWrite).entries())
    expect([kind, (await write(api.root, ward, seed)).status < 300]).toEqual([kind, true]);
  const file = await exported(ward);
  const rows = [...(await contentOf(file)).values()].flatMap(({ row }: Line) => (row ? [row] : []));
  const kinds = new Set(rows.filter(({ pk }) => unitOfPlan(pk)).map((row) => planKindOf(row).kind));
  expect([...kinds].sort()).toEqual(Object.keys(everyKind).sort());
  const lists = new Set(rows.map(({ gsi1pk }) => gsi1pk));
  const own = [followedUpRange(ward.orgId), ownRatesRange(ward.orgId), organizationImportsRange(ward.orgId, '')];
  for (const { pk } of [...own, organizationsRange, placeRange(ward.unitId)])
    expect([pk, lists.has(pk)]).toEqual([pk, true]);

  await removeTenant(partsOf(ward.orgId), ward.orgId, 'Region Allt');
  await importTenant(partsOf(ward.orgId), file, ward.orgId);
  const added = await addedBetween(file, await exported(ward));
  expect(added.every(isLogEntry)).toBe(true);
});

test('an organisation, a name or an address that exists is refused, and nothing changes', async () => {
  const ward = await fullWard();
  const file = await exported(ward);
  const before = await everything(ward);
  await expect(importTenant(partsOf(ward.orgId), file, ward.orgId)).rejects.toThrow('finns redan');
  expect(await everything(ward)).toEqual(before);
  await expect(removeTenant(partsOf(ward.orgId), ward.orgId, 'annat namn')).rejects.toMatchObject({
    code: 'confirmName',
  });
  expect(await everything(ward)).toEqual(before);

  await removeTenant(partsOf(ward.orgId), ward.orgId, ward.name);
  const left = await everything(ward);
  const namesake = await makeWard(api, ward.name);
  await expect(importTenant(partsOf(ward.orgId), file, ward.orgId)).rejects.toThrow(`heter redan ${ward.name}`);
  expect((await api.root.put(namesake.O, { name: `${ward.name} ny`, version: 1 })).status).toBe(200);
  await api.person(ward.planner, 'User', organizationGrant(namesake));
  await expect(importTenant(partsOf(ward.orgId), file, ward.orgId)).rejects.toThrow(ward.planner);
  expect(await everything(ward)).toEqual(left);
});

test('an import that fails on the way is taken back, and one that was killed is done again', async () => {
  const ward = await fullWard();
  const file = await exported(ward);
  // Removed in the program: the closed account stays.
  const parts = partsOf(ward.orgId);
  await deleteOrganization(parts.scope, ward, { confirm: ward.name }, parts.files);
  const before = await everything(ward);
  const full = { ...parts.files, put: async () => Promise.reject(new Error('the disk is full')) };
  await expect(importTenant({ ...parts, files: full }, file, ward.orgId)).rejects.toThrow('the disk is full');
  expect(await everything(ward)).toEqual(before);

  // Killed: nothing is taken back.
  const table = theTable();
  let isAlive = true;
  const commit = async () => {
    isAlive = false;
    throw new Error('killed');
  };
  const dying: Table = {
    ...table,
    commit: async (...writes: readonly Write[]) => (isAlive ? table.commit(...writes) : commit()),
  };
  await expect(
    importTenant({ ...parts, scope: { ...parts.scope, table: dying, commit } }, file, ward.orgId),
  ).rejects.toThrow('killed');
  const cutOff = await everything(ward);
  expect(cutOff.rows.length).toBeGreaterThan(before.rows.length);
  // An order of the day of its removal meets the import.
  await retainOrganization({ table, identity: parts.identity, files: parts.files, now: new Date() }, ward.orgId);
  expect(await everything(ward)).toEqual(cutOff);
  expect((await api.root.get('/api/organizations')).rows.map(({ id }) => id)).not.toContain(ward.orgId);
  await importTenant(partsOf(ward.orgId), file, ward.orgId);
  const added = await addedBetween(file, await exported(ward));
  expect(added.every(isLogEntry)).toBe(true);
});
