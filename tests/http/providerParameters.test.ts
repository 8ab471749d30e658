import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { superAdmins } from '#functions/account/repository.ts';
import { settingsChanged } from '#functions/kernel/adapters/lazy.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { erase } from '#functions/kernel/store/table.ts';
import { handler } from '#functions/triggers/firstSuperAdmin.ts';
import type { IdentityProvider } from '#shared/model/identityProvider.ts';
import { withApi } from '../support/api.ts';
import { customerOf } from '../support/idp.ts';
import { makeWard, type Ward } from '../support/ward.ts';

let ward: Ward;
const api = withApi(async (started) => {
  ward = await makeWard(started, 'Region Parameter');
});

/** The lists in the parameters, how often their first page was asked for, and whether SSM fails. */
let parameters: readonly (readonly IdentityProvider[])[] = [];
let reads = 0;
let fails = false;
/** The stand-in, which gets all calls but those for parameters by path. */
let others = '';
/** The setting of one machine. */
let file = '';

/** SSM as far as it lists parameters: one on each page. */
const ssm = createServer(async (request, response) => {
  const [body, target] = [await text(request), `${request.headers['x-amz-target']}`];
  if (target !== 'AmazonSSM.GetParametersByPath') {
    const headers = request.headers as Record<string, string>;
    const answer = await fetch(others, { method: 'POST', headers: { ...headers }, body });
    return response.writeHead(answer.status).end(await answer.text());
  }
  const { Path, NextToken = '0' } = JSON.parse(body);
  if (fails) return response.writeHead(400).end(JSON.stringify({ __type: 'AccessDeniedException' }));
  if (NextToken === '0') reads++;
  const page = Number(NextToken);
  const list = Path === '/bemanningsplan/providers' ? parameters[page] : undefined;
  const Parameters = list ? [{ Name: `${Path}/${page + 1}`, Value: JSON.stringify(list) }] : [];
  const more = page + 1 < parameters.length ? { NextToken: `${page + 1}` } : {};
  return response.end(JSON.stringify({ Parameters, ...more }));
});

beforeAll(async () => {
  await once(ssm.listen(0, '127.0.0.1'), 'listening');
  others = process.env.AWS_ENDPOINT_URL_SSM ?? '';
  process.env.AWS_ENDPOINT_URL_SSM = `http://127.0.0.1:${(ssm.address() as AddressInfo).port}`;
  file = process.env.IDENTITY_PROVIDERS ?? '';
  process.env.IDENTITY_PROVIDERS = 'ssm:/bemanningsplan/providers';
  settingsChanged();
});
afterEach(() => void vi.useRealTimers());
afterAll(() => {
  ssm.close();
  process.env.IDENTITY_PROVIDERS = file;
  process.env.AWS_ENDPOINT_URL_SSM = others;
  settingsChanged();
});

const customer = (name: string, orgId: string) => customerOf(api, name, orgId, `${name}.se`);

const offered = async () => {
  const { data } = await api.anybody.get(`/api/account/providers?origin=${encodeURIComponent(api.server.url)}`);
  return (data as unknown as { name: string }[]).map(({ name }) => name);
};

/** The next read is at least five minutes after those before. */
const laterThanKept = (times: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + times * 301_000 });

test('a failed read is an error of ours, and is tried anew by the next request', async () => {
  fails = true;
  const asked = `/api/account/providers?origin=${encodeURIComponent(api.server.url)}`;
  expect((await api.anybody.get(asked)).status).toBe(500);
  fails = false;
  parameters = [[customer('ett', ward.orgId)], [customer('tva', 'org_tva'), customer('tre', 'org_tre')]];
  expect(await offered()).toEqual(['ett', 'tva', 'tre']);
});

test('the providers of all parameters are kept for five minutes; a customer who was added is known then', async () => {
  const before = reads;
  expect(await offered()).toEqual(['ett', 'tva', 'tre']);
  parameters = [...parameters, [customer('fyra', 'org_fyra')]];
  expect(await offered()).toEqual(['ett', 'tva', 'tre']);
  expect(reads).toBe(before);
  laterThanKept(1);
  expect(await offered()).toEqual(['ett', 'tva', 'tre', 'fyra']);
});

test('people of the customer are invited by both forms, people of another organisation are not', async () => {
  const invited = await api.root.post('/api/account', {
    email: 'anna@ett.se',
    type: 'User',
    loginType: 'saml',
    access: { level: 'organization', id: ward.orgId, canWrite: false },
  });
  expect(invited).toMatchObject({ status: 201, data: { provider: 'ett' } });
  settingsChanged();
  const at = (email: string) =>
    api.root.post(`/api/access/unit/${ward.unitId}/user`, {
      selectedOption: 'newUser',
      email,
      loginType: 'saml',
      canWrite: false,
    });
  expect((await at('bo@ett.se')).status).toBe(201);
  expect((await at('bo@tva.se')).body.faults).toMatchObject({ email: { code: 'samlDomain' } });
});

test('the first SuperAdmin takes no name that the user pool gives a person of a customer', async () => {
  await theTable().commit(erase(await superAdmins(theTable())));
  settingsChanged();
  await expect(handler({ email: 'ett_anna@example.se' })).rejects.toMatchObject({ code: 'validation' });
  expect(await handler({ email: 'anna@example.se' })).toEqual({ mailSent: true });
});
