import { afterAll, afterEach, expect, test } from 'vitest';
import type { GroupRow } from '#shared/model/groupMapping.ts';
import { type Client, clientOf, type Json, withApi } from '../support/api.ts';
import { customerOf, type Idp, idpPassword, register, setProviders, startIdp } from '../support/idp.ts';
import { aBrowser, answerFor, beginAt } from '../support/samlBrowser.ts';
import { makeWard, organizationGrant, type Ward } from '../support/ward.ts';

let ward: Ward;
let other: Ward;
let superUser: Client;
let idp: Idp;

const local = ['ny', 'byter', 'hand', 'styrd', 'chefen', 'gast', 'ingen', 'stangd', 'borta', 'hakar'];
const names = [...local.map((name) => `${name}@region.se`), 'ingen@annan.se'];

const api = withApi(async (started) => {
  [ward, other] = [await makeWard(started, 'Region Grupp'), await makeWard(started, 'Region Annan')];
  superUser = await started.person('chef@annat.se', 'SuperUser', organizationGrant(ward));
  setProviders([customerOf(started, 'region', ward.orgId, 'region.se', ['name'])]);
  const people = names.map((email) => ({ email, firstName: 'Nils', lastName: 'Ny' }));
  idp = await startIdp(started, 'region', people, { asksForGroups: true });
  register(started, idp, 'region');
});
afterAll(() => idp.stop());

const mapping = () => `${ward.O}/group-mapping`;

const unitRow = (group: string, more: Partial<GroupRow> = {}): GroupRow => ({
  group,
  level: 'unit',
  id: ward.unitId,
  role: 'User',
  canWrite: false,
  ...more,
});
const superRow = (group: string) => unitRow(group, { level: 'organization', id: ward.orgId, role: 'SuperUser' });

const store = async (rows: readonly GroupRow[], createsAccounts = true) => {
  const saved = await superUser.put(mapping(), { createsAccounts, rows });
  expect(saved.status).toBe(200);
  return saved.data;
};

afterEach(() => store([]));

/** Signs in at the provider as a person of these groups: where that led, and a client with the token, if there is one. */
const signIn = async (email: string, groups: readonly string[]) => {
  const browser = aBrowser();
  const begun = await beginAt(browser, api.server.url, 'region');
  const { url } = await browser.submit(
    await answerFor(browser, begun, email, idpPassword, { groups: groups.join(';') }),
  );
  const token = browser.cookie(api.server.url, 'auth-token');
  return { url, client: token === undefined ? undefined : clientOf(api.server.url, token) };
};

const accountOf = async (email: string) => (await api.root.get(`/api/account/${email}`)).data;
const accessesOf = async (email: string) =>
  ((await accountOf(email)).accesses as unknown as Json[]).map(({ level, canWrite, groups }) =>
    [level, canWrite ? 'write' : 'read', groups === undefined ? 'hand' : String(groups)].join(' '),
  );
const readUnit = async (client: Client | undefined) => (await client?.get(ward.U))?.status;
const refusedAs = (reason: string) => `${api.server.url}/#/auth/login?reason=${reason}`;

test('an unknown person whose group gives a unit gets an account that reaches the unit, logged with the group', async () => {
  await store([unitRow('MED 33'), unitRow('Annat', { id: ward.areaId, level: 'area' })]);
  const { client } = await signIn('ny@region.se', ['MED 33', 'Vaktmästare, dag']);
  expect(await readUnit(client)).toBe(200);
  expect((await client?.post(`${ward.C}/assets`, { name: 'Eva', period: { start: '2026-01-05' } }))?.status).toBe(403);
  expect(await accountOf('ny@region.se')).toMatchObject({
    type: 'User',
    loginType: 'saml',
    provider: 'region',
    homeOrgId: ward.orgId,
    firstName: 'Nils',
    active: true,
  });
  expect(await accessesOf('ny@region.se')).toEqual(['unit read MED 33']);
  const { rows } = await superUser.get(`/api/log?orgId=${ward.orgId}&user=ny@region.se`);
  expect(rows.map(({ action, object }) => `${action} ${object}`)).toEqual([
    'create grant',
    'update account',
    'create account',
  ]);
  expect(rows[0]?.after).toMatchObject({ groups: ['MED 33'], userName: 'ny@region.se' });
});

