import { afterAll, expect, onTestFinished, test } from 'vitest';
import { type Client, clientOf, withApi } from '../support/api.ts';
import { customerOf, type Idp, idpPassword, register, setProviders, startIdp } from '../support/idp.ts';
import { codeTo } from '../support/post.ts';
import { aBrowser, answerFor, type Browser, beginAt, windowState } from '../support/samlBrowser.ts';
import { makeWard, organizationGrant, type Ward } from '../support/ward.ts';

let ward: Ward;
let idp: Idp;
let superUser: Client;

const api = withApi(async (started) => {
  ward = await makeWard(started, 'Region Federation');
  superUser = await started.person('chef@region.se', 'SuperUser', organizationGrant(ward));
  idp = await startIdp(started, 'region', [{ email: 'anna@region.se' }, { email: 'okand@region.se' }]);
  register(started, idp, 'region');
  setProviders([customerOf(started, 'region', ward.orgId, 'region.se')]);
});
afterAll(() => idp.stop());

const invite = (email: string) =>
  api.root.post('/api/account', {
    email,
    type: 'User',
    loginType: 'saml',
    access: { level: 'organization', id: ward.orgId, canWrite: false },
  });

const poolUser = (email: string) => api.server.standIns.pool.store.user(`region_${email}`);

const signIn = async (browser: Browser, email: string, from?: string) =>
  browser.submit(await answerFor(browser, await beginAt(browser, api.server.url, 'region', from), email, idpPassword));

test('the login of the customer’s address offers its provider, other addresses do not', async () => {
  const at = (origin: string) => api.anybody.get(`/api/account/providers?origin=${encodeURIComponent(origin)}`);
  expect((await at(api.server.url)).data).toEqual([{ name: 'region', label: 'region' }]);
  expect((await at('https://annan.example.se')).data).toEqual([]);
  expect((await superUser.get('/api/account/organization-providers')).data).toMatchObject([{ orgId: ward.orgId }]);
});

test('an invited person signs in, is led to the wished address, and works with the token of the cookie', async () => {
  expect(await invite('anna@region.se')).toMatchObject({ status: 201, data: { provider: 'region', active: true } });
  const browser = aBrowser();
  expect((await signIn(browser, 'anna@region.se', '/plan?orgId=x')).url).toBe(`${api.server.url}/#/plan?orgId=x`);
  expect(browser.cookie(api.server.url, 'auth-state')).toBe(windowState);
  expect(browser.cookie(api.server.url, 'signing-in')).toBeUndefined();
  const anna = clientOf(api.server.url, browser.cookie(api.server.url, 'auth-token') ?? '');
  expect((await anna.get(ward.U)).status).toBe(200);
  const refresh_token = browser.cookie(api.server.url, 'auth-refresh');
  const renewed = await api.anybody.post('/api/account/refresh', { refresh_token });
  expect((await clientOf(api.server.url, String(renewed.body.access_token)).get(ward.U)).status).toBe(200);
  expect((await api.root.get('/api/account/anna@region.se')).data.lastSignIn).toMatch(/^20/);
});

test('a customer whose provider is at another client of the pool signs in, refreshes and signs out by that', async () => {
  const ids = process.env.USER_POOL_CLIENT_IDS;
  process.env.USER_POOL_CLIENT_IDS = `passwords ${ids}`;
  onTestFinished(() => {
    process.env.USER_POOL_CLIENT_IDS = ids;
    setProviders([customerOf(api, 'region', ward.orgId, 'region.se')]);
  });
  setProviders([{ ...customerOf(api, 'region', ward.orgId, 'region.se'), client: 1 }]);
  const browser = aBrowser();
  await signIn(browser, 'anna@region.se');
  const anna = clientOf(api.server.url, browser.cookie(api.server.url, 'auth-token') ?? '');
  expect((await anna.get(ward.U)).status).toBe(200);
  const refresh_token = browser.cookie(api.server.url, 'auth-refresh');
  const { body } = await api.anybody.post('/api/account/refresh', { refresh_token });
  const renewed = clientOf(api.server.url, String(body.access_token));
  expect((await renewed.get(ward.U)).status).toBe(200);
  const query = new URLSearchParams({ origin: api.server.url });
  const { url } = (await api.anybody.get(`/api/account/login-region/sign-out?${query}`)).data;
  expect((await browser.open(String(url))).url).toBe(`${api.server.url}/`);
  await renewed.post('/api/account/logout', { refresh_token: body.refresh_token });
  const ended = await api.anybody.post('/api/account/refresh', { refresh_token: body.refresh_token });
  expect(ended.status).toBe(401);
});

