import { afterEach, expect, test, vi } from 'vitest';
import { storedPlanRows } from '#functions/core/plan/rows.ts';
import { areaKey, organizationKey, pastRange, unitKey } from '#functions/kernel/store/keys.ts';
import { insert, replace } from '#functions/kernel/store/table.ts';
import { pastAway } from '#functions/triggers/retention/pastAway.ts';
import { decadeWardOf } from '../../../bench/ground/ward.ts';
import { stamp, storeWard } from '../../../support/storedWard.ts';
import { withTable } from '../../../support/table.ts';

const orgId = 'org';
const units = ['one', 'two'].map((unitId) => ({ orgId, unitId }));
afterEach(() => {
  vi.useRealTimers();
});

const at = (day: string) => vi.useFakeTimers({ now: new Date(`${day}T08:00:00Z`), toFake: ['Date'] });

/** Wards that were stored in 2017, when nothing in them was past. */
const world = withTable(async ({ table }) => {
  at('2017-06-01');
  await table.commit(
    insert({ ...organizationKey(orgId), data: stamp(orgId) }),
    insert({ ...areaKey(orgId, 'are'), data: stamp('are') }),
    ...units.map(({ unitId }) =>
      insert({ ...unitKey(orgId, 'are', unitId), data: { ...stamp(unitId), areaId: 'are', name: unitId } }),
    ),
  );
  for (const { unitId } of units) await storeWard(table, decadeWardOf(orgId, unitId, 3));
  vi.useRealTimers();
});

const rowsOf = (unit: (typeof units)[number]) => storedPlanRows(world.table, unit);
const apartOf = (unit: (typeof units)[number]) => world.table.query<{ entries: unknown[] }>(pastRange(unit));

test('once a year moves what ended long ago, also of rows that nobody writes, and changes nothing that is read', async () => {
  const before = await Promise.all(units.map(rowsOf));
  expect((await Promise.all(units.map(apartOf))).flat()).toEqual([]);

  at('2026-11-25');
  const moved = await pastAway(world.table, orgId, new Date());
  expect(moved).toBeGreaterThan(30);
  expect((await Promise.all(units.map(apartOf))).flat()).toHaveLength(moved);
  const strip = (rows: Awaited<ReturnType<typeof rowsOf>>) =>
    rows.map(({ pk, sk, version, data }) => ({ pk, sk, version, data }));
  expect((await Promise.all(units.map(rowsOf))).map(strip)).toEqual(before.map(strip));

  expect(await pastAway(world.table, orgId, new Date())).toBe(0);
  at('2027-01-02');
  expect(await pastAway(world.table, orgId, new Date())).toBeGreaterThan(0);
  expect(await pastAway(world.table, orgId, new Date())).toBe(0);
});

test('who writes a row meanwhile keeps what was written', async () => {
  at('2030-03-01');
  const rows = (await rowsOf(units[0]!)).filter(({ sk }) => sk.startsWith('ASSET#'));
  const writing = Promise.all(
    rows.map(async (row) =>
      world.table.commit(replace(row, { ...(row.data as object), name: 'Ny' })).then(
        () => row.sk,
        () => undefined,
      ),
    ),
  );
  const [moved, written] = await Promise.all([pastAway(world.table, orgId, new Date()), writing]);
  expect(moved).toBeGreaterThan(0);
  const after = new Map((await rowsOf(units[0]!)).map((row) => [row.sk, row]));
  for (const row of rows) {
    const { name, ...data } = after.get(row.sk)!.data as { name: string };
    expect(name).toBe(written.includes(row.sk) ? 'Ny' : (row.data as { name: string }).name);
    expect({ ...data, name: '' }).toEqual({ ...(row.data as object), name: '' });
  }
});
