import { bedKindIn, countsAfter } from '#functions/core/plan/periodKinds.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { createPeriod, loadTimeline, removePeriod, updatePeriod } from '#functions/kernel/changes/timelines.ts';
import { found } from '#functions/kernel/problem.ts';
import { planKeys, type UnitIds } from '#functions/kernel/store/keys.ts';
import type { Table } from '#functions/kernel/store/table.ts';
import { bedsAverage } from '#shared/calculation/index.ts';
import {
  type BedPeriod,
  type BedPeriodChange,
  type BedPeriodFields,
  type BedsAverage,
  bothBeds,
  type StoredBedPeriod,
} from '#shared/model/bed.ts';
import type { ClosedPeriod } from '#shared/time/period.ts';
import { sorted } from '#shared/time/timeline.ts';

/** Which bed period. */
export interface BedIds extends UnitIds {
  readonly bedId: string;
}

/** The stored bed periods of a unit; none where the unit has no item. */
const loadBeds = (table: Table, ids: UnitIds) => loadTimeline<StoredBedPeriod>(table, planKeys.beds(ids));

/** Stored bed periods of a unit as the API shows them, by date. */
export const presentBeds = (ids: UnitIds, periods: readonly StoredBedPeriod[]): BedPeriod[] =>
  sorted(periods).map(bedKindIn(ids).rules.present);

/** The bed periods of a unit, by date. */
export const listBeds = async ({ table }: Scope, ids: UnitIds): Promise<BedPeriod[]> =>
  presentBeds(ids, (await loadBeds(table, ids)).data.periods);

/**
 * A new bed period; a count that is left out becomes equal to the other. With `split` it takes its days from the periods in its
 * way, whose beds return after it. Throws `overlap`, `history`.
 */
export const createBeds = async (
  scope: Scope,
  ids: UnitIds,
  { split, ...fields }: BedPeriodFields & { readonly split?: boolean },
): Promise<BedPeriod> =>
  createPeriod(scope, bedKindIn(ids), await loadBeds(scope.table, ids), { ...fields, ...bothBeds(fields) }, { split });

/** Changes a bed period. Throws 404, `conflict`, `overlap`, `history`, `validation`. */
export const updateBeds = async (
  scope: Scope,
  ids: BedIds,
  change: BedPeriodChange,
  version: number | undefined,
): Promise<BedPeriod> => {
  const row = await loadBeds(scope.table, ids);
  const old = found(row.data.periods.find(({ id }) => id === ids.bedId));
  return updatePeriod(scope, bedKindIn(ids), row, ids.bedId, { ...change, ...countsAfter(old, change) }, version);
};

/** Removes a bed period. Throws 404, `conflict`, `history`. */
export const removeBeds = async (scope: Scope, ids: BedIds, version: number | undefined): Promise<undefined> =>
  removePeriod(scope, bedKindIn(ids), await loadBeds(scope.table, ids), ids.bedId, version);

/** The mean of a unit's beds over a range (shared/calculation/README.md). */
export const averageBeds = async ({ table }: Scope, ids: UnitIds, range: ClosedPeriod): Promise<BedsAverage> =>
  bedsAverage((await loadBeds(table, ids)).data.periods, range);