test('what the groups no longer give is taken away at the next sign-in, what they newly give is given', async () => {
  await store([
    unitRow('läs'),
    unitRow('skriv', { canWrite: true }),
    unitRow('område', { id: ward.areaId, level: 'area' }),
  ]);
  expect(await readUnit((await signIn('byter@region.se', ['läs'])).client)).toBe(200);
  await signIn('byter@region.se', ['läs', 'skriv', 'område']);
  expect((await accessesOf('byter@region.se')).sort()).toEqual(['area read område', 'unit write läs,skriv']);
  await signIn('byter@region.se', ['område']);
  expect(await accessesOf('byter@region.se')).toEqual(['area read område']);
  // The assertion has no such attribute at all, which the user pool takes for no change.
  const { client } = await signIn('byter@region.se', []);
  expect(await accessesOf('byter@region.se')).toEqual([]);
  expect(await readUnit(client)).toBe(404);
  const { rows } = await superUser.get(`/api/log?orgId=${ward.orgId}&user=byter@region.se&object=grant`);
  const { orgId, areaId, unitId } = ward;
  expect(rows[0]).toMatchObject({ action: 'remove', before: { groups: ['område'] }, path: { orgId, areaId } });
  expect(rows.find(({ action }) => String(action) === 'update')?.path).toMatchObject({ orgId, areaId, unitId });
});

test('grants given by hand stay, also where the table gives less or more', async () => {
  await store([unitRow('grupp', { canWrite: true }), unitRow('grupp', { id: ward.areaId, level: 'area' })]);
  await api.root.post('/api/account', {
    email: 'hand@region.se',
    type: 'User',
    loginType: 'saml',
    access: { level: 'unit', id: ward.unitId, canWrite: false },
  });
  await signIn('hand@region.se', ['grupp']);
  expect((await accessesOf('hand@region.se')).sort()).toEqual(['area read grupp', 'unit read hand']);
  await signIn('hand@region.se', []);
  expect(await accessesOf('hand@region.se')).toEqual(['unit read hand']);
});

test('a grant from a group is not changed by hand, and may be withdrawn until the next sign-in', async () => {
  await store([unitRow('grupp')]);
  await signIn('styrd@region.se', ['grupp']);
  const { rows } = await superUser.get(`/api/access/unit/${ward.unitId}`);
  const grant = rows.find(({ userName }) => String(userName) === 'styrd@region.se');
  expect(grant).toMatchObject({ groups: ['grupp'], canWrite: false });
  const path = `/api/access/unit/user/${grant?.id}`;
  expect(await superUser.put(path, { canWrite: true })).toMatchObject({
    status: 400,
    body: { faults: { canWrite: { code: 'grantMapped' } } },
  });
  expect((await superUser.remove(path)).status).toBe(204);
  await signIn('styrd@region.se', ['grupp']);
  expect(await accessesOf('styrd@region.se')).toEqual(['unit read grupp']);
});

test('a group of SuperUsers makes a SuperUser of an account that was made by groups, until the group is gone', async () => {
  await store([superRow('chefer'), unitRow('grupp')]);
  await signIn('chefen@region.se', ['chefer', 'grupp']);
  expect(await accountOf('chefen@region.se')).toMatchObject({ type: 'SuperUser' });
  expect(await accessesOf('chefen@region.se')).toEqual(['organization write chefer']);
  const { client } = await signIn('chefen@region.se', ['grupp']);
  expect(await accountOf('chefen@region.se')).toMatchObject({ type: 'User' });
  expect(await accessesOf('chefen@region.se')).toEqual(['unit read grupp']);
  expect((await client?.get(mapping()))?.status).toBe(403);
});

test('an account with a grant by hand, here or in another organisation, is not made a SuperUser by a group', async () => {
  await store([superRow('chefer'), unitRow('grupp')]);
  await signIn('gast@region.se', ['grupp']);
  const invited = await api.root.post(`/api/access/organization/${other.orgId}/user`, {
    selectedOption: 'existingUser',
    email: 'gast@region.se',
    canWrite: false,
  });
  expect(invited.status).toBe(201);
  await signIn('gast@region.se', ['chefer', 'grupp']);
  expect(await accountOf('gast@region.se')).toMatchObject({ type: 'User' });
  expect((await accessesOf('gast@region.se')).sort()).toEqual(['organization read hand', 'unit read grupp']);
});

test('an unknown person is refused where no group gives anything, the organisation makes no accounts, or the address is another’s', async () => {
  await store([unitRow('grupp')]);
  const unknown = refusedAs('samlUnknown');
  expect((await signIn('ingen@region.se', [])).url).toBe(unknown);
  expect((await signIn('ingen@region.se', ['Grupp', 'grupp 2', '*'])).url).toBe(unknown);
  expect((await signIn('ingen@annan.se', ['grupp'])).url).toBe(unknown);
  await store([unitRow('grupp')], false);
  expect((await signIn('ingen@region.se', ['grupp'])).url).toBe(unknown);
  expect((await api.root.get('/api/account/ingen@region.se')).status).toBe(404);
});

