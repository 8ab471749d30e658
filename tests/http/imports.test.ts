import { expect, test } from 'vitest';
import { todayInStockholm } from '#shared/time/day.ts';
import { type Client, withApi } from '../support/api.ts';
import { hoursFile, type ImportUnit, importUnit, personnelFile, previewFile } from '../support/imports.ts';
import { makeWard, monday, organizationGrant, sunday, type Ward } from '../support/ward.ts';

let ward: Ward;
let superUser: Client;
const api = withApi(async (api) => {
  ward = await makeWard(api, 'Region Import');
  superUser = await api.person('super@test.se', 'SuperUser', organizationGrant(ward));
});

const compact = (day: string) => day.replaceAll('-', '');
const aUnit = (name?: string, in_ = ward) => importUnit(api, in_, name);
const preview = (path: string, kind: 'personnel' | 'hours', content: string, more: object = {}) =>
  previewFile(api, path, kind, content, more);

const importStaff = async (unit: ImportUnit, content: string, mappings?: readonly object[]) => {
  const { data } = await preview(unit.U, 'personnel', content);
  return api.root.post(`${unit.U}/importheromapersonnel`, { fileId: data.fileId, ...(mappings && { mappings }) });
};
const importHours = async (unit: ImportUnit, content: string) => {
  const { data } = await preview(unit.U, 'hours', content);
  return api.root.get(`${unit.U}/runheromaimport?fileId=${data.fileId}`);
};
const staff = async (unit: ImportUnit) => (await api.root.get(`${unit.C}/assets`)).rows;
const ratesOf = async (unit: ImportUnit, name: string) => {
  const asset = (await staff(unit)).find((one) => String(one.name) === name);
  const periods = (asset?.periods ?? []) as unknown as { start: string; end: string; workRate: number }[];
  return periods.map(({ start, end, workRate }) => [start, end, workRate]);
};

test('only a SuperAdmin imports', async () => {
  const unit = await aUnit();
  expect((await superUser.get(`${unit.U}/heromaimports`)).status).toBe(403);
  expect((await superUser.post(`${unit.U}/heromaimports/preview`, { kind: 'personnel' })).status).toBe(403);
});

test('an absence that a file names is previewed and stored, ends with a later file, and leaves one that is planned here', async () => {
  const unit = await aUnit();
  const line = (from: number, to: number | null, absence = '') =>
    `${unit.identifier};1;Ek, Eva;Sjuksköterska;80,00;${compact(monday(from))};${to === null ? '' : compact(sunday(to))};N;${absence}`;
  const file = (...rows: readonly string[]) => {
    const [header, ...lines] = personnelFile(...rows).split('\r\n');
    return [`${header};FRANVARO`, ...lines].join('\r\n');
  };
  const stored = async () => {
    const [asset] = (await staff(unit)) as unknown as { id: string; periods: Record<string, unknown>[] }[];
    return {
      id: asset!.id,
      spans: asset!.periods.map((one) => [one.start, one.workRate, one.workRateExcluded, one.absence ?? null]),
    };
  };
  const first = file(line(1, 4), line(5, 8, 'Föräldraledig'), line(9, null));
  expect((await preview(unit.U, 'personnel', first)).data.units).toMatchObject([
    { people: [{ after: [{ workRate: 0.8 }, { workRate: 0, workRateExcluded: 0.8, absence: 'parental' }, {}] }] },
  ]);
  expect(await importStaff(unit, first)).toMatchObject({ status: 200 });
  const { id, spans } = await stored();
  expect(spans).toEqual([
    [monday(1), 0.8, 0, null],
    [monday(5), 0, 0.8, 'parental'],
    [monday(9), 0.8, 0, null],
  ]);
  const vacation = { start: monday(20), end: sunday(20), workRate: 0, workRateExcluded: 0.8, absence: 'vacation' };
  await api.root.post(`${unit.C}/assets/${id}/periods`, { ...vacation, split: true });
  expect(await importStaff(unit, file(line(1, 5), line(6, 6, 'J'), line(7, null)))).toMatchObject({ status: 200 });
  expect((await stored()).spans).toEqual([
    [monday(1), 0.8, 0, null],
    [monday(6), 0, 0.8, 'sick'],
    [monday(7), 0.8, 0, null],
    [monday(20), 0, 0.8, 'vacation'],
    [monday(21), 0.8, 0, null],
  ]);
});

