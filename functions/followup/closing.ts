import { plannedPlace } from '#functions/core/places/daysOff.ts';
import type { StoredClosing } from '#functions/core/plan/stored.ts';
import { loadUnitPlan } from '#functions/core/plan/unitPlan.ts';
import { newId } from '#functions/kernel/adapters/ids.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { undoIfRefused } from '#functions/kernel/changes/undoIfRefused.ts';
import { fieldProblem, found } from '#functions/kernel/problem.ts';
import { closedMonthFileName } from '#functions/kernel/store/fileNames.ts';
import type { UnitIds } from '#functions/kernel/store/keys.ts';
import { lateFiles } from '#functions/kernel/store/lateFiles.ts';
import { replace } from '#functions/kernel/store/table.ts';
import { monthDays } from '#shared/calculation/index.ts';
import type { ClosedMonth } from '#shared/model/closing.ts';
import { ClosedReport } from '#shared/model/followUp.ts';
import { dayNumber } from '#shared/time/day.ts';
import { presentClosed } from './closed.ts';
import { loadComments, loadInputs } from './repository.ts';
import { followUpUnit } from './unitYear.ts';

/** Which month of a unit's follow-up, 1 to 12. */
interface MonthOf {
  readonly year: number;
  readonly month: number;
}

/**
 * Closes a month of a unit and keeps the follow-up from January to it whole; answers the closed months of the year. The values and the
 * comments of the year are guarded too: what is being saved meanwhile is either in the report or refused. Throws `validation` at a month
 * that has not ended, or is closed.
 */
export const closeMonth = async (scope: Scope, ids: UnitIds, { year, month }: MonthOf): Promise<ClosedMonth[]> => {
  if (monthDays(year, month).to >= dayNumber(scope.today)) throw fieldProblem('month', 'monthOpen');
  const place = plannedPlace(scope.place);
  const [inputs, comments] = await Promise.all([
    loadInputs(scope.table, ids, year),
    loadComments(scope.table, ids, year),
  ]);
  const { closed = [] } = inputs.data;
  if (closed.some((one) => one.month === month)) throw fieldProblem('month', 'monthClosedAlready');
  const plan = await loadUnitPlan(scope, place);
  const whole = followUpUnit({ unitId: place.unit.id, unitName: place.unit.name }, plan, year, {
    first: 1,
    last: month,
  });
  const report = { ...whole, comments: whole.comments.map((text, index) => (index < month ? text : '')) };
  const closing: StoredClosing = {
    month,
    by: scope.caller.username,
    at: scope.now.toISOString(),
    correctedBy: null,
    correctedAt: null,
    file: newId('clo'),
  };
  const files = await lateFiles();
  const name = closedMonthFileName(ids.orgId, closing.file);
  await files.put(name, JSON.stringify(report));
  const all = [...closed, closing].sort((a, b) => a.month - b.month);
  const close = () =>
    scope.commit({
      writes: [replace(inputs, { ...inputs.data, closed: all }), replace(comments, comments.data)],
      action: 'create',
      object: 'closedMonth',
      id: ids.unitId,
      after: { year, month },
    });
  await undoIfRefused(close, () => files.remove(name));
  return all.map(presentClosed);
};

/** The kept follow-up of a closed month. Throws 404 where it is not closed. */
export const closedReport = async ({ table }: Scope, ids: UnitIds, { year, month }: MonthOf): Promise<ClosedReport> => {
  const { closed = [] } = (await loadInputs(table, ids, year)).data;
  const one = found(closed.find((each) => each.month === month));
  const report = JSON.parse(await (await lateFiles()).get(closedMonthFileName(ids.orgId, one.file)));
  return ClosedReport.parse({ closed: presentClosed(one), report });
};
