import { expect, test } from 'vitest';
import { AbsenceComments, NamedPeriods } from '#shared/model/absenceComments.ts';
import { Asset } from '#shared/model/asset.ts';
import { AssetsAnswer } from '#shared/model/reportAnswer.ts';
import { type Client, withApi } from '../support/api.ts';
import { makeWard, monday, sunday, unitGrant, type Ward } from '../support/ward.ts';
import { readCsv } from '../support/workbook.ts';

let planner: Client;
let reader: Client;
let ward: Ward;
const api = withApi(async (api) => {
  ward = await makeWard(api, 'Region Kommentar');
  planner = await api.person('planner@test.se', 'User', unitGrant(ward));
  reader = await api.person('reader@test.se', 'User', { ...unitGrant(ward), canWrite: false });
});

const away = (week: number, comment: string, more: object = {}) => ({
  start: monday(week),
  end: sunday(week),
  workRate: 0,
  workRateExcluded: 1,
  comment,
  ...more,
});

/** An employee with these periods. */
const employ = async ({ C }: Ward, name: string, ...periods: readonly object[]) => {
  const [first, ...others] = periods;
  const { data } = await api.root.post(`${C}/assets`, { name, period: first });
  for (const period of others) {
    const { status } = await api.root.post(`${C}/assets/${data.id}/periods`, period);
    if (status !== 201) throw new Error(`no period: ${status}`);
  }
  return async () => Asset.parse((await api.root.get(`${C}/assets/${data.id}`)).data).periods;
};

const proposed = async (client: Client, { U }: Ward) =>
  AbsenceComments.parse((await client.get(`${U}/absence/comments`)).data).words;

test('comments that name a kind are proposed, become it, and are taken back in one step', async () => {
  const eva = await employ(
    ward,
    'Eva',
    away(0, 'Semester'),
    away(1, ' semester.'),
    away(2, 'Semester', { workRate: 1, workRateExcluded: 0 }),
    away(3, 'Semester i Spanien'),
    away(4, 'Semester', { absence: 'other' }),
  );
  const bo = await employ(ward, 'Bo', away(0, 'semester'), away(1, 'VAB'), away(2, 'Kurs'));
  expect(await proposed(planner, ward)).toEqual([
    { word: 'Semester', kind: 'vacation', count: 3 },
    { word: 'Kurs', kind: 'training', count: 1 },
    { word: 'VAB', kind: 'child', count: 1 },
  ]);

  const before = [await eva(), await bo()];
  const { status, data } = await planner.post(`${ward.U}/absence/comments`, { words: ['SEMESTER', 'vab'] });
  expect(status).toBe(200);
  const { periods } = NamedPeriods.parse(data);
  expect(periods).toHaveLength(4);
  expect((await eva()).map(({ absence }) => absence ?? null)).toEqual(['vacation', 'vacation', null, null, 'other']);
  expect((await bo()).map(({ absence }) => absence ?? null)).toEqual(['vacation', 'child', null]);
  expect((await eva())[0]).toMatchObject({ comment: 'Semester', workRateExcluded: 1, changedBy: 'planner@test.se' });
  // Asked once: what was not chosen is not proposed again.
  expect(await proposed(planner, ward)).toEqual([]);

  // Changed since by somebody: it keeps what it has.
  const [, vab] = await bo();
  await api.root.put(`${ward.C}/assets/${vab!.assetId}/periods/${vab!.id}`, { absence: 'parental' });
  expect((await planner.post(`${ward.U}/absence/comments/undo`, { periods })).data).toEqual({ left: 1 });
  const values = (all: Asset['periods']) =>
    all.map(({ start, end, workRateExcluded, comment, absence = null }) => [
      start,
      end,
      workRateExcluded,
      comment,
      absence,
    ]);
  expect(values(await eva())).toEqual(values(before[0]!));
  expect((await bo()).map(({ absence }) => absence ?? null)).toEqual([null, 'parental', null]);
  expect(await proposed(planner, ward)).toEqual([]);

  const { rows } = await api.root.get(`/api/log?orgId=${ward.orgId}`);
  expect(JSON.stringify(rows).split('planner@test.se').length).toBeGreaterThan(3);
});

