import fc from 'fast-check';
import readSheets from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { type KnownArea, peopleOf } from '#shared/workbook/people.ts';
import { type FileSheet, type ReadWorkbook, readWorkbook } from '#shared/workbook/read.ts';
import { inParts, inRequests, type KnownUnit, rowsByUnit } from '#shared/workbook/units.ts';
import { withApi } from '../support/api.ts';
import { makeWard, monday, organizationGrant, sunday, type Ward } from '../support/ward.ts';

let ward: Ward;
const api = withApi(async (api) => {
  ward = await makeWard(api, 'Region Arbetsbok');
});

const unitHead = ['Verksamhet', 'Namn', 'Kortnamn', 'Vårdplatser', 'Budgettimmar'];
const categoryHead = ['Avdelning', 'Kategori', 'Veckoarbetstid', 'Pass', 'Räknas som', 'Nattpass', 'Från', 'Till'];
const book = (units: FileSheet['data'], categories: FileSheet['data'] = []): readonly FileSheet[] => [
  { sheet: 'Avdelningar', data: [unitHead, ...units] },
  { sheet: 'Kategorier och pass', data: [categoryHead, ...categories] },
];

const knownUnits = async (O: string): Promise<KnownUnit[]> => {
  const { rows } = await api.root.get(`${O}/areas`);
  return rows.flatMap((area) =>
    (area.units as unknown as { name: string }[]).map(({ name }) => ({ area: String(area.name), unit: name })),
  );
};
const read = (file: readonly FileSheet[]): ReadWorkbook => {
  const workbook = readWorkbook(file);
  if (typeof workbook === 'string') throw new Error(workbook);
  return workbook;
};
const grouped = async (O: string, file: readonly FileSheet[]) => rowsByUnit(read(file), await knownUnits(O));

