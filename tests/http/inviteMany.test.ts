import { expect, test } from 'vitest';
import { type Client, withApi } from '../support/api.ts';
import { mailsTo, mailTo } from '../support/post.ts';
import { makeWard, organizationGrant, type Ward } from '../support/ward.ts';

let own: Ward;
let other: Ward;
let superUser: Client;
const api = withApi(async (started) => {
  [own, other] = [await makeWard(started, 'Region Flera'), await makeWard(started, 'Region Annan')];
  superUser = await started.person('chef@flera.se', 'SuperUser', organizationGrant(own));
});

const at = (level: 'unit' | 'area' | 'organization', ward: Ward = own, canWrite = true) => ({
  level,
  id: { unit: ward.unitId, area: ward.areaId, organization: ward.orgId }[level],
  canWrite,
});
const person = (email: string, accesses: readonly object[] = [at('unit')], more: object = {}) => ({
  email,
  type: 'User',
  accesses,
  ...more,
});
const invite = (people: readonly object[], preview = false) =>
  superUser.post('/api/account/invitations', { people, preview });

test('a person is invited with two places by one mail, in one transaction with a log entry each', async () => {
  const two = person('tva@flera.se', [at('unit'), at('area', own, false)], { firstName: 'Två', lastName: 'Platser' });
  const { status, rows } = await invite([two]);
  expect(status).toBe(200);
  expect(rows).toEqual([
    { email: 'tva@flera.se', outcome: 'created', given: [own.unitId, own.areaId], mailSent: true },
  ]);
  const [mail, ...more] = await mailsTo(api, 'tva@flera.se');
  expect(more).toEqual([]);
  expect(mail?.text).toMatch(/Du får läsa och ändra i Region Flera \/ .+ \/ .+\./);
  expect(mail?.text).toMatch(/Du får läsa i Region Flera \/ [^/]+\./);
  expect((await superUser.get('/api/account/tva@flera.se')).data).toMatchObject({
    firstName: 'Två',
    homeOrgId: own.orgId,
    accesses: [
      { level: 'area', canWrite: false },
      { level: 'unit', canWrite: true },
    ],
  });
});

test('a preview answers the same and stores and mails nothing', async () => {
  const people = [person('sedd@flera.se')];
  const seen = await invite(people, true);
  expect(seen.rows).toEqual([{ email: 'sedd@flera.se', outcome: 'created', given: [own.unitId] }]);
  expect((await api.root.get('/api/account/sedd@flera.se')).status).toBe(404);
  expect(await mailsTo(api, 'sedd@flera.se')).toEqual([]);
  expect((await invite(people)).rows).toMatchObject([{ outcome: 'created', given: [own.unitId], mailSent: true }]);
});

test('an account in use gets what it lacks by one mail; sent again, nothing is given and nothing mailed', async () => {
  await api.person('finns@flera.se', 'User', { level: 'area', orgId: own.orgId, areaId: own.areaId, canWrite: false });
  const people = [person('finns@flera.se', [at('area'), at('unit')])];
  expect((await invite(people)).rows).toEqual([
    { email: 'finns@flera.se', outcome: 'granted', given: [own.unitId], mailSent: true },
  ]);
  expect((await mailTo(api, 'finns@flera.se')).subject).toBe('Du har fått ny behörighet i Bemanningsplan');
  expect((await invite(people)).rows).toEqual([{ email: 'finns@flera.se', outcome: 'unchanged', given: [] }]);
  expect(await mailsTo(api, 'finns@flera.se')).toHaveLength(1);
});

test('people at fault are answered with the reason, and the others go in', async () => {
  await api.person('provare@flera.se', 'Admin');
  const { rows } = await invite([
    person('bra@flera.se'),
    person('annan@flera.se', [at('unit', other)]),
    person('sulan@flera.se', [at('unit')], { type: 'SuperUser' }),
    person('provare@flera.se'),
    person('saml@flera.se', [at('unit')], { loginType: 'saml' }),
  ]);
  expect(rows.map(({ outcome }) => String(outcome))).toEqual(['created', 'refused', 'refused', 'refused', 'refused']);
  expect(rows.slice(1).map(({ reason }) => String(reason))).toEqual([
    expect.stringContaining('finns inte'),
    'Rollen kan inte få behörighet på den här nivån.',
    expect.stringContaining('redan'),
    expect.any(String),
  ]);
  for (const email of ['annan@flera.se', 'sulan@flera.se', 'saml@flera.se'])
    expect((await api.root.get(`/api/account/${email}`)).status).toBe(404);
  expect(await mailsTo(api, 'provare@flera.se')).toEqual([]);
});

test('an account of another organisation is answered as a new one, and keeps its home and its access there', async () => {
  await api.person('granne@annan.se', 'User', organizationGrant(other));
  await api.root.put('/api/account/granne@annan.se', { homeOrgId: other.orgId });
  const answerTo = async (email: string) => ({ ...(await invite([person(email)])).rows[0], email: '' });
  expect(await answerTo('granne@annan.se')).toEqual(await answerTo('okand@annan.se'));
  expect((await api.root.get('/api/account/granne@annan.se')).data).toMatchObject({
    homeOrgId: other.orgId,
    accesses: expect.arrayContaining([expect.objectContaining({ unitId: own.unitId })]),
  });
});

test('a person twice, a place twice, a provider’s type, no place and 26 people are refused whole', async () => {
  const refused = async (people: readonly object[]) => (await invite(people)).status;
  expect(await refused([person('dubbel@flera.se'), person(' DUBBEL@flera.se')])).toBe(400);
  expect(await refused([person('dubbel@flera.se', [at('unit'), at('unit')])])).toBe(400);
  expect(await refused([person('dubbel@flera.se', [at('unit')], { type: 'Admin' })])).toBe(400);
  expect(await refused([person('dubbel@flera.se', [])])).toBe(400);
  expect(await refused(Array.from({ length: 26 }, (_, n) => person(`nr${n}@flera.se`)))).toBe(400);
  expect((await api.root.get('/api/account?search=dubbel')).rows).toEqual([]);
  expect((await invite(Array.from({ length: 25 }, (_, n) => person(`nr${n}@flera.se`)))).rows).toHaveLength(25);
});

test('an account that administers none may not invite', async () => {
  const user = await api.person('vanlig@flera.se', 'User', organizationGrant(own));
  expect((await user.post('/api/account/invitations', { people: [person('x@flera.se')] })).status).toBe(403);
});
