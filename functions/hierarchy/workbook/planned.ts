// Employees and demand periods: each an item of its own, beside the item with the dates of a category's demand periods.

import { isDeepStrictEqual } from 'node:util';
import { presentAsset } from '#functions/assets/present.ts';
import { isLock, isStaff, type StaffLock } from '#functions/core/plan/staffImport.ts';
import type { DemandHead, StoredAsset, StoredCategory, StoredDemand } from '#functions/core/plan/stored.ts';
import { datesWith } from '#functions/demand/dates.ts';
import { presentDemand } from '#functions/demand/present.ts';
import type { Change } from '#functions/kernel/changes/change.ts';
import { nextStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { Problem } from '#functions/kernel/problem.ts';
import { planKeys, planKindOf } from '#functions/kernel/store/keys.ts';
import { emptyRow, erase, type Row, replace, type Write } from '#functions/kernel/store/table.ts';
import type { Stamp } from '#shared/model/fields.ts';
import { type Ids, restored } from './items.ts';
import type { Values } from './values.ts';

/** What demand is presented with in the log: the categories and beds of its unit. */
export interface Around {
  readonly categories: readonly StoredCategory[];
  readonly beds: Values['beds'];
}

/** An item as it is stored (data null: it is not there), and what it becomes (null: it goes). */
export interface Move {
  readonly row: Row;
  readonly after: unknown;
}

/** The demand periods among the rows of a unit's partition, simulated ones too. */
export const demandsIn = (rows: readonly Row[]): readonly StoredDemand[] =>
  rows.filter((row) => planKindOf(row).kind === 'DEMAND').map(({ data }) => data as StoredDemand);

/** The employees among the rows. */
export const staffIn = (rows: readonly Row[]): readonly StoredAsset[] => rows.filter(isStaff).map(({ data }) => data);

/** The row of the key, or one that is not stored. */
const rowOf = (rows: readonly Row[], key: Pick<Row, 'pk' | 'sk'>): Row =>
  rows.find(({ sk }) => sk === key.sk) ?? emptyRow<unknown>(key, null);

/**
 * Writes the lock of the unit's imports along with employees: when two requests store the same new name at once, one of them conflicts and
 * judges its rows again. Throws `importRunning`.
 */
export const lockWrite = (ids: Ids, rows: readonly Row[]): Write => {
  const lock = rows.find(isLock) ?? emptyRow<StaffLock>(planKeys.importLock(ids), { underWay: null });
  if (lock.data.underWay) throw new Problem('importRunning');
  return replace(lock, lock.data);
};

/** The employees that differ between the staff before and after. */
export const staffMoves = (
  ids: Ids,
  rows: readonly Row[],
  before: readonly StoredAsset[],
  after: readonly StoredAsset[],
): readonly Move[] =>
  after
    .filter((asset) => !before.includes(asset))
    .map((asset) => ({
      row: rowOf(rows, planKeys.asset({ ...ids, categoryId: asset.categoryId }, asset.id)),
      after: asset,
    }));

/** The items that differ between the demand before and after, the dates of each category last. */
export const demandMoves = (
  scope: Scope,
  ids: Ids,
  rows: readonly Row[],
  before: readonly StoredDemand[],
  after: readonly StoredDemand[],
): readonly Move[] => {
  const changed = after.filter((demand) => !before.includes(demand));
  const demands = changed.map((demand): Move => {
    const row = rowOf(rows, planKeys.demand({ ...ids, categoryId: demand.categoryId }, demand.id));
    const stored = row.data as StoredDemand | null;
    return { row, after: stored ? { ...demand, ...nextStamp(scope, stored) } : demand };
  });
  const heads = [...new Set(changed.map(({ categoryId }) => categoryId))].flatMap((categoryId): readonly Move[] => {
    const row = rowOf(rows, planKeys.demandHead({ ...ids, categoryId }));
    const own = after.filter((demand) => demand.categoryId === categoryId);
    const head: DemandHead = { periods: datesWith([], ...own) };
    return isDeepStrictEqual(head, row.data) ? [] : [{ row, after: head }];
  });
  return [...demands, ...heads];
};

/** The move that brings an item back to what it held before; demand, or the periods of an employee, in versions after the stored ones. */
export const backTo = (scope: Scope, row: Row, before: unknown): Move => {
  const { kind } = planKindOf(row);
  if (before === null || kind === 'DEMANDS') return { row, after: before };
  if (kind === 'DEMAND')
    return { row, after: { ...(before as StoredDemand), ...nextStamp(scope, row.data as StoredDemand) } };
  const [asset, stored] = [before as StoredAsset, row.data as StoredAsset];
  return { row, after: { ...asset, periods: restored(scope, stored.periods, asset.periods) } };
};

const isHead = ({ row }: Move): boolean => planKindOf(row).kind === 'DEMANDS';
const writeOf = ({ row, after }: Move): Write => (after === null ? erase(row) : replace(row, after));

/** Stores the moves of a unit, with a log entry for each employee and demand period; the dates go along with the first entry. */
export const moveChanges = (ids: Ids, moves: readonly Move[], { categories, beds }: Around): readonly Change[] => {
  const heads = moves.filter(isHead);
  const shown = (row: Row, data: unknown, side: (head: Move) => unknown): unknown => {
    if (data === null) return undefined;
    const { kind, categoryId } = planKindOf(row);
    if (kind === 'ASSET') return presentAsset(data as StoredAsset);
    const head = heads.find((one) => planKindOf(one.row).categoryId === categoryId);
    const dates = ((head && side(head)) as DemandHead | null | undefined)?.periods ?? [];
    const category = categories.find(({ id }) => id === categoryId);
    return category && presentDemand({ category, beds, dates }, data as StoredDemand);
  };
  const changes = moves
    .filter((move) => !isHead(move))
    .map(({ row, after }): Change => {
      const { kind, categoryId } = planKindOf(row);
      return {
        writes: [writeOf({ row, after })],
        action: row.data === null ? 'create' : after === null ? 'remove' : 'update',
        object: kind === 'ASSET' ? 'asset' : 'demand',
        id: ((after ?? row.data) as Stamp).id,
        path: { areaId: ids.areaId, unitId: ids.unitId, categoryId },
        before: shown(row, row.data, (head) => head.row.data),
        after: shown(row, after, (head) => head.after),
      };
    });
  return changes.map((change, index) =>
    index === 0 ? { ...change, writes: [...change.writes, ...heads.map(writeOf)] } : change,
  );
};
