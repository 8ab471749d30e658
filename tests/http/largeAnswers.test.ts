import { expect, test } from 'vitest';
import { listedPlace, unitKey } from '#functions/kernel/store/keys.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { insert } from '#functions/kernel/store/table.ts';
import { withApi } from '../support/api.ts';
import { sample, storeSample } from '../support/sample.ts';
import { assetOf, category, stamp, storeWard } from '../support/storedWard.ts';

const unitId = 'unt_large';
const names = Array.from({ length: 36 }, (_, index) => `Kategori ${index}`);

const api = withApi(async () => {
  const table = theTable();
  await storeSample(table);
  const { orgId, areaId } = sample;
  const categories = names.map((name, index) => category(`cat_${index}`, name));
  await table.commit(
    insert({
      ...unitKey(orgId, areaId, unitId),
      ...listedPlace(unitId, orgId),
      data: {
        ...stamp(unitId),
        areaId,
        name: 'Stor',
        shortName: '',
        hidden: false,
        categories: categories.map(({ id, name }) => ({ id, name })),
      },
    }),
  );
  await storeWard(table, {
    orgId,
    unitId,
    categories,
    assets: categories.map(({ id }, index) => assetOf(id, `ass_${index}`, ['2024-01-01', null], { workRate: 0.8333 })),
  });
});

test('a report above the 6 MB of the gateway reaches the client with the same body, from a file', async () => {
  const definition = JSON.stringify({ start: '2024-01-01', end: '2029-12-30', unitIds: [unitId], forCat: names });
  const ask = (encoding: string, redirect: RequestInit['redirect'] = 'follow') =>
    fetch(`${api.server.url}/api/overview/assets/report`, {
      method: 'POST',
      body: definition,
      redirect,
      headers: {
        'content-type': 'application/json',
        'accept-encoding': encoding,
        authorization: `Bearer ${api.root.token}`,
      },
    });
  const moved = await ask('identity', 'manual');
  expect([moved.status, moved.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/answers\/-\/[0-9a-f]{16}\/[0-9a-f]{40}$/),
  ]);
  const followed = await ask('identity');
  expect([followed.status, followed.redirected]).toEqual([200, true]);
  const text = await followed.text();
  expect(text.length).toBeGreaterThan(6_000_000);
  const whole = await ask('gzip');
  expect([whole.status, whole.redirected]).toEqual([200, false]);
  expect(await whole.text()).toBe(text);
  expect((await fetch(`${api.server.url}/answers/${'0'.repeat(40)}`)).status).toBe(404);
});
