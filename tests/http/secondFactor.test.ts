import { beforeEach, describe, expect, test } from 'vitest';
import type { StoredAccount } from '#functions/kernel/rights/caller.ts';
import { accountKey } from '#functions/kernel/store/keys.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { type Client, clientOf, password, withApi } from '../support/api.ts';
import { customerOf, setProviders } from '../support/idp.ts';
import { mailsTo } from '../support/post.ts';
import { codeFault, enrolled, factorOf, signInWith } from '../support/secondFactor.ts';
import { appWith } from '../support/totp.ts';
import { makeWard, organizationGrant, type Ward } from '../support/ward.ts';

let own: Ward;
let superUser: Client;
const api = withApi(async (api) => {
  own = await makeWard(api, 'Region Kod');
  superUser = await api.person('chef@test.se', 'SuperUser', organizationGrant(own));
  setProviders([customerOf(api, 'region', own.orgId, 'test.se')]);
});
beforeEach(async () => {
  process.env.PROVIDER_SECOND_FACTOR = 'off';
  await rule('optional');
});

const rule = (secondFactor: string) => api.root.put(own.O, { secondFactor });
const reader = (name: string) => api.person(name, 'User', { level: 'organization', orgId: own.orgId, canWrite: false });
const signIn = (name: string, code?: string) => signInWith(api, name, code);
const subjectsTo = async (name: string) => (await mailsTo(api, name)).map(({ subject }) => subject);
const storedOf = async (name: string) => (await theTable().get<StoredAccount>(accountKey(name)))?.data.secondFactor;
const entriesOf = async (name: string) =>
  (await api.root.get(`/api/log?orgId=${own.orgId}&signIns=true&object=${encodeURIComponent(name)}`)).rows;