test('the second time the provider asks for no password, until the sign-out on both sides', async () => {
  const browser = aBrowser();
  await signIn(browser, 'anna@region.se');
  const again = await beginAt(browser, api.server.url, 'region');
  expect(again.text).toContain('SAMLResponse');
  const query = new URLSearchParams({ origin: api.server.url });
  const { url } = (await api.anybody.get(`/api/account/login-region/sign-out?${query}`)).data;
  expect((await browser.open(String(url))).url).toBe(`${api.server.url}/`);
  expect((await beginAt(browser, api.server.url, 'region')).text).toContain('name="password"');
});

test('a person without an account is led to the login with the reason, and gets no token', async () => {
  const browser = aBrowser();
  expect((await signIn(browser, 'okand@region.se')).url).toBe(`${api.server.url}/#/auth/login?reason=samlUnknown`);
  expect(browser.cookie(api.server.url, 'auth-token')).toBeUndefined();
  expect(await poolUser('okand@region.se')).toBeUndefined();
  await signIn(aBrowser(), 'anna@region.se');
  expect(await poolUser('anna@region.se')).toMatchObject({ provider: 'region' });
});

test('a person whose account is closed keeps the user of the pool that the account is linked to', async () => {
  await superUser.put('/api/account/anna@region.se', { disabled: true });
  expect((await signIn(aBrowser(), 'anna@region.se')).url).toContain('reason=samlClosed');
  expect(await poolUser('anna@region.se')).toMatchObject({ provider: 'region' });
  await superUser.put('/api/account/anna@region.se', { disabled: false });
  expect((await signIn(aBrowser(), 'anna@region.se')).url).toBe(`${api.server.url}/#/`);
});

test('a sign-in of a lower level of assurance than the customer demands is refused, also after one of a higher', async () => {
  const email = 'loa@region.se';
  await invite(email);
  setProviders([{ ...customerOf(api, 'region', ward.orgId, 'region.se'), leastAssurance: 3 }]);
  const signInWith = async (assurance: string) => {
    const one = await startIdp(api, 'region', [{ email, assurance }]);
    register(api, one, 'region');
    const { url } = await signIn(aBrowser(), email);
    await one.stop();
    return url.slice(api.server.url.length);
  };
  const refused = '/#/auth/login?reason=samlAssurance';
  expect(await signInWith('http://id.elegnamnden.se/loa/1.0/loa3')).toBe('/#/');
  expect(await signInWith('')).toBe(refused);
  expect(await signInWith('http://id.sambi.se/loa/loa2')).toBe(refused);
  expect(await signInWith('loa33')).toBe(refused);
  expect(await signInWith('http://id.sambi.se/loa/loa4')).toBe('/#/');
  const { rows } = await api.root.get('/api/log?signIns=true');
  expect(rows.map(({ after }) => after?.reason)).toContain('assurance');
});

