import type { StoredDemand } from '#functions/core/plan/stored.ts';
import type { Change } from '#functions/kernel/changes/change.ts';
import { newStamp, nextStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { found, Problem } from '#functions/kernel/problem.ts';
import type { CategoryIds } from '#functions/kernel/store/keys.ts';
import type { Row } from '#functions/kernel/store/table.ts';
import type { Demand } from '#shared/model/demand.ts';
import { liveOf } from '#shared/planning/planPeriod.ts';
import { mostReplaced, type Replaced, replacedBy } from '#shared/planning/promotion.ts';
import type { Period } from '#shared/time/period.ts';
import { type Dates, datesWith } from './dates.ts';
import { demandErase, demandWrite, newDemandWrite } from './repository.ts';

/** What is left of a live period, to be stored: the earlier part keeps the identity, a later one is a copy. */
const partsOf = (scope: Scope, { row, becomes }: Replaced<StoredDemand>): StoredDemand[] =>
  becomes.map((days, index) => ({
    ...row,
    ...(index === 0 ? nextStamp(scope, row) : newStamp(scope, 'dem')),
    ...days,
  }));

/** The writes and log entries for one live period: its removal, or its new dates and the copy of its later part. */
const changesTo = (
  ids: CategoryIds,
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

/** What a period takes from live ones: what they become, and the changes that store it. */
export interface Replacement {
  readonly replaced: readonly StoredDemand[];
  /** The dates once the replaced periods are what they become, and `demand` is stored. */
  readonly datesAfter: (dates: Dates, demand: StoredDemand) => Dates;
  readonly changes: (present: (demand: StoredDemand) => Demand) => readonly Change[];
}

/**
 * The live periods among the rows that lose their days to a period (removed, ended, started later or split). Of a split one the
 * earlier part keeps id and comment, the later one is a copy. Throws `tooMany` above the bound.
 */
export const replacementBy = (
  scope: Scope,
  ids: CategoryIds,
  stored: readonly Row<StoredDemand>[],
  period: Period,
): Replacement => {
  const rows = new Map(stored.map((one) => [one.data.id, one]));
  const replaced = replacedBy(liveOf(stored.map(({ data }) => data)), period);
  if (replaced.length > mostReplaced)
    throw new Problem('validation', { fields: { replaced: { code: 'tooMany', max: mostReplaced } } });
  const outcomes = replaced.map((one) => ({ old: found(rows.get(one.row.id)), parts: partsOf(scope, one) }));
  const removed = new Set(replaced.map(({ row: { id } }) => id));
  return {
    replaced: replaced.map(({ row }) => row),
    datesAfter: (dates, demand) =>
      datesWith(
        dates.filter(({ id }) => !removed.has(id)),
        demand,
        ...outcomes.flatMap(({ parts }) => parts),
      ),
    changes: (present) => outcomes.flatMap(({ old, parts }) => changesTo(ids, old, parts, present)),
  };
};
