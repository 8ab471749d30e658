import type { StoredDemand } from '#functions/core/plan/stored.ts';
import { assertStartsNow } from '#functions/kernel/changes/parts.ts';
import { newStamp, nextStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { fieldProblem, Problem } from '#functions/kernel/problem.ts';
import type { CategoryIds } from '#functions/kernel/store/keys.ts';
import type { Row } from '#functions/kernel/store/table.ts';
import type { Demand, DemandFields } from '#shared/model/demand.ts';
import { liveOf } from '#shared/planning/planPeriod.ts';
import { insertPeriod } from '#shared/time/timeline.ts';
import { type Dates, datesWith } from './dates.ts';
import { presentContext, presentDemand } from './present.ts';
import { demandWrite, findDemand, headWrite, loadDemand, loadDemandContext, newDemandWrite } from './repository.ts';
import { validRows } from './rows.ts';

/** The id of the demand period that the new one copies its rows from, or null; by default the previous live one. */
const baseIdOf = ({ base, baseOnSchemaId, start }: DemandFields, dates: Dates): string | null => {
  if ((base ?? (baseOnSchemaId ? 'selected' : 'previous')) === 'selected') return baseOnSchemaId;
  if (base === 'nothing') return null;
  return liveOf(dates).findLast((demand) => demand.start < start)?.id ?? null;
};

/** The open-ended sibling that the new period starts in, ended the day before. Throws `overlap`, `locked`. */
const shortenSibling = async (scope: Scope, ids: CategoryIds, dates: Dates, fields: DemandFields) => {
  if (fields.simulation) return undefined;
  const inserted = insertPeriod(liveOf(dates), fields);
  if (!inserted.ok) throw fieldProblem(inserted.field, 'overlap', 'overlap');
  if (!inserted.shortened) return undefined;
  const row = await loadDemand(scope.table, ids, inserted.shortened.id);
  if (row.data.locked)
    throw new Problem('locked', { fields: { start: { code: 'withinLocked' } }, flags: { locked: true } });
  const demand: StoredDemand = { ...row.data, end: inserted.shortened.end, ...nextStamp(scope, row.data) };
  return { row, demand };
};

const baseOf = async (scope: Scope, ids: CategoryIds, id: string | null): Promise<Row<StoredDemand> | undefined> => {
  const base = id === null ? undefined : await findDemand(scope.table, ids, id);
  if (id !== null && !base) throw fieldProblem('baseOnSchemaId', 'choice');
  return base;
};

/**
 * A new demand period with those rows of its base whose shifts are valid in it. An open-ended sibling is ended the day
 * before. Throws `history` (before this Monday without the right), `overlap`, `locked`, `validation` at an unknown
 * base.
 */
export const createDemand = async (scope: Scope, ids: CategoryIds, fields: DemandFields): Promise<Demand> => {
  const context = await loadDemandContext(scope.table, ids);
  const dates = context.head.data.periods;
  assertStartsNow(scope, fields.start);
  const baseId = baseIdOf(fields, dates);
  const [base, shortened] = await Promise.all([baseOf(scope, ids, baseId), shortenSibling(scope, ids, dates, fields)]);
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
  const after = datesWith(dates, demand, ...(shortened ? [shortened.demand] : []));
  return scope.commit({
    writes: [
      headWrite(context.head, after),
      newDemandWrite(ids, demand),
      ...(shortened ? [demandWrite(shortened.row, shortened.demand)] : []),
    ],
    action: 'create',
    object: 'demand',
    id: demand.id,
    after: presentDemand({ ...presentContext(context), dates: after }, demand),
  });
};
