import { afterAll, expect, test } from 'vitest';
import { failuresKey } from '#functions/kernel/store/keys.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { password, type Reply, withApi } from '../support/api.ts';
import { customerOf, setProviders } from '../support/idp.ts';
import { codeTo } from '../support/post.ts';
import { makeWard, organizationGrant, type Ward } from '../support/ward.ts';

let ward: Ward;
const api = withApi(async (started) => {
  ward = await makeWard(started, 'Region Gissad');
});
afterAll(() => setProviders([]));

const path = (name: string) => `/api/account/${name}`;

/** Signs in from a browser that has these cookies. */
const signIn = (username: string, secret: string, cookie = ''): Promise<Reply> =>
  api.anybody.send(
    'POST',
    '/api/account/login',
    new URLSearchParams({ username, password: secret, grant_type: 'password' }).toString(),
    { 'content-type': 'application/x-www-form-urlencoded', ...(cookie && { cookie }) },
  );
const cookieOf = ({ headers }: Reply): string => headers.getSetCookie()[0]?.split(';')[0] ?? '';
const guess = async (name: string, count: number, cookie?: string) => {
  const answers: unknown[] = [];
  for (let n = 0; n < count; n++) answers.push((await signIn(name, 'fel', cookie)).body.error);
  return answers;
};

test('a sign-in marks the device by a cookie that scripts cannot read and that names nobody', async () => {
  await api.person('marke@test.se', 'User');
  const [cookie = ''] = (await signIn('marke@test.se', password)).headers.getSetCookie();
  expect(cookie).toMatch(/; Path=\/api\/account; Max-Age=15552000; HttpOnly; SameSite=Strict$/);
  expect(cookie).not.toContain('marke');
  expect((await signIn('marke@test.se', 'fel')).headers.getSetCookie()).toEqual([]);
});

test('a stranger’s guesses do not lock the account on a device that it has signed in on', async () => {
  await api.person('chef@test.se', 'SuperAdmin');
  const known = cookieOf(await signIn('chef@test.se', password));
  expect(await guess('chef@test.se', 6)).toEqual([...Array(5).fill('invalid_grant'), 'account_locked']);
  expect((await signIn('chef@test.se', password)).body.error).toBe('account_locked');
  expect((await signIn('chef@test.se', password, known)).status).toBe(200);
  // The sign-in of its owner gives the stranger no further guesses.
  expect(await guess('chef@test.se', 1)).toEqual(['account_locked']);
});

test('a known device has five guesses of its own, for the account that it knows only', async () => {
  await Promise.all(['egen@test.se', 'annan@test.se'].map((name) => api.person(name, 'User')));
  const known = cookieOf(await signIn('egen@test.se', password));
  expect((await guess('egen@test.se', 6, known)).at(-1)).toBe('account_locked');
  expect((await signIn('egen@test.se', password)).status).toBe(200);
  expect((await guess('annan@test.se', 6, known)).at(-1)).toBe('account_locked');
  expect((await signIn('annan@test.se', password)).body.error).toBe('account_locked');
});

test('a device that is locked shows at its account, and is unlocked with it', async () => {
  await api.person('stamplad@test.se', 'User');
  const known = cookieOf(await signIn('stamplad@test.se', password));
  const shown = async () => (await api.root.get(path('stamplad@test.se'))).data.lockedUntil;
  expect((await guess('stamplad@test.se', 6, known)).at(-1)).toBe('account_locked');
  expect(Date.parse(String(await shown()))).toBeGreaterThan(Date.now());
  expect((await api.root.get('/api/account?search=stamplad')).rows[0]).toHaveProperty('lockedUntil');
  expect((await signIn('stamplad@test.se', password)).status).toBe(200);
  expect(await shown()).toBeDefined();
  expect((await api.root.post(`${path('stamplad@test.se')}/unlock`)).status).toBe(200);
  expect(await shown()).toBeUndefined();
  expect((await signIn('stamplad@test.se', password, known)).status).toBe(200);
});

