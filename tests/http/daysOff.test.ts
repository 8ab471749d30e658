import { expect, test } from 'vitest';
import { day } from '#shared/model/fields.ts';
import { PlacedReceipt } from '#shared/model/receipt.ts';
import { todayInStockholm, weekdayOf } from '#shared/time/day.ts';
import { mondayOf, sundayOf } from '#shared/time/week.ts';
import { withApi } from '../support/api.ts';
import { dayRow, makeWard, monday, type Ward } from '../support/ward.ts';

let ward: Ward;
const api = withApi(async (api) => {
  ward = await makeWard(api, 'Region Helg');
});

const year = Number(todayInStockholm(new Date()).slice(0, 4));
/** The next Christmas Day from Monday to Friday, and its week. */
const christmas = [1, 2, 3].map((later) => day.parse(`${year + later}-12-25`)).find((date) => weekdayOf(date) < 5)!;
const week = `start=${mondayOf(christmas)}&end=${sundayOf(christmas)}`;

test('a red day staffed as a Sunday lowers the demand of its week, until the unit departs from its organisation', async () => {
  const { root } = api;
  const made = await root.post(`${ward.C}/demands`, { start: monday(0) });
  await root.put(`${ward.C}/demands/${made.data.id}`, { shiftDemands: [dayRow(ward.shiftId)] });
  const first = async (path: string) => PlacedReceipt.parse((await root.get(path)).rows[0]);
  const receipt = () => first(`${ward.C}/receipts?${week}`);
  const plain = await receipt();
  expect(plain.demand).toBeGreaterThan(0);
  expect(plain).not.toHaveProperty('daysOff');

  expect(await root.put(ward.O, { redDay: 'sunday' })).toMatchObject({
    status: 200,
    data: { redDay: 'sunday', eve: 'weekday' },
  });
  const off = await receipt();
  expect(off.daysOff).toContainEqual({ day: christmas, name: 'Juldagen', as: 'sunday' });
  // Two persons instead of three, each for a weekend's 8:15 instead of 8:00, for a full-time week of 38:15.
  const red = off.daysOff?.length ?? 0;
  expect(Number(plain.demand) - Number(off.demand)).toBeCloseTo((red * (3 * 8 - 2 * 8.25)) / 38.25, 4);
  expect(await first(`${ward.U}/receipts?${week}&by=unit`)).toMatchObject({
    demand: off.demand,
    daysOff: off.daysOff,
  });
  expect(await first(`${ward.O}/receipts?${week}&by=total`)).toMatchObject({
    demand: off.demand,
    daysOff: off.daysOff,
  });
  expect((await root.get(`${ward.C}/demand`)).data.daysOff).toEqual({ redDay: 'sunday', eve: 'weekday' });

  expect(await root.put(ward.U, { redDay: 'weekday' })).toMatchObject({
    status: 200,
    data: { redDay: 'weekday', eve: null },
  });
  expect(await receipt()).toEqual(plain);
});

test('demand that somebody types while the rule changes is stored, and counts by the rule of now', async () => {
  const { root } = api;
  const own = await makeWard(api, 'Region Under');
  const { data } = await root.post(`${own.C}/demands`, { start: monday(0) });
  const demand = async () => Number(PlacedReceipt.parse((await root.get(`${own.C}/receipts?${week}`)).rows[0]).demand);
  expect((await root.put(own.O, { redDay: 'sunday' })).status).toBe(200);
  const body = { version: Number(data.version), shiftDemands: [dayRow(own.shiftId)] };
  expect((await root.put(`${own.C}/demands/${data.id}`, body)).status).toBe(200);
  const asSunday = await demand();
  expect((await root.put(own.O, { redDay: 'weekday' })).status).toBe(200);
  expect(await demand()).toBeGreaterThan(asSunday);
});

test('a rule that does not exist is refused at its field', async () => {
  for (const at of [ward.O, ward.U])
    expect(await api.root.put(at, { eve: 'friday' })).toMatchObject({
      status: 400,
      body: { fields: { eve: expect.any(String) } },
    });
});
