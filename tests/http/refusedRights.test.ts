import { expect, test } from 'vitest';
import { withApi } from '../support/api.ts';
import { makeWard, type Ward } from '../support/ward.ts';

let ward: Ward;
const api = withApi(async (api) => {
  ward = await makeWard(api, 'Region Vägrad');
});

test('a reader who writes is refused and logged by the function of each part of a plan', async () => {
  const reader = await api.person('laser@test.se', 'User', { level: 'unit', ...ward, canWrite: false });
  const parts = ['assets', 'budget-periods', 'demands', 'schemas'];
  for (const part of parts) expect((await reader.post(`${ward.C}/${part}`, {})).status).toBe(403);
  const { rows } = await api.root.get('/api/log?user=laser@test.se&signIns=true');
  const refused = rows
    .filter(({ action }) => String(action) === 'refused')
    .map(({ id }) => String(id).split('/').at(-1));
  expect(refused.sort()).toEqual(parts);
});
