import { shiftsIn } from '#functions/core/plan/shiftsIn.ts';
import type { StoredDemand } from '#functions/core/plan/stored.ts';
import { changePart, type PartRules, removePart } from '#functions/kernel/changes/parts.ts';
import { nextStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { expectVersion } from '#functions/kernel/problem.ts';
import type { CategoryIds } from '#functions/kernel/store/keys.ts';
import type { Row } from '#functions/kernel/store/table.ts';
import type { Demand, DemandChange, DemandPeriodChange } from '#shared/model/demand.ts';
import { assertFits, datesWith, datesWithout } from './dates.ts';
import { assertMayLock, assertUnlocked } from './lock.ts';
import { presentContext, presentDemand } from './present.ts';
import {
  type DemandContext,
  demandErase,
  demandWrite,
  headWrite,
  loadDemand,
  loadDemandContext,
} from './repository.ts';
import { assertShiftsKnown } from './rows.ts';

const rules: PartRules<StoredDemand> = {
  prefix: 'dem',
  keepsHistory: true,
  comment: 'comment',
  assertOpen: assertUnlocked,
};

/** A stored demand period with the data that it depends on. */
export interface Current {
  readonly context: DemandContext;
  readonly row: Row<StoredDemand>;
  readonly presented: Demand;
}

/** The ids of a demand period, and the version that the caller has read. */
export interface DemandIds extends CategoryIds {
  readonly demandId: string;
  readonly version: number | undefined;
}

/** Throws 404, and `conflict` at a stale version. */
export const loadCurrent = async ({ table }: Scope, { demandId, version, ...ids }: DemandIds): Promise<Current> => {
  const [context, row] = await Promise.all([loadDemandContext(table, ids), loadDemand(table, ids, demandId)]);
  const presented = presentDemand(presentContext(context), row.data);
  expectVersion(row.data, version, presented);
  return { context, row, presented };
};

/** Stores a demand period anew; its category's dates too where `moved`. */
const store = (scope: Scope, { context, row, presented }: Current, demand: StoredDemand, moved: boolean) => {
  const dates = moved ? datesWith(context.head.data.periods, demand) : context.head.data.periods;
  return scope.commit({
    writes: [demandWrite(row, demand), ...(moved ? [headWrite(context.head, dates)] : [])],
    action: 'update',
    object: 'demand',
    id: demand.id,
    before: presented,
    after: presentDemand({ ...presentContext(context), dates }, demand),
  });
};

/** The changed demand period. Throws by the rules of the lock and of the 10-week limit. */
const changed = (scope: Scope, { row }: Current, changes: Partial<StoredDemand>): StoredDemand =>
  changePart(scope, rules, [row.data], row.data.id, changes, undefined).part;

/** Replaces the rows whole, or the comment. Throws 404, `conflict`, `locked`, `history`, `validation` at rows of shifts not valid in the period. */
export const updateDemand = async (scope: Scope, ids: DemandIds, { shiftDemands, comment }: DemandChange) => {
  const current = await loadCurrent(scope, ids);
  const demand = changed(scope, current, { shiftDemands, comment });
  if (shiftDemands) assertShiftsKnown(shiftsIn(current.context.category, demand), shiftDemands);
  return store(scope, current, demand, false);
};

/** Moves a demand period. Throws 404, `conflict`, `locked`, `history`, `overlap`, `validation` at an end before the start. */
export const updateDemandPeriod = async (scope: Scope, ids: DemandIds, { start, end }: DemandPeriodChange) => {
  const current = await loadCurrent(scope, ids);
  const demand = changed(scope, current, { start, end });
  assertFits(current.context.head.data.periods, demand);
  return store(scope, current, demand, true);
};

/** Makes a simulation live or a live period a simulation. Throws 404, `conflict`, `locked`, `history`, `overlap` with a live period. */
export const toggleSimulation = async (scope: Scope, ids: DemandIds) => {
  const current = await loadCurrent(scope, ids);
  const demand = changed(scope, current, { simulation: !current.row.data.simulation });
  assertFits(current.context.head.data.periods, demand);
  return store(scope, current, demand, true);
};

/** Locks or unlocks a demand period. Throws `lockRole` for a role that may not, 404, `conflict`. */
export const toggleLock = async (scope: Scope, ids: DemandIds) => {
  assertMayLock(scope.caller);
  const current = await loadCurrent(scope, ids);
  const { data } = current.row;
  return store(scope, current, { ...data, ...nextStamp(scope, data), locked: !data.locked }, false);
};

/** Removes a demand period. Throws 404, `conflict`, `locked`, `history`. */
export const removeDemand = async (scope: Scope, ids: DemandIds): Promise<undefined> => {
  const { context, row, presented } = await loadCurrent(scope, ids);
  removePart(scope, rules, [row.data], row.data.id, undefined);
  await scope.commit({
    writes: [demandErase(row), headWrite(context.head, datesWithout(context.head.data.periods, row.data.id))],
    action: 'remove',
    object: 'demand',
    id: row.data.id,
    before: presented,
    after: null,
  });
};
