import { loadCategory } from '#functions/core/plan/category.ts';
import { demandRows } from '#functions/core/plan/rows.ts';
import type { DemandHead, StoredCategory, StoredDemand } from '#functions/core/plan/stored.ts';
import { loadTimeline } from '#functions/kernel/changes/timelines.ts';
import { found } from '#functions/kernel/problem.ts';
import { type CategoryIds, planKeys } from '#functions/kernel/store/keys.ts';
import { emptyRow, erase, insert, type Row, replace, type Table, type Write } from '#functions/kernel/store/table.ts';
import type { StoredBedPeriod } from '#shared/model/bed.ts';
import { sorted } from '#shared/time/timeline.ts';

/** A category with the dates of its demand periods, and the unit's beds. */
export interface DemandContext {
  readonly category: StoredCategory;
  readonly head: Row<DemandHead>;
  readonly beds: readonly StoredBedPeriod[];
}

/** The category (404 when there is none), the dates of its demand periods, and the unit's beds. */
export const loadDemandContext = async (table: Table, ids: CategoryIds): Promise<DemandContext> => {
  const [category, head, beds] = await Promise.all([
    loadCategory(table, ids),
    table.get<DemandHead>(planKeys.demandHead(ids)),
    loadTimeline<StoredBedPeriod>(table, planKeys.beds(ids)),
  ]);
  return {
    category: category.data,
    head: head ?? emptyRow(planKeys.demandHead(ids), { periods: [] }),
    beds: beds.data.periods,
  };
};

/** One demand period, if there is one. */
export const findDemand = (table: Table, ids: CategoryIds, demandId: string): Promise<Row<StoredDemand> | undefined> =>
  table.get<StoredDemand>(planKeys.demand(ids, demandId));

/** One demand period. Throws 404. */
export const loadDemand = async (table: Table, ids: CategoryIds, demandId: string): Promise<Row<StoredDemand>> =>
  found(await findDemand(table, ids, demandId));

/** All demand periods of a category, by start. */
export const listDemands = async (table: Table, ids: CategoryIds): Promise<readonly StoredDemand[]> =>
  sorted((await demandRows(table, ids)).map(({ data }) => data));

/**
 * The write that stores the dates of a category's demand periods, guarded, so that concurrent writers cannot overlap.
 */
export const headWrite = (head: Row<DemandHead>, periods: DemandHead['periods']): Write => replace(head, { periods });

export const newDemandWrite = (ids: CategoryIds, demand: StoredDemand): Write =>
  insert({ ...planKeys.demand(ids, demand.id), data: demand });

export const demandWrite = (row: Row<StoredDemand>, demand: StoredDemand): Write => replace(row, demand);

export const demandErase = (row: Row<StoredDemand>): Write => erase(row);
