import { createHash } from 'node:crypto';
import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { describe, expect, test } from 'vitest';
import { type Client, type Json, withApi } from '../support/api.ts';
import { dayRow, makeWard, monday, organizationGrant, sunday, unitGrant, type Ward } from '../support/ward.ts';

let ward: Ward;
let planner: Client;
let asset: Json;
let demand: Json;

/** The database gives a map's keys in any order. */
const inKeyOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** All that is stored, but for sign-ins and their counts: the same before and after a refusal. */
const stored = async (): Promise<string> => {
  const client = new DynamoDBClient();
  const { Items = [] } = await client.send(
    new ScanCommand({ TableName: process.env.TABLE_NAME!, ConsistentRead: true }),
  );
  client.destroy();
  const rows = Items.map((item) => JSON.stringify(item, inKeyOrder)).sort();
  return createHash('sha256').update(rows.join()).digest('hex');
};

const api = withApi(async (api) => {
  ward = await makeWard(api, 'Region Prov');
  planner = await api.person('planner@test.se', 'User', unitGrant(ward));
  asset = (await planner.post(`${ward.C}/assets`, { name: 'Anna 🌷', period: { start: monday(0), end: sunday(9) } }))
    .data as never;
  demand = (await planner.post(`${ward.C}/demands`, { start: monday(0), end: sunday(9) })).data;
  await planner.post(`${ward.U}/beds`, { start: monday(0), end: sunday(9), beds: 20 });
});

interface Case {
  readonly it: string;
  readonly ask: () => Promise<{ status: number; body: Json }>;
  /** 400 unless given. */
  readonly status?: number;
  /** The field at fault and a piece of its Swedish text, or a piece of the message. */
  readonly field?: [name: string, text: string | RegExp];
  readonly error?: string;
}

const assetPeriod = (change: object) => () =>
  planner.post(`${ward.C}/assets/${asset.id}/periods`, { start: monday(20), end: sunday(21), ...change });
const rows = (change: object) => () =>
  planner.put(`${ward.C}/demands/${demand.id}`, { shiftDemands: [dayRow(ward.shiftId, change)] });

