import { expect, test } from 'vitest';
import { loadLock } from '#functions/imports/repository.ts';
import { storeHours } from '#functions/imports/store/hours.ts';
import { scopeOf } from '#functions/kernel/changes/scope.ts';
import { importFileName } from '#functions/kernel/store/fileNames.ts';
import { planKeys } from '#functions/kernel/store/keys.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { withApi } from '../support/api.ts';
import { hoursFile, type ImportUnit, importUnit, personnelFile, previewFile } from '../support/imports.ts';
import { makeWard, type Ward } from '../support/ward.ts';

let ward: Ward;
const api = withApi(async (api) => {
  ward = await makeWard(api, 'Region Tvivel');
});
const aUnit = () => importUnit(api, ward);
const row = (
  unit: Pick<ImportUnit, 'identifier'>,
  number: number | string,
  name = `P ${number}`,
  more = '100;20260105;;N',
) => `${unit.identifier};${number};${name};Sjuksköterska;${more}`;
const staff = async ({ C }: ImportUnit) =>
  (await api.root.get(`${C}/assets`)).rows.map((one) => [
    String(one.name),
    (one.periods as unknown as { end: string | null }[]).at(-1)?.end ?? 'working',
  ]);
const run = (unit: ImportUnit, fileId: unknown) => api.root.post(`${unit.U}/importheromapersonnel`, { fileId });
const importInto = async (unit: ImportUnit, ...rows: readonly string[]) => {
  const { data } = await previewFile(api, unit.U, 'personnel', personnelFile(...rows));
  return { shown: data, stored: await run(unit, data.fileId) };
};

test('a file with merged cells of units ends nobody', async () => {
  const [one, other] = [await aUnit(), await aUnit()];
  const all = (unit: ImportUnit) => [1, 2, 3].map((n) => row(unit, n));
  for (const unit of [one, other]) expect((await importInto(unit, ...all(unit))).stored.status).toBe(200);
  const merged = [one, other].flatMap((unit) => [row(unit, 1), row({ identifier: '' }, 2), row({ identifier: '' }, 3)]);
  const { data } = await previewFile(api, ward.O, 'personnel', personnelFile(...merged));
  expect(data.units).toMatchObject([{ refused: true }, { refused: true }]);
  const faults = data.remarks as unknown as readonly { isFault: boolean }[];
  expect(faults.filter(({ isFault }) => isFault)).toMatchObject(
    Array(4).fill({ code: 'required', column: 'ENHET', holdsAll: true, unitName: null }),
  );
  for (const unit of [one, other]) {
    expect(await run(unit, data.fileId)).toMatchObject({ status: 400, body: { error: 'noImport' } });
    expect(await staff(unit)).toEqual([
      ['P 1', 'working'],
      ['P 2', 'working'],
      ['P 3', 'working'],
    ]);
  }
});

test('a file of hours with merged cells of units or activities changes no value', async () => {
  const unit = await aUnit();
  await api.root.post(`${unit.U}/activity`, {
    start: 2025,
    name: 'Arbete',
    type: 'Worklog',
    heromaActivityIdentifier: 'ARB',
  });
  const values = async () => (await api.root.get(`${unit.U}/activity/input/2026`)).rows.map(({ jan }) => jan);
  const into = async (...rows: readonly string[]) => {
    const { data } = await previewFile(api, unit.U, 'hours', hoursFile(...rows));
    return api.root.get(`${unit.U}/runheromaimport?fileId=${data.fileId}`);
  };
  expect((await into(`${unit.identifier};202601;ARB;x;10`, `${unit.identifier};202601;ARB;x;20`)).status).toBe(200);
  expect(await values()).toEqual([30]);
  expect((await into(`${unit.identifier};202601;ARB;x;10`, ';202601;ARB;x;20')).status).toBe(400);
  expect((await into(`${unit.identifier};202601;ARB;x;10`, `${unit.identifier};202601;;x;20`)).status).toBe(400);
  expect(await values()).toEqual([30]);
});

