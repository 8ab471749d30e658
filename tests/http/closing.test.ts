import type { SQSEvent } from 'aws-lambda';
import { expect, test } from 'vitest';
import { organizationsOf } from '#functions/core/places/repository.ts';
import { files } from '#functions/kernel/store/files.ts';
import { planKeys } from '#functions/kernel/store/keys.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { Conflict, type Table } from '#functions/kernel/store/table.ts';
import { closeDueMonths } from '#functions/triggers/retention/closing.ts';
import { handler as carryOut } from '#functions/triggers/retention/queued.ts';
import { monthNames } from '#shared/model/activity.ts';
import { addMonths, todayInStockholm } from '#shared/time/day.ts';
import { type Client, withApi } from '../support/api.ts';
import { hoursFile, type ImportUnit, importUnit, previewFile } from '../support/imports.ts';
import { makeWard, organizationGrant, type Ward } from '../support/ward.ts';
import { readWorkbook } from '../support/workbook.ts';

let ward: Ward;
let unit: ImportUnit;
let superUser: Client;
let admin: Client;
let planner: Client;
const api = withApi(async (api) => {
  ward = await makeWard(api, 'Region Stängd');
  unit = await importUnit(api, ward);
  superUser = await api.person('controller@test.se', 'SuperUser', organizationGrant(ward));
  admin = await api.person('admin.stangd@test.se', 'Admin');
  planner = await api.person('planerare.stangd@test.se', 'User', { ...organizationGrant(ward), canWrite: true });
});

/** The month before this one, which has ended, and its name in values. */
const [year, month] = addMonths(`${todayInStockholm(new Date()).slice(0, 7)}-01`, -1)
  .split('-')
  .map(Number) as [number, number];
const name = monthNames[month - 1]!;
const valuesPath = () => `${unit.U}/activity/input`;
const closedPath = () => `${unit.U}/followup/${year}/closed`;
const commentsPath = () => `${unit.U}/followup/${year}/comments`;

