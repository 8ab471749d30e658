import { demandRows } from '#functions/core/plan/rows.ts';
import type { StoredDemand } from '#functions/core/plan/stored.ts';
import { assertStartsNow } from '#functions/kernel/changes/parts.ts';
import { newStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { fieldProblem, Problem } from '#functions/kernel/problem.ts';
import type { CategoryIds } from '#functions/kernel/store/keys.ts';
import type { Row } from '#functions/kernel/store/table.ts';
import type { Demand, DemandFields } from '#shared/model/demand.ts';
import { liveOf } from '#shared/planning/planPeriod.ts';
import { insertPeriod } from '#shared/time/timeline.ts';
import type { Dates } from './dates.ts';
import { presentContext, presentDemand } from './present.ts';
import { type Replacement, replacementBy } from './replace.ts';
import { findDemand, headWrite, loadDemand, loadDemandContext, newDemandWrite } from './repository.ts';
import { validRows } from './rows.ts';

/** The id of the demand period that the new one copies its rows from, or null; by default the previous live one. */
const baseIdOf = ({ base, baseOnSchemaId, start }: DemandFields, dates: Dates): string | null => {
  if ((base ?? (baseOnSchemaId ? 'selected' : 'previous')) === 'selected') return baseOnSchemaId;
  if (base === 'nothing') return null;
  return liveOf(dates).findLast((demand) => demand.start < start)?.id ?? null;
};

const refuseLocked = ({ locked }: StoredDemand): void => {
  if (locked) throw new Problem('locked', { fields: { start: { code: 'withinLocked' } }, flags: { locked: true } });
};

/**
 * What the new period takes from live ones: all its days where it splits, else only the end of an open-ended one that it starts in.
 * A simulation takes nothing. Throws `overlap`, `locked`, `tooMany`.
 */
const takenBy = async (scope: Scope, ids: CategoryIds, dates: Dates, fields: DemandFields): Promise<Replacement> => {
  if (fields.simulation) return replacementBy(scope, ids, [], fields);
  if (!fields.split) {
    const inserted = insertPeriod(liveOf(dates), fields);
    if (!inserted.ok) throw fieldProblem(inserted.field, 'overlap', 'overlap');
    if (!inserted.shortened) return replacementBy(scope, ids, [], fields);
    const row = await loadDemand(scope.table, ids, inserted.shortened.id);
    refuseLocked(row.data);
    // The sibling ends for good, also where the new period has an end.
    return replacementBy(scope, ids, [row], { start: fields.start, end: null });
  }
  const replacement = replacementBy(scope, ids, await demandRows(scope.table, ids), fields);
  replacement.replaced.forEach(refuseLocked);
  return replacement;
};

const baseOf = async (scope: Scope, ids: CategoryIds, id: string | null): Promise<Row<StoredDemand> | undefined> => {
  const base = id === null ? undefined : await findDemand(scope.table, ids, id);
  if (id !== null && !base) throw fieldProblem('baseOnSchemaId', 'choice');
  return base;
};

/**
 * A new demand period with those rows of its base whose shifts are valid in it. An open-ended sibling is ended the day
 * before; with `split` all live periods in its way lose its days, and keep their demand outside them. Throws `history` (before this
 * Monday without the right), `overlap`, `locked`, `tooMany`, `validation` at an unknown base.
 */
export const createDemand = async (scope: Scope, ids: CategoryIds, fields: DemandFields): Promise<Demand> => {
  const context = await loadDemandContext(scope.table, ids);
  const dates = context.head.data.periods;
  assertStartsNow(scope, fields.start);
  const baseId = baseIdOf(fields, dates);
  const [base, taken] = await Promise.all([baseOf(scope, ids, baseId), takenBy(scope, ids, dates, fields)]);
  const demand: StoredDemand = {
    ...newStamp(scope, 'dem'),
    categoryId: ids.categoryId,
    start: fields.start,
    end: fields.end,
    locked: false,
    simulation: fields.simulation,
    baseOnSchemaId: baseId,
    comment: fields.comment,
    shiftDemands: validRows(context.category, fields, base?.data.shiftDemands ?? []),
  };
  const after = taken.datesAfter(dates, demand);
  const present = (one: StoredDemand) => presentDemand({ ...presentContext(context), dates: after }, one);
  return scope.commit(
    {
      writes: [headWrite(context.head, after), newDemandWrite(ids, demand)],
      action: 'create',
      object: 'demand',
      id: demand.id,
      after: present(demand),
    },
    ...taken.changes(present),
  );
};
