import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cognito } from '#functions/account/identity.ts';
import type { LogEntry } from '#functions/kernel/changes/change.ts';
import { scopeOf } from '#functions/kernel/changes/scope.ts';
import { files } from '#functions/kernel/store/files.ts';
import {
  accountRange,
  accountSettingsRange,
  actorLogPartition,
  noOrganization,
  placeGrantRange,
  retentionKey,
} from '#functions/kernel/store/keys.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { allLogbooks } from '#functions/log/repository.ts';
import { retainOrganization } from '#functions/triggers/retention/organization.ts';
import { fileStore, filesBucket } from '#infra/local/files/store.ts';
import { addMonths, todayInStockholm } from '#shared/time/day.ts';
import { password, withApi } from '../support/api.ts';
import { makeWard, type Ward } from '../support/ward.ts';

let ward: Ward;
let short: Ward;
const api = withApi(async (api) => {
  ward = await makeWard(api, 'Region Lång');
  short = await makeWard(api, 'Region Kort');
});

/** Runs the retention with a clock so many months ahead of today. */
const inMonths = async (months: number) => {
  const now = new Date(`${addMonths(todayInStockholm(new Date()), months)}T12:00:00Z`);
  const parts = { table: theTable(), identity: cognito(), files: files(), now };
  const total = { entries: 0, accounts: 0 };
  for (const { orgId } of await allLogbooks(theTable())) {
    const { entries, accounts } = await retainOrganization(parts, orgId);
    total.entries += entries;
    total.accounts += accounts;
  }
  return total;
};

const close = async (username: string) => {
  const changed = await api.root.put(`/api/account/${username}`, { disabled: true });
  expect(changed.data).toMatchObject({ disabled: true });
};

test('the program on one machine runs it when it starts', async () => {
  await expect.poll(() => theTable().get(retentionKey(noOrganization)), { timeout: 10_000 }).toBeDefined();
});

test('the months are those of an organisation’s own form, with bounds, a default, a version and a log entry', async () => {
  const owner = await api.person('agare@test.se', 'Admin');
  const { data } = await owner.get(ward.O);
  expect(data).toMatchObject({ logMonths: 24, signInMonths: 6 });
  const save = (fields: object) => owner.put(ward.O, { name: data.name, ...fields });
  for (const [fields, field] of [
    [{ logMonths: 5 }, 'logMonths'],
    [{ logMonths: 121 }, 'logMonths'],
    [{ logMonths: 6.5 }, 'logMonths'],
    [{ signInMonths: 0 }, 'signInMonths'],
    [{ signInMonths: 25 }, 'signInMonths'],
    [{ signInMonths: 'sex' }, 'signInMonths'],
  ] as const)
    expect(await save(fields)).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
  const saved = await save({ logMonths: 36, signInMonths: 12, version: data.version });
  expect(saved.data).toMatchObject({ logMonths: 36, signInMonths: 12 });
  expect((await save({ logMonths: 12, version: data.version })).status).toBe(409);
  const [entry] = (await api.root.get(`/api/log?orgId=${ward.orgId}`)).rows;
  expect(entry).toMatchObject({
    by: 'agare@test.se',
    before: { logMonths: 24, signInMonths: 6 },
    after: { logMonths: 36, signInMonths: 12 },
  });
  expect((await save({ logMonths: null, signInMonths: null })).data).toMatchObject({ logMonths: 24, signInMonths: 6 });
});

test('accounts closed for longer than their organisation keeps them go with all that is theirs; others stay', async () => {
  await api.root.put(short.O, { name: 'Region Kort', logMonths: 6 });
  const grant = { level: 'unit', orgId: ward.orgId, areaId: ward.areaId, unitId: ward.unitId, canWrite: true } as const;
  const atHome = { level: 'organization', orgId: short.orgId, canWrite: false } as const;
  const reports = { reports: [{ name: 'Min', definition: { type: 'demands' } }] };
  const gone = await api.person('stangd@test.se', 'User', atHome, grant);
  await gone.put('/api/overview/settings', reports);
  await api.person('oppen@test.se', 'User', atHome);
  await api.person('ater@test.se', 'User', atHome);
  await api.person('lang@test.se', 'User', grant);
  for (const username of ['stangd@test.se', 'ater@test.se', 'lang@test.se']) await close(username);
  await api.root.put('/api/account/ater@test.se', { disabled: false });

  expect(await inMonths(5)).toMatchObject({ accounts: 0 });
  expect(await inMonths(7)).toMatchObject({ accounts: 1 });
  for (const username of ['oppen@test.se', 'ater@test.se', 'lang@test.se'])
    expect((await api.root.get(`/api/account/${username}`)).status).toBe(200);
  expect((await api.root.get('/api/account/stangd@test.se')).status).toBe(404);
  expect(await theTable().query(accountRange('stangd@test.se'))).toEqual([]);
  expect(await theTable().query(accountSettingsRange('stangd@test.se'))).toEqual([]);
  const grants = await theTable().query({ pk: placeGrantRange(ward).pk, prefix: 'GRANT#' });
  expect(grants.filter(({ sk }) => sk.endsWith('#stangd@test.se'))).toEqual([]);
  expect(await cognito().signIn('stangd@test.se', password)).toBe('refused');
  const logged = await theTable().query<LogEntry>({ pk: actorLogPartition('gallring'), index: 'gsi1' });
  expect(logged.map(({ data }) => data)).toContainEqual(
    expect.objectContaining({ action: 'remove', object: 'account', id: 'stangd@test.se' }),
  );

  expect(await inMonths(25)).toMatchObject({ accounts: 1 });
  expect((await api.root.get('/api/account/lang@test.se')).status).toBe(404);
  // Nobody else: no open account, and the SuperAdmin of the installation.
  expect((await api.root.get('/api/account/oppen@test.se')).status).toBe(200);
});

test('a log entry too large for the table goes with its file', async () => {
  const large = await makeWard(api, 'Region Stor');
  const caller = { username: 'tests', type: 'SuperAdmin', grants: [] } as const;
  const path = { orgId: large.orgId };
  const scope = scopeOf({ caller, place: {}, table: theTable(), now: new Date(), address: '-', path });
  const after = { text: 'x'.repeat(200_000) };
  await scope.commit({ writes: [], action: 'update', object: 'asset', id: 'ast_large', after });
  const store = fileStore(join(api.server.dataDir, 'files'));
  const kept = () => store.list(filesBucket, `${large.orgId}/log/`);
  expect((await kept()).length).toBeGreaterThan(0);
  await inMonths(25);
  expect(await kept()).toEqual([]);
  expect((await api.root.get(`/api/log?orgId=${large.orgId}&signIns=true`)).rows).toEqual([]);
});
