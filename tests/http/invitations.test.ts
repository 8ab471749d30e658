import { afterAll, expect, test } from 'vitest';
import { type Client, withApi } from '../support/api.ts';
import { customerOf, setProviders } from '../support/idp.ts';
import { codeIn, mailsTo, mailTo } from '../support/post.ts';
import { makeWard, organizationGrant, type Ward } from '../support/ward.ts';

let own: Ward;
let superUser: Client;
const api = withApi(async (started) => {
  own = await makeWard(started, 'Region Inbjudan');
  superUser = await started.person('chef@test.se', 'SuperUser', organizationGrant(own));
  await superUser.put('/api/account/chef@test.se', { firstName: 'Anna', lastName: 'Lindqvist' });
  setProviders([customerOf(started, 'region', own.orgId, 'region.se')]);
});
afterAll(() => setProviders([]));

const create = (email: string, more: object = {}) =>
  superUser.post('/api/account', {
    email,
    type: 'User',
    access: { level: 'unit', id: own.unitId, canWrite: true },
    ...more,
  });
const grant = (level: 'unit' | 'area' | 'organization', id: string, userId: string) =>
  superUser.post(`/api/access/${level}/${id}/user/${userId}`, { role: 'User' });
const confirm = (username: string, code: string) =>
  api.anybody.post('/api/account/confirm', { username, code, password: 'första' });
const listed = async () => (await superUser.get(`/api/access/unit/${own.unitId}`)).rows;

test('an invitation says who invites and what the account may do where, and a later one names all places', async () => {
  expect((await create('ny@test.se')).data).toMatchObject({ mailSent: true });
  const first = await mailTo(api, 'ny@test.se');
  expect(first.text).toContain('Anna Lindqvist (chef@test.se) bjuder in dig till Bemanningsplan.');
  expect(first.text).toMatch(/Du får läsa och ändra i Region Inbjudan \/ .+ \/ .+\./);
  expect(first.text).toContain('Ditt användarnamn är ny@test.se.');
  await grant('area', own.areaId, 'ny@test.se');
  const second = await mailTo(api, 'ny@test.se');
  expect(second.text).toMatch(/Du får läsa och ändra i Region Inbjudan \/ .+ \/ .+\./);
  expect(second.text).toMatch(/Du får läsa i Region Inbjudan \/ [^/]+\./);
});

test('the first of seven mailed links still works', async () => {
  await create('sju@test.se');
  const first = codeIn(await mailTo(api, 'sju@test.se'));
  for (let n = 0; n < 6; n++)
    expect((await superUser.post('/api/account/sju@test.se/resend-confirmation')).status).toBe(200);
  expect(await mailsTo(api, 'sju@test.se')).toHaveLength(7);
  expect((await confirm('sju@test.se', first)).status).toBe(200);
  expect((await superUser.post('/api/account/sju@test.se/resend-confirmation')).body.error).toBe('alreadyConfirmed');
});

test('a new access of an account in use is mailed with who gave it', async () => {
  await api.person('van@test.se', 'User', { level: 'area', orgId: own.orgId, areaId: own.areaId, canWrite: false });
  await grant('unit', own.unitId, 'van@test.se');
  const mail = await mailTo(api, 'van@test.se');
  expect(mail.subject).toBe('Du har fått ny behörighet i Bemanningsplan');
  expect(mail.text).toContain('Anna Lindqvist (chef@test.se) har gett dig ny behörighet.');
  expect(mail.text).toMatch(/Du får läsa i Region Inbjudan \/ .+ \/ .+\./);
});

test('an account with SAML is mailed the name of its button, and again, until it has signed in', async () => {
  expect((await create('saml@region.se', { loginType: 'saml' })).data).toMatchObject({ active: true, mailSent: true });
  const mail = await mailTo(api, 'saml@region.se');
  expect(mail.text).toContain('Anna Lindqvist (chef@test.se) bjuder in dig till Bemanningsplan.');
  expect(mail.text).toContain('välj knappen ”Logga in med region”');
  expect(mail.text).toContain('/#/auth/login');
  expect(codeIn(mail)).toBe('');
  expect((await superUser.post('/api/account/saml@region.se/resend-confirmation')).status).toBe(200);
  expect(await mailsTo(api, 'saml@region.se')).toHaveLength(2);
  const inactive = await superUser.get('/api/account?status=inactive&search=saml');
  expect(inactive.rows).toMatchObject([{ username: 'saml@region.se' }]);
});

