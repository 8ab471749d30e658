import { describe, expect, test } from 'vitest';
import { type Client, password, withApi } from '../support/api.ts';
import { customerOf, setProviders } from '../support/idp.ts';
import { codeTo, mailsTo, mailTo } from '../support/post.ts';
import { makeWard, organizationGrant, type Ward } from '../support/ward.ts';

let own: Ward;
let other: Ward;
let superUser: Client;
const api = withApi(async (api) => {
  [own, other] = [await makeWard(api, 'Region Konto'), await makeWard(api, 'Region Grannen')];
  superUser = await api.person('chef@test.se', 'SuperUser', organizationGrant(own));
  setProviders([customerOf(api, 'region', own.orgId, 'test.se')]);
});

const invite = (email: string, more: object = {}) => api.root.post('/api/account', { email, type: 'User', ...more });
const check = (username: string, code: string, purpose = 'confirm') =>
  api.anybody.post('/api/account/check-link', { username, code, purpose });
const confirm = (username: string, code: string, secret = 'enkelt') =>
  api.anybody.post('/api/account/confirm', { username, code, password: secret });

describe('from invitation to first sign-in', () => {
  test('an invited account is inactive until its password is set with the mailed code, once', async () => {
    const made = await invite('ny@test.se');
    expect(made).toMatchObject({ status: 201, data: { username: 'ny@test.se', active: false, mailSent: true } });
    expect((await mailTo(api, 'ny@test.se')).subject).toBe('Välkommen till Bemanningsplan');
    expect((await api.login('ny@test.se', 'enkelt')).status).toBe(400);
    const code = await codeTo(api, 'ny@test.se');
    expect((await confirm('ny@test.se', code)).status).toBe(200);
    expect((await api.login('ny@test.se', 'enkelt')).status).toBe(200);
    expect(await confirm('ny@test.se', code, 'annat1')).toMatchObject({ status: 400, body: { error: 'invalidCode' } });
    expect((await api.root.get('/api/account/ny@test.se')).data).toMatchObject({ active: true });
  });

  test('the first password has at least six characters', async () => {
    await invite('sex@test.se');
    const code = await codeTo(api, 'sex@test.se');
    expect((await confirm('sex@test.se', code, 'femma')).body.fields).toEqual({ password: 'Minst 6 tecken.' });
    expect((await confirm('sex@test.se', code, 'sexsex')).status).toBe(200);
  });

  test('a new confirmation link leaves the old one good, and an address has five tries', async () => {
    await invite('gissa@test.se');
    const first = await codeTo(api, 'gissa@test.se');
    expect((await api.root.post('/api/account/gissa@test.se/resend-confirmation')).status).toBe(200);
    const second = await codeTo(api, 'gissa@test.se');
    expect(second).not.toBe(first);
    expect((await check('gissa@test.se', first)).status).toBe(200);
    for (let n = 0; n < 5; n++) expect((await confirm('gissa@test.se', 'fel')).status).toBe(400);
    for (const code of [first, second]) expect((await confirm('gissa@test.se', code)).body.error).toBe('invalidCode');
  });

  test('a second grant leaves the invitation good; it is tried without being used, and used it ends all', async () => {
    await invite('bjuden@test.se', { homeOrgId: own.orgId });
    const first = await codeTo(api, 'bjuden@test.se');
    const granted = await api.root.post(`/api/access/unit/${own.unitId}/user`, {
      selectedOption: 'existingUser',
      email: 'bjuden@test.se',
      canWrite: false,
    });
    expect(granted).toMatchObject({ status: 201, data: { mailSent: true } });
    const second = await codeTo(api, 'bjuden@test.se');
    expect(second).not.toBe(first);
    for (const code of [first, second, first]) expect((await check('bjuden@test.se', code)).status).toBe(200);
    expect((await check('bjuden@test.se', first, 'reset')).body.error).toBe('invalidCode');
    expect((await confirm('bjuden@test.se', first)).status).toBe(200);
    for (const code of [first, second]) expect((await check('bjuden@test.se', code)).body.error).toBe('invalidCode');
    expect((await confirm('bjuden@test.se', second)).body.error).toBe('invalidCode');
  });

  test('a first password may be typed with accents as characters of their own', async () => {
    await invite('sammansatt@test.se');
    const typed = 'Å-kallt4711';
    expect(
      (await confirm('sammansatt@test.se', await codeTo(api, 'sammansatt@test.se'), typed.normalize('NFD'))).status,
    ).toBe(200);
    for (const form of ['NFC', 'NFD'])
      expect((await api.login('sammansatt@test.se', typed.normalize(form))).status).toBe(200);
    expect((await api.login('sammansatt@test.se', 'A-kallt4711')).body.error).toBe('invalid_grant');
  });

  test.each([
    'anna@vard..se',
    '.anna@vard.se',
    'anna.@vard.se',
    'an..na@vard.se',
    'anna@.vard.se',
    'anna@vard.se.',
    'anna@-vard.se',
    'anna@vard-.se',
    '<anna@vard.se>',
    'anna@vard.se;',
    'anna@vard.se,bo.se',
    'mailto:anna@vard.se',
    '"anna"@vard.se',
    'anna@10.0.0.1',
    'anna@vard.se/',
    'anna@vard.s',
    'anna@vard_ost.se',
    `${'a'.repeat(65)}@vard.se`,
    `anna@${'a'.repeat(64)}.se`,
  ])('the address %s is none', async (email) => {
    expect((await invite(email)).body.faults).toEqual({ email: { code: 'email' } });
  });

  test('an account whose address would be refused today signs in, is changed, and gets a new password', async () => {
    const old = 'stina@vard..se';
    const owner = await api.person(old, 'SuperUser', organizationGrant(own));
    const path = `/api/account/${old}`;
    expect((await api.root.put(path, { email: old, firstName: 'Stina' })).data).toMatchObject({ firstName: 'Stina' });
    expect((await owner.put(path, { email: old, lastName: 'Ek' })).status).toBe(200);
    expect((await api.root.put(path, { email: '.stina@vard.se' })).body.faults).toEqual({ email: { code: 'email' } });
    await api.anybody.post('/api/account/forgot-password', { email: old });
    const code = await codeTo(api, old);
    expect((await check(old, code, 'reset')).status).toBe(200);
    const given = { username: old, code, password: 'Bättre!4711' };
    expect((await api.anybody.post('/api/account/reset-password', given)).status).toBe(200);
    expect((await api.login(old, 'Bättre!4711')).status).toBe(200);
    expect((await api.root.put(path, { email: 'stina@vard.se' })).status).toBe(200);
  });

  test('a forgotten password asked for twice leaves the first mail good', async () => {
    await api.person('tvabrev@test.se', 'User');
    const asked = async () => {
      await api.anybody.post('/api/account/forgot-password', { email: 'tvabrev@test.se' });
      return codeTo(api, 'tvabrev@test.se');
    };
    const [first, second] = [await asked(), await asked()];
    expect(first).not.toBe(second);
    expect((await check('tvabrev@test.se', first, 'reset')).status).toBe(200);
    const given = { username: 'tvabrev@test.se', code: first, password: 'Bättre!4711' };
    expect((await api.anybody.post('/api/account/reset-password', given)).status).toBe(200);
    expect((await check('tvabrev@test.se', second, 'reset')).body.error).toBe('invalidCode');
  });

  test('when the mail service refuses, the account is kept, mailSent is false, and resending answers mailFailed', async () => {
    const made = await invite('brev@refuse.test');
    expect(made).toMatchObject({ status: 201, data: { active: false, mailSent: false } });
    const again = await api.root.post('/api/account/brev@refuse.test/resend-confirmation');
    expect(again).toMatchObject({ status: 500, body: { error: 'mailFailed' } });
    expect((await api.root.get('/api/account/brev@refuse.test')).status).toBe(200);
  });

  test('a code is valid for its own account only', async () => {
    await invite('en@test.se');
    await invite('tva@test.se');
    expect((await confirm('tva@test.se', await codeTo(api, 'en@test.se'))).body.error).toBe('invalidCode');
    expect((await confirm('okand@test.se', 'x')).body.error).toBe('invalidCode');
  });
});

