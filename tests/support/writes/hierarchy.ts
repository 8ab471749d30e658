import type { Client, Json } from '../api.ts';
import { book, workbooksOf } from '../setUpBook.ts';
import { monday, type Ward } from '../ward.ts';
import { type Kinds, newName, one, pick } from './kind.ts';

/** A new one at the path, with its address. */
const added = async (by: Client, path: string, body: object) => {
  const { data } = await by.post(path, body);
  return `${path}/${data?.id ?? 'none_1'}`;
};

const confirmed = (name: unknown): string => `?confirm=${encodeURIComponent(String(name))}`;

const aShift = (by: Client, { C }: Ward) =>
  added(by, `${C}/shift`, { name: newName(), period: { start: monday(-60) } });

const periodsOfShift = async (by: Client, at: string): Promise<readonly Json[]> =>
  ((await by.get(at)).data?.periods ?? []) as never;

/** Reads in a workbook with a row of the ward's own unit and category. */
const aWorkbook = async (by: Client, { O, U, C }: Ward, seed: number) => {
  const [{ data: unit }, { data: category }] = await Promise.all([by.get(U), by.get(C)]);
  const rows = [
    [String(unit.name), String(category.name), `${30 + (seed % 9)}:00`, null, null, null, monday(20), null],
  ];
  return workbooksOf({ root: by, server: undefined as never }).readIn(O, book([], rows));
};

