import { plannedPlace } from '#functions/core/places/daysOff.ts';
import { staffFirst } from '#functions/core/plan/category.ts';
import { loadUnitPlan } from '#functions/core/plan/unitPlan.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { found } from '#functions/kernel/problem.ts';
import { isRentalAtHour, yearCost } from '#shared/calculation/index.ts';
import type { BudgetYear, BudgetYearAsked } from '#shared/model/yearCost.ts';

/** What a year of the unit costs, by category and in sums, at the rates of the year's stencil. One query. */
export const budgetYear = async (scope: Scope, { year, simulated }: BudgetYearAsked): Promise<BudgetYear> => {
  const plan = await loadUnitPlan(scope, plannedPlace(scope.place));
  const ordered = staffFirst(plan.categories);
  const rates = plan.stencils.find((stencil) => stencil.year === year);
  const { categories, ...sums } = yearCost(ordered, year, { rates, withSimulated: simulated });
  return {
    year,
    rentalAtHour: isRentalAtHour(rates),
    categories: ordered.map(({ id, name, isBudgetCategory }, index) => ({
      id,
      name,
      isBudgetCategory,
      ...found(categories[index]),
    })),
    ...sums,
  };
};