describe('a forgotten password', () => {
  const forgot = (email: string) => api.anybody.post('/api/account/forgot-password', { email });
  const reset = (username: string, code: string, secret: string) =>
    api.anybody.post('/api/account/reset-password', { username, code, password: secret });

  test('a forgotten password is answered alike for known and unknown addresses, and replaced with the mailed code', async () => {
    await api.person('glomsk@test.se', 'User');
    const timed = async (email: string) => {
      const begun = performance.now();
      const reply = await forgot(email);
      expect(performance.now() - begun).toBeGreaterThan(290);
      return reply;
    };
    const [known, unknown] = [await timed('glomsk@test.se'), await timed('ingen@test.se')];
    expect(known.status).toBe(200);
    expect(known.body).toEqual(unknown.body);
    const before = (await api.login('glomsk@test.se')).body;
    const code = await codeTo(api, 'glomsk@test.se');
    const weak = await reset('glomsk@test.se', code, 'bara-smått1');
    expect(weak.body.fields).toEqual({ password: 'Lösenordet måste ha minst en stor bokstav.' });
    expect((await reset('glomsk@test.se', code, 'Bättre!123')).status).toBe(200);
    expect((await api.login('glomsk@test.se', 'Bättre!123')).status).toBe(200);
    expect((await api.login('glomsk@test.se')).status).toBe(400);
    expect((await api.anybody.post('/api/account/refresh', { refresh_token: before.refresh_token })).status).toBe(401);
  });

  test('an account with SAML gets no reset link', async () => {
    await invite('saml@test.se', { loginType: 'saml', homeOrgId: own.orgId });
    expect(await forgot('saml@test.se')).toMatchObject({ status: 400, body: { error: 'samlOnly', saml: true } });
  });

  test('a wrong code reveals neither that an account signs in with SAML nor that it exists', async () => {
    await invite('saml2@test.se', { loginType: 'saml' });
    await invite('losen@test.se');
    for (const path of ['confirm', 'reset-password'])
      for (const username of ['saml2@test.se', 'losen@test.se', 'ingen@test.se']) {
        const answer = await api.anybody.post(`/api/account/${path}`, { username, code: 'x', password: 'Bättre!123' });
        expect([path, username, answer.status, answer.body.error]).toEqual([path, username, 400, 'invalidCode']);
      }
  });

  test('a refused reset is the same in status, body and headers for an account with SAML, one with a password and none', async () => {
    await invite('saml3@test.se', { loginType: 'saml', homeOrgId: own.orgId });
    await api.person('lika@test.se', 'User');
    await forgot('lika@test.se');
    const answerTo = async (path: string, username: string) => {
      const { status, body, headers } = await api.anybody.post(`/api/account/${path}`, {
        username,
        code: 'x',
        password: 'Bättre!123',
      });
      return { status, body, headers: [...headers].filter(([name]) => name !== 'date') };
    };
    for (const path of ['confirm', 'reset-password']) {
      const [saml, ...others] = await Promise.all(
        ['saml3@test.se', 'lika@test.se', 'ingen@test.se'].map((username) => answerTo(path, username)),
      );
      expect(saml?.status).toBe(400);
      for (const other of others) expect(other).toEqual(saml);
    }
  });

  test('the right code of an account that has SAML since says so', async () => {
    await api.person('bytt@test.se', 'User', organizationGrant(own));
    await forgot('bytt@test.se');
    const code = await codeTo(api, 'bytt@test.se');
    await api.root.put('/api/account/bytt@test.se', { loginType: 'saml' });
    expect((await reset('bytt@test.se', code, 'Bättre!123')).body).toMatchObject({ error: 'samlOnly', saml: true });
  });

  test('an account gets at most three reset mails an hour', async () => {
    await api.person('ofta@test.se', 'User');
    for (let n = 0; n < 5; n++) expect((await forgot('ofta@test.se')).status).toBe(200);
    expect(await mailsTo(api, 'ofta@test.se')).toHaveLength(3);
  });
});