test('a group whose name has commas, brackets or spaces gives nothing that a group of another name gives', async () => {
  await store([unitRow('chef')]);
  const unknown = refusedAs('samlUnknown');
  for (const named of ['x,chef', '[chef]', '[x, chef]', '[x,chef]', 'chef,', 'x, chef', '%63hef', '[%63hef, x]'])
    expect((await signIn('hakar@region.se', [named])).url, named).toBe(unknown);
  expect((await signIn('hakar@region.se', ['x,chef', '[chef]', 'y%2Cchef'])).url).toBe(unknown);
  expect(await readUnit((await signIn('hakar@region.se', ['[x]', 'a,b', 'chef'])).client)).toBe(200);
  await store([unitRow('Vaktmästare dag'), unitRow('natt', { id: ward.areaId, level: 'area' })]);
  await signIn('hakar@region.se', ['Vaktmästare dag', 'natt', '[natt]', 'Vaktmästare, dag']);
  expect((await accessesOf('hakar@region.se')).sort()).toEqual(['area read natt', 'unit read Vaktmästare dag']);
});

test('a closed account stays closed, whatever its groups give', async () => {
  await store([unitRow('grupp')]);
  await signIn('stangd@region.se', ['grupp']);
  await superUser.put('/api/account/stangd@region.se', { disabled: true });
  expect((await signIn('stangd@region.se', ['grupp'])).url).toBe(refusedAs('samlClosed'));
});

test('a removed unit of the table gives nothing, is shown as removed, and is not stored anew', async () => {
  const { id } = (await api.root.post(`${ward.A}/units`, { name: 'Tillfällig', shortName: 'T' })).data;
  const row = unitRow('tillfällig', { id: String(id) });
  expect(await store([row])).toMatchObject({ rows: [{ path: 'Region Grupp / Medicin / Tillfällig' }] });
  expect((await api.root.remove(`${ward.A}/units/${id}?confirm=${encodeURIComponent('Tillfällig')}`)).status).toBe(204);
  expect((await signIn('borta@region.se', ['tillfällig'])).url).toBe(refusedAs('samlUnknown'));
  expect((await superUser.get(mapping())).data).toMatchObject({ rows: [{ path: null }] });
  expect(await superUser.put(mapping(), { createsAccounts: true, rows: [unitRow('grupp'), row] })).toMatchObject({
    status: 400,
    body: { faults: { 'rows.1.id': { code: 'placeGone' } } },
  });
});

test('the table names places of the organisation only, no SuperUser of a unit, no row twice, and no other role', async () => {
  const faultsOf = async (...rows: object[]) =>
    (await superUser.put(mapping(), { createsAccounts: false, rows })).body.faults;
  expect(await faultsOf(unitRow('g', { id: other.unitId }))).toEqual({ 'rows.0.id': { code: 'placeGone' } });
  expect(await faultsOf(unitRow('g', { level: 'area' }))).toEqual({ 'rows.0.id': { code: 'placeGone' } });
  expect(await faultsOf(unitRow('g', { role: 'SuperUser' }))).toEqual({ 'rows.0.role': { code: 'grantRole' } });
  expect(await faultsOf(unitRow('g'), unitRow('g', { canWrite: true }))).toEqual({ 'rows.1.group': { code: 'twice' } });
  for (const name of ['x,chef', '[chef', 'chef]', '[x, chef]'])
    expect(await faultsOf(unitRow(name)), name).toEqual({ 'rows.0.group': { code: 'groupName' } });
  expect(await faultsOf(unitRow(' '))).toEqual({ 'rows.0.group': { code: 'required' } });
  expect(await faultsOf({ ...unitRow('g'), role: 'SuperAdmin' })).toEqual({ 'rows.0.role': { code: 'choice' } });
});

test('the table is changed by version, logged, repeated as it was answered, and hidden from others', async () => {
  const first = await store([unitRow('a')]);
  const changed = await superUser.put(mapping(), { ...(first as object), createsAccounts: false });
  expect(changed).toMatchObject({ status: 200, data: { createsAccounts: false, rows: [{ group: 'a' }] } });
  expect(await superUser.put(mapping(), { ...(first as object) })).toMatchObject({ status: 409 });
  const { rows } = await superUser.get(`/api/log?orgId=${ward.orgId}&object=groupMapping`);
  expect(rows[0]).toMatchObject({ action: 'update', before: { createsAccounts: true } });
  const stranger = await api.person('granne@annat.se', 'SuperUser', organizationGrant(other));
  const reader = await api.person('lasare@annat.se', 'User', {
    level: 'organization',
    orgId: ward.orgId,
    canWrite: true,
  });
  expect([(await stranger.get(mapping())).status, (await reader.get(mapping())).status]).toEqual([404, 403]);
});