test('name, address and HSA id are taken over at each sign-in, where the configuration says so', async () => {
  const [before, later] = ['berit@region.se', 'berit.ny@region.se'];
  const person = { firstName: 'Berit', lastName: 'Berg', employeeHsaId: 'SE2321000000-1A2B' };
  const about = async (email: string, lastName: string, nameId: string) => {
    const one = await startIdp(api, 'region', [{ ...person, email, lastName, nameId }]);
    register(api, one, 'region');
    const { url } = await signIn(aBrowser(), email);
    await one.stop();
    return url;
  };
  await invite(before);
  setProviders([customerOf(api, 'region', ward.orgId, 'region.se', [])]);
  await about(before, 'Berg', 'b1');
  const stored = async () => (await api.root.get(`/api/account/${before}`)).data;
  expect(await stored()).toMatchObject({ firstName: null, email: before, employeeHsaId: person.employeeHsaId });
  setProviders([customerOf(api, 'region', ward.orgId, 'region.se', ['name', 'email'])]);
  await about(later, 'Lind', 'b1');
  expect(await stored()).toMatchObject({ firstName: 'Berit', lastName: 'Lind', email: later });
  await about('chef@region.se', 'Lind', 'b1');
  expect(await stored()).toMatchObject({ email: later });
  const { rows } = await api.root.get(`/api/log?object=${before}`);
  expect(rows.map(({ after }) => after?.lastName).map(String)).toContain('Lind');
});

test('a name that the schema of names refuses is not taken over, and letter case makes no other person', async () => {
  const email = 'doris@region.se';
  await invite(email);
  setProviders([customerOf(api, 'region', ward.orgId, 'region.se', ['name'])]);
  const signInAs = async (person: { firstName: string; lastName: string; employeeHsaId: string; nameId: string }) => {
    const one = await startIdp(api, 'region', [{ email, ...person }]);
    register(api, one, 'region');
    const { url } = await signIn(aBrowser(), email);
    await one.stop();
    return url;
  };
  const good = { firstName: 'Doris', lastName: 'Dahl', employeeHsaId: 'SE2321000000-4D4D', nameId: 'Doris-1' };
  expect(await signInAs(good)).toBe(`${api.server.url}/#/`);
  const bad = { firstName: 'Do\u202eris', lastName: 'Dahl\tEk', employeeHsaId: 'SE\u202e1', nameId: 'DORIS-1' };
  expect(await signInAs(bad)).toBe(`${api.server.url}/#/`);
  const { firstName, lastName, employeeHsaId } = good;
  const stored = (await api.root.get(`/api/account/${email}`)).data;
  expect(stored).toMatchObject({ firstName, lastName, employeeHsaId });
});

test('nobody can take the name that the user pool gives a person of the provider', async () => {
  const email = 'region_erik@region.se';
  const refusedAt = async (fields: object) =>
    (await superUser.post('/api/account', { type: 'User', loginType: 'password', ...fields })).body.faults;
  expect(await refusedAt({ email })).toEqual({ email: { code: 'nameReserved' } });
  expect(await refusedAt({ email: 'erik@annan.se', username: email.toUpperCase() })).toEqual({
    username: { code: 'nameReserved' },
  });
  const invited = await superUser.post(`/api/access/unit/${ward.unitId}/user`, {
    selectedOption: 'newUser',
    email,
    loginType: 'password',
    canWrite: false,
  });
  expect(invited.body.faults).toEqual({ email: { code: 'nameReserved' } });
  expect(await refusedAt({ email: 'regional_erik@annan.se' })).toBeUndefined();
});

test('an address that waits for its confirmation is dropped where the provider decides the address', async () => {
  const email = 'cecilia@region.se';
  setProviders([customerOf(api, 'region', ward.orgId, 'region.se', ['email'])]);
  await invite(email);
  const waiting = { email: 'annan.cecilia@region.se' };
  expect((await api.root.put(`/api/account/${email}`, waiting)).data).toMatchObject({ newEmail: waiting.email });
  const code = await codeTo(api, waiting.email);
  const one = await startIdp(api, 'region', [{ email }]);
  register(api, one, 'region');
  await signIn(aBrowser(), email);
  await one.stop();
  expect((await api.root.get(`/api/account/${email}`)).data).toMatchObject({ email, newEmail: null });
  const confirmed = await api.anybody.post('/api/account/confirm-address', { username: email, code });
  expect(confirmed.body.error).toBe('invalidCode');
});
