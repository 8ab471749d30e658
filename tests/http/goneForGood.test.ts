import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { fileStore, filesBucket } from '#infra/local/files/store.ts';
import { withApi } from '../support/api.ts';
import { importUnit, personnelFile, previewFile } from '../support/imports.ts';
import { scan } from '../support/scan.ts';
import { makeWard, monday, sunday, unitGrant, type Ward } from '../support/ward.ts';

let ward: Ward;
const api = withApi(async (api) => {
  ward = await makeWard(api, 'Region Glömd');
});

/** The whole of what is stored, by its place: rows of the table, files of the bucket, other files (mails, keys). */
const everything = async (): Promise<ReadonlyMap<string, string>> => {
  const all = new Map(await scan(api.server.table.endpoint));
  const root = join(api.server.dataDir, 'files');
  const store = fileStore(root);
  for (const stored of await store.list(filesBucket, ''))
    all.set(`files ${stored.key}`, JSON.stringify(stored) + (await text(store.content(filesBucket, stored))));
  for (const entry of await readdir(api.server.dataDir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !path.startsWith(root))
      all.set(path.slice(api.server.dataDir.length + 1), await readFile(path, 'utf8'));
  }
  return all;
};

/** Where one of the texts is stored. */
const holding = async (...texts: readonly string[]): Promise<readonly string[]> =>
  [...(await everything())]
    .filter(([place, content]) => texts.some((one) => `${place}${content}`.includes(one)))
    .map(([place]) => place);

const past = { start: monday(-20), end: sunday(-10) };

test('of an employee made anonymous no name and no comment is left in any row or file', async () => {
  const staff = `${ward.C}/assets`;
  const key = (name: string) => ({ 'idempotency-key': name });
  const fields = { name: 'Hjördis Ek', period: { ...past, comment: 'Zebrafink ett' } };
  const { data } = await api.root.post(staff, fields, key('a'));
  const other = (await api.root.post(staff, { name: 'Bo', period: past })).data;
  const one = `${staff}/${data.id}`;
  const next = { start: monday(-9), end: sunday(-8), comment: 'Zebrafink två' };
  const period = (await api.root.post(`${one}/periods`, next, key('b'))).data;
  expect((await api.root.put(`${one}/periods/${period.id}`, { comment: 'Zebrafink tre' })).status).toBe(200);
  const shared = { start: monday(-7), end: sunday(-6), comment: 'Gemensam' };
  const several = { assetIds: [data.id, other.id], period: shared };
  expect((await api.root.post(`${staff}/periods`, several, key('c'))).status).toBe(201);
  expect((await api.root.put(one, { name: 'Hjördis Lind' })).status).toBe(200);
  const last = { start: monday(-5), end: sunday(-4), comment: 'Zebrafink fem' };
  const alone = (await api.root.post(`${one}/periods`, last)).data;
  expect((await api.root.remove(`${one}/periods/${alone.id}`)).status).toBe(204);
  expect((await holding('Hjördis', 'Zebrafink')).length).toBeGreaterThan(5);
  expect((await api.root.post(`${one}/anonymise`)).data).toMatchObject({ finished: true });
  expect(await holding('Hjördis', 'Zebrafink')).toEqual([]);
  // What was typed once for both is the colleague's own too.
  expect((await holding('Gemensam')).every((place) => /#LOG#|ASSET#/.test(place))).toBe(true);
});

test('of an imported employee made anonymous only the files of the HR system have the name, for their 90 days', async () => {
  const unit = await importUnit(api, ward);
  const [start, end] = [monday(-20), sunday(-10)].map((day) => day.replaceAll('-', ''));
  const file = personnelFile(`${unit.identifier};77;Tistelfink, Tora;Sjuksköterska;75,00;${start};${end};N`);
  const { data } = await previewFile(api, unit.U, 'personnel', file);
  expect((await api.root.post(`${unit.U}/importheromapersonnel`, { fileId: data.fileId })).status).toBe(200);
  const [tora] = (await api.root.get(`${unit.C}/assets`)).rows;
  expect(tora).toMatchObject({ name: 'Tora Tistelfink' });
  const steps = /^files org_\w+\/imports\/steps\//;
  expect((await holding('Tistelfink')).some((place) => steps.test(place))).toBe(true);
  expect((await api.root.post(`${unit.C}/assets/${tora?.id}/anonymise`)).data).toMatchObject({ finished: true });
  expect(
    (await holding('Tistelfink')).filter((place) => !/^files org_\w+\/imports\/(originals|parts)\//.test(place)),
  ).toEqual([]);
  const [done] = (await api.root.get(`${unit.U}/heromaimports`)).rows;
  const undone = await api.root.post(`${unit.U}/heromaimports/${done?.id}/undo`);
  expect(undone.body.error).toBe('importTouched');
});

test('of an employee made anonymous no name is left in what a workbook could be undone by', async () => {
  const staff = `${ward.C}/assets`;
  const { data } = await api.root.post(staff, { name: 'Saga Ugglebo', period: { ...past, comment: 'Ugglesång' } });
  const { data: reading } = await api.root.post(`${ward.O}/workbook/readings`, { file: 'personal.xlsx' });
  const row = { sheet: 'staff', category: 'Sjuksköterska', name: 'Saga Ugglebo', start: past.start, workRate: 0.5 };
  const body = { area: 'Medicin', unit: 'Medicinavdelning 33', rows: [row] };
  expect((await api.root.post(`${ward.O}/workbook/readings/${reading.id}/units`, body)).status).toBe(200);
  expect((await holding('Ugglebo')).some((place) => place.includes('READUNIT#'))).toBe(true);
  expect((await api.root.post(`${staff}/${data.id}/anonymise`)).data).toMatchObject({ finished: true });
  expect(await holding('Ugglebo', 'Ugglesång')).toEqual([]);
  const undone = await api.root.post(`${ward.O}/workbook/readings/${reading.id}/undo`, {});
  expect(undone.data).toEqual({ undone: 0, changedSince: ['Medicinavdelning 33'] });
});

test('of a removed account nothing is left but its log, counts that expire, and mails on one machine', async () => {
  const person = await api.person('hulda@test.se', 'User', unitGrant(ward));
  const definition = { type: 'demands' };
  await person.put('/api/overview/settings', { reports: [{ name: 'Gräshoppa', definition }] });
  await api.login('hulda@test.se', 'Fel!12345');
  await api.anybody.post('/api/account/forgot-password', { email: 'hulda@test.se' });
  await api.root.put('/api/account/hulda@test.se', { firstName: 'Hulda', lastName: 'Grankvist' });
  expect(await holding('Gräshoppa')).toEqual(['SETTINGS#hulda@test.se REPORTS']);
  expect((await api.root.remove('/api/account/hulda@test.se')).status).toBe(204);
  expect(await holding('Gräshoppa')).toEqual([]);
  const left = await holding('Grankvist', 'hulda@test.se');
  expect(left.filter((place) => !/^(ORG#[^#]+#LOG#|SIGNIN#|mail\/)/.test(place))).toEqual([]);
});
