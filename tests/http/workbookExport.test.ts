import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type KnownArea, peopleOf } from '#shared/workbook/people.ts';
import { withApi } from '../support/api.ts';
import { read, workbooksOf } from '../support/setUpBook.ts';
import { makeWard, monday, organizationGrant, sunday, type Ward } from '../support/ward.ts';

let ward: Ward;
const api = withApi(async (api) => {
  ward = await makeWard(api, 'Region Arbetsbok export');
});
const { exported, preview } = workbooksOf(api);

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
                        sheet: 'demand',
                        category: one.name,
                        shift: own,
                        start: monday(2),
                        mon: of.mon,
                        sun: of.sun,
                        ...(of.starts && { startHour: of.starts.hour, startMinute: of.starts.minute }),
                        ...(of.breaks && { breakHours: of.breaks.hour, breakMinutes: of.breaks.minute }),
                        sunShift: of.sunShift,
                        wkndStartHour: of.ends.hour,
                        wkndEndHour: of.ends.hour,
                      },
                    ],
              ),
            ),
            ...categories.flatMap((one) =>
              one.people.flatMap(({ name: person, workRate, absence, end, ...employed }) => [
                {
                  sheet: 'staff',
                  category: one.name,
                  name: person,
                  start: monday(-4),
                  end: end ? sunday(3) : null,
                  ...employed,
                  workRate: workRate / 100,
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
