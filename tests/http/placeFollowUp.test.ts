import { expect, test } from 'vitest';
import { placeTextRange } from '#functions/kernel/store/keys.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { monthNames } from '#shared/model/activity.ts';
import { PlaceFollowUp } from '#shared/model/placeFollowUp.ts';
import { todayInStockholm } from '#shared/time/day.ts';
import { type Client, withApi } from '../support/api.ts';
import { makeWard, organizationGrant, unitGrant, type Ward } from '../support/ward.ts';
import { readWorkbook } from '../support/workbook.ts';

/** Last year has ended whole, whatever day it is. */
const year = Number(todayInStockholm(new Date()).slice(0, 4)) - 1;

let ward: Ward;
let second: string;
let superUser: Client;
const api = withApi(async (api) => {
  ward = await makeWard(api, 'Region Ledning');
  superUser = await api.person('ledning@test.se', 'SuperUser', organizationGrant(ward));
  const made = await api.root.post(`${ward.A}/units`, { name: 'Avd 2' });
  second = `${ward.A}/units/${made.data.id}`;
  await worked(api.root, ward.U, 700);
});

/** Hours of January in a unit, and the stencil that prices them. */
const worked = async (by: Client, unit: string, hours: number) => {
  const activity = { name: 'Arbetad tid', type: 'Worklog', map: 'Work', start: year - 1 };
  const { data } = await by.post(`${unit}/activity`, activity);
  const values = { year, inputs: [{ activityId: data.id, [monthNames[0]!]: hours, version: 0 }] };
  expect((await by.put(`${unit}/activity/input`, values)).status).toBe(200);
};

const followUp = async (by: Client, place: string) => {
  const { status, data } = await by.get(`${place}/followup/${year}`);
  expect(status).toBe(200);
  return PlaceFollowUp.parse(data);
};

test('a unit without rates has hours and no cost, which is named and never 0', async () => {
  const { rows, through, units, quality } = await followUp(superUser, ward.O);
  expect({ through, units }).toEqual({ through: 12, units: 2 });
  expect(rows.worked.toDate).toEqual({ hours: 700, services: null, cost: null, months: 1 });
  expect(rows.worked.months[0]).toMatchObject({ hours: 700, units: 1 });
  const lacks = quality.map(({ unitName, kind, from }) => `${unitName} ${kind} ${from}`);
  expect(lacks).toContain(`Medicinavdelning 33 stencil ${year}-01-01`);
  expect(lacks).toContain(`Medicinavdelning 33 worklog ${year}-02-01`);
  expect(lacks).toContain(`Avd 2 worklog ${year}-01-01`);
  expect(lacks).toContain(`Avd 2 budget ${year}-01-01`);
});

test('an area and its organisation add up units, by unit and by area, with rates and budget hours', async () => {
  const stencil = { year, hour: 400, monthlyWorkHours: 140 };
  for (const unit of [ward.U, second]) {
    expect((await api.root.post(`${unit}/stencils`, stencil)).status).toBe(201);
    const hours = { start: `${year}-01-01`, end: `${year}-12-31`, budget: 280 };
    expect((await api.root.post(`${unit}/budget-hours`, hours)).status).toBe(201);
  }
  const area = await followUp(superUser, ward.A);
  expect(area.rows.worked.toDate).toEqual({ hours: 700, services: 5, cost: 280, months: 1 });
  expect(area.rows.budget.year).toEqual({ hours: 6720, services: 4, cost: 2688, months: 12 });
  expect(area.rows.budgetDifference.toDate).toMatchObject({ hours: 420, services: 3, cost: 168 });
  expect(area.parts.map(({ name, rows }) => [name, rows.budget.year.hours])).toEqual([
    ['Avd 2', 3360],
    ['Medicinavdelning 33', 3360],
  ]);
  const organization = await followUp(superUser, ward.O);
  expect(organization.rows).toEqual(area.rows);
  expect([area.name, organization.name]).toEqual(['Medicin', 'Region Ledning']);
  expect(organization.parts).toMatchObject([{ id: ward.areaId, name: 'Medicin', units: 2, isLacking: true }]);
  const next = PlaceFollowUp.parse((await superUser.get(`${ward.O}/followup/${year + 1}`)).data);
  expect(next.lastYear.worked.year.hours).toBe(700);
  expect(next.rows.forecast.year.hours).toBeNull();
});

test('a closed month counts as it is, and says in how many units it is closed', async () => {
  const before = await followUp(superUser, ward.O);
  expect(before.closed).toEqual(Array(12).fill(0));
  expect((await superUser.post(`${ward.U}/followup/${year}/closed`, { month: 1 })).status).toBe(200);
  const after = await followUp(superUser, ward.O);
  expect(after.closed).toEqual([1, ...Array(11).fill(0)]);
  expect(after.rows).toEqual(before.rows);
});

