import { expect, test } from 'vitest';
import { withApi } from '../support/api.ts';
import { hoursFile, importUnit, personnelFile, previewFile } from '../support/imports.ts';
import { makeWard, type Ward } from '../support/ward.ts';

let ward: Ward;
const api = withApi(async (api) => {
  ward = await makeWard(api, 'Region Filkolumner');
});

test('an organisation names its own columns', async () => {
  const other = await makeWard(api, 'Region Kolumner');
  const { data } = await api.root.get(`${other.O}/import-mapping`);
  expect(data).toMatchObject({ personnel: { unit: 'ENHET' }, hours: { hours: 'TIMMAR' }, version: 0 });
  const hoursColumns = { unit: 'Kostnadsställe', period: 'Datum', activity: 'Kod', payKind: 'Art', hours: 'Antal' };
  const change = { ...data, hours: hoursColumns };
  expect((await api.root.put(`${other.O}/import-mapping`, change)).data).toMatchObject({ version: 1 });
  expect((await api.root.put(`${other.O}/import-mapping`, change)).status).toBe(409);
  const twice = { ...change, version: 1, hours: { ...hoursColumns, period: 'Kod' } };
  expect((await api.root.put(`${other.O}/import-mapping`, twice)).status).toBe(400);
  const unit = await importUnit(api, other);
  await api.root.post(`${unit.U}/activity`, { start: 2025, name: 'A', type: 'Worklog', heromaActivityIdentifier: 'a' });
  const content = `Art,Kod,Kostnadsställe,Datum,Antal\n,a,${unit.identifier},20260131,1.5\n`;
  expect((await previewFile(api, unit.U, 'hours', content)).data).toMatchObject({
    facts: { delimiter: ',' },
    units: [{ hours: [{ month: 1, after: 1.5 }] }],
  });
  const wrong = await previewFile(api, unit.U, 'hours', hoursFile(`${unit.identifier};202601;a;;1`));
  expect(wrong).toMatchObject({
    status: 400,
    body: {
      error: 'noImport',
      faults: { 'columns.Kostnadsställe': { code: 'columnMissing', name: 'Kostnadsställe' } },
    },
  });
});

test('how numbers are written and when a unit is held stay where a change leaves them out', async () => {
  const other = await makeWard(api, 'Region Utelämnat');
  const { data } = await api.root.get(`${other.O}/import-mapping`);
  const stored = { hold: { share: 35, people: 9 }, numbers: { rates: 'percent', decimals: 'comma' } };
  const first = await api.root.put(`${other.O}/import-mapping`, { ...data, ...stored });
  expect(first.data).toMatchObject({ ...stored, version: 1 });
  const { hold: _hold, numbers: _numbers, ...rest } = first.data;
  const saved = await api.root.put(`${other.O}/import-mapping`, { ...rest, security: 'none' });
  expect(saved.data).toMatchObject({ ...stored, security: 'none', version: 2 });
  expect((await api.root.get(`${other.O}/import-mapping`)).data).toMatchObject(stored);
});

test('the column of absences stays where a change leaves it out, and cannot be another one', async () => {
  const other = await makeWard(api, 'Region Frånvarokolumn');
  const { data } = await api.root.get(`${other.O}/import-mapping`);
  const change = { ...data, personnel: { ...data.personnel, absence: 'Borta' } };
  const first = (await api.root.put(`${other.O}/import-mapping`, change)).data;
  const { absence: _absence, ...personnel } = change.personnel;
  const saved = await api.root.put(`${other.O}/import-mapping`, {
    ...first,
    personnel: { ...personnel, rate: 'Grad' },
  });
  expect(saved.data).toMatchObject({ personnel: { rate: 'Grad', absence: 'Borta' }, version: 2 });
  const twice = { ...saved.data, personnel: { ...personnel, rate: 'Borta' } };
  expect(await api.root.put(`${other.O}/import-mapping`, twice)).toMatchObject({
    status: 400,
    body: { faults: { personnel: { code: 'twice' } } },
  });
});

test('the preview of an organisation shows a file that lacks columns, so that they can be mapped', async () => {
  const unit = await importUnit(api, ward);
  const row = `${unit.identifier};1;Ek, P1;Sjuksköterska;100,00;20260302;;N`;
  const content = personnelFile(row).replace('ANSTNR', 'NUMMER');
  expect((await previewFile(api, ward.O, 'personnel', content)).data).toMatchObject({
    missing: ['ANSTNR'],
    fields: ['unit', '', 'name', 'category', 'rate', 'start', 'end', 'fillIn'],
    sample: [{ line: 2, cells: [unit.identifier, '1', 'Ek, P1', 'Sjuksköterska', '100,00', '20260302', '', 'N'] }],
    units: [],
  });
  const becomes = {
    unit: unit.name,
    number: '1',
    name: 'P1 Ek',
    rate: 1,
    start: '2026-03-02',
    end: null,
    fillIn: false,
  };
  expect((await previewFile(api, unit.U, 'personnel', personnelFile(row))).data).toMatchObject({
    missing: [],
    sample: [{ line: 2, becomes }],
  });
});
