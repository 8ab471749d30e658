import { expect, test, vi } from 'vitest';
import { type Client, clientOf } from '../../support/client.ts';
import { importUnit, personnelFile, previewFile } from '../../support/imports.ts';
import { withProgram } from '../../support/program.ts';
import { makeWard, monday } from '../../support/ward.ts';

const program = withProgram();

const signIn = async (): Promise<Client> => {
  const form = new URLSearchParams({ grant_type: 'password', username: 'superadmin@demo.se', password: 'Demo!2026' });
  const answer = await fetch(program.url('/api/account/login'), { method: 'POST', body: form });
  const { access_token } = (await answer.json()) as { access_token: string };
  return clientOf(program.url(''), access_token);
};

/** So many that neither the import nor its undoing ends between two requests. */
const COUNT = 2000;

/** Creates an employee for each name until none is left or the connection breaks. */
const write = async (client: Client, path: string, names: string[], answered: string[]): Promise<void> => {
  for (let name = names.pop(); name !== undefined; name = names.pop()) {
    const reply = await client.post(path, { name, period: { start: monday(0) } }).catch(() => undefined);
    if (!reply) return;
    expect(reply.status).toBe(201);
    answered.push(name);
  }
};

test('kill -9 of the program in the middle of 1,000 writes loses no confirmed one', { timeout: 180_000 }, async () => {
  const { child, ready, ended } = program.start();
  await ready();
  const root = await signIn();
  const { C } = await makeWard({ root }, 'Region Ström');
  const names = Array.from({ length: 1000 }, (_, n) => `Nr ${n}`);
  const answered: string[] = [];
  const writers = Array.from({ length: 20 }, () => write(root, `${C}/assets`, names, answered));
  await vi.waitUntil(() => answered.length >= 500, { timeout: 60_000, interval: 5 });
  child.kill('SIGKILL');
  await Promise.all([ended, ...writers]);
  expect(answered.length).toBeLessThan(1000);

  await program.start().ready();
  const { rows } = await (await signIn()).get(`${C}/assets`);
  const stored = new Set(rows.map(({ name }) => String(name)));
  expect(answered.filter((name) => !stored.has(name))).toEqual([]);
  expect(stored.size).toBe(rows.length);
});

test('an import that kill -9 cuts is seen by nobody and taken back, its undoing completed, and both say so', {
  timeout: 180_000,
}, async () => {
  const { child, ready, ended } = program.start();
  await ready();
  const root = await signIn();
  const unit = await importUnit({ root }, await makeWard({ root }, 'Region Avbrott'));
  const rows = Array.from(
    { length: COUNT },
    (_, n) => `${unit.identifier};${n};Ek, P${n};Sjuksköterska;100;${monday(0)};;N`,
  );
  const { fileId } = (await previewFile({ root }, unit.U, 'personnel', personnelFile(...rows))).data;
  const importing = root.post(`${unit.U}/importheromapersonnel`, { fileId }).catch(() => undefined);
  const staff = async (client: Client) => (await client.get(`${unit.C}/assets`)).rows.length;
  // Asked by what can start nothing itself: the undoing of an import that does not exist.
  const isUnderWay = async (client: Client) =>
    String((await client.post(`${unit.U}/heromaimports/imp_0/undo`)).body.error) === 'importRunning';
  await vi.waitUntil(() => isUnderWay(root), { timeout: 60_000, interval: 5 });
  expect(await staff(root)).toBe(0);
  child.kill('SIGKILL');
  await Promise.all([ended, importing]);

  const second = program.start();
  await second.ready();
  const again = await signIn();
  expect(await staff(again)).toBe(0);
  expect((await again.get(`${unit.U}/heromaimports`)).rows).toMatchObject([
    { state: 'failed', message: 'Inläsningen avbröts. Det som hann sparas är återställt.' },
  ]);
  expect(await again.post(`${unit.U}/importheromapersonnel`, { fileId })).toMatchObject({ data: { changes: COUNT } });
  expect(await staff(again)).toBe(COUNT);

  // An undoing that is cut as well is completed.
  const [newest] = (await again.get(`${unit.U}/heromaimports`)).rows;
  const undoing = again.post(`${unit.U}/heromaimports/${newest!.id}/undo`).catch(() => undefined);
  await vi.waitUntil(() => isUnderWay(again), { timeout: 60_000, interval: 5 });
  expect(await staff(again)).toBe(COUNT);
  second.child.kill('SIGKILL');
  await Promise.all([second.ended, undoing]);

  await program.start().ready();
  const last = await signIn();
  expect(await staff(last)).toBe(0);
  expect((await last.get(`${unit.U}/heromaimports`)).rows).toMatchObject([{ state: 'undone' }, { state: 'failed' }]);
});

test('a workbook that kill -9 cuts has stored whole units only, and the same rows finish it', {
  timeout: 180_000,
}, async () => {
  const { child, ready, ended } = program.start();
  await ready();
  const root = await signIn();
  const { data: org } = await root.post('/api/organizations', { name: 'Region Arbetsbok' });
  const O = `/api/organizations/${org.id}`;
  const shift = { category: 'Skötare', shift: 'Dag', start: monday(0) };
  const units = Array.from({ length: 20 }, (_, n) => ({
    area: 'Medicin',
    unit: `Avdelning ${n}`,
    rows: [
      { sheet: 'units' },
      { sheet: 'categories', category: 'Skötare', start: monday(0), workingHours: 38, workingMinutes: 15 },
      { sheet: 'categories', ...shift },
      { sheet: 'staff', category: 'Skötare', name: 'Kim Berg', start: monday(0) },
      { sheet: 'demand', ...shift, mon: '2' },
    ],
  }));
  const readIn = async (client: Client) => {
    const { data: reading } = await client.post(`${O}/workbook/readings`, { file: 'region.xlsx' });
    for (const unit of units) await client.post(`${O}/workbook/readings/${reading.id}/units`, unit);
  };
  /** What becomes of the rows of each unit, without repetition. */
  const outcomes = async (client: Client) => {
    const { data } = await client.post(`${O}/workbook/preview`, { units });
    const judged = data.units as unknown as { rows: { outcome: string }[] }[];
    return judged.map(({ rows }) => [...new Set(rows.map(({ outcome }) => outcome))].join());
  };
  const storedUnits = async (client: Client) =>
    (await client.get(`${O}/areas`)).rows.flatMap((area) => area.units as unknown as object[]).length;
  const reading = readIn(root).catch(() => undefined);
  await vi.waitUntil(async () => (await storedUnits(root)) >= 3, { timeout: 60_000, interval: 20 });
  child.kill('SIGKILL');
  await Promise.all([ended, reading]);

  await program.start().ready();
  const again = await signIn();
  const stored = await storedUnits(again);
  expect(stored).toBeLessThan(units.length);
  expect(await outcomes(again)).toEqual(units.map((_, n) => (n < stored ? 'unchanged' : 'new')));
  await readIn(again);
  expect(await outcomes(again)).toEqual(units.map(() => 'unchanged'));
  expect((await again.get(`${O}/workbook/readings`)).rows.map((one) => Number(one.units)).sort()).toEqual(
    [stored, units.length - stored].sort(),
  );
});