test('a file of hours with merged cells of kinds of pay changes no value, and ordinary hours need none', async () => {
  const unit = await aUnit();
  for (const [name, type, heromaActivityIdentifier] of [
    ['Arbete', 'Worklog', 'ARB'],
    ['Övertid', 'Other', 'Enkel övertid'],
  ])
    await api.root.post(`${unit.U}/activity`, { start: 2025, name, type, heromaActivityIdentifier });
  const values = async () => (await api.root.get(`${unit.U}/activity/input/2026`)).rows.map(({ jan }) => jan).sort();
  const into = async (...rows: readonly string[]) => {
    const lines = rows.map((one) => `${unit.identifier};202601;${one}`);
    const { data } = await previewFile(api, unit.U, 'hours', hoursFile(...lines));
    return api.root.get(`${unit.U}/runheromaimport?fileId=${data.fileId}`);
  };
  expect((await into('ARB;;10', 'ARB;Enkel övertid;2', 'ARB;Enkel övertid;3')).status).toBe(200);
  expect(await values()).toEqual([15, 5]);
  expect((await into('ARB;;10', 'ARB;Enkel övertid;2', 'ARB;;3')).status).toBe(400);
  expect(await values()).toEqual([15, 5]);
});

test('a code of digits that lost its zeros is that of the same activity, which is not emptied', async () => {
  const unit = await aUnit();
  await api.root.post(`${unit.U}/activity`, {
    start: 2025,
    name: 'Arbete',
    type: 'Worklog',
    heromaActivityIdentifier: '0010',
  });
  const into = async (mark: string, hours: number) => {
    const file = hoursFile(`${unit.identifier};202601;${mark};x;${hours}`);
    const { data } = await previewFile(api, unit.U, 'hours', file);
    expect((await api.root.get(`${unit.U}/runheromaimport?fileId=${data.fileId}`)).status).toBe(200);
    const codes = (data.remarks as unknown as { code: string }[]).map(({ code }) => code);
    return [codes, (await api.root.get(`${unit.U}/activity/input/2026`)).rows.map(({ jan }) => jan)];
  };
  expect(await into('0010', 10)).toEqual([[], [10]]);
  expect(await into('10', 20)).toEqual([['zeros'], [20]]);
  expect(await into('10.0', 30)).toEqual([['zeros'], [30]]);
});

test('days outside the calendar are refused, and what is stored can be read', async () => {
  const unit = await aUnit();
  const { shown, stored } = await importInto(unit, row(unit, 1), row(unit, 2, 'Bo', '100;29991231;;N'));
  expect(shown.remarks).toMatchObject([{ line: 3, column: 'FROM', code: 'dayOutside' }]);
  expect(stored.status).toBe(400);
  expect((await importInto(unit, row(unit, 1, 'Eva', '100;20260105;99991231;N'))).stored.status).toBe(200);
  expect((await importInto(unit, row(unit, 1, 'Eva', '100;20260105;21981231;N'))).stored.status).toBe(200);
  expect((await importInto(unit, row(unit, 1, 'Eva', '100;19000101;19000101;N'))).stored.status).toBe(200);
  expect((await api.root.get(`${unit.C}/assets`)).status).toBe(200);
});

test('hours that no answer could hold are refused as they are stored, whoever computed them', async () => {
  const unit = await aUnit();
  const path = { orgId: ward.orgId, areaId: ward.areaId, unitId: unit.id };
  const caller = { username: 'tests', type: 'SuperAdmin', grants: [] } as const;
  const scope = scopeOf({ caller, place: {}, table: theTable(), now: new Date(), address: '-', path });
  const before = { year: 2026, activityId: 'act_1', month: 'jan', value: null, imported: false, given: null } as const;
  const record = {
    id: 'imp_1',
    kind: 'hours',
    state: 'stored',
    at: '2026-11-26T12:00:00.000Z',
    by: 'tests',
    digest: 'a',
    source: 'file',
    message: '',
    changes: 1,
    steps: importFileName(ward.orgId, 'steps', 'imp_1'),
  } as unknown as Parameters<typeof storeHours>[4];
  const store = async (value: number) =>
    storeHours(scope, path, await loadLock(theTable(), path), [{ before, after: { ...before, value } }], record);
  await expect(store(Number.NaN)).rejects.toMatchObject({ code: 'noImport' });
  expect((await theTable().get(planKeys.inputs(path, 2026)))?.data).toBeUndefined();
  await store(8.25);
  expect((await theTable().get(planKeys.inputs(path, 2026)))?.data).toMatchObject({
    inputs: [{ id: 'act_1', months: expect.arrayContaining([8.25]) }],
  });
});

