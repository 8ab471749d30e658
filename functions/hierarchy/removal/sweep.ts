// Removes what a delete has marked `removing`: leaves first, the marked row last. Every step can be repeated, so that
// the next delete among the same siblings finishes an interrupted sweep, and the retention the sweep of an
// organisation; until then the mark hides the rest. Each level is marked before the rows below it are read, and
// `Scope.commit` creates nothing below a marked level, so that no row is left behind.

import { closeAccountsOf } from '#functions/account/homeRemoved.ts';
import { assetRemoval } from '#functions/assets/removal.ts';
import { grantRows } from '#functions/core/grants/repository.ts';
import { grantRemoval } from '#functions/core/grants/service.ts';
import { removeFtpPassword } from '#functions/core/places/ftpPassword.ts';
import type { AreaIds, CategoryPath, OrgIds, UnitPath } from '#functions/core/places/ids.ts';
import { areaRows, unitRows } from '#functions/core/places/repository.ts';
import type { StoredArea, StoredUnit } from '#functions/core/places/stored.ts';
import { removeBasesOf } from '#functions/core/plan/bases.ts';
import { removeClosedReports } from '#functions/core/plan/closedReports.ts';
import { categoryRows, rowsOfCategory, storedPlanRows, storedStaffRows } from '#functions/core/plan/rows.ts';
import type { StoredAsset, StoredCategory } from '#functions/core/plan/stored.ts';
import { assertInTime } from '#functions/kernel/adapters/work.ts';
import type { Change } from '#functions/kernel/changes/change.ts';
import { commitAll, type Scope } from '#functions/kernel/changes/scope.ts';
import {
  isGrant,
  keptWeeksRange,
  organizationKey,
  ownRanges,
  pastRange,
  placeTextRange,
  planVersionKey,
} from '#functions/kernel/store/keys.ts';
import {
  Conflict,
  erase,
  mostItems,
  type Row,
  replace,
  type Table,
  type Write,
} from '#functions/kernel/store/table.ts';
import { areaNameReservation, type Reservation, releaseWrites, unitReservations } from '../levels/reservations.ts';
import { ownFiles, type RemovedFiles, remainsOf } from './remains.ts';

/** Rows of one unit, and the version of its plan. Even, so that a grant's two rows are removed in the same transaction. */
const mostWrites = mostItems - 2;

const inBatches = async (table: Table, writes: readonly Write[]): Promise<void> => {
  for (let first = 0; first < writes.length; first += mostWrites) {
    assertInTime();
    await table.commit(...writes.slice(first, first + mostWrites));
  }
};

/** Ignores a conflict: the row was changed or removed by another request, and is read again in the next round. */
const unlessCrossed = async (taking: Promise<void>): Promise<void> =>
  taking.catch((cause: unknown) => {
    if (!(cause instanceof Conflict)) throw cause;
  });

/** Reads and removes until nothing is left: a concurrent request may have stored further rows meanwhile. */
const drain = async <Item>(
  read: () => Promise<readonly Item[]>,
  take: (items: readonly Item[]) => Promise<void>,
): Promise<void> => {
  for (let items = await read(); items.length > 0; items = await read()) await unlessCrossed(take(items));
};

const oneByOne =
  <Item>(take: (item: Item) => Promise<void>) =>
  async (items: readonly Item[]): Promise<void> => {
    for (const item of items) await unlessCrossed(take(item));
  };

/**
 * Marks the row, so that nothing is created below it, and releases its reservations in the same transaction: by the
 * time the row is removed, another row may hold them.
 */
const marked = async <Data>(table: Table, row: Row<Data>, reservations: readonly Reservation[]): Promise<Row<Data>> => {
  if (row.removing) return row;
  await table.commit(replace({ ...row, removing: true }, row.data), ...releaseWrites(reservations));
  return { ...row, removing: true, version: row.version + 1 };
};

const rowsAway = (table: Table) => (rows: readonly Row[]) =>
  inBatches(
    table,
    rows.map(({ pk, sk }): Write => ({ remove: { pk, sk } })),
  );

/** Removes the grants on the place and below it, each with a log entry. */
const grantsAway = (scope: Scope, place: OrgIds & Partial<UnitPath>): Promise<void> =>
  drain(
    () => grantRows(scope.table, place),
    (rows) =>
      commitAll(
        scope,
        rows.map(({ data }) => grantRemoval(data)),
      ),
  );

/**
 * Removes the staff one by one, each with a log entry, by which a removed employee can still be exported and
 * anonymised.
 */
const staffAway = (scope: Scope, ids: UnitPath & Partial<CategoryPath>): Promise<void> => {
  const { orgId, areaId, unitId } = ids;
  const removal = (row: Row<StoredAsset>): Change => {
    const { categoryId, id } = row.data;
    return { ...assetRemoval(row), path: { orgId, areaId, unitId, categoryId, assetId: id } };
  };
  return drain(
    () => storedStaffRows(scope.table, ids),
    (rows) => commitAll(scope, rows.map(removal)),
  );
};

