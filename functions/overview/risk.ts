import { plannedPlace } from '#functions/core/places/daysOff.ts';
import { expectsAbsence, historyOf, knownAbsence } from '#functions/core/plan/expectedAbsence.ts';
import { loadUnitPlan } from '#functions/core/plan/unitPlan.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { found } from '#functions/kernel/problem.ts';
import { expectedKinds, expectedPercentage, neededFor, riskBars, weekRiskInput } from '#shared/calculation/index.ts';
import type { CategoryRisk } from '#shared/model/expectedAbsence.ts';
import { addDays, type Day } from '#shared/time/day.ts';

/** The risk that what is needed is computed for. */
const acceptedRisk = 0.1;

/** The expected absence of a category in the month of a week's Thursday, and the distribution of the week. Throws 404. */
export const categoryRisk = async (
  scope: Scope,
  { categoryId }: { readonly categoryId: string },
  { week }: { readonly week: Day },
): Promise<CategoryRisk> => {
  const place = plannedPlace(scope.place);
  const plan = await loadUnitPlan(scope, place, week);
  const category = found(plan.categories.find(({ id, isBudgetCategory }) => id === categoryId && !isBudgetCategory));
  const month = Number(addDays(week, 3).slice(5, 7)) - 1;
  const history = historyOf(plan, scope.today);
  const known = knownAbsence(category, plan.absence, history, place.org.absence);
  const input = weekRiskInput(category, week);
  return {
    expected: expectsAbsence(plan.absence, place.org.absence)
      ? expectedKinds.map((kind) => ({
          kind,
          ...expectedPercentage(known, kind, month),
          months: found(history.get(category.id))[kind].months,
        }))
      : [],
    needed: input ? neededFor(input, acceptedRisk) : null,
    bars: input ? riskBars(input) : [],
  };
};
