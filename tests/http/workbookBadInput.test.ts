import { expect, test } from 'vitest';
import { type FileSheet, readWorkbook } from '#shared/workbook/read.ts';
import { withApi } from '../support/api.ts';
import { book, read, workbooksOf } from '../support/setUpBook.ts';
import { makeWard, type Ward } from '../support/ward.ts';

let ward: Ward;
const api = withApi(async (api) => {
  ward = await makeWard(api, 'Region Arbetsbok fel');
});
const { grouped, preview, unitNamed } = workbooksOf(api);

test('a row at fault is told by its field, its unit is not stored by it, and nothing is half stored', async () => {
  const file = book(
    [
      ['Medicin', 'MED 40', 'FÖRLÅNGT', 'ja', null],
      ['Medicin', 'MED 41', null, 'kanske', null],
      ['Medicin', 'MED 42', null, null, null],
    ],
    [
      ['MED 40', 'Skötare', null, 'Dag', null, null, null, null],
      ['MED 42', 'Skötare', '169:00', null, null, null, null, null],
      ['MED 42', 'Skötare', null, 'Dag', 'Rotation', null, null, null],
      ['MED 42', 'Skötare', null, 'Dag', null, null, '2027-02-31', null],
      ['MED 42', 'Skötare', null, 'Dag', null, null, '2027-02-01', '2027-01-01'],
      ['MED 42', 'S'.repeat(101), null, null, null, null, null, null],
      ['MED 42', 'Skötare', null, 'Kväll', null, null, null, null],
      ['MED 42', 'Skötare', '30:00', 'Natt', null, null, null, null],
      ['MED 42', 'Skötare', null, 'kväll', null, null, null, null],
      ['MED 99', 'Skötare', null, 'Dag', null, null, null, null],
    ],
  );
  const { sheets } = read(file);
  const faults = sheets.flatMap(({ rows }) =>
    rows.flatMap(({ number, faults }) => Object.entries(faults).map(([key, { code }]) => `${number} ${key} ${code}`)),
  );
  expect(faults).toEqual([
    '2 shortName tooLong',
    '3 hasBedsActivated yesNo',
    '3 workingHours tooBig',
    '5 start day',
    '6 end endBeforeFirst',
    '7 category tooLong',
  ]);
  const { units, waiting, faults: unclear } = await grouped(ward.O, file);
  expect(waiting.map(({ sheet, row }) => [sheet, row.number])).toEqual([['categories', 2]]);
  expect(unclear).toMatchObject([{ row: { number: 11 }, column: 'unit', fault: { code: 'unitMissing' } }]);
  expect(await preview(ward.O, file)).toEqual([
    { outcome: 'new' },
    { outcome: 'fault', field: 'weeks', code: 'required' },
    { outcome: 'new' },
    { outcome: 'fault', field: 'workingHours', code: 'categoryWeek' },
    { outcome: 'fault', field: 'shift', code: 'twice' },
  ]);
  const { data: reading } = await api.root.post(`${ward.O}/workbook/readings`, { file: 'fel.xlsx' });
  const refused = await api.root.post(`${ward.O}/workbook/readings/${reading.id}/units`, units[0]!.body);
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.body.fields as object)).toContain('rows.1.weeks');
  expect(await unitNamed(ward.O, 'MED 42')).toBeUndefined();
  expect(await unitNamed(ward.O, 'Medicinavdelning 33')).toBe(ward.U);
});

test('a workbook of another version, without a known sheet, or without a needed column is refused', () => {
  const about = (version: string): FileSheet => ({
    sheet: 'Om filen',
    data: [
      ['Uppgift', 'Värde'],
      ['Mall', version],
    ],
  });
  expect(readWorkbook([...book([]), about('2019-01')])).toBe('otherVersion');
  expect(readWorkbook([...book([]), about('2026-11')])).toMatchObject({ unknown: [] });
  expect(readWorkbook([{ sheet: 'Blad1', data: [['Namn']] }])).toBe('noSheet');
  const moved = read([
    { sheet: 'avdelningar', data: [['Region Väst'], [], ['Namn', 'Eget', 'Verksamhet'], ['MED 1', 'x', 'Medicin']] },
    { sheet: 'Anteckningar', data: [] },
  ]);
  expect(moved).toMatchObject({
    sheets: [{ missing: [], rows: [{ number: 4, area: 'Medicin', unit: 'MED 1' }] }],
    unknown: ['Anteckningar'],
  });
  expect(read([{ sheet: 'Avdelningar', data: [['Namn', 'Kortnamn']] }]).sheets[0]).toMatchObject({
    missing: ['Verksamhet'],
  });
});