const sweepUnit =
  (scope: Scope, { orgId }: OrgIds) =>
  async (row: Row<StoredUnit>): Promise<void> => {
    const { table } = scope;
    const ids = { orgId, areaId: row.data.areaId, unitId: row.data.id };
    const going = await marked(table, row, unitReservations(ids, row.data));
    await staffAway(scope, ids);
    await removeBasesOf(table, ids);
    await removeClosedReports(table, ids);
    await drain(() => storedPlanRows(table, ids), rowsAway(table));
    await drain(() => table.query(pastRange(ids)), rowsAway(table));
    await drain(() => table.query(keptWeeksRange(ids)), rowsAway(table));
    await grantsAway(scope, ids);
    await table.commit(erase(going), { remove: planVersionKey(ids) });
  };

const sweepArea =
  (scope: Scope, { orgId }: OrgIds) =>
  async (row: Row<StoredArea>): Promise<void> => {
    const { table } = scope;
    const ids = { orgId, areaId: row.data.id };
    const going = await marked(table, row, [areaNameReservation(ids, row.data.name)]);
    await drain(() => unitRows(table, ids), oneByOne(sweepUnit(scope, ids)));
    await drain(() => table.query(placeTextRange(orgId, row.data.id)), rowsAway(table));
    await grantsAway(scope, ids);
    await table.commit(erase(going));
  };

/** Removes what an organisation has beside its levels and grants: names, remembered answers, settings, files. */
const belongingsAway = async (table: Table, files: RemovedFiles, ids: OrgIds): Promise<void> => {
  await removeFtpPassword(table, ids.orgId);
  const { sk: ownSk } = organizationKey(ids.orgId);
  for (const range of ownRanges(ids.orgId))
    await drain(
      async () => (await table.query(range)).filter((row) => row.sk !== ownSk && !isGrant(row)),
      rowsAway(table),
    );
  for (const name of await ownFiles(files, ids)) {
    assertInTime();
    await files.remove(name);
  }
};

const sweepOrganization = async (scope: Scope, files: RemovedFiles, ids: OrgIds): Promise<void> => {
  const { table } = scope;
  await closeAccountsOf(scope, ids.orgId);
  await drain(() => areaRows(table, ids), oneByOne(sweepArea(scope, ids)));
  // A unit without its area would be found by no other way.
  await drain(() => unitRows(table, ids), oneByOne(sweepUnit(scope, ids)));
  await grantsAway(scope, ids);
  await belongingsAway(table, files, ids);
  const row = await table.get(organizationKey(ids.orgId));
  if (row) await table.commit(erase(row));
};

const sweepCategory =
  (scope: Scope, ids: UnitPath) =>
  async (row: Row<StoredCategory>): Promise<void> => {
    const { table } = scope;
    await staffAway(scope, { ...ids, categoryId: row.data.id });
    await removeBasesOf(table, { ...ids, categoryId: row.data.id });
    const below = async () =>
      rowsOfCategory(await storedPlanRows(table, ids), row.data.id).filter(({ sk }) => sk !== row.sk);
    await drain(below, rowsAway(table));
    await drain(async () => rowsOfCategory(await table.query(pastRange(ids)), row.data.id), rowsAway(table));
    await table.commit(erase(row));
  };

/** The row that was just marked, and siblings whose removal was interrupted. */
const markedOf = <Data>(row: Row<Data>, siblings: readonly Row<Data>[]): readonly Row<Data>[] => [
  row,
  ...siblings.filter(({ sk, pk, removing }) => removing && (sk !== row.sk || pk !== row.pk)),
];

/** What is written meanwhile is removed in the next round; nothing is created below a mark, so that few are needed. */
const mostRounds = 10;

/**
 * Removes what an organisation that is marked, or whose row is gone, still has, until nothing is left but its log and its closed
 * accounts. It may be cut at any time and be carried out again, also twice at once.
 */
export const finishOrganization = async (scope: Scope, files: RemovedFiles, ids: OrgIds): Promise<void> => {
  const row = await scope.table.get(organizationKey(ids.orgId));
  if (row && !row.removing) throw new Error('the organisation is not being removed');
  for (let round = 1; round <= mostRounds; round++) {
    await unlessCrossed(sweepOrganization(scope, files, ids));
    const { rows, files: names } = await remainsOf(scope.table, files, ids);
    if (rows + names === 0) return;
  }
  throw new Error('an organisation that is being removed is still written to');
};

/** Sweeps a marked area, and every other of the organisation that is marked. */
export const sweepAreas = async (scope: Scope, ids: OrgIds, row: Row<StoredArea>): Promise<void> =>
  oneByOne(sweepArea(scope, ids))(markedOf(row, await areaRows(scope.table, ids)));

/** Sweeps a marked unit, and every other of the area that is marked. */
export const sweepUnits = async (scope: Scope, ids: AreaIds, row: Row<StoredUnit>): Promise<void> =>
  oneByOne(sweepUnit(scope, ids))(markedOf(row, await unitRows(scope.table, ids)));

/** Sweeps a marked category, and every other of the unit that is marked. */
export const sweepCategories = async (scope: Scope, ids: UnitPath, row: Row<StoredCategory>): Promise<void> =>
  oneByOne(sweepCategory(scope, ids))(markedOf(row, await categoryRows(scope.table, ids)));
