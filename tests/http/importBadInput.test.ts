import { expect, test } from 'vitest';
import { maxFileBytes, partBytes } from '#shared/model/hrImport.ts';
import { withApi } from '../support/api.ts';
import { base64, type ImportUnit, importUnit, personnelFile, previewFile } from '../support/imports.ts';
import { makeWard, type Ward } from '../support/ward.ts';

let ward: Ward;
const api = withApi(async (api) => {
  ward = await makeWard(api, 'Region Dåliga filer');
});
const aUnit = () => importUnit(api, ward);
const preview = (path: string, content: string | Uint8Array) => previewFile(api, path, 'personnel', content);
const names = async ({ C }: ImportUnit) => (await api.root.get(`${C}/assets`)).rows.map(({ name }) => String(name));
const history = async ({ U }: ImportUnit) => (await api.root.get(`${U}/heromaimports`)).rows;
const run = ({ U }: ImportUnit, fileId: unknown) => api.root.post(`${U}/importheromapersonnel`, { fileId });
const row = (unit: ImportUnit, number: number, change: Partial<Record<'rate' | 'from' | 'to' | 'name', string>> = {}) =>
  [
    ...[unit.identifier, number, change.name ?? `Ek, P${number}`, 'Sjuksköterska', change.rate ?? '100,00'],
    ...[change.from ?? '20260302', change.to ?? '', 'N'],
  ].join(';');

test.each([
  ['an empty file', '', 'Filen är tom.'],
  ['a file with a header only', `${personnelFile()}\r\n`, 'Filen har en rubrikrad men inga rader.'],
  ['a file without a column', 'ENHET;NAMN;BEFATTNING;SYSSGRAD;FROM;TOM;VIKARIE\nx', 'Kolumnen ANSTNR saknas i filen.'],
  ['an endless quoted field', personnelFile(`"${'x\n'.repeat(200_000)}`), 'Ett citattecken på rad 2 avslutas aldrig.'],
  ['a file that is no text', new Uint8Array([0xff, 0xfe, 65, 0]), 'Filen är ingen text i UTF-8, Windows-1252'],
])('%s is refused with its reason, and nothing is stored', async (_, content, reason) => {
  const unit = await aUnit();
  const answer = await preview(unit.U, content);
  expect(answer).toMatchObject({ status: 400, body: { error: 'noImport', message: expect.stringContaining(reason) } });
  expect(Object.values(answer.body.fields as object).join()).toContain(reason);
  expect(await names(unit)).toEqual([]);
  expect(await history(unit)).toEqual([]);
});

test.each([
  ['a rate over 100', { rate: '101' }, 'SYSSGRAD', 'är mer än 100 procent.'],
  ['an end before the start', { to: '20260301' }, 'TOM', 'ligger före startdatumet.'],
  ['a day that is none', { from: '20260230' }, 'FROM', 'är inte ett datum (ÅÅÅÅMMDD eller ÅÅÅÅ-MM-DD).'],
  ['a row that overlaps another one', { to: '20260405' }, '', 'överlappar en annan rad för samma person och kategori.'],
])('%s names line and reason, and nothing of the unit is stored', async (_, change, column, text) => {
  const unit = await aUnit();
  const { data } = await preview(unit.U, personnelFile(row(unit, 1), row(unit, 2), row(unit, 2, change)));
  expect(data.remarks).toMatchObject([{ line: 4, column, text, isFault: true, unitName: unit.name }]);
  const refused = await run(unit, data.fileId);
  expect(refused).toMatchObject({
    status: 400,
    body: { fields: { 'line.4': expect.stringMatching(/^Rad 4 har ett fel/) } },
  });
  expect(await names(unit)).toEqual([]);
  expect(await history(unit)).toEqual([]);
});

test('one bad row in 10,000 is named, its unit is left, and the others go in', async () => {
  const [bad, good] = [await aUnit(), await aUnit()];
  const rows = Array.from({ length: 9_997 }, (_, index) => row(bad, index));
  rows.splice(4_998, 0, row(bad, 10_000, { rate: '1OO' }));
  const { data } = await preview(ward.O, personnelFile(...rows, row(good, 20_001), row(good, 20_002)));
  expect(data).toMatchObject({
    facts: { rows: 10_000 },
    remarkCount: 1,
    remarks: [{ line: 5_000, value: '1OO', unitName: bad.name, isFault: true }],
  });
  expect((await run(bad, data.fileId)).status).toBe(400);
  expect((await run(good, data.fileId)).status).toBe(200);
  expect(await names(bad)).toEqual([]);
  expect(await names(good)).toEqual(['P20001 Ek', 'P20002 Ek']);
});

test('a person in two units is remarked at the later line and goes into both', async () => {
  const [one, other] = [await aUnit(), await aUnit()];
  const { data } = await preview(ward.O, personnelFile(row(one, 1), row(other, 1)));
  const text = 'finns också på en annan avdelning samma tid.';
  expect(data.remarks).toMatchObject([{ line: 3, text, isFault: false, unitName: other.name }]);
  for (const unit of [one, other]) {
    expect((await run(unit, data.fileId)).status).toBe(200);
    expect(await names(unit)).toEqual(['P1 Ek']);
  }
});

test('an identifier belongs to one unit only', async () => {
  const [one, other] = [await aUnit(), await aUnit()];
  expect(await api.root.put(other.U, { importIdentifier: one.identifier })).toMatchObject({
    status: 400,
    body: { fields: { importIdentifier: 'Namnet i HR-systemet används redan av en annan avdelning.' } },
  });
});

test('a formula in a name is stored as text and leaves in a file as text', async () => {
  const unit = await aUnit();
  const { data } = await preview(unit.U, personnelFile(row(unit, 1, { name: '=cmd|calc' })));
  expect(data.remarks).toMatchObject([{ line: 2, column: 'NAMN', value: '=cmd|calc', text: 'läses som text.' }]);
  await run(unit, data.fileId);
  expect(await names(unit)).toEqual(['=cmd|calc']);
});

const sendPart = (uploadId: string, part: number, parts: number, content: string | Uint8Array) =>
  api.root.post(`${ward.O}/heromaimports/files`, { uploadId, name: 'stor.csv', part, parts, content: base64(content) });

test('a large file comes in parts; one of which a part is missing, or that is too large, is refused', async () => {
  const unit = await aUnit();
  const file = Buffer.from(personnelFile(row(unit, 1, { name: 'Åkesson, Åsa' })));
  const uploadId = crypto.randomUUID();
  // In the middle of the two bytes of a letter.
  const middle = file.indexOf(0xc3) + 1;
  expect((await sendPart(uploadId, 1, 2, file.subarray(0, middle))).data).toEqual({ fileId: null });
  const { fileId } = (await sendPart(uploadId, 2, 2, file.subarray(middle))).data;
  expect((await run(unit, fileId)).status).toBe(200);
  expect(await names(unit)).toEqual(['Åsa Åkesson']);

  expect(await sendPart(crypto.randomUUID(), 2, 2, file)).toMatchObject({
    status: 400,
    body: { faults: { file: { code: 'fileUnknown' } } },
  });
  const most = Math.ceil(maxFileBytes / partBytes);
  expect((await sendPart(uploadId, 1, most + 1, file)).status).toBe(400);
  const full = new Uint8Array(partBytes).fill(65);
  const large = crypto.randomUUID();
  for (let part = 1; part < most; part += 1) await sendPart(large, part, most, full);
  expect(await sendPart(large, most, most, full)).toMatchObject({
    status: 400,
    body: { fields: { file: 'Filen är större än 20 MB.' } },
  });
});