test('who may not read the place, and another organisation, see nothing of it', async () => {
  const unitReader = await api.person('avdelning@test.se', 'User', { ...unitGrant(ward), canWrite: false });
  const other = await makeWard(api, 'Region Grannen');
  const stranger = await api.person('granne@test.se', 'SuperUser', organizationGrant(other));
  const areaReader = await api.person('verksamhet@test.se', 'User', {
    level: 'area',
    orgId: ward.orgId,
    areaId: ward.areaId,
    canWrite: false,
  } as const);
  for (const path of [`/followup/${year}`, `/followup/${year}/export?kind=csv`]) {
    expect((await unitReader.get(`${ward.A}${path}`)).status).toBe(403);
    expect((await areaReader.get(`${ward.O}${path}`)).status).toBe(403);
    expect((await stranger.get(`${ward.O}${path}`)).status).toBe(404);
    expect((await stranger.get(`${other.O}/areas/${ward.areaId}${path}`)).status).toBe(404);
  }
  expect((await areaReader.get(`${ward.A}/followup/${year}`)).status).toBe(200);
  expect((await superUser.get(`${ward.O}/followup/nu`)).status).toBe(404);
  expect((await superUser.get(`${ward.O}/followup/${year}/export?kind=pdf`)).status).toBe(400);
});

test('a text is saved over its version by who may write the place, is logged, and goes with the file and the area', async () => {
  const writer = await api.person('skriver@test.se', 'User', {
    level: 'area',
    orgId: ward.orgId,
    areaId: ward.areaId,
    canWrite: true,
  } as const);
  const path = `${ward.A}/followup/${year}/text`;
  expect((await writer.get(path)).data).toEqual({ text: '', version: 0, changedBy: '', changedAt: '' });
  const saved = await writer.put(path, { text: 'Vi håller budgeten.', version: 0 });
  expect(saved).toMatchObject({ status: 200, data: { text: 'Vi håller budgeten.', version: 1 } });
  expect(await superUser.put(path, { text: 'Nej', version: 0 })).toMatchObject({
    status: 409,
    body: { current: { text: 'Vi håller budgeten.' }, changedBy: 'skriver@test.se' },
  });
  expect((await superUser.put(path, { text: 'x'.repeat(1001), version: 1 })).status).toBe(400);
  expect((await writer.put(`${ward.O}/followup/${year}/text`, { text: 'Nej', version: 0 })).status).toBe(403);
  expect((await writer.get(`${ward.O}/followup/${year}/text`)).status).toBe(403);
  const log = await superUser.get(`/api/log?orgId=${ward.orgId}&object=followUpText`);
  expect(log.data[0]).toMatchObject({ by: 'skriver@test.se', after: { text: 'Vi håller budgeten.' } });
  const file = await superUser.get(`${ward.A}/followup/${year}/export?kind=csv`);
  expect(file.status).toBe(200);

  const { data: area } = await api.root.post(`${ward.O}/areas`, { name: 'Tillfällig' });
  const of = `${ward.O}/areas/${area.id}`;
  expect((await superUser.put(`${of}/followup/${year}/text`, { text: 'Kort', version: 0 })).status).toBe(200);
  expect((await api.root.remove(of)).status).toBe(204);
  expect(await theTable().query(placeTextRange(ward.orgId, String(area.id)))).toEqual([]);
});

test('a month counts as many units with worked time as are not named without it; one with a part of it is named so', async () => {
  const activity = { name: 'Inhyrda', type: 'Worklog', map: 'Rental', start: year };
  const { data } = await api.root.post(`${ward.U}/activity`, activity);
  const { rows, units, quality } = await followUp(superUser, ward.O);
  const namedIn = (kind: string, month: number) => {
    const day = `${year}-${String(month).padStart(2, '0')}-01`;
    return quality
      .filter((lack) => lack.kind === kind && lack.from <= day && day <= lack.to)
      .map((lack) => lack.unitName);
  };
  expect(namedIn('worklogPart', 1)).toEqual(['Medicinavdelning 33']);
  expect(namedIn('worklogPart', 2)).toEqual([]);
  for (const [index, { units: counted }] of rows.worked.months.entries())
    expect(counted + namedIn('worklog', index + 1).length, `month ${index + 1}`).toBe(units);
  expect((await api.root.remove(`${ward.U}/activity/${data.id}`)).status).toBe(204);
});

test('a hidden unit counts for the SuperAdmin alone', async () => {
  const { data } = await api.root.get(second);
  const changed = await api.root.put(second, { ...data, hidden: true });
  expect(changed.status).toBe(200);
  expect((await followUp(superUser, ward.O)).units).toBe(1);
  expect((await followUp(api.root, ward.O)).units).toBe(2);
  await api.root.put(second, { ...changed.data, hidden: false });
});

test('a file has the months, the parts, what is missing, and what it is of', async () => {
  const answer = await fetch(`${api.server.url}${ward.A}/followup/${year}/export?kind=xlsx`, {
    headers: { authorization: `Bearer ${superUser.token}` },
  });
  expect(answer.status).toBe(200);
  const tables = await readWorkbook(new Uint8Array(await answer.arrayBuffer()));
  expect(Object.keys(tables)).toEqual(['Uppföljning', 'Per avdelning', 'Uppgifter som saknas', 'Om filen']);
  const workedHours = tables.Uppföljning!.find((row) => row.Rad === 'Arbetad tid' && row.Enhet === 'timmar');
  expect(workedHours).toMatchObject({ År: year, Jan: 700, 'Januari–dec': 700 });
  const about = Object.fromEntries(tables['Om filen']!.map((row) => [row.Uppgift, row.Värde]));
  expect(about).toMatchObject({
    Organisation: 'Region Ledning',
    Verksamhet: 'Medicin',
    Avdelningar: '2',
    'Stängda månader': 'Jan (1)',
    Kommentar: 'Vi håller budgeten.',
    Period: `${year}, med ${year - 1} som jämförelse`,
    Skapad: todayInStockholm(new Date()),
  });
});