test('a closed month keeps its hours, comments and report; SuperAdmin corrects it for a reason', async () => {
  const { data: activity } = await api.root.post(`${unit.U}/activity`, {
    name: 'Arbetad tid',
    type: 'Worklog',
    map: 'Work',
    start: year,
    heromaActivityIdentifier: 'ARB',
  });
  const activityId = String(activity.id);
  const values = (version: number, value: number, more: object = {}) => ({
    year,
    inputs: [{ activityId, [name]: value, version }],
    ...more,
  });
  expect((await admin.put(valuesPath(), values(0, 700))).status).toBe(200);
  expect((await planner.put(commentsPath(), { [name]: 'Influensa' })).status).toBe(200);

  expect((await planner.post(closedPath(), { month })).status).toBe(403);
  expect(await superUser.post(`${unit.U}/followup/${year + 1}/closed`, { month: 12 })).toMatchObject({
    status: 400,
    body: { faults: { month: { code: 'monthOpen' } } },
  });
  expect((await planner.get(`${closedPath()}/${month}`)).status).toBe(404);
  const both = await Promise.all([superUser, admin].map((client) => client.post(closedPath(), { month })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(both.find(({ status }) => status === 400)!.body).toMatchObject({
    faults: { month: { code: 'monthClosedAlready' } },
  });

  expect(await admin.put(valuesPath(), values(1, 800))).toMatchObject({
    status: 400,
    body: {
      message: 'Månaden är stängd: arbetade timmar och kommentarer kan inte ändras.',
      faults: { [`inputs.0.${name}`]: { code: 'monthClosed' } },
    },
  });
  expect((await admin.put(valuesPath(), values(1, 700))).status).toBe(200);
  expect(await planner.put(commentsPath(), { [name]: 'Vinterkräksjuka' })).toMatchObject({
    status: 400,
    body: { faults: { [name]: { code: 'monthClosed' } } },
  });
  expect((await admin.put(valuesPath(), values(2, 800, { reason: 'Rättelse' }))).status).toBe(400);
  expect(await api.root.put(valuesPath(), values(2, 800))).toMatchObject({
    status: 400,
    body: { faults: { reason: { code: 'required' } } },
  });
  expect((await api.root.remove(`${unit.U}/activity/${activityId}`, { confirm: 'Arbetad tid' })).body).toMatchObject({
    faults: { activityId: { code: 'activityInClosed' } },
  });

  const corrected = await api.root.put(valuesPath(), values(2, 800, { reason: 'Fel lönefil' }));
  expect(corrected.status).toBe(200);
  const { data: now } = await planner.get(`${unit.U}/followup/${year}`);
  expect(now.closed).toMatchObject([{ month, correctedBy: expect.any(String), correctedAt: expect.any(String) }]);
  const { data: kept } = await planner.get(`${closedPath()}/${month}`);
  const workedIn = (report: typeof kept) =>
    (report as unknown as { groups: { rows: { key: string; months: number[] }[] }[] }).groups
      .flatMap(({ rows }) => rows)
      .find(({ key }) => key === 'worked')!.months[month - 1];
  expect(workedIn(kept.report as never)).toBe(700);
  expect((kept.report as unknown as { comments: string[] }).comments[month - 1]).toBe('Influensa');
  expect(workedIn(now)).toBe(800);
});

test('a file of follow-up says which of its months are closed, and which corrected', async () => {
  const fileOf = async (months: object) => {
    const report = { type: 'followup', unitIds: [unit.U.split('/').at(-1)], startYear: year, endYear: year, ...months };
    const answer = await fetch(`${api.server.url}/api/xlsx-export`, {
      method: 'POST',
      headers: { authorization: `Bearer ${superUser.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(report),
    });
    expect(answer.status).toBe(200);
    return readWorkbook(new Uint8Array(await answer.arrayBuffer()));
  };
  const { 'Stängda månader': closed } = await fileOf({ startMonth: 1, endMonth: 12 });
  expect(closed).toMatchObject([
    {
      År: year,
      Stängd: expect.anything(),
      'Stängd av': expect.stringMatching(/^(controller|admin.stangd)@test.se$/),
      'Rättad av': expect.any(String),
    },
  ]);
  const other = month === 1 ? 2 : month - 1;
  expect(await fileOf({ startMonth: other, endMonth: other })).not.toHaveProperty('Stängda månader');
});

test('an import of other hours into a closed month is refused, of the same it changes nothing', async () => {
  const row = (hours: number) =>
    hoursFile(`${unit.identifier};${year}${String(month).padStart(2, '0')};ARB;Månadslön;${hours}`);
  const { data } = await previewFile(api, unit.U, 'hours', row(650));
  expect(JSON.stringify(data)).toContain('monthClosed');
  const same = await previewFile(api, unit.U, 'hours', row(800));
  expect(JSON.stringify(same.data)).not.toContain('monthClosed');
});

test('a month is closed by the day of its organisation, once, with its name in the log', async () => {
  const other = await makeWard(api, 'Region Stängningsdag');
  expect((await api.root.put(other.O, { closingDay: 29 })).status).toBe(400);
  expect((await api.root.put(other.O, { closingDay: 5 })).data).toMatchObject({ closingDay: 5 });
  await api.root.post(`${other.U}/activity`, { name: 'Arbetad tid', type: 'Worklog', map: 'Work', start: 2024 });
  expect((await api.root.put(other.O, { closingDay: 1 })).status).toBe(200);
  const before = () => api.root.get(`${other.U}/followup/${year}`);
  await carryOut({ Records: [{ body: JSON.stringify({ orgId: other.orgId }) }] } as SQSEvent);
  expect((await before()).data.closed).toMatchObject([{ month, by: 'stängningsdag' }]);

  expect((await api.root.put(other.O, { closingDay: 5 })).status).toBe(200);
  const [organization] = await organizationsOf(theTable(), [other.orgId]);
  const on = (day: string) => closeDueMonths(theTable(), organization!, new Date(`${day}T06:00:00Z`));
  expect(await on('2025-03-04')).toEqual({ closed: 0, failed: 0 });
  expect(await on('2025-03-05')).toEqual({ closed: 1, failed: 0 });
  expect(await on('2025-03-06')).toEqual({ closed: 0, failed: 0 });
  expect((await api.root.get(`${other.U}/followup/2025`)).data.closed).toMatchObject([
    { month: 2, by: 'stängningsdag' },
  ]);
  expect(await on('2025-01-31')).toEqual({ closed: 1, failed: 0 });
  expect((await api.root.get(`${other.U}/followup/2024`)).data.closed).toMatchObject([{ month: 12 }]);
});

const addUnit = async ({ A }: Ward, name: string): Promise<string> => {
  const { data } = await api.root.post(`${A}/units`, { name, shortName: name.slice(-1) });
  await api.root.post(`${A}/units/${data.id}/activity`, { name: 'Tid', type: 'Worklog', map: 'Work', start: 2024 });
  return String(data.id);
};

test('a unit that cannot be closed keeps no other one waiting, and the run fails when the rest is done', async () => {
  const other = await makeWard(api, 'Region Skadad');
  const [damaged, whole] = [await addUnit(other, 'Avdelning 1'), await addUnit(other, 'Avdelning 2')];
  expect((await api.root.put(other.O, { closingDay: 1 })).status).toBe(200);
  const key = planKeys.inputs({ orgId: other.orgId, unitId: damaged }, year);
  await theTable().commit({ put: { ...key, version: 1, data: { year, inputs: [], closed: [null] } } });
  await expect(carryOut({ Records: [{ body: JSON.stringify({ orgId: other.orgId }) }] } as SQSEvent)).rejects.toThrow(
    'could not be closed in 1 units',
  );
  const { data } = await api.root.get(`${other.A}/units/${whole}/followup/${year}`);
  expect(data.closed).toMatchObject([{ month, by: 'stängningsdag' }]);
});

test('the report of a closing goes only where the table refused it for certain', async () => {
  const other = await makeWard(api, 'Region Avbrott');
  const U = `${other.A}/units/${await addUnit(other, 'Avdelning 1')}`;
  expect((await api.root.put(other.O, { closingDay: 5 })).status).toBe(200);
  const [organization] = await organizationsOf(theTable(), [other.orgId]);
  const close = (day: string, commit: Table['commit']) =>
    closeDueMonths({ ...theTable(), commit }, organization!, new Date(`${day}T06:00:00Z`));
  const reports = () => files().list(`${other.orgId}/closed/`);
  let refusals = 1;
  const refusedOnce = await close('2025-03-05', (...writes) =>
    refusals-- > 0 ? Promise.reject(new Conflict()) : theTable().commit(...writes),
  );
  expect(refusedOnce).toEqual({ closed: 1, failed: 0 });
  expect(await reports()).toHaveLength(1);

  const unanswered = await close('2025-04-05', async (...writes) => {
    await theTable().commit(...writes);
    throw new Error('timeout');
  });
  expect(unanswered).toEqual({ closed: 0, failed: 1 });
  expect(await reports()).toHaveLength(2);
  expect((await api.root.get(`${U}/followup/2025/closed/3`)).status).toBe(200);
});
