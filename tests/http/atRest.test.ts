import { expect, test } from 'vitest';
import { idempotencyRange } from '#functions/kernel/store/keys.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { password, withApi } from '../support/api.ts';
import { makeWard, monday, sunday, type Ward } from '../support/ward.ts';

let ward: Ward;
const api = withApi(async (api) => {
  ward = await makeWard(api, 'Region Vila');
});

const remembered = async (orgId?: string) => JSON.stringify(await theTable().query(idempotencyRange(orgId)));

test('what a create answered is stored without names, and its request without anything to try passwords on', async () => {
  const headers = { 'idempotency-key': 'hemlig' };
  const fields = { email: 'namn@test.se', firstName: 'Hjördis', type: 'User', homeOrgId: ward.orgId, password };
  const first = await api.root.post('/api/account', fields, headers);
  const stored = await remembered();
  expect(stored).toContain('hash');
  expect(stored).not.toMatch(/Hjördis|namn@test/);
  const again = await api.root.post('/api/account', fields, headers);
  expect([again.status, again.data]).toEqual([201, first.data]);
});

test('the repeated answer of a create has no name of an employee who was made anonymous since', async () => {
  const period = { start: monday(-20), end: sunday(-2), comment: 'Hjördis är borta' };
  const hire = () => api.root.post(`${ward.C}/assets`, { name: 'Hjördis', period }, { 'idempotency-key': 'anstalld' });
  const { data } = await hire();
  expect(data).toMatchObject({ name: 'Hjördis' });
  const anonymised = await api.root.post(`${ward.C}/assets/${data.id}/anonymise`);
  expect(anonymised.data).toMatchObject({ finished: true });
  const again = await hire();
  expect(again).toMatchObject({ status: 201, data: { id: data.id, name: 'Anonymiserad' } });
  expect(JSON.stringify(again.body)).not.toContain('Hjördis');
});

test('accounts of a removed organisation sign in no more', async () => {
  const going = await makeWard(api, 'Region Bort');
  const home = { level: 'organization', orgId: going.orgId, canWrite: false } as const;
  const stays = { level: 'organization', orgId: ward.orgId, canWrite: false } as const;
  const reader = await api.person('borta@test.se', 'User', home, stays);
  expect((await reader.get(ward.U)).status).toBe(200);
  expect((await api.root.remove(`${going.O}?confirm=${encodeURIComponent('Region Bort')}`)).status).toBe(204);
  await expect.poll(async () => (await reader.get(ward.U)).status).toBe(401);
  expect((await api.login('borta@test.se')).body.error).toBe('account_closed');
  expect((await api.root.get('/api/account/borta@test.se')).data).toMatchObject({ disabled: true });
  const log = await api.root.get(`/api/log?object=borta@test.se`);
  expect(log.rows).toContainEqual(
    expect.objectContaining({ action: 'update', before: expect.objectContaining({ disabled: false }) }),
  );
});

test('the password of an import is in no row of the table', async () => {
  const settings = { heromaImportFtp: 'ftp.example.se', ftpUser: 'hr', ftpPassword: 'Hemligt/ftp1' };
  const { data } = await api.root.get(ward.O);
  expect((await api.root.put(ward.O, { name: data.name, ...settings })).status).toBe(200);
  const rows = await theTable().query({ pk: `ORG#${ward.orgId}` });
  expect(JSON.stringify(rows)).toContain('ftp.example.se');
  expect(JSON.stringify(rows)).not.toContain('Hemligt');
});
