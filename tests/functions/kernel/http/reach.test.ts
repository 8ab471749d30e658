import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { exceptions } from '#functions/kernel/http/exceptions.ts';
import { type Handlers, lambda } from '#functions/kernel/http/lambda.ts';
import { basisFileName } from '#functions/kernel/store/fileNames.ts';
import { files } from '#functions/kernel/store/files.ts';
import { organizationKey } from '#functions/kernel/store/keys.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { insert } from '#functions/kernel/store/table.ts';
import { get } from '#shared/contract/define.ts';
import { contract } from '#shared/contract/index.ts';
import { type Api, withApi } from '../../../support/api.ts';
import { anEvent, captureLog } from './anEvent.ts';

const group = { stray: get('/api/organizations/{orgId}/stray', { who: 'read', summary: '' }) };

const api: Api = withApi(async () => {
  for (const id of ['org_a', 'org_b'])
    await theTable().commit(insert({ ...organizationKey(id), data: { id, name: id } }));
});
// Each refusal is logged.
const log = captureLog();
beforeEach(log.start);
afterEach(log.stop);

let chief: Awaited<ReturnType<Api['person']>>;
beforeAll(async () => {
  chief = await api.person('chef@test.se', 'SuperUser', { level: 'organization', orgId: 'org_a', canWrite: true });
  for (const orgId of ['org_a', 'org_b']) await files().put(basisFileName(orgId, 'bas_1'), '{}');
});

/** A request of a SuperUser of `org_a` in that organisation, answered by a handler that does as the test says. */
const served = async (does: (scope: Scope) => Promise<unknown>, token = chief.token, orgId = 'org_a') => {
  const handler = lambda(
    group,
    (scope): Handlers<typeof group> => ({
      stray: async () => {
        await does(scope);
        return undefined as never;
      },
    }),
  );
  const event = anEvent({
    routeKey: 'GET /api/organizations/{orgId}/stray',
    pathParameters: { orgId },
    headers: { authorization: `Bearer ${token}` },
  });
  return (await handler(event, {} as never)).statusCode;
};

test('a handler that strays into another organisation is stopped: by its scope, by the table of the program, and by files', async () => {
  expect(await served(({ table }) => table.get(organizationKey('org_a')))).not.toBe(500);
  expect(await served(({ table }) => table.get(organizationKey('org_b')))).toBe(500);
  expect(await served(() => theTable().get(organizationKey('org_b')))).toBe(500);
  expect(await served(() => theTable().commit({ remove: organizationKey('org_b') }))).toBe(500);
  expect(await theTable().get(organizationKey('org_b'))).toBeDefined();
  expect(log.lines.filter(({ error }) => error === 'OutOfReach')).toHaveLength(3);
  expect(await served(() => files().get(basisFileName('org_a', 'bas_1')))).not.toBe(500);
  expect(await served(() => files().get(basisFileName('org_b', 'bas_1')))).toBe(500);
  expect(await served(() => files().remove(basisFileName('org_b', 'bas_1')))).toBe(500);
  expect(await files().get(basisFileName('org_b', 'bas_1'))).toBe('{}');
});

test('the provider is held to the organisation of the path too', async () => {
  expect(await served(({ table }) => table.get(organizationKey('org_b')), api.root.token, 'org_b')).not.toBe(500);
  expect(await served(({ table }) => table.get(organizationKey('org_a')), api.root.token, 'org_b')).toBe(500);
});

test('an organisation whose id holds a part of a key is not found', async () => {
  for (const orgId of ['org_a#UNIT', 'org_a%23', 'ORG_A', '*', 'org_a*', '-'])
    expect(await served(async () => undefined, chief.token, orgId), orgId).toBe(404);
});

test('each exception is of a route that there is, and says why', () => {
  const routes = Object.values(contract).flatMap((one) =>
    Object.values(one).map(({ method, path }) => `${method} ${path}`),
  );
  for (const { routes: pattern, why } of exceptions) {
    expect(
      routes.some((route) => pattern.test(route)),
      String(pattern),
    ).toBe(true);
    expect(why).toMatch(/^[A-Z].{20,}\.$/);
  }
});
