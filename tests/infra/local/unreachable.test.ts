import { request } from 'node:http';
import { expect, test } from 'vitest';
import { localOnly } from '#infra/local/gateway/localOnly.ts';
import { isLoopback } from '#infra/local/gateway/sameMachine.ts';
import { startGateway } from '#infra/local/gateway/server.ts';
import { privateAddress } from '#infra/local/loopback.ts';
import { withApi } from '../../support/api.ts';

const api = withApi();

/** A request with exactly these headers, which fetch would not send. */
const ask = (url: string, headers: Record<string, string>, method = 'GET', body = '') =>
  new Promise<{ status: number; cookie: string; location: string }>((resolve, reject) => {
    const sent = request(url, { method, headers }, (answer) => {
      answer.resume();
      const { 'set-cookie': [cookie = ''] = [], location = '' } = answer.headers;
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, cookie, location }));
    });
    sent.on('error', reject);
    sent.end(body);
  });

test('on Linux the database and the stand-ins listen at random loopback addresses; elsewhere at 127.0.0.1', () => {
  const { table, standIns } = api.server;
  const hosts = [table.endpoint, ...Object.values(standIns.urls)].map((url) => new URL(url).hostname);
  expect(hosts.every(isLoopback)).toBe(true);
  if (process.platform === 'linux') {
    expect(hosts.length).toBeGreaterThan(4);
    expect(new Set(hosts).size).toBe(hosts.length);
    expect(hosts).not.toContain('127.0.0.1');
  }
  expect(new Set(Array.from({ length: 100 }, () => privateAddress('linux'))).size).toBeGreaterThan(95);
  expect(privateAddress('darwin')).toBe('127.0.0.1');
});

test('the stand-ins answer only requests with the secret of this start, not those of web pages or foreign host names', async () => {
  const { standIns } = api.server;
  const secret = { 'x-amz-security-token': standIns.secret };
  const disable = JSON.stringify({ UserPoolId: standIns.pool.id, Username: 'root@test.se' });
  const target = { 'x-amz-target': 'AWSCognitoIdentityProviderService.AdminDisableUser' };
  const administer = async (headers: Record<string, string>) =>
    (await ask(standIns.urls.identity, { ...target, ...headers }, 'POST', disable)).status;
  expect(await administer({})).toBe(403);
  expect(
    await administer({ 'x-amz-security-token': standIns.secret.replace(/^./, (first) => (first === '-' ? '_' : '-')) }),
  ).toBe(403);
  expect(await administer({ ...secret, origin: 'http://evil.example' })).toBe(403);
  expect(await administer({ ...secret, host: 'evil.example' })).toBe(403);
  expect((await api.login('root@test.se')).status).toBe(200);
  const unsigned = { 'x-amz-target': 'AWSCognitoIdentityProviderService.GetTokensFromRefreshToken' };
  expect((await ask(standIns.urls.identity, unsigned, 'POST', '{}')).status).toBe(400);
  for (const url of Object.values(standIns.urls)) {
    expect((await ask(url, {})).status).toBe(403);
    expect((await ask(url, { ...secret, host: `evil.example:${new URL(url).port}` })).status).toBe(403);
  }
  const keys = `${standIns.urls.identity}/${standIns.pool.id}/.well-known/jwks.json`;
  expect((await ask(keys, {})).status).toBe(200);
  expect((await ask(keys, { origin: 'http://evil.example' })).status).toBe(403);
});

test('/_local answers at the names of loopback only, and through a proxy only with the key', async () => {
  const mails = `${api.server.url}/_local/mail`;
  const { port } = new URL(mails);
  const status = async (headers: Record<string, string>) => (await ask(mails, headers)).status;
  for (const host of ['localhost', `localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`])
    expect([host, await status({ host })]).toEqual([host, 200]);
  for (const host of [
    'evil.example',
    `evil.example:${port}`,
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '10.0.0.1',
  ])
    expect([host, await status({ host })]).toEqual([host, 403]);
  expect(await status({ 'x-forwarded-for': '10.0.0.1' })).toBe(403);
});

test('where the program is reached from other machines, /_local needs the key, which becomes a cookie', async () => {
  const pages = localOnly({ host: '0.0.0.0', key: 'secret' }, async () => ({
    status: 200,
    headers: {},
    body: Buffer.from('mails'),
  }));
  const { port, stop } = await startGateway({
    contract: {},
    handlers: {},
    site: '.',
    extras: { '/_local': pages },
    port: 0,
    host: '127.0.0.1',
  });
  try {
    const mails = `http://127.0.0.1:${port}/_local/mail`;
    expect((await ask(mails, {})).status).toBe(403);
    expect((await ask(mails, { cookie: 'key=wrong!' })).status).toBe(403);
    expect((await ask(`${mails}?key=secreT`, {})).status).toBe(403);
    // As many characters as the key, but more bytes.
    expect((await ask(`${mails}?key=secr%C3%A9t`, {})).status).toBe(403);
    expect((await ask(mails, { cookie: 'key=secr\u00e9t' })).status).toBe(403);
    const taken = await ask(`${mails}?key=secret`, { host: 'plan.example' });
    expect(taken).toMatchObject({ status: 303, location: '/_local/mail' });
    expect(taken.cookie).toBe('key=secret; Path=/_local; HttpOnly; SameSite=Strict');
    expect((await ask(mails, { host: 'plan.example', cookie: 'a=b; key=secret' })).status).toBe(200);
  } finally {
    await stop();
  }
});
