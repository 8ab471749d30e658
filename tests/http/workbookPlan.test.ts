import { expect, test } from 'vitest';
import { withApi } from '../support/api.ts';
import { book, bookOfDemand, bookOfStaff, bookOfValues, read, workbooksOf } from '../support/setUpBook.ts';
import { makeWard, monday, sunday, type Ward } from '../support/ward.ts';

let ward: Ward;
const api = withApi(async (api) => {
  ward = await makeWard(api, 'Region Arbetsbok plan');
});
const { preview, readIn, unitNamed } = workbooksOf(api);

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
  const U = await unitNamed(ward.O, unit);
  const { rows: categories } = await api.root.get(`${U}/categories`);
  expect((await api.root.get(`${U}/categories/${categories[0]!.id}/demands`)).rows).toMatchObject([
    { version: 1, start: monday(0), end: sunday(3), shiftDemands: [{ mon: '1' }, { mon: '2' }] },
  ]);
  expect((await undo()).data).toEqual({ undone: 1, changedSince: [] });
  expect(await unitNamed(ward.O, unit)).toBeUndefined();
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

test('a higher rate alone ends an absence, with the values of the employment around it', async () => {
  const C = `${ward.C}/assets`;
  const { data: fia } = await api.root.post(C, {
    name: 'Fia Gren',
    period: { start: monday(0), end: sunday(9), level: 3 },
  });
  const away = { workRate: 0, workRateExcluded: 1, absence: 'sick', comment: 'Sjuk' };
  await api.root.post(`${C}/${fia.id}/periods`, { start: monday(10), end: sunday(20), ...away });
  const row = [
    ...['Medicinavdelning 33', 'Sjuksköterska', 'Fia Gren'],
    ...[0.8, null, null, null, null, null, monday(10), null],
  ];
  const { answers } = await readIn(ward.O, [bookOfStaff([row])]);
  expect(answers.map(({ status }) => status)).toEqual([200]);
  const { data } = await api.root.get(`${C}/${fia.id}`);
  const back = { workRate: 0.8, workRateExcluded: 0, absence: null, level: 3, weekendRate: 1, comment: '' };
  expect(data.periods).toMatchObject([{ workRate: 1 }, { end: sunday(20), ...back }]);
});
