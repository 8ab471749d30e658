import { loadUnitPlan, type PlannedCategory, type UnitPlan, unitsAtOnce } from '#functions/core/plan/unitPlan.ts';
import { yieldToEventLoop } from '#functions/kernel/adapters/work.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { fieldProblem } from '#functions/kernel/problem.ts';
import { withSimulated } from '#shared/calculation/index.ts';
import { inParallel } from '#shared/inParallel.ts';
import { comparable } from '#shared/text/names.ts';
import type { Day } from '#shared/time/day.ts';
import type { ClosedPeriod } from '#shared/time/period.ts';
import { mondayOf, sundayOf } from '#shared/time/week.ts';
import type { ReportUnit } from './units.ts';

/** A unit of a report with its plan, and the categories that the report is of. */
export interface PlannedUnit extends ReportUnit, UnitPlan {
  readonly chosen: readonly PlannedCategory[];
}

/** Which categories a report is of (all without names or an id), and whether simulated demand counts. */
export interface Choice {
  readonly forCat?: readonly string[] | undefined;
  readonly categoryId?: string;
  readonly simulated: boolean;
}

/** Which categories, and from which day on their plans are looked at; left out: whole. */
interface ChoiceOfDays extends Choice {
  readonly first?: Day;
}

/** The chosen staff categories, in the unit's order. */
const chosenOf = ({ categories }: UnitPlan, { forCat, categoryId, simulated }: Choice): readonly PlannedCategory[] => {
  const keys = forCat && new Set(forCat.map(comparable));
  const chosen = categories.filter(
    ({ id, name, isBudgetCategory }) =>
      !isBudgetCategory && (!keys || keys.has(comparable(name))) && (!categoryId || id === categoryId),
  );
  return simulated ? chosen.map(withSimulated) : chosen;
};

/**
 * The results of `present` for the plan of each unit, one query each; each plan is presented while others are being read. Throws
 * `validation` at `forCat` when no unit has a category of the chosen names.
 */
export const inReportPlans = async <Result>(
  scope: Pick<Scope, 'table' | 'today'>,
  units: readonly ReportUnit[],
  choice: ChoiceOfDays,
  present: (planned: PlannedUnit) => Result,
): Promise<readonly Result[]> => {
  let isAnyChosen = choice.forCat === undefined || units.length === 0;
  const results = await inParallel(units, unitsAtOnce, async (place) => {
    const plan = await loadUnitPlan(scope, place, choice.first);
    await yieldToEventLoop();
    const chosen = chosenOf(plan, choice);
    isAnyChosen ||= chosen.length > 0;
    return present({ ...place, ...plan, chosen });
  });
  if (!isAnyChosen) throw fieldProblem('forCat', 'categoryUnknown');
  return results;
};

/** The whole weeks that a range touches. */
export const wholeWeeks = ({ start, end }: { readonly start: Day; readonly end: Day }): ClosedPeriod => ({
  start: mondayOf(start),
  end: sundayOf(end),
});