test('staff is previewed, imported, changed by a later file and taken back', async () => {
  const unit = await aUnit();
  const start = compact(monday(1));
  const first = personnelFile(
    `${unit.identifier};1;Ekström, Malin;Sjuksköterska;75,00;${start};;N`,
    `${unit.identifier};2;Nordström, Filip;Leg. sjuksköterska;100,00;${start};;N`,
    'x9;3;Okänd, Eva;Sjuksköterska;100,00;20260101;;N',
  );
  const shown = await preview(unit.U, 'personnel', first);
  expect(shown).toMatchObject({
    status: 200,
    data: {
      facts: { delimiter: ';', encoding: 'UTF-8', rows: 3, widened: 0 },
      remarks: [{ line: 4, column: 'ENHET', value: 'x9', code: 'unitUnknown', isFault: false }],
      units: [
        {
          unitId: unit.id,
          refused: false,
          exists: false,
          people: [
            { kind: 'unmatched', name: 'Filip Nordström', category: 'Leg. sjuksköterska', line: 3 },
            {
              kind: 'new',
              number: '1',
              name: 'Malin Ekström',
              line: 2,
              before: [],
              after: [{ start: monday(1), end: null, workRate: 0.75, isFillIn: false }],
            },
          ],
        },
      ],
    },
  });
  expect(await staff(unit)).toEqual([]);
  const { fileId } = shown.data;
  const run = await api.root.post(`${unit.U}/importheromapersonnel`, { fileId });
  expect(run).toMatchObject({ status: 200, data: { kind: 'personnel', state: 'stored', changes: 1, left: 1 } });
  expect(await ratesOf(unit, 'Malin Ekström')).toEqual([[monday(1), null, 0.75]]);

  const again = await api.root.post(`${unit.U}/importheromapersonnel`, { fileId });
  expect(again).toMatchObject({ status: 400, body: { error: 'importExists' } });

  const mappings = [{ heromaName: 'Leg. sjuksköterska', adactaName: 'Sjuksköterska' }];
  expect(
    (await api.root.get(`${unit.U}/heromacategories?fileId=${fileId}`)).rows.map(({ heromaName, adactaName }) => [
      heromaName,
      adactaName,
    ]),
  ).toEqual([
    ['Leg. sjuksköterska', null],
    ['Sjuksköterska', 'Sjuksköterska'],
  ]);
  const mapped = await api.root.post(`${unit.U}/importheromapersonnel`, { fileId, mappings });
  expect(mapped).toMatchObject({ status: 200, data: { changes: 1, left: 0 } });

  const later = await importStaff(
    unit,
    personnelFile(
      `${unit.identifier};1;Ekström, Malin;Sjuksköterska;100,00;${compact(monday(4))};;N`,
      `${unit.identifier};2;Nordström, Filip;Leg. sjuksköterska;100,00;${start};${compact(sunday(8))};N`,
    ),
  );
  expect(later).toMatchObject({ status: 200, data: { changes: 2 } });
  const changed = [
    [monday(1), sunday(3), 0.75],
    [monday(4), null, 1],
  ];
  expect(await ratesOf(unit, 'Malin Ekström')).toEqual(changed);
  expect(await ratesOf(unit, 'Filip Nordström')).toEqual([[monday(1), sunday(8), 1]]);

  const { rows: history } = await api.root.get(`${unit.U}/heromaimports`);
  expect(history.map(({ state, changes }) => [state, changes])).toEqual([
    ['stored', 2],
    ['stored', 1],
    ['stored', 1],
  ]);
  const early = await api.root.post(`${unit.U}/heromaimports/${run.data.id}/undo`);
  expect(early).toMatchObject({ status: 400, body: { error: 'importTouched' } });
  expect(await ratesOf(unit, 'Malin Ekström')).toEqual(changed);
  for (const { id } of history)
    expect(await api.root.post(`${unit.U}/heromaimports/${id}/undo`)).toMatchObject({
      status: 200,
      data: { state: 'undone' },
    });
  expect(await staff(unit)).toEqual([]);
  const entries = (await api.root.get(`/api/log?unitId=${unit.id}&object=import`)).rows;
  expect(entries.map(({ action }) => String(action))).toEqual([...Array(3).fill('update'), ...Array(3).fill('create')]);
});