const cases: Case[] = [
  {
    it: 'a period that overlaps another',
    ask: assetPeriod({ start: monday(5), end: sunday(12) }),
    error: 'overlap',
    field: ['start', 'överlappar'],
  },
  {
    it: 'an end before the start',
    ask: assetPeriod({ start: monday(20), end: sunday(10) }),
    field: ['end', 'Slutdatum måste vara senare än startdatum.'],
  },
  { it: 'a start that is no Monday', ask: assetPeriod({ start: sunday(20) }), field: ['start', 'måndag'] },
  { it: 'an end that is no Sunday', ask: assetPeriod({ end: monday(22) }), field: ['end', 'söndag'] },
  {
    it: 'a day that does not exist',
    ask: assetPeriod({ start: '2026-02-30' }),
    field: ['start', 'datum som finns'],
  },
  {
    it: 'a day in another form',
    ask: assetPeriod({ start: '30/11 2026' }),
    field: ['start', 'datum som finns'],
  },
  { it: 'an unknown field', ask: assetPeriod({ salary: 1 }), field: ['salary', 'Okänt fält'] },
  {
    it: 'five decimals',
    ask: assetPeriod({ workRate: 0.12345 }),
    field: ['workRate', 'Högst 4 decimaler'],
  },
  { it: 'a rate above 1', ask: assetPeriod({ workRate: 1.1 }), field: ['workRate', 'Högst 1'] },
  { it: 'a rate below 0', ask: assetPeriod({ workRate: -0.1 }), field: ['workRate', 'Minst 0'] },
  { it: 'text for a rate', ask: assetPeriod({ workRate: '1' }), field: ['workRate', 'tal'] },
  {
    it: 'both staff flags',
    ask: assetPeriod({ isFillIn: true, isContractor: true }),
    field: ['isContractor', 'inte båda'],
  },
  { it: 'level 2,5', ask: assetPeriod({ level: 2.5 }), field: ['level', 'Nivå måste vara ett heltal'] },
  { it: 'level 7', ask: assetPeriod({ level: 7 }), field: ['level', 'Högst 6'] },
  {
    it: 'a nameless employee',
    ask: () => planner.post(`${ward.C}/assets`, { name: '  ', period: { start: monday(1) } }),
    field: ['name', 'fyllas i'],
  },
  {
    it: '10,000 characters in a name',
    ask: () => planner.post(`${ward.C}/assets`, { name: 'å'.repeat(10_000), period: { start: monday(1) } }),
    field: ['name', 'Högst 100 tecken'],
  },
  {
    it: '6 characters in a demand value',
    ask: rows({ mon: '123,45' }),
    field: ['shiftDemands.0.mon', 'Högst 5 tecken'],
  },
  {
    it: 'three decimals in a demand value',
    ask: rows({ mon: '1,234' }),
    field: ['shiftDemands.0.mon', 'två decimaler'],
  },
  { it: 'a negative demand value', ask: rows({ mon: '-1' }), field: ['shiftDemands.0.mon', 'tal'] },
  { it: 'a 25th hour', ask: rows({ endHour: 25 }), field: ['shiftDemands.0.endHour', 'klockslag'] },
  {
    it: '24:30',
    ask: rows({ endHour: 24, endMinute: 30 }),
    field: ['shiftDemands.0.endMinute', 'klockslag'],
  },
  {
    it: 'a weekend flag without weekend times',
    ask: rows({ wkndStartHour: null }),
    field: ['shiftDemands.0.wkndStartHour', 'Arbetstid helg behöver fyllas i när helgrutan är i kryssad.'],
  },
  {
    it: 'a shift of nowhere',
    ask: () => planner.put(`${ward.C}/demands/${demand.id}`, { shiftDemands: [dayRow('shf_nowhere')] }),
    field: ['shiftDemands.0.shiftId', 'Passet'],
  },
  {
    it: 'a shift twice',
    ask: () =>
      planner.put(`${ward.C}/demands/${demand.id}`, { shiftDemands: [dayRow(ward.shiftId), dayRow(ward.shiftId)] }),
    field: ['shiftDemands', 'mer än en gång'],
  },
  {
    it: 'a stale version',
    ask: () => planner.put(`${ward.C}/demands/${demand.id}`, { comment: 'x', version: 99 }),
    status: 409,
    error: 'conflict',
  },
  {
    it: 'a stale version in If-Match',
    ask: () => planner.remove(`${ward.C}/demands/${demand.id}`, { 'if-match': '"99"' }),
    status: 409,
    error: 'conflict',
  },
  {
    it: 'an unknown id',
    ask: () => planner.put(`${ward.C}/demands/dem_nowhere`, { comment: 'x' }),
    status: 404,
    error: 'notFound',
  },
  {
    it: 'another category of the path',
    ask: () => planner.get(`${ward.U}/categories/cat_nowhere/demands`),
    status: 404,
    error: 'notFound',
  },
  { it: 'no JSON', ask: () => planner.send('POST', `${ward.C}/assets`, '{"name":'), error: 'malformed' },
  { it: 'a list', ask: () => planner.send('POST', `${ward.C}/assets`, '[]'), error: 'validation' },
  { it: 'a text', ask: () => planner.send('POST', `${ward.C}/assets`, '"hej"'), error: 'malformed' },
  { it: 'null', ask: () => planner.send('POST', `${ward.C}/assets`, 'null'), error: 'malformed' },
  { it: 'no body', ask: () => planner.send('POST', `${ward.C}/assets`), field: ['name', 'fyllas i'] },
  {
    it: 'a body of 2 MB',
    ask: () => planner.send('POST', `${ward.C}/assets`, JSON.stringify({ name: 'x'.repeat(2_000_000) })),
    status: 413,
    error: 'tooLarge',
  },
  {
    it: 'a budget of 1000',
    ask: () => planner.post(`${ward.C}/budget-periods`, { start: monday(0), budget: 1000 }),
    field: ['budget', 'Högst 999'],
  },
  {
    it: 'budget hours of 100000',
    ask: () => planner.post(`${ward.U}/budget-hours`, { start: monday(0), budget: 100000 }),
    field: ['budget', 'Högst 99999'],
  },
  {
    it: 'a stencil of the year 20266',
    ask: () => planner.post(`${ward.U}/stencils`, { year: 20266 }),
    field: ['year', 'Högst 2100'],
  },
  {
    it: 'a stencil of a past year from a User',
    ask: () => planner.post(`${ward.U}/stencils`, { year: 2020, hour: 400 }),
    field: ['year', 'superanvändare'],
    error: 'stencilYear',
  },
  {
    it: 'a rate of six characters',
    ask: () => planner.post(`${ward.U}/stencils`, { year: 2050, hour: 1234.5 }),
    field: ['hour', 'Högst 5 tecken'],
  },
  {
    it: '20,5 beds',
    ask: () => planner.post(`${ward.U}/beds`, { start: monday(30), beds: 20.5 }),
    field: ['beds', 'heltal'],
  },
  {
    it: 'receipts of a hundred years',
    ask: () => planner.get(`${ward.C}/receipts?start=2000-01-03&end=2099-12-27`),
    field: ['end', 'veckor'],
  },
  {
    it: 'receipts without a range',
    ask: () => planner.get(`${ward.C}/receipts`),
    field: ['start', 'fyllas i'],
  },
  {
    it: 'a full-time week of 200 hours',
    ask: () =>
      api.root.post(`${ward.U}/categories`, { name: 'Läkare', period: { start: monday(0), workingHours: 200 } }),
    field: ['period.workingHours', 'Högst 168'],
  },
  {
    it: 'a full-time week of 0:00',
    ask: () =>
      api.root.post(`${ward.U}/categories`, {
        name: 'Läkare',
        period: { start: monday(0), workingHours: 0, workingMinutes: 0 },
      }),
    field: ['period.workingHours', '0:01'],
  },
  {
    it: 'a rotation without its nights',
    ask: () =>
      api.root.post(`${ward.C}/shift`, {
        name: 'Natt',
        period: { start: monday(0), type: 'Rotation', weeks: 6, newWorkingHours: 36 },
      }),
    field: ['period.nights', 'fyllas i'],
  },
  {
    it: 'a name that is taken, whatever its case',
    ask: () => api.root.post(`${ward.O}/areas`, { name: ' MEDICIN ' }),
    error: 'duplicateName',
    field: ['name', 'finns redan'],
  },
];