/** Every kind of write about the places, and what they consist of. */
export const hierarchyWrites: Kinds = {
  'a category': (by, { U }) =>
    by.post(`${U}/categories`, {
      name: newName(),
      period: { start: monday(-60), workingHours: 37, workingMinutes: 0 },
    }),
  'the name of a category': (by, { C }) => by.put(C, { name: newName() }),
  'the order of categories': async (by, { U }) => {
    const { rows } = await by.get(`${U}/categories`);
    return by.put(`${U}/categories/order`, { ids: rows.map(({ id }) => id).toReversed() });
  },
  'a full-time week': (by, { C }, seed) =>
    by.post(`${C}/period`, { start: monday(seed % 30), workingHours: 34, workingMinutes: seed % 60 }),
  'a changed full-time week': async (by, { C }, seed) => {
    const { at, version } = await one(by, `${C}/period`, seed);
    return by.put(at, { workingHours: 30 + (seed % 9), workingMinutes: 0, version });
  },
  'a removed full-time week': async (by, { C }, seed) => {
    const { at, version } = await one(by, `${C}/period`, seed);
    return by.remove(`${at}?version=${version}`);
  },
  'a shift': (by, { C }) => by.post(`${C}/shift`, { name: newName(), period: { start: monday(-60) } }),
  'the name of a shift': async (by, ward) => by.put(await aShift(by, ward), { name: newName() }),
  'the order of shifts': async (by, { C }) => {
    const { rows } = await by.get(`${C}/shift`);
    return by.put(`${C}/shift/order`, { ids: rows.map(({ id }) => id).toReversed() });
  },
  'a period of a shift': (by, { C, shiftId }, seed) =>
    by.post(`${C}/shift/${shiftId}/period`, { start: monday(seed % 30), isNightShift: seed % 2 === 0 }),
  'a changed period of a shift': async (by, { C, shiftId }, seed) => {
    const { id, version } = pick(await periodsOfShift(by, `${C}/shift/${shiftId}`), seed);
    return by.put(`${C}/shift/${shiftId}/period/${id}`, { isNightShift: seed % 2 === 1, version });
  },
  'a removed period of a shift': async (by, { C, shiftId }, seed) => {
    const { id, version } = pick(await periodsOfShift(by, `${C}/shift/${shiftId}`), seed);
    return by.remove(`${C}/shift/${shiftId}/period/${id}?version=${version}`);
  },
  'a copied shift': async (by, ward) =>
    by.post(`${ward.C}/shift/copies`, {
      fromUnitId: ward.unitId,
      fromCategoryId: ward.categoryId,
      fromShiftId: (await aShift(by, ward)).split('/').at(-1),
      name: newName(),
    }),
  'categories of a template': async (by, { A }) =>
    by.post(`${await added(by, `${A}/units`, { name: newName() })}/categories/template`, {
      template: 'day',
      start: monday(0),
    }),
  'a copied category': (by, { U, unitId, categoryId }) =>
    by.post(`${U}/categories/copies`, {
      fromUnitId: unitId,
      fromCategoryId: categoryId,
      name: newName(),
    }),
  'a removed shift': async (by, ward) => {
    const at = await aShift(by, ward);
    return by.remove(at + confirmed((await by.get(at)).data?.name));
  },
  'days off of the unit': (by, { U }, seed) => by.put(U, { redDay: ['saturday', 'sunday', 'weekday'][seed % 3] }),
  'days off of the organisation': (by, { O }, seed) => by.put(O, { eve: ['sunday', 'saturday', 'weekday'][seed % 3] }),
  'the name of the unit': (by, { U }) => by.put(U, { name: newName() }),
  'an area': (by, { O }) => by.post(`${O}/areas`, { name: newName() }),
  'the name of an area': async (by, { O }) =>
    by.put(await added(by, `${O}/areas`, { name: newName() }), { name: newName() }),
  'a unit': (by, { A }) => by.post(`${A}/units`, { name: newName() }),
  'a copied unit': (by, { A, unitId }) =>
    by.post(`${A}/units/copies`, {
      name: newName(),
      shortName: 'K',
      fromUnitId: unitId,
      start: monday(4),
      demandOn: monday(0),
      parts: ['categories', 'shifts', 'demand', 'beds', 'budget'],
    }),
  'an activity': (by, { U }) => by.post(`${U}/activity`, { name: newName(), type: 'Other', start: 2026 }),
  'a changed activity': async (by, { U }, seed) => {
    const { at, version } = await one(by, `${U}/activity`, seed);
    return by.put(at, { name: newName(), version });
  },
  'the order of activities': async (by, { U }) => {
    const { rows } = await by.get(`${U}/activity`);
    return by.put(`${U}/activity/order`, { ids: rows.map(({ id }) => id).toReversed() });
  },
  'values of an activity': async (by, { U }, seed) => {
    const { id } = await one(by, `${U}/activity`, seed);
    return by.put(`${U}/activity/input`, { year: 2026, inputs: [{ activityId: id, jan: seed }] });
  },
  'comments of the follow-up': (by, { U }) => by.put(`${U}/followup/2026/comments`, { jan: newName() }),
  'a closed month': (by, { U }) => by.post(`${U}/followup/2026/closed`, { month: 1 }),
  'a removed activity': async (by, { U }) => {
    const name = newName();
    return by.remove((await added(by, `${U}/activity`, { name, type: 'Other', start: 2026 })) + confirmed(name));
  },
  'copied activities': async (by, { A, unitId }) =>
    by.post(`${await added(by, `${A}/units`, { name: newName() })}/copy/${unitId}`),
  // Another writer may rename the unit between its reading and the preview: then no row is sound, and nothing is sent.
  'a workbook': async (by, ward, seed) => (await aWorkbook(by, ward, seed)).answers[0] ?? { status: 422 },
  'a workbook taken back': async (by, ward, seed) => (await aWorkbook(by, ward, seed)).undo(),
  'a removed category': async (by, { U, categoryId }, seed) => {
    const others = (await by.get(`${U}/categories`)).rows.filter(({ id }) => String(id) !== categoryId);
    const { id, name } = pick(others, seed);
    return by.remove(`${U}/categories/${id}${confirmed(name)}`);
  },
  'a removed unit': async (by, { A, unitId }) => {
    const other = (await by.get(`${A}/units`)).rows.find(({ id }) => String(id) !== unitId);
    return by.remove(`${A}/units/${other?.id ?? 'none_1'}${confirmed(other?.name)}`);
  },
  'a removed area': async (by, { O }) => {
    const name = newName();
    const area = await added(by, `${O}/areas`, { name });
    await by.post(`${area}/units`, { name: newName() });
    return by.remove(area + confirmed(name));
  },
};
