import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { withApi } from '../support/api.ts';
import { customerOf, type Idp, idpPassword, register, setProviders, startIdp } from '../support/idp.ts';
import { aBrowser, answerFor, type Browser, beginAt, type Form } from '../support/samlBrowser.ts';
import { billion, changed, commented, withEntity, withoutSignature, wrapped } from '../support/tamper.ts';
import { makeWard, type Ward } from '../support/ward.ts';

const victim = 'anna@region.se';
const attacker = 'anna@region.se.test';
const people = [victim, attacker, 'stangd@region.se', 'losen@region.se', 'admin@region.se', 'granne@grannen.se'];

const faulty = ['sen', 'publik', 'mottagare', 'ort', 'avsandare', 'nekad', 'svag'];

let ward: Ward;
let other: Ward;
const idps: Idp[] = [];

const api = withApi(async (started) => {
  [ward, other] = [await makeWard(started, 'Region Angripen'), await makeWard(started, 'Region Granne')];
  const start = async (name: string, more?: Parameters<typeof startIdp>[3]) => {
    const idp = await startIdp(
      started,
      name,
      people.map((email) => ({ email })),
      more,
    );
    idps.push(idp);
    register(started, idp, name);
    return idp;
  };
  await start('region');
  await start('granne');
  await start('sen', { wrong: { endedSeconds: 120 } });
  await start('publik', { wrong: { audience: 'urn:somebody:else' } });
  await start('mottagare', { wrong: { recipient: 'https://elsewhere.example/saml2/idpresponse' } });
  await start('ort', { wrong: { destination: 'https://elsewhere.example/saml2/idpresponse' } });
  await start('avsandare', { wrong: { issuer: 'urn:test:granne' } });
  await start('nekad', { wrong: { status: 'urn:oasis:names:tc:SAML:2.0:status:Responder' } });
  await start('svag', { wrong: { signatureAlgorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' } });
  setProviders([
    customerOf(started, 'region', ward.orgId, 'region.se'),
    customerOf(started, 'granne', other.orgId, 'grannen.se'),
    ...faulty.map((name) => customerOf(started, name, ward.orgId, 'region.se')),
  ]);
  const add = (email: string, more: object) => started.root.post('/api/account', { email, type: 'User', ...more });
  for (const email of [victim, 'stangd@region.se']) await add(email, { loginType: 'saml', homeOrgId: ward.orgId });
  await started.root.put('/api/account/stangd@region.se', { disabled: true });
  await add('losen@region.se', { homeOrgId: ward.orgId });
  await add('admin@region.se', { type: 'Admin' });
  await add('granne@grannen.se', { loginType: 'saml', homeOrgId: other.orgId });
});
afterAll(() => Promise.all(idps.map((idp) => idp.stop())));

/** The provider's answer about a person, in the hands of the browser. */
const answerAbout = async (browser: Browser, email: string, provider = 'region'): Promise<Form> =>
  answerFor(browser, await beginAt(browser, api.server.url, provider), email, idpPassword);

/** Where the browser is led, as the reason that the login shows, and whether it got a token. */
const outcome = async (browser: Browser, form: Form) => {
  const { url, status } = await browser.submit(form);
  const token = browser.cookie(api.server.url, 'auth-token') ?? browser.cookie(api.server.url, 'auth-refresh');
  return { to: /reason=(\w+)/.exec(url)?.[1] ?? (status === 200 ? 'in' : String(status)), token: token !== undefined };
};

const refused = (to: string) => ({ to, token: false });

describe('an answer that is not as the provider signed it', () => {
  const cases: readonly (readonly [string, string, (xml: string) => string])[] = [
    ['altered', victim, (xml) => xml.replaceAll(victim, 'chef@region.se')],
    ['unsigned', victim, withoutSignature],
    ['wrapped, the forged assertion first', attacker, wrapped.before(attacker, victim)],
    ['wrapped, the forged assertion last', attacker, wrapped.after(attacker, victim)],
    ['wrapped, the signed assertion in extensions', attacker, wrapped.inExtensions(attacker, victim)],
    ['wrapped, the signed assertion in an object', attacker, wrapped.inObject(attacker, victim)],
    ['with an entity that names a file', victim, withEntity(victim, '<!ENTITY a SYSTEM "file:///etc/hostname">')],
    ['with entities of a billion letters', victim, withEntity(victim, billion)],
  ];
  test.each(cases)('is refused: %s', async (_, email, change) => {
    const browser = aBrowser();
    const form = await answerAbout(browser, email);
    const SAMLResponse = changed(form.fields.SAMLResponse ?? '', change);
    expect(await outcome(browser, { ...form, fields: { ...form.fields, SAMLResponse } })).toEqual(
      refused('samlFailed'),
    );
  });

  test('by another provider, sent as the answer of this one, is refused', async () => {
    const browser = aBrowser();
    const { fields } = await answerAbout(browser, victim);
    const other = await answerAbout(browser, victim, 'granne');
    const sent = { ...other, fields: { ...other.fields, RelayState: fields.RelayState ?? '' } };
    expect(await outcome(browser, sent)).toMatchObject({ token: false });
  });

  test('with a comment in the name is about the whole name', async () => {
    const browser = aBrowser();
    const form = await answerAbout(browser, attacker);
    const SAMLResponse = changed(form.fields.SAMLResponse ?? '', commented(attacker, victim));
    const { token, to } = await outcome(browser, { ...form, fields: { ...form.fields, SAMLResponse } });
    expect(token).toBe(false);
    expect(to).toMatch(/^saml(Unknown|Failed)$/);
  });

  test.each(['', 'x', 'PGE+', Buffer.from('<a/>').toString('base64')])('that is none (%j) is refused', async (text) => {
    const browser = aBrowser();
    const form = await answerAbout(browser, victim);
    const sent = { ...form, fields: { ...form.fields, SAMLResponse: text } };
    expect(await outcome(browser, sent)).toEqual(refused('samlFailed'));
  });
});

describe('a genuine answer', () => {
  test('signs its person in, once: the second time it is refused', async () => {
    const browser = aBrowser();
    const form = await answerAbout(browser, victim);
    expect(await outcome(browser, form)).toEqual({ to: 'in', token: true });
    expect(await outcome(aBrowser(), form)).toEqual(refused('400'));
    const again = aBrowser();
    const { fields } = await answerAbout(again, victim);
    const replayed = { ...form.fields, RelayState: fields.RelayState ?? '' };
    expect(await outcome(again, { ...form, fields: replayed })).toEqual(refused('samlFailed'));
  });

  test.each([
    ['sen', 'too old'],
    ['publik', 'for another audience'],
    ['mottagare', 'for another recipient'],
    ['ort', 'sent to another address'],
    ['avsandare', 'from another issuer'],
    ['nekad', 'without success'],
    ['svag', 'signed with SHA-1'],
  ])('of %s is refused: it is %s', async (provider) => {
    const browser = aBrowser();
    expect(await outcome(browser, await answerAbout(browser, victim, provider))).toEqual(refused('samlFailed'));
  });

  test('to the request of another browser is refused, to its own it is taken', async () => {
    const [one, other] = [aBrowser(), aBrowser()];
    const [mine, theirs] = [await answerAbout(one, victim), await answerAbout(other, attacker)];
    const swapped = { ...mine.fields, SAMLResponse: theirs.fields.SAMLResponse ?? '' };
    expect(await outcome(one, { ...mine, fields: swapped })).toEqual(refused('samlFailed'));
    const again = aBrowser();
    expect(await outcome(again, await answerAbout(again, victim))).toEqual({ to: 'in', token: true });
  });

  test('is taken after thousands of others have begun a sign-in', async () => {
    const browser = aBrowser();
    const form = await answerAbout(browser, victim);
    const query = new URLSearchParams({ origin: api.server.url, state: 'a'.repeat(32) });
    const { url } = (await api.anybody.get(`/api/account/login-region?${query}`)).data;
    for (let begun = 0; begun < 1100; begun += 50)
      await Promise.all(Array.from({ length: 50 }, () => fetch(String(url), { redirect: 'manual' })));
    expect(await outcome(browser, form)).toEqual({ to: 'in', token: true });
  });

  test('of another customer’s provider about our address is refused', async () => {
    const browser = aBrowser();
    expect(await outcome(browser, await answerAbout(browser, victim, 'granne'))).toEqual(refused('samlUnknown'));
    const own = aBrowser();
    expect(await outcome(own, await answerAbout(own, 'granne@grannen.se', 'granne'))).toMatchObject({ token: true });
  });

  test.each([
    ['stangd@region.se', 'is closed', 'samlClosed'],
    ['losen@region.se', 'has a password', 'samlUnknown'],
    ['admin@region.se', 'is an administrator’s', 'samlUnknown'],
  ])('about %s is refused: the account %s', async (email, _, reason) => {
    const browser = aBrowser();
    expect(await outcome(browser, await answerAbout(browser, email))).toEqual(refused(reason));
  });

  test('is not taken in a browser that did not begin the sign-in', async () => {
    const browser = aBrowser();
    const form = await answerAbout(browser, victim);
    expect(await outcome(aBrowser(), form)).toEqual(refused('samlStale'));
  });
});

describe('a provider’s certificate', () => {
  test('is rolled over: old and new are both taken, until the old one is withdrawn', async () => {
    const keyFolder = await mkdtemp(join(tmpdir(), 'keys-'));
    onTestFinished(() => rm(keyFolder, { recursive: true }));
    const idpWith = async (...keys: string[]) => {
      const idp = await startIdp(api, 'region', [{ email: victim }], { keyFolder, keys });
      idps.push(idp);
      return idp;
    };
    const [old, both, only] = [await idpWith('old'), await idpWith('new', 'old'), await idpWith('new')];
    const signedBy = async (signer: Idp, published: Idp) => {
      const browser = aBrowser();
      register(api, signer, 'region');
      const form = await answerAbout(browser, victim);
      register(api, published, 'region');
      return (await outcome(browser, form)).to;
    };
    expect(await signedBy(old, old)).toBe('in');
    expect(await signedBy(old, both)).toBe('in');
    expect(await signedBy(both, both)).toBe('in');
    expect(await signedBy(old, only)).toBe('samlFailed');
    expect(await signedBy(both, old)).toBe('samlFailed');
    register(api, idps[0]!, 'region');
  });
});

describe('the addresses of a sign-in', () => {
  const begin = (query: Record<string, string>) =>
    api.anybody.get(`/api/account/login-region?${new URLSearchParams({ state: 'a'.repeat(32), ...query })}`);

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/x y', ''])(
    'lead back within the site only, not to %j',
    async (from) => {
      const reply = await begin({ origin: api.server.url, from });
      expect(reply).toMatchObject({ status: 400, body: { fields: { from: expect.any(String) } } });
    },
  );

  test('are those of the customer: another site, provider or return address is refused', async () => {
    expect((await begin({ origin: 'https://evil.example' })).status).toBe(404);
    expect((await api.anybody.get('/api/account/login-ingen/callback?state=x&code=y')).status).toBe(404);
    const { url } = (await begin({ origin: api.server.url })).data;
    const asked = new URL(String(url));
    const statusOf = async (address: URL, field: string, value: string) => {
      address.searchParams.set(field, value);
      return (await fetch(address, { redirect: 'manual' })).status;
    };
    const own = String(asked.searchParams.get('redirect_uri'));
    const logout = new URL(`/logout?client_id=${asked.searchParams.get('client_id')}`, api.server.url);
    expect(await statusOf(asked, 'redirect_uri', own)).toBe(302);
    expect(await statusOf(logout, 'logout_uri', `${api.server.url}/`)).toBe(302);
    for (const evil of [
      'https://evil.example/',
      `${api.server.url}\\@evil.example/`,
      `${api.server.url}/\\evil.example/`,
      `${api.server.url}//evil.example/`,
      `${own}?x=y`,
      own.toUpperCase(),
      ` ${own}`,
      `${api.server.url}/?x=y`,
      api.server.url,
    ]) {
      expect(await statusOf(asked, 'redirect_uri', evil), evil).toBe(400);
      expect(await statusOf(logout, 'logout_uri', evil), evil).toBe(400);
    }
  });

  test('hold nothing of what comes back', async () => {
    const query = 'state=x&error=%0d%0aset-cookie:%20a=b&error_description=//evil.example';
    const answer = await fetch(`${api.server.url}/api/account/login-region/callback?${query}`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/#/auth/login?reason=samlStale']);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

test('what is refused is in the log with its reason', async () => {
  const { rows } = await api.root.get('/api/log?signIns=true&limit=200');
  const reasons = rows.filter(({ action }) => String(action) === 'signInFailed').map(({ after }) => after?.reason);
  expect(new Set(reasons.map(String))).toEqual(new Set(['otherProvider', 'closed']));
});
