import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { settingsChanged } from '#functions/kernel/adapters/lazy.ts';
import type { StoredAccount } from '#functions/kernel/rights/caller.ts';
import { accountKey } from '#functions/kernel/store/keys.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { insert } from '#functions/kernel/store/table.ts';
import { handler } from '#functions/triggers/identity/preToken.ts';
import { type LocalTable, localCredentials, startTable, tableName } from '#infra/local/table.ts';
import type { Grant } from '#shared/model/grant.ts';

let database: LocalTable;
const account: StoredAccount = {
  id: 'anna@demo.se',
  version: 1,
  changedBy: 'superadmin@demo.se',
  changedAt: '2026-01-05T08:00:00.000Z',
  username: 'anna@demo.se',
  email: 'anna@demo.se',
  type: 'SuperUser',
  loginType: 'password',
  homeOrgId: 'o1',
  active: true,
  disabled: false,
  created: '2026-01-05T08:00:00.000Z',
};
const grants: readonly Grant[] = [
  { level: 'organization', orgId: 'o1', canWrite: true },
  { level: 'area', orgId: 'o2', areaId: 'a', canWrite: false },
  { level: 'unit', orgId: 'o2', areaId: 'b', unitId: 'u', canWrite: true },
];

beforeAll(async () => {
  database = await startTable();
  vi.stubEnv('TABLE_NAME', tableName);
  vi.stubEnv('TENANT_ROLE', 'none');
  vi.stubEnv('AWS_REGION', localCredentials.region);
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', database.endpoint);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
  settingsChanged();
  const { pk } = accountKey(account.username);
  await theTable().commit(
    insert({ pk, sk: 'PROFILE', data: account }),
    ...grants.map((data, index) => insert({ pk, sk: `GRANT#${index}`, data })),
  );
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await database.stop();
});

test('the access token gets the type and each grant once, as a path', async () => {
  const event = { version: '2', userName: 'anna@demo.se', request: { userAttributes: {} } };
  expect(await handler(event)).toEqual({
    ...event,
    response: {
      claimsAndScopeOverrideDetails: {
        accessTokenGeneration: {
          claimsToAddOrOverride: {
            unique_name: 'anna@demo.se',
            roles: ['SuperUser'],
            org_write: ['o1'],
            org_read: [],
            area_write: [],
            area_read: ['o2/a'],
            unit_write: ['o2/b/u'],
            unit_read: [],
          },
          scopesToSuppress: ['aws.cognito.signin.user.admin'],
        },
      },
    },
  });
});

test('a token lists 40 grants, and none of more: the gateway takes no longer header', async () => {
  const userName = 'manga@demo.se';
  const { pk } = accountKey(userName);
  const id = (kind: string) => `${kind}_0123456789abcdef0123`;
  const add = (from: number, to: number) =>
    theTable().commit(
      ...Array.from({ length: to - from }, (_, index) =>
        insert({
          pk,
          sk: `GRANT#${from + index}`,
          data: { level: 'unit', orgId: id('org'), areaId: id('area'), unitId: id('unit') + from, canWrite: false },
        }),
      ),
    );
  const claimsNow = async () =>
    (await handler({ userName })).response.claimsAndScopeOverrideDetails.accessTokenGeneration.claimsToAddOrOverride;
  await theTable().commit(insert({ pk, sk: 'PROFILE', data: { ...account, username: userName } }));
  await add(0, 40);
  const listed = await claimsNow();
  expect(listed?.unit_read).toHaveLength(40);
  expect(JSON.stringify(listed).length).toBeLessThan(5000);
  expect(listed).not.toHaveProperty('unlisted');
  for (let from = 40; from < 300; from += 65) await add(from, from + 65);
  expect(await claimsNow()).toMatchObject({ unique_name: userName, unit_read: [], unit_write: [], unlisted: true });
});

test('a user without an account gets no token', async () => {
  await expect(handler({ userName: 'nobody@demo.se' })).rejects.toThrow('no profile');
});