describe('an app that is enrolled', () => {
  test('is asked for at each sign-in, with ten recovery codes, mailed and logged', async () => {
    const me = await reader('ansluter@test.se');
    expect((await me.get(factorOf('ansluter@test.se'))).data).toEqual({
      since: null,
      recoveryCodesLeft: 0,
      rule: 'optional',
    });
    const { app, recoveryCodes } = await enrolled(me, 'ansluter@test.se');
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
    expect((await signIn('ansluter@test.se')).body).toMatchObject({ error: 'codeNeeded' });
    const { status, body } = await signIn('ansluter@test.se', await app.code());
    expect(status).toBe(200);
    const again = clientOf(api.server.url, String(body.access_token));
    expect((await again.get(factorOf('ansluter@test.se'))).data).toMatchObject({ recoveryCodesLeft: 10 });
    expect((await again.get('/api/account/ansluter@test.se')).data.secondFactorSince).toMatch(/^2\d{3}-/);
    expect(await subjectsTo('ansluter@test.se')).toEqual(['Tvåstegsinloggning är på i Bemanningsplan']);
    expect(await entriesOf('ansluter@test.se')).toContainEqual(
      expect.objectContaining({
        action: 'create',
        object: 'secondFactor',
        by: 'ansluter@test.se',
        after: { recoveryCodesLeft: 10 },
      }),
    );
  });

  test('the access token gives no right in the user pool', async () => {
    const me = await reader('token@test.se');
    const { app } = await enrolled(me, 'token@test.se');
    const { body } = await signIn('token@test.se', await app.code());
    const claims = JSON.parse(Buffer.from(String(body.access_token).split('.')[1]!, 'base64url').toString());
    expect(claims.scope).not.toContain('aws.cognito.signin.user.admin');
  });

  test('recovery codes are stored as keyed hashes, in no answer and in no entry of the log', async () => {
    const me = await reader('hemlig@test.se');
    const { recoveryCodes } = await enrolled(me, 'hemlig@test.se');
    const stored = await storedOf('hemlig@test.se');
    expect(stored?.recoveryCodes).toHaveLength(10);
    await superUser.put('/api/account/hemlig@test.se', { firstName: 'Hemlig' });
    const shown = JSON.stringify([
      (await superUser.get('/api/account/hemlig@test.se')).body,
      (await superUser.get('/api/account?search=hemlig')).body,
      (await api.root.get('/api/people/hemlig@test.se/export')).body,
      await entriesOf('hemlig@test.se'),
    ]);
    expect(shown).toContain('Hemlig');
    for (const hash of stored?.recoveryCodes ?? []) expect(shown).not.toContain(hash);
    const row = JSON.stringify(stored);
    for (const code of recoveryCodes) expect(row).not.toContain(code.replace('-', ''));
  });

  test('a recovery code signs in once, is then gone, mailed and logged', async () => {
    const me = await reader('tappat@test.se');
    const { app, recoveryCodes } = await enrolled(me, 'tappat@test.se');
    const [first = '', second = ''] = recoveryCodes;
    expect((await signIn('tappat@test.se', first)).status).toBe(200);
    expect(codeFault(await signIn('tappat@test.se', first))).toBe('wrongRecoveryCode');
    // As it may be typed: in lower case, with a space.
    expect((await signIn('tappat@test.se', second.toLowerCase().replace('-', ' '))).status).toBe(200);
    expect((await storedOf('tappat@test.se'))?.recoveryCodes).toHaveLength(8);
    expect((await subjectsTo('tappat@test.se'))[0]).toBe('En återställningskod är använd i Bemanningsplan');
    expect(await entriesOf('tappat@test.se')).toContainEqual(
      expect.objectContaining({
        object: 'secondFactor',
        before: { recoveryCodesLeft: 9 },
        after: { recoveryCodesLeft: 8 },
      }),
    );
    // The app is asked for as before.
    expect((await signIn('tappat@test.se')).body.error).toBe('codeNeeded');
    expect((await signIn('tappat@test.se', await app.code())).status).toBe(200);
  });

  test('new recovery codes take the place of the earlier ones', async () => {
    const me = await reader('nya@test.se');
    const { app, recoveryCodes } = await enrolled(me, 'nya@test.se');
    const renewed = await me.post(factorOf('nya@test.se', '/recovery-codes'), { password, code: await app.code() });
    expect(renewed.status).toBe(200);
    const [fresh] = renewed.data.recoveryCodes as unknown as string[];
    expect(codeFault(await signIn('nya@test.se', recoveryCodes[0]))).toBe('wrongRecoveryCode');
    expect((await signIn('nya@test.se', fresh)).status).toBe(200);
    expect(await subjectsTo('nya@test.se')).toContain('Nya återställningskoder i Bemanningsplan');
  });

  test('is turned off with the password and a code, and can be enrolled anew', async () => {
    const me = await reader('stanger@test.se');
    const { app, recoveryCodes } = await enrolled(me, 'stanger@test.se');
    const off = factorOf('stanger@test.se', '/turn-off');
    expect((await me.post(off, { password: 'fel', code: await app.code() })).body.faults).toMatchObject({
      password: { code: 'wrongPassword' },
    });
    expect(codeFault(await me.post(off, { password, code: app.wrong() }))).toBe('wrongCode');
    expect((await signIn('stanger@test.se')).body.error).toBe('codeNeeded');
    expect((await me.post(off, { password, code: recoveryCodes[0] })).status).toBe(200);
    expect((await signIn('stanger@test.se')).status).toBe(200);
    expect((await subjectsTo('stanger@test.se'))[0]).toBe('Tvåstegsinloggning är av i Bemanningsplan');
    const again = await enrolled(me, 'stanger@test.se');
    expect(again.app.secret).not.toBe(app.secret);
    expect(codeFault(await signIn('stanger@test.se', app.wrong()))).toBe('wrongCode');
    expect((await signIn('stanger@test.se', await again.app.code())).status).toBe(200);
  });
});