describe('one’s own password', () => {
  test('an account changes its own password with the old one, and no other account’s', async () => {
    const me = await api.person('jag@test.se', 'User');
    const change = (who: Client, oldPassword: string, secret: string) =>
      who.post('/api/account/jag@test.se/change-password', { oldPassword, password: secret });
    expect((await change(me, 'Fel!1234', 'Nytt!2026')).body.fields).toMatchObject({ oldPassword: /stämmer inte/ });
    expect((await change(me, password, 'kort')).body.fields).toHaveProperty('password');
    expect((await change(api.root, password, 'Nytt!2026')).status).toBe(404);
    expect((await change(me, password, 'Nytt!2026')).status).toBe(200);
    expect((await api.login('jag@test.se', 'Nytt!2026')).status).toBe(200);
  });
});

describe('the administration of accounts', () => {
  test('a SuperUser creates Users and SuperUsers of the own organisation only', async () => {
    const made = await superUser.post('/api/account', { email: 'egen@test.se', type: 'User' });
    expect(made).toMatchObject({ status: 201, data: { homeOrgId: own.orgId } });
    const raised = await superUser.post('/api/account', { email: 'hog@test.se', type: 'Admin' });
    expect(raised).toMatchObject({ status: 400, body: { fields: { type: /Välj/ } } });
    const foreign = { email: 'bort@test.se', type: 'User', homeOrgId: other.orgId };
    expect((await superUser.post('/api/account', foreign)).status).toBe(400);
    expect((await superUser.put('/api/account/egen@test.se', { type: 'SuperAdmin' })).status).toBe(400);
  });

  test('a SuperUser gets 404 for accounts of other organisations and of the provider', async () => {
    const { orgId } = other;
    await api.person('granne@test.se', 'User', { level: 'organization', orgId, canWrite: false });
    for (const name of ['granne@test.se', 'root@test.se', 'finns-inte@test.se'])
      for (const ask of ['get', 'put', 'remove'] as const)
        expect((await superUser[ask](`/api/account/${name}`, {} as never)).status).toBe(404);
  });

  test('a User sees only the own account and creates none', async () => {
    const user = await api.person('vanlig@test.se', 'User', {
      level: 'organization',
      orgId: own.orgId,
      canWrite: false,
    });
    const { body } = await user.get('/api/account/');
    expect(body.data).toMatchObject([{ username: 'vanlig@test.se', accesses: [{ path: 'Region Konto' }] }]);
    expect((await user.get('/api/account/vanlig@test.se')).status).toBe(200);
    expect((await user.put('/api/account/vanlig@test.se', { type: 'SuperAdmin' })).status).toBe(404);
    expect((await user.post('/api/account', { email: 'x@test.se', type: 'User' })).status).toBe(403);
  });

  test('an address belongs to one account', async () => {
    await invite('samma@test.se');
    const again = await invite(' SAMMA@test.se ');
    expect(again).toMatchObject({ status: 400, body: { error: 'accountTaken', fields: { email: /redan/ } } });
  });

  test('disabling and removing end the sessions at once', async () => {
    const leaver = await api.person('slutar@test.se', 'User', organizationGrant(own));
    expect((await leaver.get(own.U)).status).toBe(200);
    expect((await superUser.put('/api/account/slutar@test.se', { disabled: true })).status).toBe(200);
    expect((await leaver.get(own.U)).status).toBe(401);
    expect((await api.login('slutar@test.se')).body.error).toBe('account_closed');
    await superUser.put('/api/account/slutar@test.se', { disabled: false });
    expect((await superUser.remove('/api/account/slutar@test.se')).status).toBe(204);
    expect((await leaver.get(own.U)).status).toBe(401);
    expect((await api.login('slutar@test.se')).status).toBe(400);
  });

  test('the own account cannot be removed or closed', async () => {
    expect((await api.root.remove('/api/account/root@test.se')).body.error).toBe('ownAccount');
    expect((await api.root.put('/api/account/root@test.se', { disabled: true })).body.error).toBe('ownAccount');
    expect((await api.root.put('/api/account/root@test.se', { type: 'User' })).status).toBe(400);
  });

  test('of two SuperAdmins that remove each other concurrently one remains', async () => {
    const [a, b] = [await api.person('sa-a@test.se', 'SuperAdmin'), await api.person('sa-b@test.se', 'SuperAdmin')];
    for (const name of ['root@test.se', 'superadmin@demo.se'])
      expect((await a.remove(`/api/account/${name}`)).status).toBe(204);
    const both = await Promise.all([a.remove('/api/account/sa-b@test.se'), b.remove('/api/account/sa-a@test.se')]);
    expect(both.map(({ status }) => status).filter((status) => status === 204)).toHaveLength(1);
    const left = [a, b][both.findIndex(({ status }) => status === 204)]!;
    expect((await left.get('/api/account/?type=SuperAdmin')).rows).toHaveLength(1);
  });
});