test('a row with a fault leaves its unit as it is, and the other units go in', async () => {
  const [bad, good] = [await aUnit(), await aUnit()];
  const start = compact(monday(1));
  const content = personnelFile(
    `${bad.identifier};1;Berg, Elin;Sjuksköterska;100,00;${start};;N`,
    `${good.identifier};2;=Dal, Eva;Sjuksköterska;100,00;${start};;N`,
    `${bad.identifier};3;Ek, Ulf;Sjuksköterska;1OO;${start};;N`,
  );
  const shown = await preview(ward.O, 'personnel', content);
  expect(shown.data.remarks).toMatchObject([
    { line: 4, column: 'SYSSGRAD', value: '1OO', code: 'notNumber', text: 'är inte ett tal.', isFault: true },
    { line: 3, column: 'NAMN', value: '=Dal, Eva', code: 'formula', isFault: false },
  ]);
  const units = shown.data.units as unknown as { unitId: string; refused: boolean }[];
  expect(units.find(({ unitId }) => unitId === bad.id)).toMatchObject({ refused: true });
  expect(units.find(({ unitId }) => unitId === good.id)).toMatchObject({ refused: false });
  const { fileId } = shown.data;
  expect(await api.root.post(`${bad.U}/importheromapersonnel`, { fileId })).toMatchObject({
    status: 400,
    body: { error: 'noImport', faults: { 'line.4': { code: 'importLine', name: '4' } } },
  });
  expect((await api.root.post(`${good.U}/importheromapersonnel`, { fileId })).status).toBe(200);
  expect(await staff(bad)).toEqual([]);
  expect((await staff(good)).map(({ name }) => String(name))).toEqual(['Eva =Dal']);
});

test('what was planned by hand stays, and is named where the file overwrites it', async () => {
  const unit = await aUnit();
  const row = (rate: string, from: string) =>
    personnelFile(`${unit.identifier};7;Ask, Ida;Sjuksköterska;${rate};${compact(from)};;N`);
  await importStaff(unit, row('100,00', monday(1)));
  const [asset] = await staff(unit);
  const absence = { start: monday(3), end: sunday(4), workRate: 0.5, workRateExcluded: 0.5, split: true };
  expect((await api.root.post(`${unit.C}/assets/${asset?.id}/periods`, absence)).status).toBe(201);

  const same = await preview(unit.U, 'personnel', row('100', monday(1)));
  expect(same.data.units).toMatchObject([{ people: [], unchanged: 1 }]);
  const lower = await preview(unit.U, 'personnel', row('80', monday(2)));
  expect(lower.data.units).toMatchObject([
    {
      people: [
        { kind: 'changed', overwritesTyped: true, after: [{}, {}, { workRate: 0.3, workRateExcluded: 0.5 }, {}] },
      ],
    },
  ]);
});

