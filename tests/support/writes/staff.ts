import type { Client, Json } from '../api.ts';
import { importUnit, personnelFile, previewFile } from '../imports.ts';
import { dayRow, monday, sunday, type Ward } from '../ward.ts';
import { type Kinds, newName, one, pick } from './kind.ts';

const periodsOf = ({ row }: { readonly row: Json }): readonly Json[] =>
  Array.isArray(row.periods) ? (row.periods as readonly Json[]) : [];

/** A period of one of the employees, with its address. */
const period = async (by: Client, { C }: Ward, seed: number) => {
  const found = await one(by, `${C}/assets`, seed);
  const { id } = pick(periodsOf(found), seed);
  return `${found.at}/periods/${id}`;
};

const anImport = async (by: Client, ward: Ward, rate: string): Promise<{ status: number; data: Json; U: string }> => {
  const unit = await importUnit({ root: by }, ward);
  const row = `${unit.identifier};1;Ekström, Malin;Sjuksköterska;${rate};${monday(1).replaceAll('-', '')};;N`;
  const { data } = await previewFile({ root: by }, unit.U, 'personnel', personnelFile(row));
  const mappings = [{ heromaName: 'Sjuksköterska', adactaName: 'Sjuksköterska' }];
  return { ...(await by.post(`${unit.U}/importheromapersonnel`, { fileId: data.fileId, mappings })), U: unit.U };
};

/** An employee away for a reason that a comment names, in a unit whose comments nobody has answered for; and the answer. */
const answeredComments = async (by: Client, { A }: Ward) => {
  const { data: unit } = await by.post(`${A}/units`, { name: newName() });
  const U = `${A}/units/${unit.id}`;
  const { data: category } = await by.post(`${U}/categories`, { name: newName() });
  const away = { start: monday(2), end: sunday(5), workRate: 0, workRateExcluded: 1, comment: 'Semester' };
  await by.post(`${U}/categories/${category.id}/assets`, { name: newName(), period: away });
  const answer = await by.post(`${U}/absence/comments`, { words: ['Semester'] });
  return { U, answer };
};

/** A new unit with an employee, who can be lent: it needs next to nobody. */
export const lendingUnit = async (by: Client, { A, areaId }: Ward) => {
  const { data: unit } = await by.post(`${A}/units`, { name: newName() });
  const { data: category } = await by.post(`${A}/units/${unit.id}/categories`, { name: newName() });
  const C = `${A}/units/${unit.id}/categories/${category.id}`;
  const { data: shift } = await by.post(`${C}/shift`, { name: 'Dag', period: { start: monday(-60) } });
  const { data: demand } = await by.post(`${C}/demands`, { start: monday(-10) });
  const nobody = { mon: '1', tue: '0', wed: '0', thu: '0', fri: '0', sat: '0', sun: '0' };
  await by.put(`${C}/demands/${demand.id}`, { shiftDemands: [dayRow(String(shift.id), nobody)] });
  const name = newName();
  const { data: asset } = await by.post(`${C}/assets`, { name, period: { start: monday(-10), workRate: 1 } });
  return { name, from: { areaId, unitId: unit.id, categoryId: category.id, assetId: asset.id } };
};

/** Lends the employee to the ward: one write in both units. */
export const lend = (by: Client, { C }: Ward, lent: Awaited<ReturnType<typeof lendingUnit>>, seed: number) => {
  const periods = [{ start: monday(seed % 20), end: sunday((seed % 20) + 1), workRate: 0.5 }];
  return by.post(`${C}/team`, { assets: [], added: [{ ...lent, periods }] });
};

/** Every kind of write about employees. */
export const staffWrites: Kinds = {
  'an employee': (by, { C }, seed) =>
    by.post(`${C}/assets`, {
      name: newName(),
      period: { start: monday(seed % 9), workRate: 0.75, level: (seed % 5) + 1 },
    }),
  'the name of an employee': async (by, { C }, seed) => {
    const { at, version } = await one(by, `${C}/assets`, seed);
    return by.put(at, { name: newName(), agreedRate: 0.8, version });
  },
  'a period of an employee': async (by, { C }, seed) => {
    const { at } = await one(by, `${C}/assets`, seed);
    return by.post(`${at}/periods?split=true`, {
      start: monday(seed % 30),
      end: sunday((seed % 30) + 2),
      workRate: 0.5,
    });
  },
  'a period of several employees': async (by, { C }, seed) => {
    const { id } = await one(by, `${C}/assets`, seed);
    return by.post(`${C}/assets/periods`, {
      assetIds: [id],
      period: { start: monday(30 + (seed % 9)), workRate: 0.25 },
    });
  },
  'a changed period of an employee': async (by, ward, seed) =>
    by.put(await period(by, ward, seed), { workRate: 0.1 * (seed % 9) }),
  'the comment of a period': async (by, ward, seed) =>
    by.put(`${await period(by, ward, seed)}/comment`, { comment: newName() }),
  'a removed period of an employee': async (by, ward, seed) => by.remove(await period(by, ward, seed)),
  'the team sheet': async (by, { C }, seed) => {
    const found = await one(by, `${C}/assets`, seed);
    const periods = [{ start: monday(seed % 20), end: sunday((seed % 20) + 4), workRate: 0.6 }];
    return by.put(`${C}/assets/periods`, { assets: [{ id: found.id, periods }] });
  },
  'a draft with somebody lent from another unit': async (by, ward, seed) =>
    lend(by, ward, await lendingUnit(by, ward), seed),
  'comments that are kinds of absence': async (by, ward) => (await answeredComments(by, ward)).answer,
  'such kinds taken back': async (by, ward) => {
    const { U, answer } = await answeredComments(by, ward);
    return by.post(`${U}/absence/comments/undo`, { periods: answer.data?.periods ?? [] });
  },
  'an import': (by, ward) => anImport(by, ward, '75,00'),
  'an import taken back': async (by, ward) => {
    const { data, U } = await anImport(by, ward, '50,00');
    return by.post(`${U}/heromaimports/${data.id}/undo`);
  },
  'an anonymised employee': async (by, { C }) => {
    const ended = { start: monday(-9), end: sunday(-2), workRate: 1 };
    const { data } = await by.post(`${C}/assets`, { name: newName(), period: ended });
    return by.post(`${C}/assets/${data.id}/anonymise`);
  },
  'a removed employee': async (by, { C }, seed) => {
    const { at, version } = await one(by, `${C}/assets`, seed);
    return by.remove(`${at}?version=${version}`);
  },
};
