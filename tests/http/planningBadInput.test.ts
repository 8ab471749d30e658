import { expect, test } from 'vitest';
import { teamLimits } from '#shared/model/asset.ts';
import { addDays, todayInStockholm } from '#shared/time/day.ts';
import { type Client, type Json, type Reply, withApi } from '../support/api.ts';
import { makeWard, monday, organizationGrant, sunday, unitGrant, type Ward } from '../support/ward.ts';

let ward: Ward;
let planner: Client;
let boss: Client;

withApi(async (api) => {
  ward = await makeWard(api, 'Region Plan');
  planner = await api.person('planerare@test.se', 'User', unitGrant(ward));
  boss = await api.person('chef@test.se', 'SuperUser', organizationGrant(ward));
});

const made = async (client: Client, path: string, body: object): Promise<Json> => {
  const { status, data } = await client.post(path, body);
  expect(status).toBe(201);
  return data;
};

/** Sends a request that is refused with 400 and that text, and expects every list to be answered as before. */
const expectRefused = async (lists: readonly string[], ask: () => Promise<Reply>, refusal: object): Promise<void> => {
  const stored = async () => Promise.all(lists.map(async (path) => (await boss.get(path)).data));
  const before = await stored();
  const { status, body } = await ask();
  expect({ status, body }).toMatchObject({ status: 400, body: refusal });
  expect(await stored()).toEqual(before);
};

test('a second stencil of a year is refused at the year, new or moved there', async () => {
  const all = `${ward.U}/stencils`;
  const year = Number(todayInStockholm(new Date()).slice(0, 4)) + 1;
  await made(planner, all, { year, hour: 410 });
  const next = await made(planner, all, { year: year + 1, hour: 420 });
  const refusal = { error: 'validation', fields: { year: 'Året har redan en schablon.' } };
  await expectRefused([all], () => planner.post(all, { year, hour: 1 }), refusal);
  await expectRefused([all], () => planner.put(`${all}/${next.id}`, { year }), refusal);
  await expectRefused([all], () => planner.put(`${all}/${next.id}`, { year: 20266 }), {
    fields: { year: 'Högst 2100.' },
  });
});

test('a budget category of a name that a staff or budget-only category has is refused at the name', async () => {
  const all = `${ward.U}/categories/budget`;
  const doctors = await made(planner, all, { name: 'Läkare' });
  const refusal = { error: 'duplicateName', name: true, fields: { name: 'Namnet finns redan.' } };
  for (const name of ['sjuksköterska', ' LÄKARE '])
    await expectRefused([all], () => planner.post(all, { name }), refusal);
  const rename = () => planner.put(`${ward.U}/categories/${doctors.id}/budget`, { name: 'Sjuksköterska' });
  await expectRefused([all], rename, refusal);
});

/** The employees of the team sheet, with periods of rate `workRate` from a week on. */
const typed = async (names: readonly string[], from: number, workRate: number) => {
  const { rows } = await boss.get(`${ward.C}/team?start=${monday(-30)}&end=${sunday(30)}`);
  return names.map((name) => {
    const { id, version, periods } = rows.find((one) => String(one.name) === name)!;
    const [first] = periods as unknown as readonly Json[];
    return {
      id,
      version,
      periods: [
        { ...first, end: addDays(monday(from), -1) },
        { start: monday(from), end: null, workRate },
      ],
    };
  });
};

test('a team save that touches a week older than 10 weeks is refused whole for a User', async () => {
  const names = ['Anna Ny', 'Bo Gammal'];
  for (const name of names) await made(boss, `${ward.C}/assets`, { name, period: { start: monday(-40) } });
  const [anna] = await typed(names, 2, 0.5);
  const [, bo] = await typed(names, -11, 0.5);
  const save = () => planner.put(`${ward.C}/assets/periods`, { assets: [anna, bo] });
  await expectRefused([`${ward.C}/assets`], save, {
    error: 'history',
    fields: {
      'assets.1.periods': 'Perioder äldre än 10 veckor kan bara ändras av en superanvändare eller administratör.',
    },
  });
});

test('a team save of more employees or periods than one transaction holds is refused with the limit', async () => {
  await made(boss, `${ward.C}/assets`, { name: 'Cia Många', period: { start: monday(0) } });
  const [cia] = await typed(['Cia Många'], 2, 0.5);
  const people = Array.from({ length: teamLimits.assets + 1 }, (_, index) => ({ ...cia, id: `ast_${index}` }));
  const save = (assets: readonly object[]) => () => planner.put(`${ward.C}/assets/periods`, { assets });
  await expectRefused([`${ward.C}/assets`], save(people), { fields: { assets: 'Högst 40 stycken.' } });
  const rows = Array.from({ length: 1000 }, (_, week) => ({ start: monday(week), end: sunday(week) }));
  await expectRefused([`${ward.C}/assets`], save([{ ...cia, periods: rows }]), {
    fields: { 'assets.0.periods': 'Högst 500 stycken.' },
  });
});

test('1,000 pasted rows of demand are refused with the limit', async () => {
  const demand = await made(planner, `${ward.C}/demands`, { start: monday(0), end: sunday(3) });
  const [row] = demand.shiftDemands as unknown as readonly Json[];
  const rows = Array.from({ length: 1000 }, () => row);
  const path = `${ward.C}/demands/${demand.id}`;
  await expectRefused([path], () => planner.put(path, { shiftDemands: rows }), {
    fields: { shiftDemands: 'Högst 200 stycken.' },
  });
});

test('a simulation over a locked period, and one before the 10 weeks by a User, are promoted neither whole nor in part', async () => {
  const all = `${ward.C}/demands`;
  const live = await made(boss, all, { start: monday(20), end: sunday(29) });
  const beside = await made(boss, all, { start: monday(30), end: sunday(39) });
  const simulated = await made(boss, all, { start: monday(25), end: sunday(34), simulation: true });
  await boss.put(`${all}/${beside.id}/lock`, {});
  await expectRefused([all], () => boss.post(`${all}/${simulated.id}/promote`), {
    error: 'locked',
    locked: true,
    message: expect.stringContaining('låst för ändringar'),
  });
  expect(live.end).toBe(sunday(29));
  const past = await made(boss, all, { start: monday(-20), end: sunday(-15), simulation: true });
  await expectRefused([all], () => planner.post(`${all}/${past.id}/promote`), { error: 'history' });
});

test('a new demand period inside a locked open-ended one is refused at its start in the specified words', async () => {
  const all = `${ward.C}/demands`;
  const open = await made(boss, all, { start: monday(60), end: null });
  await boss.put(`${all}/${open.id}/lock`, {});
  await expectRefused([all], () => planner.post(all, { start: monday(70), end: null }), {
    error: 'locked',
    locked: true,
    fields: { start: expect.stringMatching(/^Behovsperioden börjar inom en låst period\. Kontakta .* låsa upp\.$/) },
  });
});
