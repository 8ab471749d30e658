import { plannedPlace } from '#functions/core/places/daysOff.ts';
import { loadUnitPlan } from '#functions/core/plan/unitPlan.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { found } from '#functions/kernel/problem.ts';
import type { CategoryIds } from '#functions/kernel/store/keys.ts';
import { byCategory, unitReceiptsOf } from '#functions/overview/rows.ts';
import type { PlanQuery, WholePlan, WholeUnitPlan } from '#shared/model/wholePlan.ts';
import { choosePeriod } from '#shared/planning/choosePeriod.ts';
import { chooseWeek } from '#shared/planning/chooseWeek.ts';
import type { PlanPeriod } from '#shared/planning/planPeriod.ts';
import { receiptDays } from '#shared/planning/receiptDays.ts';
import { unitPeriods } from '#shared/planning/unitPeriods.ts';
import { weekPeople } from '#shared/planning/weekPeople.ts';
import type { Day } from '#shared/time/day.ts';
import { sorted } from '#shared/time/timeline.ts';
import { weeksOf } from '#shared/time/week.ts';
import { loadPlannedCategory, receiptsIn } from './receipt.ts';

/** The period to show, and the Monday of the week to show in it; undefined without any period. */
const chosenOf = <Row extends PlanPeriod>(
  list: readonly Row[],
  { period, week, lastStart, lastEnd }: PlanQuery,
  today: Day,
) => {
  const remembered = lastStart && { start: lastStart, end: lastEnd ?? null };
  const chosen = choosePeriod(list, { period, week, remembered }, today);
  return chosen && { period: chosen, week: chooseWeek(chosen, week, today) };
};

/** The plan periods of a category, with receipts and people of the one that the query wants. Throws 404. */
export const wholePlan = async (scope: Scope, ids: CategoryIds, query: PlanQuery): Promise<WholePlan> => {
  const { today } = scope;
  const category = await loadPlannedCategory(scope, ids);
  const schemas = sorted(category.schemas);
  const chosen = chosenOf(schemas, query, today);
  if (chosen === undefined) return { schemas, shown: null };
  const { period, week } = chosen;
  const receipts = receiptsIn(category, period, today);
  return { schemas, shown: { schemaId: period.id, receipts, week, people: weekPeople(category.assets)(week) } };
};

/**
 * The plan periods of the staff categories of a unit, with receipts and people of the days that the query wants; a period of a
 * unit is named by its days ({@link unitPeriods}).
 */
export const wholeUnitPlan = async (scope: Scope, query: PlanQuery): Promise<WholeUnitPlan> => {
  const { today } = scope;
  const unit = found(scope.place.unit);
  const { categories } = await loadUnitPlan(scope, plannedPlace(scope.place));
  const staffed = categories.filter(({ isBudgetCategory }) => !isBudgetCategory);
  const schemas = staffed.flatMap(({ id, name, schemas: periods }) =>
    sorted(periods).map((schema) => ({ ...schema, categoryId: id, categoryName: name })),
  );
  const chosen = chosenOf(unitPeriods(schemas), query, today);
  if (chosen === undefined) return { schemas, shown: null };
  const { period, week } = chosen;
  const receipts = byCategory(
    unitReceiptsOf({ unit, categories: staffed }, weeksOf(receiptDays(period, today)), () => true),
  );
  const people = staffed.map(({ id, assets }) => ({ ...weekPeople(assets)(week), categoryId: id }));
  return { schemas, shown: { start: period.start, end: period.end, receipts, week, people } };
};
