import { demandRows } from '#functions/core/plan/rows.ts';
import type { StoredDemand } from '#functions/core/plan/stored.ts';
import type { Change } from '#functions/kernel/changes/change.ts';
import { assertNotHistory } from '#functions/kernel/changes/parts.ts';
import { newStamp, nextStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { found, Problem } from '#functions/kernel/problem.ts';
import type { Row } from '#functions/kernel/store/table.ts';
import type { Demand } from '#shared/model/demand.ts';
import { liveOf } from '#shared/planning/planPeriod.ts';
import { mostReplaced, type Replaced, replacedBy } from '#shared/planning/promotion.ts';
import type { DemandIds } from './change.ts';
import { loadSimulated } from './compare.ts';
import { datesWith } from './dates.ts';
import { assertUnlocked } from './lock.ts';
import { presentContext, presentDemand } from './present.ts';
import { demandErase, demandWrite, headWrite, newDemandWrite } from './repository.ts';

/** Throws `locked`, `history` at days before the limit without the right, `tooMany` above the bound. */
const assertMayPromote = (scope: Scope, simulated: StoredDemand, replaced: readonly Replaced<StoredDemand>[]): void => {
  for (const demand of [simulated, ...replaced.map(({ row }) => row)]) assertUnlocked(demand);
  assertNotHistory(scope, simulated.start);
  if (replaced.length > mostReplaced)
    throw new Problem('validation', { fields: { replaced: { code: 'tooMany', max: mostReplaced } } });
};

/** What is left of a live period, to be stored: the earlier part keeps the identity, a later one is a copy. */
const partsOf = (scope: Scope, { row, becomes }: Replaced<StoredDemand>): StoredDemand[] =>
  becomes.map((days, index) => ({
    ...row,
    ...(index === 0 ? nextStamp(scope, row) : newStamp(scope, 'dem')),
    ...days,
  }));

/** The writes and log entries for one live period: its removal, or its new dates and the copy of its later part. */
const changesTo = (
  ids: DemandIds,
  old: Row<StoredDemand>,
  [first, copy]: readonly StoredDemand[],
  present: (demand: StoredDemand) => Demand,
): Change[] => {
  const before = present(old.data);
  const change = { object: 'demand', id: old.data.id, before };
  if (!first) return [{ ...change, writes: [demandErase(old)], action: 'remove', after: null }];
  return [
    { ...change, writes: [demandWrite(old, first)], action: 'update', after: present(first) },
    ...(copy
      ? [
          {
            writes: [newDemandWrite(ids, copy)],
            action: 'create' as const,
            object: 'demand',
            id: copy.id,
            after: present(copy),
          },
        ]
      : []),
  ];
};

/**
 * Makes a simulated period live in one transaction: live periods lose its days (removed, ended, started later or split). Of a
 * split one the earlier part keeps id and comment, the later one is a copy. Throws 404, `conflict`,
 * `notSimulated`, `locked`, `history`, `tooMany`.
 */
export const promoteDemand = async (scope: Scope, ids: DemandIds): Promise<Demand> => {
  const [{ context, row, presented }, stored] = await Promise.all([
    loadSimulated(scope, ids),
    demandRows(scope.table, ids),
  ]);
  const rows = new Map(stored.map((one) => [one.data.id, one]));
  const replaced = replacedBy(liveOf(stored.map(({ data }) => data)), row.data);
  assertMayPromote(scope, row.data, replaced);

  const demand: StoredDemand = { ...row.data, ...nextStamp(scope, row.data), simulation: false };
  const outcomes = replaced.map((one) => ({ old: found(rows.get(one.row.id)), parts: partsOf(scope, one) }));
  const removed = new Set(replaced.map(({ row: { id } }) => id));
  const dates = datesWith(
    context.head.data.periods.filter(({ id }) => !removed.has(id)),
    demand,
    ...outcomes.flatMap(({ parts }) => parts),
  );
  const present = (one: StoredDemand) => presentDemand({ ...presentContext(context), dates }, one);
  return scope.commit(
    {
      writes: [headWrite(context.head, dates), demandWrite(row, demand)],
      action: 'update',
      object: 'demand',
      id: demand.id,
      before: presented,
      after: present(demand),
    },
    ...outcomes.flatMap(({ old, parts }) => changesTo(ids, old, parts, present)),
  );
};