test('worked hours replace those of their months, and typed ones are named', async () => {
  const unit = await aUnit();
  const activity = async (fields: object) =>
    String((await api.root.post(`${unit.U}/activity`, { start: 2025, ...fields })).data.id);
  const work = await activity({ name: 'Arbetad tid', type: 'Worklog', heromaActivityIdentifier: 'ARB' });
  const overtime = await activity({ name: 'Övertid', type: 'Other', heromaActivityIdentifier: 'Enkel övertid' });
  const typed = await activity({ name: 'Extra', type: 'Worklog', heromaActivityIdentifier: 'EXT' });
  await api.root.put(`${unit.U}/activity/input`, { year: 2026, inputs: [{ activityId: typed, jan: 5, feb: 6 }] });
  const values = async () =>
    Object.fromEntries(
      (await api.root.get(`${unit.U}/activity/input/2026`)).rows.map((one) => [
        String(one.activityId),
        { jan: one.jan, feb: one.feb, imported: one.imported, imports: one.imports },
      ]),
    );
  const given = (month: string, value: number) => ({ month, value, day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  const before = await values();
  const january = hoursFile(
    `${unit.identifier};202601;ARB;Månadslön;100,50`,
    `${unit.identifier};202601;ARB;Enkel övertid;7:20`,
    `${unit.identifier};2026-01;EXT;Månadslön;9`,
  );
  const shown = await preview(unit.U, 'hours', january);
  expect(shown.data.units).toMatchObject([
    {
      hours: [
        { activity: 'Arbetad tid', year: 2026, month: 1, before: null, after: 107.83, overwritesTyped: false },
        { activity: 'Övertid', after: 7.33 },
        { activity: 'Extra', before: 5, after: 9, overwritesTyped: true },
      ],
    },
  ]);
  expect(await values()).toEqual(before);
  const run = await importHours(unit, january);
  expect(run).toMatchObject({ status: 200, data: { kind: 'hours', state: 'stored', changes: 3 } });
  expect(await importHours(unit, january)).toMatchObject({ status: 400, body: { error: 'importExists' } });
  expect(await values()).toEqual({
    [work]: { jan: 107.83, feb: null, imported: ['jan'], imports: [given('jan', 107.83)] },
    [overtime]: { jan: 7.33, feb: null, imported: ['jan'], imports: [given('jan', 7.33)] },
    [typed]: { jan: 9, feb: 6, imported: ['jan'], imports: [given('jan', 9)] },
  });
  const type = (jan: number) =>
    api.root.put(`${unit.U}/activity/input`, { year: 2026, inputs: [{ activityId: work, jan }] });
  await type(100);
  expect(await values()).toMatchObject({ [work]: { jan: 100, imported: [], imports: [given('jan', 107.83)] } });
  await type(107.83);
  expect(await values()).toMatchObject({ [work]: { jan: 107.83, imported: ['jan'] } });

  const corrected = await importHours(unit, hoursFile(`${unit.identifier};202601;ARB;Månadslön;90`));
  expect(corrected).toMatchObject({ status: 200, data: { changes: 3 } });
  expect(await values()).toMatchObject({
    [work]: { jan: 90, imports: [given('jan', 90)] },
    [overtime]: { jan: null, imported: [], imports: [] },
    [typed]: { jan: null, feb: 6 },
  });
  const undo = (id: unknown) => api.root.post(`${unit.U}/heromaimports/${id}/undo`);
  expect((await undo(run.data.id)).status).toBe(400);
  await api.root.put(`${unit.U}/activity/input`, { year: 2026, inputs: [{ activityId: work, feb: 50 }] });
  expect((await undo(corrected.data.id)).status).toBe(200);
  expect((await undo(run.data.id)).status).toBe(200);
  expect(await values()).toMatchObject({
    [work]: { jan: null, feb: 50, imports: [] },
    [typed]: { jan: 5, feb: 6, imported: [], imports: [] },
  });
});

test('the id of a stored file is refused in another organisation', async () => {
  const unit = await aUnit();
  const { data } = await preview(unit.U, 'hours', hoursFile(`${unit.identifier};${todayInStockholm(new Date())};a;;1`));
  const foreign = await aUnit('Avd F', await makeWard(api, 'Region Främmande'));
  expect(await api.root.get(`${foreign.U}/runheromaimport?fileId=${data.fileId}`)).toMatchObject({
    status: 400,
    body: { faults: { fileId: { code: 'fileUnknown' } } },
  });
});