test('a unit that wants none is not asked again, and its expected absence is as it was', async () => {
  const other = await makeWard(api, 'Region Nejtack');
  const eva = await employ(other, 'Eva', away(0, 'Sjuk'));
  expect(await proposed(api.root, other)).toHaveLength(1);
  await api.root.put(`${other.U}/absence`, { on: true, version: 0 });
  expect((await api.root.post(`${other.U}/absence/comments`, { words: [] })).data).toEqual({ periods: [] });
  expect(await proposed(api.root, other)).toEqual([]);
  expect((await eva())[0]!.absence ?? null).toBeNull();
  // The answer is no change of the sheet, whose version stands; a change of the sheet is no question.
  expect(await api.root.put(`${other.U}/absence`, { on: null, version: 1 })).toMatchObject({ status: 200 });
  expect(await proposed(api.root, other)).toEqual([]);
});

test('more employees than one transaction holds become it all the same', async () => {
  const many = await makeWard(api, 'Region Många');
  for (let at = 0; at < 60; at++) await employ(many, `Person ${at}`, away(0, 'Semester'));
  const { data } = await api.root.post(`${many.U}/absence/comments`, { words: ['Semester'] });
  expect(NamedPeriods.parse(data).periods).toHaveLength(60);
  expect((await api.root.post(`${many.U}/absence/comments/undo`, data)).data).toEqual({ left: 0 });
});

test('periods that ended before the limit are named by those who may change history only', async () => {
  const old = await makeWard(api, 'Region Historia');
  const own = await api.person('old@test.se', 'User', unitGrant(old));
  const eva = await employ(old, 'Eva', away(-20, 'Semester'), away(0, 'Semester'));
  expect(await proposed(own, old)).toEqual([{ word: 'Semester', kind: 'vacation', count: 1 }]);
  expect(await proposed(api.root, old)).toEqual([{ word: 'Semester', kind: 'vacation', count: 2 }]);
  await own.post(`${old.U}/absence/comments`, { words: ['Semester'] });
  expect((await eva()).map(({ absence }) => absence ?? null)).toEqual([null, 'vacation']);
});

test('a report of staff counts who is away by kind, in its file too', async () => {
  const own = await makeWard(api, 'Region Typer');
  await employ(own, 'Eva', away(0, '', { absence: 'vacation' }), away(1, '', { absence: 'sick' }));
  await employ(own, 'Bo', away(0, '', { absence: 'vacation', workRate: 0.5, workRateExcluded: 0.5 }));
  await employ(own, 'Li', away(1, 'Okänt'));
  const { name } = (await api.root.get(own.C)).data;
  const report = { start: monday(0), end: sunday(1), unitIds: [own.unitId], forCat: [name] };
  const { data } = await api.root.post('/api/overview/assets/report', report);
  const [unit] = AssetsAnswer.parse(data).unitOverviews;
  expect(unit!.categoryWeekReceipts[0]!.absences).toEqual([
    { kind: 'vacation', persons: 2, services: 0.75 },
    { kind: 'sick', persons: 1, services: 0.5 },
    { kind: null, persons: 1, services: 0.5 },
  ]);
  const file = await fetch(`${api.server.url}/api/csv-export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${api.root.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'assets', ...report }),
  });
  expect(readCsv(`\uFEFF${await file.text()}`).Frånvaro).toMatchObject([
    { Kategori: name, Frånvaro: 'Semester', Personer: '2', 'Tjänster i snitt': '0,75' },
    { Frånvaro: 'Sjuk', Personer: '1' },
    { Frånvaro: 'Utan typ', Personer: '1' },
  ]);
  const demands = await api.root.post('/api/overview/demands/report', { ...report, receipt: true });
  expect(JSON.stringify(demands.body)).not.toContain('"absences"');
});

test('who may not write is neither asked nor heard, and what is no answer is refused', async () => {
  expect((await reader.get(`${ward.U}/absence/comments`)).status).toBe(403);
  expect((await reader.post(`${ward.U}/absence/comments`, { words: [] })).status).toBe(403);
  expect((await reader.post(`${ward.U}/absence/comments/undo`, { periods: [] })).status).toBe(403);
  for (const body of [{}, { words: 'Semester' }, { words: [7] }])
    expect((await planner.post(`${ward.U}/absence/comments`, body)).status).toBe(400);
});