test('two rows of one name adopt nobody who was typed, and the unit can be imported again', async () => {
  const unit = await aUnit();
  await api.root.post(`${unit.C}/assets`, { name: 'Anna Andersson', period: { start: '2026-01-05' } });
  const rows = [row(unit, 1, 'Anna Andersson'), row(unit, 2, 'Anna Andersson', '50;20260105;;N')];
  const { shown, stored } = await importInto(unit, ...rows);
  expect(shown.units).toMatchObject([
    {
      people: [
        { kind: 'new', notes: ['sameName'] },
        { kind: 'new', notes: ['sameName'] },
      ],
    },
  ]);
  expect(stored).toMatchObject({ status: 200, data: { changes: 2 } });
  expect(await staff(unit)).toHaveLength(3);
  expect((await importInto(unit, ...rows, row(unit, 3))).stored).toMatchObject({ status: 200, data: { changes: 1 } });
});

test('an employee whose HR categories lead to one category is stored once', async () => {
  const unit = await aUnit();
  const rows = [
    row(unit, 1, 'Anna Berg', '100;20260105;20260628;N'),
    `${unit.identifier};1;Anna Berg;Specialistsjuksköterska;100;20260629;;N`,
  ];
  const { data } = await previewFile(api, unit.U, 'personnel', personnelFile(...rows));
  const mappings = [{ heromaName: 'Specialistsjuksköterska', adactaName: 'Sjuksköterska' }];
  const into = () => api.root.post(`${unit.U}/importheromapersonnel`, { fileId: data.fileId, mappings });
  expect(await into()).toMatchObject({ status: 200, data: { changes: 1, left: 0 } });
  expect(await staff(unit)).toEqual([['Anna Berg', 'working']]);
  // A list of mappings alone is the same; it means the newest file of the server, and this organisation has none.
  expect(await api.root.post(`${unit.U}/importheromapersonnel`, mappings)).toMatchObject({
    body: { error: 'noImport', faults: { ftp: { code: 'ftpMissing' } } },
  });
  expect(await into()).toMatchObject({ status: 400, body: { error: 'importExists' } });
});

test('a file that was read is read again where something is left to import', async () => {
  const unit = await aUnit();
  const rows = [row(unit, 1), `${unit.identifier};2;Bo;Läkare;100;20260105;;N`];
  const first = await importInto(unit, ...rows);
  expect(first.stored).toMatchObject({ status: 200, data: { changes: 1, left: 1 } });
  const { fileId } = first.shown;
  expect(await run(unit, fileId)).toMatchObject({ status: 400, body: { error: 'importExists' } });
  await api.root.post(`${unit.U}/categories`, { name: 'Läkare' });
  expect(await api.root.post(`${unit.U}/heromaimports/preview`, { kind: 'personnel', fileId })).toMatchObject({
    data: { units: [{ exists: false, people: [{ kind: 'new', name: 'Bo' }] }] },
  });
  expect(await run(unit, fileId)).toMatchObject({ status: 200, data: { changes: 1, left: 0 } });

  const hours = hoursFile(`${unit.identifier};202601;ARB;x;10`, `${unit.identifier};202601;ARB;x;5`);
  const { data } = await previewFile(api, unit.U, 'hours', hours);
  // What is left is said by the preview as by the history.
  expect(data.units).toMatchObject([{ hours: [], left: 1 }]);
  const runHours = () => api.root.get(`${unit.U}/runheromaimport?fileId=${data.fileId}`);
  expect(await runHours()).toMatchObject({ status: 200, data: { changes: 0, left: 1 } });
  expect((await runHours()).body.error).toBe('importExists');
  await api.root.post(`${unit.U}/activity`, {
    start: 2025,
    name: 'Arbete',
    type: 'Worklog',
    heromaActivityIdentifier: 'ARB',
  });
  expect(await runHours()).toMatchObject({ status: 200, data: { changes: 1, left: 0 } });
});
