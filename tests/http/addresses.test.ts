import { describe, expect, test } from 'vitest';
import { type Client, password, withApi } from '../support/api.ts';
import { customerOf, setProviders } from '../support/idp.ts';
import { codeIn, codeTo, mailsTo, mailTo } from '../support/post.ts';
import { makeWard, organizationGrant, type Ward } from '../support/ward.ts';

let ward: Ward;
let chief: Client;
const api = withApi(async (api) => {
  ward = await makeWard(api, 'Region Adress');
  setProviders([customerOf(api, 'region', ward.orgId, 'test.se')]);
  chief = await api.person('chef@test.se', 'SuperUser', organizationGrant(ward));
});

const path = (name: string) => `/api/account/${name}`;
const person = (name: string) => api.person(name, 'User', { ...organizationGrant(ward), canWrite: false });
const confirm = (username: string, code: string) =>
  api.anybody.post('/api/account/confirm-address', { username, code });
const addressOf = async (name: string) => (await api.root.get(path(name))).data;

describe('another address of an account', () => {
  test('counts from its confirmation on; the earlier one gets a mail', async () => {
    await person('anna@test.se');
    const asked = await chief.put(path('anna@test.se'), { email: 'Anna.Ny@test.se' });
    expect(asked).toMatchObject({
      status: 200,
      data: { email: 'anna@test.se', newEmail: 'anna.ny@test.se', mailSent: true },
    });
    await api.anybody.post('/api/account/forgot-password', { email: 'anna.ny@test.se' });
    const mails = await mailsTo(api, 'anna.ny@test.se');
    expect(mails.map(({ subject }) => subject)).toEqual(['Bekräfta din nya e-postadress i Bemanningsplan']);
    expect(await mailsTo(api, 'anna@test.se')).toEqual([]);

    const code = codeIn(mails[0]!);
    expect((await confirm('anna@test.se', code)).status).toBe(200);
    expect(await addressOf('anna@test.se')).toMatchObject({ email: 'anna.ny@test.se', newEmail: null });
    const mail = await mailTo(api, 'anna@test.se');
    expect(mail.subject).toBe('Din e-postadress är bytt i Bemanningsplan');
    expect(mail.text).toContain('anna@test.se');
    expect((await confirm('anna@test.se', code)).body.error).toBe('invalidCode');
    const log = await api.root.get('/api/log?object=account&user=anna@test.se');
    expect(log.rows[0]).toMatchObject({ before: { email: 'anna@test.se' }, after: { email: 'anna.ny@test.se' } });
  });

  test('needs the right code of this account, and none that was mailed before', async () => {
    await person('bo@test.se');
    await chief.put(path('bo@test.se'), { email: 'bo1@test.se' });
    const first = await codeTo(api, 'bo1@test.se');
    await chief.put(path('bo@test.se'), { email: 'bo2@test.se' });
    const second = await codeTo(api, 'bo2@test.se');
    for (const [name, code] of [
      ['bo@test.se', 'x'],
      ['bo@test.se', first],
      ['chef@test.se', second],
      ['ingen@test.se', second],
    ] as const)
      expect([name, (await confirm(name, code)).body.error]).toEqual([name, 'invalidCode']);
    expect((await confirm('bo@test.se', second)).status).toBe(200);
  });

  test('can be taken back, which ends its link; other changes leave it', async () => {
    await person('cia@test.se');
    await chief.put(path('cia@test.se'), { email: 'cia1@test.se' });
    const code = await codeTo(api, 'cia1@test.se');
    expect((await chief.put(path('cia@test.se'), { firstName: 'Cia' })).data).toMatchObject({
      newEmail: 'cia1@test.se',
    });
    expect((await chief.put(path('cia@test.se'), { newEmail: null })).data).toMatchObject({ newEmail: null });
    expect((await confirm('cia@test.se', code)).body.error).toBe('invalidCode');
  });

  test('belongs to the account that confirms it first', async () => {
    await Promise.all([person('dan@test.se'), person('eva@test.se')]);
    for (const name of ['dan@test.se', 'eva@test.se'])
      expect((await chief.put(path(name), { email: 'samma@test.se' })).status).toBe(200);
    const [eva, dan] = await mailsTo(api, 'samma@test.se');
    expect((await confirm('dan@test.se', codeIn(dan!))).status).toBe(200);
    expect(await confirm('eva@test.se', codeIn(eva!))).toMatchObject({ status: 400, body: { error: 'accountTaken' } });
    expect((await chief.put(path('eva@test.se'), { email: 'samma@test.se' })).body.error).toBe('accountTaken');
  });

  test('must be one that the identity provider vouches for where the account has SAML', async () => {
    await person('gro@test.se');
    await chief.put(path('gro@test.se'), { loginType: 'saml' });
    const asked = await chief.put(path('gro@test.se'), { email: 'gro@annan.example' });
    expect(asked).toMatchObject({ status: 400, body: { faults: { email: { code: 'samlDomain' } } } });
  });

  test('says when the mail service refused it', async () => {
    await person('fia@test.se');
    const asked = await chief.put(path('fia@test.se'), { email: 'fia@refuse.test' });
    expect(asked).toMatchObject({ status: 200, data: { email: 'fia@test.se', mailSent: false } });
  });
});

