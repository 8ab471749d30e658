import { expect, test } from 'vitest';
import { savedReportsKey } from '#functions/kernel/store/keys.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { type Client, withApi } from '../support/api.ts';

const path = '/api/overview/settings';
let planner: Client;
let reader: Client;

const api = withApi(async (api) => {
  planner = await api.person('planner@test.se', 'User');
  reader = await api.person('reader@test.se', 'User');
});

const report = (name: string, definition: object = { type: 'demands' }) => ({ name, definition });
const save = (client: Client, reports: readonly object[], version?: number) =>
  client.put(path, { reports, ...(version !== undefined && { version }) });

test('settings are saved whole for the account alone, each change with its version and a log entry', async () => {
  expect((await planner.get(path)).data).toEqual({ version: 0, changedBy: null, changedAt: null, reports: [] });
  const saved = await save(
    planner,
    [report(' Sommaren ', { type: 'assets', start: '2026-06-01', unitIds: ['unt_a'] })],
    0,
  );
  expect(saved).toMatchObject({
    status: 200,
    data: {
      version: 1,
      changedBy: 'planner@test.se',
      reports: [
        { name: 'Sommaren', definition: { type: 'assets', start: '2026-06-01', unitIds: ['unt_a'], endMonth: 12 } },
      ],
    },
  });
  expect((await planner.get(path)).data).toEqual(saved.data);
  expect((await reader.get(path)).data).toMatchObject({ version: 0, reports: [] });
  const answered = saved.data.reports as unknown as readonly object[];
  expect((await save(planner, [...answered, report('Hösten')], 1)).data).toMatchObject({ version: 2 });
  expect((await save(planner, [report('Hösten')], 2)).data).toMatchObject({ reports: [{ name: 'Hösten' }] });
  const { rows } = await api.root.get('/api/log?object=savedReports');
  expect(rows.map(({ by, action, id }) => [by, action, id])).toEqual(
    [1, 2, 3].map(() => ['planner@test.se', 'update', 'planner@test.se']),
  );
  // The log outlives the account: it has the numbers.
  expect(rows[0]).toMatchObject({ before: { reports: 2 }, after: { reports: 1 } });
});

test('a stale version changes nothing and answers what is saved', async () => {
  const { version } = (await save(reader, [report('A')], 0)).data;
  const stale = await save(reader, [report('B')], 0);
  expect([stale.status, stale.body.current]).toEqual([
    409,
    expect.objectContaining({ version, reports: [expect.anything()] }),
  ]);
  expect((await reader.get(path)).data).toMatchObject({ reports: [{ name: 'A' }] });
});

test('what cannot be saved is refused at its field', async () => {
  const refused: readonly (readonly [readonly object[], string, string | RegExp])[] = [
    [[report('Avd 9'), report('avd 9 ')], 'reports.1.name', 'Namnet finns redan.'],
    [[report(' ')], 'reports.0.name', /fyllas i/],
    [[report('x'.repeat(101))], 'reports.0.name', 'Högst 100 tecken.'],
    [[report('A', { type: 'other' })], 'reports.0.definition.type', /./],
    [[report('A', { start: '2026-02-30' })], 'reports.0.definition.start', /datum/],
    [[report('A', { nonsense: 1 })], 'reports.0.definition.nonsense', 'Okänt fält.'],
    [Array.from({ length: 51 }, (_, index) => report(`A ${index}`)), 'reports', 'Högst 50 stycken.'],
  ];
  for (const [reports, field, text] of refused) {
    const { status, body } = await save(planner, reports);
    expect({ status, fields: body.fields }).toEqual({
      status: 400,
      fields: { [field]: typeof text === 'string' ? text : expect.stringMatching(text) },
    });
  }
});

test('settings are exported with the account and go with it', async () => {
  const leaver = await api.person('leaver@test.se', 'User');
  await save(leaver, [report('Mina')]);
  const { body } = await leaver.get('/api/people/leaver@test.se/export');
  expect(body.data).toMatchObject({ settings: { REPORTS: { reports: [{ name: 'Mina' }] } } });
  expect((await api.root.remove('/api/account/leaver@test.se/')).status).toBe(204);
  expect(await theTable().get(savedReportsKey('leaver@test.se'))).toBeUndefined();
});
