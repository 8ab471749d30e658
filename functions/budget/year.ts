import { plannedPlace } from '#functions/core/places/daysOff.ts';
import { staffFirst } from '#functions/core/plan/category.ts';
import { ratesOfPlans } from '#functions/core/plan/pricing.ts';
import { loadUnitPlan } from '#functions/core/plan/unitPlan.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { found } from '#functions/kernel/problem.ts';
import { isRentalAtHour, yearCost } from '#shared/calculation/index.ts';
import type { BudgetYear, BudgetYearAsked } from '#shared/model/yearCost.ts';
import { firstOfYear } from '#shared/time/day.ts';

/** What a year of the unit costs, by category and in sums: at the rates of each category, else at those of the year's stencil. */
export const budgetYear = async (scope: Scope, { year, simulated }: BudgetYearAsked): Promise<BudgetYear> => {
  const place = plannedPlace(scope.place);
  const [plan, ratesOf] = await Promise.all([
    loadUnitPlan(scope, place, firstOfYear(year)),
    ratesOfPlans(scope.table, place.org),
  ]);
  const ordered = staffFirst(plan.categories);
  const rates = plan.stencils.find((stencil) => stencil.year === year);
  const { categories, ...sums } = yearCost(ordered, year, { rates, withSimulated: simulated, ratesOf: ratesOf(plan) });
  return {
    year,
    rentalAtHour: isRentalAtHour(rates),
    categories: ordered.map(({ id, name, isBudgetCategory }, index) => ({
      id,
      name,
      isBudgetCategory,
      ...found(categories[index]),
      missing: [...found(categories[index]).missing],
    })),
    ...sums,
  };
};