test('guesses do not lock an account that signs in without a password here', async () => {
  setProviders([customerOf(api, 'region', ward.orgId, 'test.se')]);
  await api.person('sso@test.se', 'User', organizationGrant(ward));
  await api.root.put(path('sso@test.se'), { homeOrgId: ward.orgId });
  expect((await api.root.put(path('sso@test.se'), { loginType: 'saml' })).status).toBe(200);
  await guess('sso@test.se', 6);
  expect((await api.root.get(path('sso@test.se'))).data).not.toHaveProperty('lockedUntil');
});

test('a long password counts its characters as they are compared, whatever the keyboard sends', async () => {
  const long = `Å1!${Array.from({ length: 60 }, (_, n) => `åö${n}`).join('')}`;
  const me = await api.person('lang@test.se', 'User');
  const known = cookieOf(await signIn('lang@test.se', password));
  const change = { oldPassword: password, password: long.normalize('NFD') };
  expect((await me.post(`${path('lang@test.se')}/change-password`, change, { cookie: known })).status).toBe(200);
  for (const form of ['NFC', 'NFD']) expect((await signIn('lang@test.se', long.normalize(form))).status).toBe(200);
});

test('a forged or foreign mark is none', async () => {
  await Promise.all(['offer@test.se', 'tjuv@test.se'].map((name) => api.person(name, 'User')));
  const own = cookieOf(await signIn('tjuv@test.se', password));
  await guess('offer@test.se', 5);
  const forged = ['known-device=x', `${own.slice(0, -1)}A`, own, `known-device=${'A'.repeat(22)}~1.${'A'.repeat(22)}`];
  for (const cookie of forged)
    expect((await signIn('offer@test.se', password, cookie)).body.error).toBe('account_locked');
});

test('a new password by mail is used on the same device at once, whatever strangers guess', async () => {
  await api.person('glomd@test.se', 'User');
  await api.anybody.post('/api/account/forgot-password', { email: 'glomd@test.se' });
  const given = { username: 'glomd@test.se', code: await codeTo(api, 'glomd@test.se'), password: 'Bättre!123' };
  const known = cookieOf(await api.anybody.post('/api/account/reset-password', given));
  await guess('glomd@test.se', 5);
  expect((await signIn('glomd@test.se', 'Bättre!123', known)).status).toBe(200);
});

test('a first password by mail opens an account that was locked before it had one', async () => {
  await api.root.post('/api/account', { email: 'ivrig@test.se', type: 'User' });
  const code = await codeTo(api, 'ivrig@test.se');
  expect((await guess('ivrig@test.se', 6)).at(-1)).toBe('account_locked');
  await api.anybody.post('/api/account/confirm', { username: 'ivrig@test.se', code, password: 'Bättre!123' });
  expect((await signIn('ivrig@test.se', 'Bättre!123')).status).toBe(200);
});

test('guesses of strangers do not keep a signed-in account from changing its password', async () => {
  const me = await api.person('byter@test.se', 'User');
  const known = cookieOf(await signIn('byter@test.se', password));
  await guess('byter@test.se', 5);
  const change = { oldPassword: password, password: 'Bättre!123' };
  expect((await me.post(`${path('byter@test.se')}/change-password`, change, { cookie: known })).status).toBe(200);
});

// The last one: the address is locked from then on.
test('an address that is locked by guesses lets the devices sign in that are known there', async () => {
  await api.person('avdelning@test.se', 'User');
  const known = cookieOf(await signIn('avdelning@test.se', password));
  const counted = { ...failuresKey('address', '127.0.0.1'), data: { count: 100 }, version: 1 };
  await theTable().commit({ put: { ...counted, expires: Math.floor(Date.now() / 1000) + 60 } });
  // The account is not locked, and whether there is one is not said.
  for (const name of ['avdelning@test.se', 'ingen@test.se'])
    expect((await signIn(name, password)).body).toMatchObject({
      error: 'account_locked',
      message: expect.stringContaining('med kontot eller från ditt nätverk'),
    });
  expect((await signIn('avdelning@test.se', password, known)).status).toBe(200);
  await api.anybody.post('/api/account/forgot-password', { email: 'avdelning@test.se' });
  const given = {
    username: 'avdelning@test.se',
    code: await codeTo(api, 'avdelning@test.se'),
    password: 'Bättre!123',
  };
  const renewed = cookieOf(await api.anybody.post('/api/account/reset-password', given));
  expect((await signIn('avdelning@test.se', 'Bättre!123', renewed)).status).toBe(200);
});
