import { describe, expect, test } from 'vitest';
import { at, member, names, other, own, stranger, superUser, withAccess } from '../support/access.ts';
import type { Reply } from '../support/api.ts';
import { mailsTo } from '../support/post.ts';
import { organizationGrant } from '../support/ward.ts';

const api = withAccess();

describe('giving access to an account of the organisation', () => {
  test('an account with a new grant is listed on that place, not above it, and is no candidate there any more', async () => {
    const email = await member('anna@test.se');
    const [candidate] = (await superUser.get(`${at('unit')}/candidates`)).rows.filter(
      ({ userId }) => `${userId}` === email,
    );
    expect(candidate).toEqual({
      userId: email,
      userName: email,
      email,
      firstName: null,
      lastName: null,
      role: 'User',
      loginType: 'password',
      selectedOption: 'existingUser',
    });
    const made = await superUser.post(`${at('unit')}/user/${email}`, { role: 'User', canWrite: true });
    expect(made).toMatchObject({
      status: 201,
      data: { id: expect.any(String), version: 1, level: 'unit', userId: email, email, role: 'User', canWrite: true },
    });
    expect((await superUser.get(at('unit'))).rows).toContainEqual(
      expect.objectContaining({ id: made.data.id, version: 1, email }),
    );
    expect(names(await superUser.get(at('area')))).not.toContain(email);
    expect(names(await superUser.get(`${at('unit')}/candidates`))).not.toContain(email);
    expect(names(await superUser.get(`${at('area')}/candidates`))).toContain(email);
  });

  test('candidates are open accounts of the organisation: Users everywhere, SuperUsers for the whole of it', async () => {
    await member('bo@test.se');
    await member('stor@test.se', own, { type: 'SuperUser' });
    await member('annanstans@test.se', other);
    await member('adm@test.se', own, { type: 'Admin' });
    await member('stängd@test.se');
    await api.root.put('/api/account/stängd@test.se', { disabled: true });
    const addresses = ['bo', 'stor', 'annanstans', 'adm', 'stängd'].map((name) => `${name}@test.se`);
    const seen = async (level: 'organization' | 'area' | 'unit') =>
      names(await superUser.get(`${at(level)}/candidates`)).filter((name) => addresses.includes(name));
    expect(await seen('organization')).toEqual(['bo@test.se', 'stor@test.se']);
    expect(await seen('area')).toEqual(['bo@test.se']);
    expect(await seen('unit')).toEqual(['bo@test.se']);
  });

  test('a place is granted once, with the account’s role; to a SuperUser for the whole organisation and writable', async () => {
    await member('cia@test.se');
    await member('stora@test.se', own, { type: 'SuperUser' });
    const give = (level: 'organization' | 'area', who: string, role: string, canWrite = false) =>
      superUser.post(`${at(level)}/user/${who}@test.se`, { role, canWrite });
    expect((await give('area', 'cia', 'SuperUser')).body.fields).toEqual({
      role: 'Rollen måste vara den som kontot har.',
    });
    expect(await give('area', 'cia', 'User')).toMatchObject({ status: 201, data: { canWrite: false } });
    expect(await give('area', 'cia', 'User')).toMatchObject({
      status: 400,
      body: { fields: { userId: 'Användaren har redan behörighet här.' } },
    });
    expect((await give('area', 'stora', 'SuperUser')).body.fields).toEqual({
      role: 'Rollen kan inte få behörighet på den här nivån.',
    });
    expect(await give('organization', 'stora', 'SuperUser')).toMatchObject({
      status: 201,
      data: { canWrite: true, role: 'SuperUser', selectedOption: 'existingSuperUser' },
    });
  });

  test('a SuperUser gets 404 for an account of another organisation; SuperAdmin may grant to any', async () => {
    await member('dan@test.se', other);
    const path = `${at('unit')}/user/dan@test.se`;
    expect((await superUser.post(path, { role: 'User' })).status).toBe(404);
    expect((await superUser.post(`${at('unit')}/user/ingen@test.se`, { role: 'User' })).status).toBe(404);
    expect((await api.root.post(path, { role: 'User' })).status).toBe(201);
    expect(names(await superUser.get(at('unit')))).toContain('dan@test.se');
  });

  test('refuses grants to the provider’s accounts', async () => {
    await member('prov@test.se', own, { type: 'Admin' });
    expect((await superUser.post(`${at('organization')}/user/prov@test.se`, { role: 'User' })).status).toBe(404);
    expect((await api.root.post(`${at('organization')}/user/prov@test.se`, { role: 'Admin' })).status).toBe(400);
  });
});

