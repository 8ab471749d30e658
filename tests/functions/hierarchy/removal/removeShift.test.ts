import { expect, test } from 'vitest';
import type { StoredDemand } from '#functions/core/plan/stored.ts';
import { deleteShift } from '#functions/hierarchy/removal/removeShift.ts';
import { createShift } from '#functions/hierarchy/shifts/shift.ts';
import type { LogEntry } from '#functions/kernel/changes/change.ts';
import { planKeys } from '#functions/kernel/store/keys.ts';
import { insert, type Row, replace, type Table } from '#functions/kernel/store/table.ts';
import { demandOf, rowOf } from '../../../support/storedWard.ts';
import { withTable } from '../../../support/table.ts';
import { aShift, aTree } from '../tree.ts';

const world = withTable();

type Tree = Awaited<ReturnType<typeof aTree>>;

/** What the logbook of the organisation tells of demand, by period. */
const logEntries = async ({ orgId }: Tree) => {
  const book = `ORG#${orgId}#LOG#${new Date().toISOString().slice(0, 7)}`;
  const entries = (await world.table.query<LogEntry>({ pk: book })).map(({ data }) => data);
  return entries.filter(({ object }) => object === 'demand').sort((a, b) => (a.id < b.id ? -1 : 1));
};

const storeDemand = (tree: Tree, ...demands: readonly StoredDemand[]) =>
  world.table.commit(...demands.map((data) => insert({ ...planKeys.demand(tree, data.id), data })));

const storedDemand = async (tree: Tree, id: string): Promise<Row<StoredDemand>> =>
  (await world.table.get<StoredDemand>(planKeys.demand(tree, id)))!;

test('the log keeps the demand rows that are removed with a shift, with their place', async () => {
  const scope = world.scope();
  const tree = await aTree(scope);
  const { id: night } = await createShift(scope, tree, aShift('Natt'));
  const shiftDemands = [rowOf(tree.shiftId, '2'), rowOf(night, '1')];
  await storeDemand(
    tree,
    demandOf(tree.categoryId, 'dem_1', ['2026-01-05', '2026-02-01'], { shiftDemands }),
    demandOf(tree.categoryId, 'dem_2', ['2026-02-02', null], { shiftDemands, locked: true }),
    demandOf(tree.categoryId, 'dem_3', ['2026-01-05', null], { shiftDemands: [rowOf(night, '1')], simulation: true }),
  );
  await deleteShift(scope, tree, { confirm: 'Dag' });
  const { shiftId: _, ...place } = tree;
  expect(await logEntries(tree)).toMatchObject(
    ['dem_1', 'dem_2'].map((id) => ({
      action: 'update',
      by: 'superadmin@demo.se',
      id,
      path: { ...place, demandId: id },
      before: {
        version: 1,
        shiftDemands: [
          { shiftId: night, mon: '1' },
          { shiftId: tree.shiftId, shiftName: 'Dag', mon: '2', startHour: 7 },
        ],
        summary: { hoursPerWeek: 168 },
      },
      after: { version: 2, shiftDemands: [{ shiftId: night, mon: '1' }], summary: { hoursPerWeek: 56 } },
    })),
  );
  expect((await storedDemand(tree, 'dem_3')).data.version).toBe(1);
});

test('the log keeps demand rows that were not presented: of a shift not valid in the period, and of an interrupted removal', async () => {
  const scope = world.scope();
  const tree = await aTree(scope);
  const shiftDemands = [rowOf('shi_gone', '4'), rowOf(tree.shiftId, '2')];
  await storeDemand(tree, demandOf(tree.categoryId, 'dem_1', ['2025-01-06', '2025-02-02'], { shiftDemands }));
  await deleteShift(scope, tree, { confirm: 'Dag' });
  const [entry] = await logEntries(tree);
  expect(entry).toMatchObject({ before: { shiftDemands }, after: { shiftDemands: [] } });
});

test('a concurrent change of a demand period is kept while a shift is removed, and is logged once', async () => {
  const scope = world.scope();
  const tree = await aTree(scope);
  const shiftDemands = [rowOf(tree.shiftId, '2')];
  await storeDemand(tree, demandOf(tree.categoryId, 'dem_1', ['2026-01-05', null], { shiftDemands }));
  let commits = 0;
  const crossed: Table = {
    ...world.table,
    commit: async (...writes) => {
      // The first is the shift itself, the second its demand.
      if (++commits === 2) {
        const row = await storedDemand(tree, 'dem_1');
        await world.table.commit(replace(row, { ...row.data, comment: 'Sommar', version: 2 }));
      }
      await world.table.commit(...writes);
    },
  };
  await deleteShift(world.scope({ table: crossed }), tree, { confirm: 'Dag' });
  const { data } = await storedDemand(tree, 'dem_1');
  expect(data).toMatchObject({ comment: 'Sommar', version: 3, shiftDemands: [] });
  expect(await logEntries(tree)).toMatchObject([{ before: { version: 2, shiftDemands }, after: { version: 3 } }]);
});
