import { expect, test } from 'vitest';
import { unitKey } from '#functions/kernel/store/keys.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { insert } from '#functions/kernel/store/table.ts';
import { clientOf, withApi } from '../support/api.ts';
import { sample, storeSample } from '../support/sample.ts';
import { stamp } from '../support/storedWard.ts';

const { orgId, areaId } = sample;
const api = withApi(async () => {
  const table = theTable();
  await storeSample(table);
  // With the sample's own 60 units: 16,000 weeks and units are 266 weeks of each.
  for (let number = 1; number < 60; number += 1) {
    const id = `unt_many${number}`;
    const data = { ...stamp(id), areaId, name: `Avd ${number}`, shortName: '', hidden: false, categories: [] };
    await table.commit(insert({ ...unitKey(orgId, areaId, id), data }));
  }
});
const O = `/api/organizations/${orgId}`;
const A = `${O}/areas/${areaId}`;

test('receipts of many units over many years are refused with the weeks that may be asked for', async () => {
  const allowed = 'start=2040-01-02&end=2045-02-05';
  const tooLong = 'start=2040-01-02&end=2045-02-12';
  const paths = [`${O}/receipts?`, `${A}/receipts?by=total&`, `${O}/receipts/export?kind=csv&`, `${A}/periodoverview?`];
  for (const path of paths) {
    const refused = await api.root.get(path + tooLong);
    expect(refused).toMatchObject({ status: 400, body: { error: 'validation', end: true } });
    expect(refused.body.fields).toEqual({ end: 'Välj högst 266 veckor för så många avdelningar.' });
  }
  expect((await api.root.get(`${O}/receipts?${allowed}`)).rows).toHaveLength(60 * 266);
  expect((await api.root.get(`${A}/units/${sample.unitId}/receipts?${tooLong}`)).status).toBe(200);
});

test('a token with an unknown key is no token: 401, at once again and for another key too', async () => {
  const [, claims] = api.root.token.split('.');
  const tokenOf = (kid: string) => {
    const head = Buffer.from(JSON.stringify({ alg: 'RS256', kid })).toString('base64url');
    return clientOf(api.server.url, `${head}.${claims}.${'A'.repeat(342)}`);
  };
  for (const kid of ['unknown', 'unknown', 'other'])
    expect([kid, (await tokenOf(kid).get('/api/organizations')).status]).toEqual([kid, 401]);
  expect((await api.root.get('/api/organizations')).status).toBe(200);
});

test('of forty wrong passwords sent at the same time five are checked, and then the right one is refused too', async () => {
  await api.person('gissad@test.se', 'SuperAdmin');
  const guesses = Array.from({ length: 40 }, (_, n) => api.login('gissad@test.se', `gissning-${n}`));
  const errors = (await Promise.all(guesses)).map(({ body }) => String(body.error));
  expect(errors.filter((error) => error === 'invalid_grant')).toHaveLength(5);
  expect(errors.filter((error) => error === 'account_locked')).toHaveLength(35);
  expect((await api.login('gissad@test.se')).body.error).toBe('account_locked');
});

test('a hundred sign-ins that succeed do not lock their address', async () => {
  await api.person('ofta@test.se', 'SuperAdmin');
  for (let round = 0; round < 26; round += 1) {
    const answers = await Promise.all(Array.from({ length: 4 }, () => api.login('ofta@test.se')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  }
});