describe('one’s own address', () => {
  test('needs the password anew', async () => {
    const me = await api.person('egen@test.se', 'SuperUser', organizationGrant(ward));
    const ask = (secret?: string) => me.put(path('egen@test.se'), { email: 'egen1@test.se', password: secret });
    expect((await ask()).body).toMatchObject({ error: 'validation', faults: { password: { code: 'required' } } });
    expect((await ask('fel')).body).toMatchObject({ faults: { password: { code: 'wrongPassword' } } });
    expect(await mailsTo(api, 'egen1@test.se')).toEqual([]);
    expect((await ask(password)).data).toMatchObject({ email: 'egen@test.se', newEmail: 'egen1@test.se' });
    expect((await confirm('egen@test.se', await codeTo(api, 'egen1@test.se'))).status).toBe(200);
    expect((await mailsTo(api, 'egen@test.se')).map(({ subject }) => subject)).toEqual([
      'Din e-postadress är bytt i Bemanningsplan',
    ]);
  });

  test('is no way to guess the password in a session that was left open', async () => {
    const me = await api.person('kvar@test.se', 'SuperUser', organizationGrant(ward));
    const errors: unknown[] = [];
    for (let n = 0; n < 6; n++)
      errors.push((await me.put(path('kvar@test.se'), { email: 'tjuv@test.se', password: `fel${n}` })).body.error);
    expect(errors).toEqual([...Array(5).fill('validation'), 'account_locked']);
  });
});

describe('the owner of an account gets a mail', () => {
  const subjects = async (name: string) => (await mailsTo(api, name)).map(({ subject }) => subject);

  test('of a changed and of a reset password', async () => {
    const me = await person('gun@test.se');
    const change = { oldPassword: password, password: 'Bättre!123' };
    expect((await me.post(`${path('gun@test.se')}/change-password`, change)).status).toBe(200);
    expect(await subjects('gun@test.se')).toEqual(['Ditt lösenord är bytt i Bemanningsplan']);
    await api.anybody.post('/api/account/forgot-password', { email: 'gun@test.se' });
    const given = { username: 'gun@test.se', code: await codeTo(api, 'gun@test.se'), password: 'Ännu/bättre1' };
    expect((await api.anybody.post('/api/account/reset-password', given)).status).toBe(200);
    expect((await subjects('gun@test.se'))[0]).toBe('Ditt lösenord är bytt i Bemanningsplan');
    expect((await mailTo(api, 'gun@test.se')).text).toContain(process.env.SUPPORT_EMAIL);
  });

  test('of another way to sign in, there and back', async () => {
    await person('hans@test.se');
    await chief.put(path('hans@test.se'), { loginType: 'saml' });
    expect((await mailTo(api, 'hans@test.se')).text).toContain('genom din arbetsgivare');
    await chief.put(path('hans@test.se'), { loginType: 'password' });
    const texts = (await mailsTo(api, 'hans@test.se')).map(({ text }) => text);
    expect(texts).toContainEqual(expect.stringContaining('med användarnamn och lösenord'));
  });
});
