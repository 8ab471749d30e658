// Demand periods of a workbook: each an item of its own, beside the item with the dates of its category's periods.

import { isDeepStrictEqual } from 'node:util';
import type { DemandHead, StoredCategory, StoredDemand } from '#functions/core/plan/stored.ts';
import { datesWith } from '#functions/demand/dates.ts';
import { presentDemand } from '#functions/demand/present.ts';
import type { Change } from '#functions/kernel/changes/change.ts';
import { nextStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { planKeys, planKindOf } from '#functions/kernel/store/keys.ts';
import { emptyRow, erase, type Row, replace, type Write } from '#functions/kernel/store/table.ts';
import type { Ids } from './items.ts';
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

/** The items that differ between the demand before and after, the dates of each category last. */
export const demandMoves = (
  scope: Scope,
  ids: Ids,
  rows: readonly Row[],
  before: readonly StoredDemand[],
  after: readonly StoredDemand[],
): readonly Move[] => {
  const changed = after.filter((demand) => !before.includes(demand));
  const rowOf = (key: Pick<Row, 'pk' | 'sk'>) => rows.find(({ sk }) => sk === key.sk) ?? emptyRow<unknown>(key, null);
  const demands = changed.map((demand): Move => {
    const row = rowOf(planKeys.demand({ ...ids, categoryId: demand.categoryId }, demand.id));
    const stored = row.data as StoredDemand | null;
    return { row, after: stored ? { ...demand, ...nextStamp(scope, stored) } : demand };
  });
  const heads = [...new Set(changed.map(({ categoryId }) => categoryId))].flatMap((categoryId): readonly Move[] => {
    const row = rowOf(planKeys.demandHead({ ...ids, categoryId }));
    const own = after.filter((demand) => demand.categoryId === categoryId);
    const head: DemandHead = { periods: datesWith([], ...own) };
    return isDeepStrictEqual(head, row.data) ? [] : [{ row, after: head }];
  });
  return [...demands, ...heads];
};

/** The move that brings an item back to what it held before, in a version after the stored one. */
export const backTo = (scope: Scope, row: Row, before: unknown): Move => ({
  row,
  after:
    before !== null && planKindOf(row).kind === 'DEMAND'
      ? { ...(before as StoredDemand), ...nextStamp(scope, row.data as StoredDemand) }
      : before,
});

const isHead = ({ row }: Move): boolean => planKindOf(row).kind === 'DEMANDS';
const writeOf = ({ row, after }: Move): Write => (after === null ? erase(row) : replace(row, after));

/** Stores the moves of a unit, with a log entry for each demand period; the dates go along with the first entry. */
export const moveChanges = (ids: Ids, moves: readonly Move[], { categories, beds }: Around): readonly Change[] => {
  const heads = moves.filter(isHead);
  const datesOf = (categoryId: string, side: (head: Move) => unknown) => {
    const head = heads.find(({ row }) => planKindOf(row).categoryId === categoryId);
    return ((head && side(head)) as DemandHead | null | undefined)?.periods ?? [];
  };
  const changes = moves
    .filter((move) => !isHead(move))
    .map(({ row, after }): Change => {
      const { categoryId } = planKindOf(row);
      const category = categories.find(({ id }) => id === categoryId);
      const shown = (demand: unknown, side: (head: Move) => unknown) =>
        category && demand !== null
          ? presentDemand({ category, beds, dates: datesOf(categoryId, side) }, demand as StoredDemand)
          : undefined;
      return {
        writes: [writeOf({ row, after })],
        action: row.data === null ? 'create' : after === null ? 'remove' : 'update',
        object: 'demand',
        id: ((after ?? row.data) as StoredDemand).id,
        path: { areaId: ids.areaId, unitId: ids.unitId, categoryId },
        before: shown(row.data, (head) => head.row.data),
        after: shown(after, (head) => head.after),
      };
    });
  return changes.map((change, index) =>
    index === 0 ? { ...change, writes: [...change.writes, ...heads.map(writeOf)] } : change,
  );
};
