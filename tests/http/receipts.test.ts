import { beforeAll, describe, expect, test } from 'vitest';
import { type Json, withApi } from '../support/api.ts';
import { makeWard, monday, sunday, type Ward } from '../support/ward.ts';

const api = withApi();
let ward: Ward;
/** The category that the ward is made with. */
let nurses: string;
let otherUnit: string;

const post = async (path: string, body: object): Promise<Json> => {
  const reply = await api.root.post(path, body);
  expect(reply.status, path).toBe(201);
  return reply.data;
};

/** A category of the unit with so many full-time employees. */
const addCategory = async (U: string, name: string, staff: number): Promise<void> => {
  const { id } = await post(`${U}/categories`, { name });
  for (let index = 0; index < staff; index++)
    await post(`${U}/categories/${id}/assets`, { name: `${name} ${index}`, period: { start: monday(0) } });
};

beforeAll(async () => {
  ward = await makeWard(api, 'Region Kvitto');
  nurses = String((await api.root.get(ward.C)).data.name);
  await post(`${ward.C}/assets`, { name: 'Anna', period: { start: monday(0) } });
  await addCategory(ward.U, 'Läkare, AT', 2);
  const unit = await post(`${ward.A}/units`, { name: 'Medicinavdelning 34', shortName: 'MED 34' });
  otherUnit = String(unit.id);
  const U = `${ward.A}/units/${otherUnit}`;
  await addCategory(U, nurses.toUpperCase(), 4);
  await addCategory(U, 'Sekreterare', 8);
});

type Rows = readonly (readonly [name: unknown, services: unknown])[];

/** Name and supply of every row of this week's receipts. */
const receipts = async (path: string, by: string, ...categories: readonly string[]): Promise<Rows> => {
  const query = new URLSearchParams([
    ['start', monday(0)],
    ['end', sunday(0)],
    ...(by ? [['by', by]] : []),
    ...categories.map((name) => ['categories', name]),
  ]);
  const reply = await api.root.get(`${path}/receipts?${query}`);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.rows.map(({ unitName, categoryName, workRateSum }) => [categoryName ?? unitName, workRateSum]);
};

describe('receipts with categories= count only the categories of those names', () => {
  test('at an organisation and at an area, by unit, by category and as a total', async () => {
    for (const place of [ward.O, ward.A]) {
      const of = (by: string) => receipts(place, by, nurses);
      expect(await of('')).toEqual([
        ['Medicinavdelning 33', 1],
        ['Medicinavdelning 34', 4],
      ]);
      expect(await of('category')).toEqual([[nurses, 5]]);
      expect(await of('total')).toEqual([[undefined, 5]]);
    }
  });

  test('at a unit, by category and by unit', async () => {
    expect(await receipts(ward.U, '', 'Läkare, AT')).toEqual([['Läkare, AT', 2]]);
    expect(await receipts(ward.U, 'unit', 'Läkare, AT')).toEqual([['Medicinavdelning 33', 2]]);
  });

  test('at a category, which has no rows when it is not one of them', async () => {
    expect(await receipts(ward.C, '', nurses)).toEqual([[nurses, 1]]);
    expect(await receipts(ward.C, '', 'Läkare, AT')).toEqual([]);
  });

  test('whatever their case and the spaces around them', async () => {
    expect(await receipts(ward.O, 'total', ` ${nurses.toUpperCase()} `)).toEqual([[undefined, 5]]);
  });

  test('when several names are given, one with a comma in it', async () => {
    expect(await receipts(ward.O, 'unit', nurses, 'läkare, at')).toEqual([
      ['Medicinavdelning 33', 3],
      ['Medicinavdelning 34', 4],
    ]);
    expect(await receipts(ward.O, 'total', 'Sekreterare', 'Läkare, AT')).toEqual([[undefined, 10]]);
  });

  test('and an unknown name counts nothing: empty weeks by unit and as a total, no rows by category', async () => {
    expect(await receipts(ward.O, 'unit', 'Barnmorska')).toEqual([
      ['Medicinavdelning 33', 0],
      ['Medicinavdelning 34', 0],
    ]);
    expect(await receipts(ward.O, 'total', 'Barnmorska')).toEqual([[undefined, 0]]);
    expect(await receipts(ward.O, 'category', 'Barnmorska')).toEqual([]);
    expect(await receipts(ward.O, 'total', 'Barnmorska', 'Sekreterare')).toEqual([[undefined, 8]]);
  });

  test('while an empty name, a name that is too long and a repeated by are refused', async () => {
    const range = `start=${monday(0)}&end=${sunday(0)}`;
    for (const [query, field] of [
      ['categories=', 'categories.0'],
      [`categories=Vak&categories=${'a'.repeat(101)}`, 'categories.1'],
      ['by=unit&by=total', 'by'],
    ]) {
      const { status, body } = await api.root.get(`${ward.O}/receipts?${range}&${query}`);
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
    }
  });
});