/** What becomes of each row of the file, in the order of its units. */
const preview = async (O: string, file: readonly FileSheet[]) => {
  const { units } = await grouped(O, file);
  const outcomes: unknown[] = [];
  for (const some of inRequests(units)) {
    const { status, data } = await api.root.post(`${O}/workbook/preview`, { units: some.map(({ body }) => body) });
    expect(status).toBe(200);
    for (const unit of data.units as unknown as { rows: unknown[] }[]) outcomes.push(...unit.rows);
  }
  return outcomes as { outcome: string; field?: string; code?: string }[];
};
const readIn = async (O: string, file: readonly FileSheet[]) => {
  const { units } = await grouped(O, file);
  const { data: reading } = await api.root.post(`${O}/workbook/readings`, { file: 'upplägg.xlsx' });
  const answers = [];
  for (const { body } of units)
    for (const part of inParts(body))
      answers.push(await api.root.post(`${O}/workbook/readings/${reading.id}/units`, part));
  return {
    id: String(reading.id),
    answers,
    undo: () => api.root.post(`${O}/workbook/readings/${reading.id}/undo`, {}),
  };
};
const exported = async (path: string, { token } = api.root): Promise<readonly FileSheet[]> => {
  const answer = await fetch(`${api.server.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  return readSheets(Buffer.from(await answer.arrayBuffer()));
};
const unitNamed = async (name: string) => {
  const { rows } = await api.root.get(`${ward.O}/areas`);
  for (const area of rows)
    for (const unit of area.units as unknown as { id: string; name: string }[])
      if (unit.name === name) return `${ward.O}/areas/${area.id}/units/${unit.id}`;
  return undefined;
};

test('an empty organisation gets areas, units, categories and shifts from a workbook, and undo takes the units back', async () => {
  const { data: org } = await api.root.post('/api/organizations', { name: 'Region Ny' });
  const O = `/api/organizations/${org.id}`;
  const file = book(
    [
      ['Psykiatri', 'PSY 71', 'P71', 'ja', 'nej'],
      ['Psykiatri', 'PSY 72', null, null, null],
    ],
    [
      ['PSY 71', 'Skötare', '38:15', null, null, null, new Date('2027-01-04'), null],
      ['PSY 71', 'Skötare', null, 'Natt', 'Standard', 'ja', 'v01 2027', null],
      ['psy 72', 'Skötare', 37, 'Dag', null, null, 46391, null],
    ],
  );
  expect((await preview(O, file)).map(({ outcome }) => outcome)).toEqual(['new', 'new', 'new', 'new', 'new']);
  expect((await api.root.get(`${O}/areas`)).rows).toEqual([]);
  const { answers, undo } = await readIn(O, file);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { rows: areas } = await api.root.get(`${O}/areas`);
  expect(areas).toMatchObject([
    { name: 'Psykiatri', units: [{ name: 'PSY 71', shortName: 'P71' }, { name: 'PSY 72' }] },
  ]);
  const unitId = (areas[0]!.units as unknown as { id: string }[])[0]!.id;
  const { rows: categories } = await api.root.get(`${O}/areas/${areas[0]!.id}/units/${unitId}/categories`);
  expect(categories).toMatchObject([
    {
      name: 'Skötare',
      periods: [{ start: '2027-01-04', end: null, workingHours: 38, workingMinutes: 15 }],
      shifts: [{ name: 'Natt', period: { start: '2027-01-04', isNightShift: true } }],
    },
  ]);
  expect((await preview(O, file)).map(({ outcome }) => outcome)).toEqual(Array(5).fill('unchanged'));
  const again = await readIn(O, file);
  expect(again.answers.map(({ data }) => data.units)).toEqual([0, 0]);
  expect((await api.root.get(`${O}/workbook/readings`)).rows).toMatchObject([
    { file: 'upplägg.xlsx', units: 2, undone: 0 },
  ]);
  expect((await undo()).data).toEqual({ undone: 2, changedSince: [] });
  expect((await api.root.get(`${O}/areas`)).rows).toMatchObject([{ name: 'Psykiatri', units: [] }]);
  expect((await preview(O, file)).map(({ outcome }) => outcome)).toEqual(Array(5).fill('new'));
});

test('rows change what they name and leave the rest; undo restores it, unless something changed it later', async () => {
  const before = (await api.root.get(`${ward.U}/categories`)).rows;
  const file = book(
    [['Medicin', 'Medicinavdelning 33', 'M33', null, null]],
    [
      ['Medicinavdelning 33', 'Sjuksköterska', '36:00', null, null, null, monday(8), null],
      ['Medicinavdelning 33', 'Sjuksköterska', null, 'Dag', null, 'ja', null, null],
      ['Medicinavdelning 33', 'Sjuksköterska', null, 'Kväll', null, null, null, null],
      ['Medicinavdelning 33', 'Undersköterska', null, 'Dag', null, null, null, null],
    ],
  );
  expect((await preview(ward.O, file)).map(({ outcome }) => outcome)).toEqual([
    'changed',
    'new',
    'changed',
    'new',
    'new',
  ]);
  const first = await readIn(ward.O, file);
  const { rows } = await api.root.get(`${ward.U}/categories`);
  expect(rows).toMatchObject([
    {
      name: 'Sjuksköterska',
      periods: [{ workingHours: 38 }, { start: monday(8), workingHours: 36, workingMinutes: 0 }],
      shifts: [{ name: 'Dag', period: { isNightShift: true } }, { name: 'Kväll' }],
    },
    { name: 'Undersköterska', periods: [{ start: monday(0), workingHours: 40 }], shifts: [{ name: 'Dag' }] },
  ]);
  expect((await first.undo()).data).toEqual({ undone: 1, changedSince: [] });
  const restored = (await api.root.get(`${ward.U}/categories`)).rows;
  expect(restored).toMatchObject([
    { name: 'Sjuksköterska', periods: [{ workingHours: 38 }], shifts: [{ name: 'Dag' }] },
  ]);
  expect(restored[0]!.periods).toEqual(before[0]!.periods);
  expect((await api.root.get(ward.U)).data).toMatchObject({
    shortName: 'MED 33',
    categories: [{ name: 'Sjuksköterska' }],
  });

  const second = await readIn(ward.O, file);
  const under = (await api.root.get(`${ward.U}/categories`)).rows[1]!;
  await api.root.post(`${ward.U}/categories/${under.id}/assets`, { name: 'Kim Berg', period: { start: monday(0) } });
  expect((await second.undo()).data).toEqual({ undone: 0, changedSince: ['Medicinavdelning 33'] });
  expect((await api.root.get(`${ward.U}/categories`)).rows).toHaveLength(2);
});

const bookOfValues = (
  beds: FileSheet['data'],
  budget: FileSheet['data'],
  stencils: FileSheet['data'],
): readonly FileSheet[] => [
  { sheet: 'Vårdplatser', data: [['Avdelning', 'Vardag', 'Helg', 'Från', 'Till'], ...beds] },
  { sheet: 'Budget', data: [['Avdelning', 'Kategori', 'Tjänster', 'Benämning', 'Från', 'Till'], ...budget] },
  { sheet: 'Schabloner', data: [['Avdelning', 'År', 'Timkostnad', 'Resurs'], ...stencils] },
];

test('beds, budgets and stencils are stored with a log entry each, and undo restores the very periods that there were', async () => {
  const { rows: categories } = await api.root.get(`${ward.U}/categories`);
  const budgetPath = `${ward.U}/categories/${categories[0]!.id}/budget-periods`;
  const M = 'Medicinavdelning 33';
  const first = await readIn(ward.O, bookOfValues([[M, 20, null, monday(0), null]], [], [[M, 2040, 300, null]]));
  expect(first.answers.map(({ status }) => status)).toEqual([200]);
  const all = async () => [
    (await api.root.get(`${ward.U}/beds`)).rows,
    (await api.root.get(budgetPath)).rows,
    (await api.root.get(`${ward.U}/stencils`)).rows,
  ];
  const before = await all();
  expect(before).toMatchObject([
    [{ beds: 20, weekendBeds: 20, start: monday(0), end: null }],
    [],
    [{ year: 2040, hour: 300, resourceHour: null }],
  ]);
  const file = bookOfValues(
    [
      [M, null, 14, null, null],
      [M, 24, 18, monday(9), null],
      [M, 24, 18, monday(9), null],
      [M, 24, 18, '2027-01-05', null],
      [M, null, null, monday(30), null],
      [M, 1000, null, monday(40), null],
    ],
    [
      [M, 'Sjuksköterska', '18,5', 'Beslut', monday(0), null],
      [M, 'Finns inte', 3, null, null, null],
      [M, 'Sjuksköterska', '1,234', null, null, null],
      [M, 'Sjuksköterska', 'många', null, null, null],
    ],
    [
      [M, 2040, 310, 350],
      [M, 2041, 320, null],
      [M, '2040', 1, null],
    ],
  );
  const at = (code: string, field: string) => expect.objectContaining({ outcome: 'fault', code, field });
  expect(read(file).sheets.map(({ rows }) => rows.flatMap(({ faults }) => Object.entries(faults)))).toMatchObject([
    [
      ['start', { code: 'monday' }],
      ['beds', { code: 'tooBig' }],
    ],
    [
      ['budget', { code: 'decimals' }],
      ['budget', { code: 'number' }],
    ],
    [],
  ]);
  expect(await preview(ward.O, file)).toEqual([
    { outcome: 'changed' },
    { outcome: 'new' },
    at('twice', 'start'),
    at('required', 'beds'),
    { outcome: 'new' },
    at('categoryMissing', 'category'),
    { outcome: 'changed' },
    { outcome: 'new' },
    at('twice', 'year'),
  ]);
  const sound = bookOfValues(
    [
      [M, null, 14, null, null],
      [M, 24, 18, monday(9), null],
    ],
    [[M, 'Sjuksköterska', '18,5', 'Beslut', monday(0), null]],
    [
      [M, 2040, 310, 350],
      [M, 2041, 320, null],
    ],
  );
  const second = await readIn(ward.O, sound);
  expect(second.answers.map(({ status }) => status)).toEqual([200]);
  expect((await preview(ward.O, sound)).map(({ outcome }) => outcome)).toEqual([
    'unchanged',
    'unchanged',
    'unchanged',
    'unchanged',
    'unchanged',
  ]);
  expect(await all()).toMatchObject([
    [
      { beds: 20, weekendBeds: 14 },
      { beds: 24, weekendBeds: 18, start: monday(9) },
    ],
    [{ budget: 18.5, name: 'Beslut', start: monday(0), end: null }],
    [{ hour: 310, resourceHour: 350 }, { hour: 320 }],
  ]);
  expect((await second.undo()).data).toEqual({ undone: 1, changedSince: [] });
  const values = (lists: Awaited<ReturnType<typeof all>>) =>
    lists.map((list) => list.map(({ version: _, changedAt: __, ...own }) => own));
  expect(values(await all())).toEqual(values(before));

  const third = await readIn(ward.O, sound);
  const [, , stencils] = await all();
  await api.root.put(`${ward.U}/stencils/${stencils![0]!.id}`, { hour: 311 });
  expect((await third.undo()).data).toEqual({ undone: 0, changedSince: [M] });
});

const demandHead = ['Avdelning', 'Kategori', 'Pass', 'Mån', 'Lör', 'Start', 'Slut', 'Rast', 'Helgpass lör'].concat([
  'Start helg',
  'Slut helg',
  'Från',
  'Till',
]);
const bookOfDemand = (rows: FileSheet['data']): FileSheet => ({ sheet: 'Behov', data: [demandHead, ...rows] });

test('demand is stored by shift and period with a log entry each, and undo restores it', async () => {
  const M = 'Medicinavdelning 33';
  const C = `${ward.C}/demands`;
  const shown = async () =>
    (await api.root.get(C)).rows.map(({ start, end, shiftDemands }) => ({
      start,
      end,
      shiftDemands: (shiftDemands as unknown as { shiftId: string }[]).filter(
        ({ shiftId }) => shiftId === ward.shiftId,
      ),
    }));
  const made = await api.root.post(C, { start: monday(0), end: null });
  await api.root.put(`${C}/${made.data.id}`, {
    shiftDemands: [{ shiftId: ward.shiftId, mon: '2,50', startHour: 7, breakMinutes: 30 }],
  });
  const before = await shown();
  const same = bookOfDemand([
    [M, 'Sjuksköterska', 'Dag', 2.5, null, '07:00', null, '0:30', 'nej', null, null, null, null],
  ]);
  expect(await preview(ward.O, [same])).toEqual([{ outcome: 'unchanged' }]);

  const row = (...cells: readonly unknown[]) => [M, 'Sjuksköterska', ...cells];
  const file = bookOfDemand([
    row('Dag', '3', 2, new Date('1899-12-30T06:45:00Z'), '15:30', null, null, null, null, monday(0), sunday(9)),
    row('Dag', 4, '1,5', '7', '24:00', '0:45', 'ja', '08:00', '16:00', monday(10), null),
    row('Dag', 4, 1, null, null, null, null, null, null, monday(10), null),
    row('Dag', 4, 1, null, null, null, 'ja', null, null, monday(30), null),
    row('Dag', 4, 1, null, null, null, null, null, null, monday(5), null),
    row('Natt', 1, 1, null, null, null, null, null, null, monday(10), null),
    row('Dag', 1.234, 1, '25:00', null, 'lång', null, null, null, monday(0), null),
  ]);
  const at = (code: string, field: string) => expect.objectContaining({ outcome: 'fault', code, field });
  expect(read([file]).sheets[0]!.rows.at(-1)!.faults).toMatchObject({
    mon: { code: 'demandValue' },
    startHour: { code: 'clock' },
    breakHours: { code: 'withinDay' },
  });
  expect(await preview(ward.O, [file])).toEqual([
    { outcome: 'changed' },
    { outcome: 'new' },
    at('twice', 'shift'),
    at('weekendTime', 'wkndStartHour'),
    at('overlap', 'start'),
    at('shiftMissing', 'shift'),
  ]);
  const sound = { ...file, data: file.data.slice(0, 3) };
  const first = await readIn(ward.O, [sound]);
  expect(first.answers.map(({ status }) => status)).toEqual([200]);
  expect(await shown()).toMatchObject([
    { start: monday(0), end: sunday(9), shiftDemands: [{ mon: '3', sat: '2', startHour: 6, startMinute: 45 }] },
    {
      start: monday(10),
      end: null,
      shiftDemands: [{ mon: '4', sat: '1,5', satShift: true, wkndStartHour: 8, endHour: 24, breakMinutes: 45 }],
    },
  ]);
  expect((await preview(ward.O, [sound])).map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged']);
  const { rows: log } = await api.root.get(`/api/log?orgId=${ward.orgId}&object=demand&limit=2`);
  expect(log.map(({ action }) => action).sort()).toEqual(['create', 'update']);
  expect((await first.undo()).data).toEqual({ undone: 1, changedSince: [] });
  expect(await shown()).toEqual(before);

  await api.root.put(`${C}/${made.data.id}/lock`, {});
  expect(await preview(ward.O, [sound])).toEqual([at('periodLocked', 'start'), at('withinLocked', 'start')]);
  await api.root.put(`${C}/${made.data.id}/lock`, {});
  const second = await readIn(ward.O, [sound]);
  const [, later] = (await api.root.get(C)).rows;
  await api.root.put(`${C}/${later!.id}`, { comment: 'Ändrat för hand' });
  expect((await second.undo()).data).toEqual({ undone: 0, changedSince: [M] });
});

test('a demand period ends on one day, whatever shift a row is about', async () => {
  const [area, unit, category] = ['Medicin', 'MED 60', 'Skötare'];
  const shift = (name: string) => [unit, category, null, name, null, null, monday(-8), null];
  const row = (name: string, mon: number, end: string | null) => [
    unit,
    category,
    name,
    mon,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    monday(0),
    end,
  ];
  const file = [
    ...book([[area, unit, null, null, null]], [shift('Dag'), shift('Natt')]),
    bookOfDemand([row('Dag', 1, sunday(3)), row('Natt', 2, null), row('Natt', 3, sunday(4))]),
  ];
  expect((await preview(ward.O, file)).map(({ outcome, code }) => code ?? outcome)).toEqual([
    'new',
    'new',
    'new',
    'new',
    'new',
    'twice',
  ]);
  const other = [...file.slice(0, 2), bookOfDemand([row('Dag', 1, sunday(3)), row('Natt', 3, sunday(4))])];
  expect((await preview(ward.O, other)).at(-1)).toEqual({ outcome: 'fault', field: 'end', code: 'periodEnd' });
  const { undo } = await readIn(ward.O, [
    ...file.slice(0, 2),
    bookOfDemand([row('Dag', 1, sunday(3)), row('Natt', 2, null)]),
  ]);
  const U = await unitNamed(unit);
  const { rows: categories } = await api.root.get(`${U}/categories`);
  expect((await api.root.get(`${U}/categories/${categories[0]!.id}/demands`)).rows).toMatchObject([
    { version: 1, start: monday(0), end: sunday(3), shiftDemands: [{ mon: '1' }, { mon: '2' }] },
  ]);
  expect((await undo()).data).toEqual({ undone: 1, changedSince: [] });
  expect(await unitNamed(unit)).toBeUndefined();
});

const staffHead = ['Avdelning', 'Kategori', 'Namn', 'Grad', 'Grad utanför', 'Frånvaro', 'Inhyrd', 'Nivå', 'Kommentar'];
const bookOfStaff = (rows: FileSheet['data']): FileSheet => ({
  sheet: 'Personal',
  data: [[...staffHead, 'Från', 'Till'], ...rows],
});

test('employees are found by name and stored with a log entry each, and undo restores them', async () => {
  const M = 'Medicinavdelning 33';
  const C = `${ward.C}/assets`;
  const shown = async () => (await api.root.get(C)).rows.map(({ name, periods }) => ({ name, periods }));
  const { data: ada } = await api.root.post(C, {
    name: 'Ada Ek',
    period: { start: monday(0), comment: 'Vill ha natt ' },
  });
  for (let time = 0; time < 2; time += 1) await api.root.post(C, { name: 'Bo Al', period: { start: monday(0) } });
  const row = (...cells: readonly unknown[]) => [M, 'Sjuksköterska', ...cells];
  const at = (code: string, field: string) => expect.objectContaining({ outcome: 'fault', code, field });
  const file = bookOfStaff([
    row('ada ek', '0,8', 0.2, 'Tjänstledig', null, 3, 'Vill ha natt', null, null),
    row('Ada Ek', 0.5, null, null, null, null, null, monday(10), sunday(20)),
    row('Ada Ek', 0.6, null, null, null, null, null, monday(10), null),
    row('Cia Dal', null, null, null, 'ja', null, null, monday(1), null),
    row('Bo Al', 0.5, null, null, null, null, null, null, null),
    row('Eva Fors', 1, null, 'Sjuk', null, null, null, null, null),
    row('Per Gran', 1.2, null, 'Hemma', null, 7, null, null, null),
  ]);
  expect(read([file]).sheets[0]!.rows.at(-1)!.faults).toMatchObject({
    workRate: { code: 'tooBig' },
    absence: { code: 'choice' },
    level: { code: 'tooBig' },
  });
  expect(await preview(ward.O, [file])).toEqual([
    { outcome: 'changed' },
    { outcome: 'new' },
    at('twice', 'name'),
    { outcome: 'new' },
    at('namesakes', 'name'),
    at('absenceRate', 'absence'),
  ]);
  const before = await shown();
  const sound = bookOfStaff([1, 2, 4].map((index) => file.data[index]!));
  const first = await readIn(ward.O, [sound]);
  expect(first.answers.map(({ status }) => status)).toEqual([200]);
  const stored = await shown();
  expect(stored.find(({ name }) => String(name) === 'Ada Ek')?.periods).toMatchObject([
    { start: monday(0), end: sunday(9), workRate: 0.8, workRateExcluded: 0.2, absence: 'leave', level: 3 },
    { start: monday(10), end: sunday(20), workRate: 0.5 },
  ]);
  expect(stored.find(({ name }) => String(name) === 'Cia Dal')?.periods).toMatchObject([
    { isContractor: true, workRate: 1 },
  ]);
  expect((await preview(ward.O, [sound])).map(({ outcome }) => outcome)).toEqual(Array(3).fill('unchanged'));
  const { rows: log } = await api.root.get(`/api/log?orgId=${ward.orgId}&object=${ada.id}`);
  expect(log.map(({ action }) => action)).toEqual(['update', 'create']);
  expect((await first.undo()).data).toEqual({ undone: 1, changedSince: [] });
  const values = (list: typeof before) =>
    list.map(({ name, periods }) => ({
      name,
      periods: (periods as unknown as object[]).map((period) => ({ ...period, version: 0, changedAt: '' })),
    }));
  expect(values(await shown())).toEqual(values(before));
});

test('a unit with more employees than fit one transaction is stored in parts, and taken back whole', async () => {
  const names = Array.from({ length: 45 }, (_, index) => `Person ${index}`);
  const unit = 'MED 70';
  const staff = (rate: number) =>
    bookOfStaff(names.map((name) => [unit, 'Skötare', name, rate, null, null, null, null, null, monday(0), null]));
  const setUp = book(
    [['Medicin', unit, null, null, null]],
    [[unit, 'Skötare', '38:15', null, null, null, monday(0), null]],
  );
  const made = await readIn(ward.O, [...setUp, staff(1)]);
  expect(made.answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const U = await unitNamed(unit);
  const [category] = (await api.root.get(`${U}/categories`)).rows;
  const C = `${U}/categories/${category!.id}/assets`;
  const rates = async () =>
    (await api.root.get(C)).rows.map(({ periods }) => (periods as unknown as { workRate: number }[])[0]!.workRate);
  const later = await readIn(ward.O, [staff(0.5)]);
  expect(await rates()).toEqual(Array(45).fill(0.5));
  const reading = async (id: string) =>
    (await api.root.get(`${ward.O}/workbook/readings`)).rows.find((one) => String(one.id) === id);
  expect(await reading(later.id)).toMatchObject({ units: 1, undone: 0 });

  // One changed employee of the last part leaves the whole unit as it is.
  expect((await made.undo()).data).toEqual({ undone: 0, changedSince: [unit] });
  expect((await later.undo()).data).toEqual({ undone: 1, changedSince: [] });
  expect(await rates()).toEqual(Array(45).fill(1));
  expect(await reading(later.id)).toMatchObject({ units: 1, undone: 1 });

  const twin = 'MED 71';
  const renamed = (sheet: FileSheet) => ({
    ...sheet,
    data: sheet.data.map((row) => row.map((cell) => (cell === unit ? twin : cell))),
  });
  const { undo } = await readIn(ward.O, [...setUp, staff(1)].map(renamed));
  expect((await undo()).data).toEqual({ undone: 1, changedSince: [] });
  expect(await unitNamed(twin)).toBeUndefined();
});

test('a unit that is made with its values is taken back with them', async () => {
  const file = [
    ...book([['Medicin', 'MED 50', null, 'ja', null]], [['MED 50', 'Skötare', null, null, null, null, null, null]]),
    ...bookOfValues(
      [['MED 50', 9, 7, null, null]],
      [['MED 50', 'Skötare', 4, null, null, null]],
      [['MED 50', 2040, 1, 2]],
    ),
  ];
  expect((await preview(ward.O, file)).map(({ outcome }) => outcome)).toEqual(Array(5).fill('new'));
  const { answers, undo } = await readIn(ward.O, file);
  expect(answers.map(({ status }) => status)).toEqual([200]);
  const U = await unitNamed('MED 50');
  expect((await api.root.get(`${U}/beds`)).rows).toMatchObject([{ beds: 9, weekendBeds: 7, start: monday(0) }]);
  expect((await undo()).data).toEqual({ undone: 1, changedSince: [] });
  expect(await unitNamed('MED 50')).toBeUndefined();
});

test('one workbook that two read in at once is stored once', async () => {
  const { data: org } = await api.root.post('/api/organizations', { name: 'Region Samtidig' });
  const O = `/api/organizations/${org.id}`;
  const units = ['A 1', 'A 2', 'A 3'];
  const file = [
    ...book(
      units.map((unit) => ['Medicin', unit, null, 'ja', null]),
      units.flatMap((unit) => [
        [unit, 'Skötare', '38:15', null, null, null, monday(0), null],
        [unit, 'Skötare', null, 'Dag', null, null, monday(0), null],
      ]),
    ),
    bookOfStaff(units.map((unit) => [unit, 'Skötare', 'Kim', 1, null, null, null, null, null, monday(0), null])),
    bookOfDemand(units.map((unit) => [unit, 'Skötare', 'Dag', 2].concat(Array(9).fill(null)))),
  ];
  const [first, second] = await Promise.all([readIn(O, file), readIn(O, file)]);
  const statuses = [first, second].flatMap(({ answers }) => answers.map(({ status }) => status));
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  // What one of them lost, the same file stores.
  await readIn(O, file);
  expect((await preview(O, file)).map(({ outcome }) => outcome)).toEqual(Array(15).fill('unchanged'));
  const { rows: areas } = await api.root.get(`${O}/areas`);
  expect(areas.map(({ name }) => name)).toEqual(['Medicin']);
  const made = areas[0]!.units as unknown as { id: string; name: string }[];
  expect(made.map(({ name }) => name).sort()).toEqual(units);
  for (const { id } of made) {
    const U = `${O}/areas/${areas[0]!.id}/units/${id}`;
    const [category, ...others] = (await api.root.get(`${U}/categories`)).rows;
    expect([others, category!.shifts]).toMatchObject([[], [{ name: 'Dag' }]]);
    expect((await api.root.get(`${U}/categories/${category!.id}/assets`)).rows).toHaveLength(1);
    expect((await api.root.get(`${U}/categories/${category!.id}/demands`)).rows).toHaveLength(1);
  }
});

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
  expect(await unitNamed('MED 42')).toBeUndefined();
  expect(await unitNamed('Medicinavdelning 33')).toBe(ward.U);
});

test('the template has the sheets that are read, an example that is not read, lists to choose from, and is for Admins', async () => {
  const sheets = await exported(`${ward.O}/workbook/template`);
  expect(sheets.map(({ sheet }) => sheet)).toEqual([
    'Avdelningar',
    'Kategorier och pass',
    'Personal',
    'Behov',
    'Vårdplatser',
    'Budget',
    'Schabloner',
    'Konton',
    'Om filen',
  ]);
  const workbook = read(sheets);
  expect(workbook.sheets.map(({ missing, rows }) => [missing, rows])).toEqual(Array(8).fill([[], []]));
  expect(sheets[0]!.data[1]![0]).toBe('Exempel: Medicin');
  const filled = sheets.map(({ sheet, data }) => ({
    sheet,
    data: data.map((row) => row.map((cell) => (typeof cell === 'string' ? cell.replace('Exempel: ', '') : cell))),
  }));
  expect(read(filled).sheets.map(({ rows }) => rows.map(({ faults }) => faults))).toEqual(Array(8).fill([{}]));
  const planner = await api.person('planerare@test.se', 'User', organizationGrant(ward));
  expect((await planner.get(`${ward.O}/workbook/template`)).status).toBe(403);
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

test('accounts are exported with the places of their access, for those who administer them', async () => {
  const { data: org } = await api.root.post('/api/organizations', { name: 'Region Konton' });
  const O = `/api/organizations/${org.id}`;
  const { data: area } = await api.root.post(`${O}/areas`, { name: 'Kirurgi' });
  const { data: unit } = await api.root.post(`${O}/areas/${area.id}/units`, { name: 'KIR 1' });
  const invited = (email: string, type: string, accesses: readonly object[]) =>
    api.root.post('/api/account/invitations', {
      people: [{ email, firstName: 'Eva', lastName: null, type, loginType: 'password', accesses }],
    });
  await invited('eva@bok.se', 'User', [
    { level: 'unit', id: unit.id, canWrite: true },
    { level: 'area', id: area.id, canWrite: false },
  ]);
  await invited('bo@bok.se', 'SuperUser', [{ level: 'organization', id: org.id, canWrite: true }]);
  const file = await exported(`${O}/workbook`);
  const accounts = file.find(({ sheet }) => sheet === 'Konton')!.data;
  expect(
    accounts
      .slice(1)
      .map((row) => row.slice(0, 7))
      .sort(),
  ).toEqual(
    [
      ['bo@bok.se', 'Eva', null, 'Superanvändare', null, null, 'ja'],
      ['eva@bok.se', 'Eva', null, 'Användare', 'Kirurgi', 'KIR 1', 'ja'],
      ['eva@bok.se', 'Eva', null, 'Användare', 'Kirurgi', null, 'nej'],
    ].sort(),
  );
  const { rows } = await api.root.get(`${O}/areas`);
  const { people, faults } = peopleOf(read(file), String(org.id), rows as unknown as readonly KnownArea[]);
  expect(faults).toEqual([]);
  const body = people.map(({ person, accesses }) => ({ ...person, loginType: 'password', accesses }));
  const again = await api.root.post('/api/account/invitations', { people: body, preview: true });
  expect(again.rows).toMatchObject([{ outcome: 'unchanged' }, { outcome: 'unchanged' }]);

  const admin = await api.person('admin@bok.se', 'Admin');
  const without = await exported(`${O}/workbook`, admin);
  expect(without.find(({ sheet }) => sheet === 'Konton')!.data).toHaveLength(1);
});

const title = fc.stringMatching(/^[a-zåäö=+'"&<]([a-zåäö0-9 =+'"&<-]{0,10}[a-zåäö0-9])?$/);
const distinct = <Item>(item: fc.Arbitrary<Item>, nameOf: (item: Item) => string, maxLength: number) =>
  fc.uniqueArray(item, { selector: (one) => nameOf(one).toLocaleLowerCase('sv'), maxLength });
const minutes = fc.integer({ min: 1, max: 168 * 60 });
const measures = fc.oneof(
  fc.constant({ type: 'Standard' as const }),
  fc.record({
    type: fc.constant('ExtraHours' as const),
    extraHours: fc.integer({ min: 0, max: 23 }),
    extraMinutes: fc.integer({ min: 0, max: 59 }),
  }),
  fc.record({
    type: fc.constant('Rotation' as const),
    weeks: fc.integer({ min: 1, max: 99 }),
    nights: fc.integer({ min: 1, max: 99 }),
    newWorkingHours: fc.integer({ min: 1, max: 167 }),
    newWorkingMinutes: fc.integer({ min: 0, max: 59 }),
  }),
);
const figure = fc.integer({ min: 0, max: 9999 }).map((hundredths) => String(hundredths / 100).replace('.', ','));
const clock = fc.record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) });
const staffed = fc.record({
  mon: figure,
  sun: figure,
  starts: fc.option(clock),
  ends: clock,
  breaks: fc.option(clock),
  sunShift: fc.boolean(),
});
const shift = fc.record({
  name: title,
  measures,
  isNightShift: fc.boolean(),
  later: fc.option(measures),
  staffed: fc.option(staffed),
});
const person = fc.record({
  name: title,
  workRate: fc.integer({ min: 0, max: 75 }),
  absence: fc.constantFrom(null, 'vacation', 'child', 'other'),
  isFillIn: fc.boolean(),
  level: fc.integer({ min: 0, max: 6 }),
  comment: fc.oneof(title, fc.constant('')),
  end: fc.boolean(),
});
const category = fc.record({
  people: distinct(person, ({ name }) => name, 2),
  name: title,
  week: minutes,
  later: fc.option(minutes),
  shifts: distinct(shift, ({ name }) => name, 3),
  budget: fc.option(
    fc.record({ hundredths: fc.integer({ min: 0, max: 99_900 }), name: fc.oneof(title, fc.constant('')) }),
  ),
});
const unit = fc.record({
  area: fc.constantFrom('Medicin', 'Kirurgi'),
  unit: title,
  shortName: fc.stringMatching(/^[a-z0-9]{0,7}$/),
  hasBedsActivated: fc.boolean(),
  categories: distinct(category, ({ name }) => name, 3),
  beds: fc.option(fc.record({ beds: fc.integer({ min: 0, max: 999 }), weekendBeds: fc.integer({ min: 0, max: 999 }) })),
  stencil: fc.option(
    fc.record({ year: fc.integer({ min: 2040, max: 2045 }), hour: fc.integer({ min: 0, max: 99_999 }) }),
  ),
});

test('an export that is read in again changes nothing, whatever the organisation', async () => {
  let number = 0;
  await fc.assert(
    fc.asyncProperty(
      distinct(unit, ({ area, unit: name }) => `${area} ${name}`, 4),
      async (units) => {
        number += 1;
        const { data: org } = await api.root.post('/api/organizations', { name: `Region Slump ${number}` });
        const O = `/api/organizations/${org.id}`;
        const { data: reading } = await api.root.post(`${O}/workbook/readings`, { file: 'slump.xlsx' });
        const week = (value: number) => ({ workingHours: Math.floor(value / 60), workingMinutes: value % 60 });
        for (const { area, unit: name, categories, beds, stencil, ...fields } of units) {
          const rows = [
            { sheet: 'units', ...fields },
            ...categories.flatMap((one) => [
              { sheet: 'categories', category: one.name, start: monday(-8), ...week(one.week) },
              ...(one.later === null
                ? []
                : [{ sheet: 'categories', category: one.name, start: monday(4), ...week(one.later) }]),
              ...one.shifts.flatMap((own) => {
                const row = { sheet: 'categories', category: one.name, shift: own.name };
                return [
                  { ...row, start: monday(-8), isNightShift: own.isNightShift, ...own.measures },
                  ...(own.later === null ? [] : [{ ...row, start: monday(2), ...own.later }]),
                ];
              }),
            ]),
            ...categories.flatMap((one) =>
              one.shifts.flatMap(({ name: own, staffed: of }) =>
                of === null
                  ? []
                  : [
                      {
                        ...{
                          sheet: 'demand',
                          category: one.name,
                          shift: own,
                          start: monday(2),
                          mon: of.mon,
                          sun: of.sun,
                        },
                        ...(of.starts && { startHour: of.starts.hour, startMinute: of.starts.minute }),
                        ...(of.breaks && { breakHours: of.breaks.hour, breakMinutes: of.breaks.minute }),
                        ...{ sunShift: of.sunShift, wkndStartHour: of.ends.hour, wkndEndHour: of.ends.hour },
                      },
                    ],
              ),
            ),
            ...categories.flatMap((one) =>
              one.people.flatMap(({ name: person, workRate, absence, end, ...employed }) => [
                {
                  ...{
                    sheet: 'staff',
                    category: one.name,
                    name: person,
                    start: monday(-4),
                    end: end ? sunday(3) : null,
                  },
                  ...{ ...employed, workRate: workRate / 100 },
                  ...(absence && { workRateExcluded: 0.25, absence }),
                },
                ...(end ? [{ sheet: 'staff', category: one.name, name: person, start: monday(8) }] : []),
              ]),
            ),
            ...(beds === null ? [] : [{ sheet: 'beds', start: monday(-2), end: null, ...beds }]),
            ...categories.flatMap(({ name: category, budget }) =>
              budget === null
                ? []
                : [{ sheet: 'budget', category, start: monday(1), budget: budget.hundredths / 100, name: budget.name }],
            ),
            ...(stencil === null ? [] : [{ sheet: 'stencils', ...stencil }]),
          ];
          const body = { area, unit: name, rows };
          const stored = await api.root.post(`${O}/workbook/readings/${reading.id}/units`, body);
          expect([stored.status, JSON.stringify(stored.body)]).toEqual([200, expect.any(String)]);
        }
        const file = await exported(`${O}/workbook`);
        const workbook = read(file);
        expect(workbook.sheets.flatMap(({ rows }) => rows.flatMap(({ faults }) => Object.values(faults)))).toEqual([]);
        const rows = workbook.sheets.reduce((sum, sheet) => sum + sheet.rows.length, 0);
        const wanted = units.reduce(
          (sum, one) =>
            sum +
            1 +
            (one.beds === null ? 0 : 1) +
            (one.stencil === null ? 0 : 1) +
            one.categories.filter(({ budget }) => budget !== null).length +
            one.categories.reduce(
              (all, { people }) => all + people.reduce((own, { end }) => own + (end ? 2 : 1), 0),
              0,
            ) +
            // A demand period has a row for each shift of its category.
            one.categories.reduce(
              (all, { shifts }) => all + (shifts.some((own) => own.staffed !== null) ? shifts.length : 0),
              0,
            ) +
            one.categories.reduce(
              (all, { later, shifts }) =>
                all + 1 + (later === null ? 0 : 1) + shifts.reduce((own, s) => own + (s.later === null ? 1 : 2), 0),
              0,
            ),
          0,
        );
        expect(rows).toBe(wanted);
        expect((await preview(O, file)).map(({ outcome }) => outcome)).toEqual(Array(wanted).fill('unchanged'));
      },
    ),
    { numRuns: 15 },
  );
});