describe('is refused in Swedish, and nothing stored changes', () => {
  test.each(cases)('$it', async ({ ask, status = 400, field, error }) => {
    const before = await stored();
    const { status: got, body } = await ask();
    expect({ got, body }).toMatchObject({ got: status, body: { message: expect.stringMatching(/[a-zåäö]{3}/) } });
    if (error) expect(body.error).toBe(error);
    if (field) expect(body.fields?.[field[0]]).toMatch(field[1]);
    expect(await stored()).toBe(before);
  });
});

test('an emoji in a name is a name', () => expect(asset).toMatchObject({ name: 'Anna 🌷' }));

test('no refusal repeats an id', async () => {
  const { body } = await planner.get(`${ward.U}/categories/cat_secret/demands`);
  expect(JSON.stringify(body)).not.toContain('cat_secret');
});

test('a unit that was removed meanwhile answers 404', async () => {
  const doomed = await makeWard(api, 'Region Bort');
  const writer = await api.person('bort@test.se', 'SuperUser', organizationGrant(doomed));
  expect((await writer.post(`${doomed.C}/assets`, { name: 'Bo', period: { start: monday(0) } })).status).toBe(201);
  expect((await api.root.remove(doomed.U)).body.error).toBe('confirmName');
  expect((await api.root.remove(`${doomed.U}?confirm=${encodeURIComponent('Medicinavdelning 33')}`)).status).toBe(204);
  const late = await writer.post(`${doomed.C}/assets`, { name: 'Bo', period: { start: monday(0) } });
  expect(late.status).toBe(404);
  expect((await writer.get(`${doomed.U}/beds`)).status).toBe(404);
});