describe('the rule of the organisation', () => {
  test('required: an account without an app gets nothing before it has enrolled one', async () => {
    await reader('maste@test.se');
    await rule('required');
    const given = { username: 'maste@test.se', password };
    const refused = await signIn('maste@test.se');
    expect(refused).toMatchObject({ status: 400, body: { error: 'enrolmentNeeded' } });
    expect(JSON.stringify(refused.body)).not.toContain('token');
    const { data } = await api.anybody.post('/api/account/second-factor', given);
    expect(data.uri).toBe(
      `otpauth://totp/Bemanningsplan:maste%40test.se?secret=${String(data.secret)}&issuer=Bemanningsplan`,
    );
    const app = appWith(String(data.secret));
    const confirm = (code: string) => api.anybody.post('/api/account/second-factor/confirm', { ...given, code });
    expect(codeFault(await confirm(app.wrong()))).toBe('wrongCode');
    const done = await confirm(await app.code());
    expect(done.status).toBe(200);
    expect(done.data.recoveryCodes).toHaveLength(10);
    const tokens = done.data.tokens!;
    const me = clientOf(api.server.url, String(tokens.access_token));
    expect((await me.get(own.U)).status).toBe(200);
    const refreshed = await api.anybody.post('/api/account/refresh', { refresh_token: tokens.refresh_token });
    expect(refreshed.status).toBe(200);
    expect(
      (await me.post(factorOf('maste@test.se', '/turn-off'), { password, code: await app.code() })).body.error,
    ).toBe('secondFactorRequired');
    expect((await signIn('maste@test.se', await app.code())).status).toBe(200);
  });

  test('off: nobody is asked or enrols; whoever had enrolled is asked again when it is not off any more', async () => {
    const me = await reader('av@test.se');
    const other = await reader('annan@test.se');
    const { app } = await enrolled(me, 'av@test.se');
    await rule('off');
    expect((await signIn('av@test.se')).status).toBe(200);
    expect((await other.post(factorOf('annan@test.se'), { password })).body.error).toBe('secondFactorOff');
    await rule('optional');
    expect((await signIn('av@test.se')).body.error).toBe('codeNeeded');
    expect((await signIn('av@test.se', await app.code())).status).toBe(200);
  });

  test('is changed by whoever may change the organisation, versioned and logged', async () => {
    const admin = await api.person('leverantor@test.se', 'Admin');
    const { data } = await superUser.get(own.O);
    expect(data.secondFactor).toBe('optional');
    expect((await superUser.put(own.O, { secondFactor: 'off' })).status).toBe(403);
    expect(await admin.put(own.O, { secondFactor: 'sometimes', version: data.version })).toMatchObject({
      status: 400,
      body: { faults: { secondFactor: { code: 'choice' } } },
    });
    expect((await admin.put(own.O, { secondFactor: 'required', version: data.version })).status).toBe(200);
    expect((await admin.put(own.O, { secondFactor: 'off', version: data.version })).status).toBe(409);
    const { rows } = await api.root.get(`/api/log?orgId=${own.orgId}&object=organization`);
    expect(rows[0]).toMatchObject({ before: { secondFactor: 'optional' }, after: { secondFactor: 'required' } });
  });

  test('does not count for the provider, whose accounts follow the installation', async () => {
    await rule('required');
    process.env.PROVIDER_SECOND_FACTOR = 'required';
    await api.root.get('/api/log');
    expect((await signIn('root@test.se')).body.error).toBe('enrolmentNeeded');
    process.env.PROVIDER_SECOND_FACTOR = 'optional';
    expect((await signIn('root@test.se')).status).toBe(200);
  });
});

describe('a lost device', () => {
  test('is reset by whoever manages the account, mailed and logged', async () => {
    const me = await reader('borta@test.se');
    await enrolled(me, 'borta@test.se');
    const stranger = await api.person('obehorig@test.se', 'SuperUser');
    const reset = factorOf('borta@test.se', '/reset');
    expect([(await me.post(reset)).status, (await stranger.post(reset)).status]).toEqual([404, 404]);
    expect((await superUser.post(reset)).status).toBe(200);
    expect((await superUser.post(reset)).body.error).toBe('secondFactorMissing');
    expect((await signIn('borta@test.se')).status).toBe(200);
    expect((await subjectsTo('borta@test.se'))[0]).toBe('Tvåstegsinloggning är återställd i Bemanningsplan');
    expect(await entriesOf('borta@test.se')).toContainEqual(
      expect.objectContaining({ action: 'remove', object: 'secondFactor', by: 'chef@test.se' }),
    );
  });

  test('the own one is not reset without a code', async () => {
    expect((await superUser.post(factorOf('chef@test.se', '/reset'))).body.error).toBe('ownSecondFactor');
  });

  test('an account that is switched to SAML loses the app, also when it is switched back', async () => {
    const me = await reader('vaxlar@test.se');
    await enrolled(me, 'vaxlar@test.se');
    const path = '/api/account/vaxlar@test.se';
    expect((await superUser.put(path, { loginType: 'saml' })).data).toMatchObject({ secondFactorSince: null });
    expect((await superUser.put(path, { loginType: 'password' })).data).toMatchObject({ secondFactorSince: null });
    expect(await storedOf('vaxlar@test.se')).toBeUndefined();
  });
});
