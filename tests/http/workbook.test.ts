import { expect, test, vi } from 'vitest';
import type { FileSheet } from '#shared/workbook/read.ts';
import { inParts } from '#shared/workbook/units.ts';
import { withApi } from '../support/api.ts';
import { book, bookOfDemand, bookOfStaff, bookOfValues, workbooksOf } from '../support/setUpBook.ts';
import { makeWard, monday, type Ward } from '../support/ward.ts';

let ward: Ward;
const api = withApi(async (api) => {
  ward = await makeWard(api, 'Region Arbetsbok');
});
const { grouped, preview, readIn, unitNamed } = workbooksOf(api);

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
  const U = await unitNamed(ward.O, unit);
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
  expect(await unitNamed(ward.O, twin)).toBeUndefined();
});

test('of a unit that was stored in part nothing is left by a refusal, and by an interruption once another file is read in', async () => {
  const unit = 'MED 72';
  const names = Array.from({ length: 45 }, (_, index) => `Person ${index}`);
  const row = (name: string) => [unit, 'Skötare', name, 1, null, null, null, null, null, monday(0), null];
  const file = [
    ...book([['Medicin', unit, null, null, null]], [[unit, 'Skötare', '38:15', null, null, null, monday(0), null]]),
    bookOfStaff(names.map(row)),
  ];
  const parts = inParts((await grouped(ward.O, file)).units[0]!.body);
  const R = `${ward.O}/workbook/readings`;
  const begun = async () => `${R}/${(await api.root.post(R, { file: 'avbruten.xlsx' })).data.id}`;
  const storeFirst = async (path: string) => {
    for (const part of parts.slice(0, 2)) expect((await api.root.post(`${path}/units`, part)).status).toBe(200);
  };

  const refused = await begun();
  await storeFirst(refused);
  expect((await api.root.get(R)).rows[0]).toMatchObject({ units: 1, unfinished: { name: unit } });
  const taken = await api.root.post(`${refused}/undo?only=unfinished`, {});
  expect(taken.data).toEqual({ undone: 1, changedSince: [] });
  expect(await unitNamed(ward.O, unit)).toBeUndefined();
  expect((await api.root.get(R)).rows[0]).not.toHaveProperty('unfinished');

  const cut = await begun();
  await storeFirst(cut);
  await begun();
  // Its other parts are still awaited.
  expect(await unitNamed(ward.O, unit)).toBeDefined();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  await begun();
  vi.useRealTimers();
  expect(await unitNamed(ward.O, unit)).toBeUndefined();

  const touched = await begun();
  await storeFirst(touched);
  const made = await unitNamed(ward.O, unit);
  const [category] = (await api.root.get(`${made}/categories`)).rows;
  await api.root.post(`${made}/categories/${category!.id}/assets`, { name: 'Kim', period: { start: monday(0) } });
  // What somebody has worked on meanwhile stays, and is named.
  const kept = await api.root.post(`${touched}/undo?only=unfinished`, {});
  expect(kept.data).toEqual({ undone: 0, changedSince: [unit] });
  expect(await unitNamed(ward.O, unit)).toBe(made);

  const whole = await begun();
  for (const part of parts) expect((await api.root.post(`${whole}/units`, part)).status).toBe(200);
  expect((await api.root.get(R)).rows[0]).toMatchObject({ units: 1, undone: 0 });
  expect((await api.root.get(R)).rows[0]).not.toHaveProperty('unfinished');
  // What is stored whole stays, however often a part is asked to be taken back.
  expect((await api.root.post(`${whole}/undo?only=unfinished`, {})).data).toEqual({ undone: 0, changedSince: [] });
  expect(await unitNamed(ward.O, unit)).toBeDefined();
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
  const U = await unitNamed(ward.O, 'MED 50');
  expect((await api.root.get(`${U}/beds`)).rows).toMatchObject([{ beds: 9, weekendBeds: 7, start: monday(0) }]);
  expect((await undo()).data).toEqual({ undone: 1, changedSince: [] });
  expect(await unitNamed(ward.O, 'MED 50')).toBeUndefined();
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

test('access to a unit that a workbook made goes with the unit, and the account and its other access stay', async () => {
  const file = book([['Medicin', 'MED 90', null, null, null]]);
  const { undo } = await readIn(ward.O, file);
  const U = (await unitNamed(ward.O, 'MED 90'))!;
  const unitId = U.split('/').at(-1)!;
  const accesses = [
    { level: 'unit', id: unitId, canWrite: true },
    { level: 'unit', id: ward.unitId, canWrite: false },
  ];
  const person = { email: 'eva@bok.se', firstName: 'Eva', lastName: null, type: 'User', loginType: 'password' };
  const invited = await api.root.post('/api/account/invitations', { people: [{ ...person, accesses }] });
  expect(invited.rows).toMatchObject([{ outcome: 'created' }]);
  expect((await undo()).data).toEqual({ undone: 1, changedSince: [] });
  expect(await unitNamed(ward.O, 'MED 90')).toBeUndefined();
  const { rows } = await api.root.get('/api/account?search=eva@bok.se');
  expect(rows).toMatchObject([{ accesses: [{ level: 'unit', canWrite: false }] }]);
  const { rows: log } = await api.root.get(`/api/log?orgId=${ward.orgId}&action=remove&limit=2`);
  expect(log.map(({ object }) => object).sort()).toEqual(['grant', 'unit']);
});