describe('giving access by address', () => {
  const invite = (level: 'organization' | 'area' | 'unit', email: string, more: object = {}) =>
    superUser.post(`${at(level)}/user`, { selectedOption: 'newUser', email, loginType: 'password', ...more });

  test('an unknown address gets an account and an invitation, and reaches the unit after choosing a password', async () => {
    const made = await invite('unit', 'Erik@Test.se', { canWrite: true });
    expect(made).toMatchObject({
      status: 201,
      data: { userId: 'erik@test.se', role: 'User', canWrite: true, mailSent: true },
    });
    const [mail] = await mailsTo(api, 'erik@test.se');
    expect(mail?.subject).toBe('Välkommen till Bemanningsplan');
    const code = new URLSearchParams(/\?(username=\S+)/.exec(mail!.text)![1]).get('code');
    await api.anybody.post('/api/account/confirm', { username: 'erik@test.se', code, password: 'första' });
    const { body } = await api.login('erik@test.se', 'första');
    const erik = api.anybody;
    const answer = await erik.send('GET', `${own.U}/beds`, undefined, { authorization: `Bearer ${body.access_token}` });
    expect(answer.status).toBe(200);
    expect((await superUser.get('/api/account/erik@test.se')).data).toMatchObject({
      homeOrgId: own.orgId,
      accesses: [{ path: 'Region Behörig / Medicin / Medicinavdelning 33', canWrite: true }],
    });
  });

  test('an account of another organisation is granted the place with the same answer as a new one', async () => {
    await member('frida@test.se', other);
    await api.root.post(`${at('unit', other)}/user/frida@test.se`, { role: 'User' });
    const known = await invite('area', 'frida@test.se');
    const fresh = await invite('area', 'gustav@test.se');
    expect([known.status, fresh.status]).toEqual([201, 201]);
    const shapeOf = ({ data }: Reply) => ({
      ...data,
      id: '',
      accessId: '',
      userId: '',
      userName: '',
      email: '',
      changedAt: '',
    });
    expect(shapeOf(known)).toEqual(shapeOf(fresh));
    expect((await mailsTo(api, 'frida@test.se')).length).toBe(3);
    expect(names(await superUser.get(at('area')))).toEqual(expect.arrayContaining(['frida@test.se', 'gustav@test.se']));
  });

  test('an active account gets a mail about the new place', async () => {
    await api.person('hanna@test.se', 'User', { level: 'unit', ...other, canWrite: false });
    expect((await invite('unit', 'hanna@test.se')).data).toMatchObject({ mailSent: true });
    const [mail] = await mailsTo(api, 'hanna@test.se');
    expect(mail).toMatchObject({ subject: 'Du har fått ny behörighet i Bemanningsplan' });
    expect(mail?.text).toContain('Region Behörig / Medicin / Medicinavdelning 33');
  });

  test('an address of another kind of account is refused as one in use; a second grant, and a SuperUser below, too', async () => {
    expect(await invite('organization', 'granne@test.se')).toMatchObject({
      status: 400,
      body: { error: 'accountTaken', fields: { email: expect.stringContaining('kan redan vara i bruk') } },
    });
    expect((await invite('unit', 'root@test.se')).body.error).toBe('accountTaken');
    expect((await invite('unit', 'ines@test.se')).status).toBe(201);
    expect((await invite('unit', 'ines@test.se')).body.fields).toEqual({
      email: 'Användaren har redan behörighet här.',
    });
    expect((await invite('area', 'jon@test.se', { selectedOption: 'newSuperUser' })).body.fields).toEqual({
      selectedOption: 'Rollen kan inte få behörighet på den här nivån.',
    });
    const above = await invite('organization', 'jon@test.se', { selectedOption: 'newSuperUser' });
    expect(above).toMatchObject({ status: 201, data: { role: 'SuperUser', canWrite: true } });
    expect((await invite('unit', 'inte en adress')).body.fields).toEqual({ email: 'Ange en giltig e-postadress.' });
  });

  test('ten concurrent invitations create one account with one grant', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => invite('unit', 'karin@test.se')));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(400)]);
    expect((await api.root.get('/api/account/karin@test.se')).data).toMatchObject({ accesses: [{ level: 'unit' }] });
  });

  test('a repeated invitation with the same Idempotency-Key returns the first result', async () => {
    const body = { selectedOption: 'newUser', email: 'lotta@test.se', loginType: 'saml' };
    const again = () => superUser.post(`${at('unit')}/user`, body, { 'idempotency-key': 'k1' });
    const first = await again();
    const second = await again();
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.data).toMatchObject({ id: first.data.id as unknown as string, userId: 'lotta@test.se' });
  });
});

test('only SuperUsers of the place and SuperAdmin give access', async () => {
  const user = await api.person('rut@test.se', 'User', organizationGrant(own));
  const admin = await api.person('sara@test.se', 'Admin');
  for (const path of [at('unit'), `${at('organization')}/candidates`]) {
    expect((await user.get(path)).status).toBe(403);
    expect((await admin.get(path)).status).toBe(403);
    expect((await stranger.get(path)).status).toBe(404);
    expect((await api.anybody.get(path)).status).toBe(401);
    expect((await api.root.get(path)).status).toBe(200);
  }
});
