import { expect, test, vi } from 'vitest';
import { unitWeeks } from '#functions/core/kept/unitWeeks.ts';
import type { Place } from '#functions/kernel/rights/place.ts';
import {
  areaKey,
  keptWeeksRange,
  organizationKey,
  planKeys,
  planVersionKey,
  planVersionRange,
  unitKey,
} from '#functions/kernel/store/keys.ts';
import { Conflict, insert, type Table } from '#functions/kernel/store/table.ts';
import { weeksOf } from '#shared/time/week.ts';
import { assetOf, category, day, stamp, storeWard } from '../../../support/storedWard.ts';
import { withTable } from '../../../support/table.ts';

const org = { id: 'org_1', name: 'Region' };
const unit = { id: 'unt_1', areaId: 'are_1', name: 'A', shortName: '', hidden: false, categories: [] };
const ids = { orgId: org.id, unitId: unit.id };
const weeks = weeksOf({ start: '2026-11-30', end: '2027-01-17' });

const world = withTable(async ({ table }) => {
  await table.commit(
    insert({ ...organizationKey(org.id), data: { ...stamp(org.id), name: org.name } }),
    insert({ ...areaKey(org.id, unit.areaId), data: stamp(unit.areaId) }),
    insert({ ...unitKey(org.id, unit.areaId, unit.id), data: unit }),
  );
  await storeWard(table, {
    ...ids,
    categories: [category('c1', 'Sjuksköterska')],
    assets: [assetOf('c1', 'Anna', ['2026-01-05', '2026-12-31']), assetOf('c1', 'Bo', ['2027-01-01', null])],
  });
});

const settled = () => {
  const { now } = Date;
  return vi.spyOn(Date, 'now').mockImplementation(() => now() + 2_000);
};
/** A promise, and what resolves it. */
const gate = () => {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), passed };
};

const kept = () => world.table.query(keptWeeksRange(ids));
const supply = async (table: Table) =>
  (await unitWeeks({ table, today: day('2026-11-25'), place: {} }, org, [unit], weeks))[0]?.categories[0]?.receipts.map(
    ({ start, workRateSum }) => [start, workRateSum],
  );

test('keeping that fails is no error of the reader, and a unit that is being removed keeps nothing', async () => {
  const clock = settled();
  const logged = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const expected = await supply({ ...world.table, commit: () => Promise.reject(new Error('full')) });
  expect(expected).toHaveLength(7);
  expect(expected?.[0]).toEqual(['2026-11-30', 1]);
  expect(logged.mock.calls.join()).toContain('weeks not kept');
  expect(await supply({ ...world.table, commit: () => Promise.reject(new Conflict('removing')) })).toEqual(expected);
  const row = (await world.table.get(unitKey(org.id, unit.areaId, unit.id)))!;
  await world.table.commit({ put: { ...row, removing: true } });
  expect(await supply(world.table)).toEqual(expected);
  expect(await kept()).toEqual([]);
  await world.table.commit({ put: row });

  expect(await supply(world.table)).toEqual(expected);
  expect((await kept()).map(({ sk }) => sk)).toEqual(['2026', '2026#SUM', '2027', '2027#SUM']);
  // From now on nothing is computed: the plan is not read.
  expect(await supply({ ...world.table, query: () => Promise.reject(new Error('read')) })).toEqual(expected);
  logged.mockRestore();
  clock.mockRestore();
});

test('two that keep at once keep the same', async () => {
  const clock = settled();
  const [one, other] = await Promise.all([supply(world.table), supply(world.table)]);
  expect(one).toEqual(other);
  expect(await kept()).toHaveLength(4);
  clock.mockRestore();
});

test('weeks of an earlier version that are kept last are not shown', async () => {
  const clock = settled();
  const expected = await supply(world.table);
  for (const { pk, sk } of await kept()) await world.table.commit({ remove: { pk, sk } });
  const [begun, released] = [gate(), gate()];
  const earlier = supply({
    ...world.table,
    commit: async (...writes) => {
      begun.open();
      await released.passed;
      await world.table.commit(...writes);
    },
  });
  // The plan is read and computed by now.
  await begun.passed;
  await storeWard(world.table, { ...ids, assets: [assetOf('c1', 'Cleo', ['2026-11-01', null])] });
  const now = await supply(world.table);
  expect(now?.[0]).toEqual(['2026-11-30', 2]);
  released.open();
  expect(await earlier).toEqual(expected);
  expect(await supply(world.table)).toEqual(now);
  clock.mockRestore();
});

test('weeks of a version that has not settled are those of the plan, without a kept row being read', async () => {
  const clock = settled();
  const expected = await supply(world.table);
  clock.mockRestore();
  await world.table.commit({ put: { ...planKeys.stencils(ids), version: 1, data: { stencils: [] } } });
  const getAll = vi.fn(world.table.getAll);
  expect(await supply({ ...world.table, getAll: getAll as Table['getAll'] })).toEqual(expected);
  const partitions = getAll.mock.calls.flatMap(([keys]) => keys.map(({ pk }) => pk));
  expect(partitions).toEqual([planVersionKey(ids).pk]);
});

test('an area reads the versions of its own units, an organisation of many units those of all by one query', async () => {
  const units = Array.from({ length: 25 }, (_, index) => ({ ...unit, id: `unt_many${index}` }));
  /** Whether the versions of the whole organisation are read. */
  const readsAll = async (place: Place): Promise<boolean> => {
    const query = vi.fn(world.table.query);
    const table = { ...world.table, query: query as Table['query'] };
    const made = await unitWeeks({ table, today: day('2026-11-25'), place }, org, units, weeks);
    expect(made).toHaveLength(units.length);
    return query.mock.calls.some(([{ pk }]) => pk === planVersionRange(org.id).pk);
  };
  expect(await readsAll({ org, area: { id: unit.areaId, name: 'Medicin' } })).toBe(false);
  expect(await readsAll({ org })).toBe(true);
});