test('Behörighet says who has only been invited, and not of guests; the list of accounts says who is locked', async () => {
  await create('inbjuden@test.se');
  await api.person('last@test.se', 'User', {
    level: 'unit',
    orgId: own.orgId,
    areaId: own.areaId,
    unitId: own.unitId,
    canWrite: false,
  });
  for (let n = 0; n < 5; n++) await api.login('last@test.se', 'fel');
  const other = await makeWard(api, 'Region Bredvid');
  await api.person('gast@test.se', 'User', organizationGrant(other));
  await api.root.put('/api/account/gast@test.se', { homeOrgId: other.orgId });
  await superUser.post(`/api/access/unit/${own.unitId}/user`, { selectedOption: 'newUser', email: 'gast@test.se' });
  const rows = await listed();
  const stateOf = (userId: string) => rows.find((row) => String(row.userId) === userId);
  expect(stateOf('inbjuden@test.se')).toMatchObject({ status: 'inactive' });
  expect(stateOf('last@test.se')).toMatchObject({ status: 'active' });
  expect(stateOf('gast@test.se')).toMatchObject({ userId: 'gast@test.se' });
  expect(stateOf('gast@test.se')).not.toHaveProperty('status');
  const page = await superUser.get('/api/account?search=last@test.se');
  expect(page.rows).toMatchObject([{ lockedUntil: expect.stringMatching(/^\d{4}-/) }]);
  expect((await superUser.post('/api/account/last@test.se/unlock')).status).toBe(200);
  expect((await superUser.get('/api/account?search=last@test.se')).rows[0]).not.toHaveProperty('lockedUntil');
});

test('the right link of a closed account says that it is closed; a wrong one says no more than others', async () => {
  await create('stangd@test.se');
  const code = codeIn(await mailTo(api, 'stangd@test.se'));
  await superUser.put('/api/account/stangd@test.se', { disabled: true });
  const check = (given: string) =>
    api.anybody.post('/api/account/check-link', { username: 'stangd@test.se', code: given, purpose: 'confirm' });
  expect((await check('fel')).body.error).toBe('invalidCode');
  expect((await check(code)).body.error).toBe('account_closed');
  expect((await confirm('stangd@test.se', code)).body.error).toBe('account_closed');
  await superUser.put('/api/account/stangd@test.se', { disabled: false });
  expect((await confirm('stangd@test.se', code)).status).toBe(200);
});

test('whoever asks for a new password of a closed account is mailed that it is closed', async () => {
  await api.person('forsvann@test.se', 'User', organizationGrant(own));
  await api.root.put('/api/account/forsvann@test.se', { disabled: true });
  expect((await api.anybody.post('/api/account/forgot-password', { email: 'forsvann@test.se' })).status).toBe(200);
  const mail = await mailTo(api, 'forsvann@test.se');
  expect(mail.subject).toBe('Ditt konto i Bemanningsplan är stängt');
  expect(codeIn(mail)).toBe('');
});

test('the login of a closed account that is locked leads to a mail, which comes and says that it is closed', async () => {
  await api.person('bada@test.se', 'User', organizationGrant(own));
  await api.root.put('/api/account/bada@test.se', { disabled: true });
  for (let n = 0; n < 5; n++) await api.login('bada@test.se', 'fel');
  const { error, message } = (await api.login('bada@test.se')).body;
  expect(error).toBe('account_locked');
  expect(message).toContain('Har du glömt lösenordet?');
  expect((await api.anybody.post('/api/account/forgot-password', { email: 'bada@test.se' })).status).toBe(200);
  expect((await mailTo(api, 'bada@test.se')).text).toContain('Be en superanvändare i din organisation att öppna det.');
});
