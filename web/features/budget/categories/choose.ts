import type { UnitBudget } from '#shared/model/unitBudget.ts';
import { round } from '#shared/quantity/round.ts';
import type { Day } from '#shared/time/day.ts';
import { valueOn } from '#shared/time/timeline.ts';

export type BudgetCategoryRow = UnitBudget['categories'][number];

/** The category shown: the budget-only one of the address, else the staff category of the place, else the first. */
export const chosenCategory = (
  categories: readonly BudgetCategoryRow[],
  budgetOnly: string | undefined,
  own: string | undefined,
): BudgetCategoryRow | undefined =>
  categories.find(({ id, isBudgetCategory }) => isBudgetCategory && id === budgetOnly) ??
  categories.find(({ id }) => id === own) ??
  categories[0];

/** The services that a category was given on the day; null without a budget period. */
export const servicesOn = ({ periods }: BudgetCategoryRow, day: Day): number | null =>
  valueOn(periods, day)?.budget ?? null;

/** The services of all categories on the day; null when none has any. */
export const allServicesOn = (categories: readonly BudgetCategoryRow[], day: Day): number | null => {
  const known = categories.map((category) => servicesOn(category, day)).filter((services) => services !== null);
  return known.length > 0
    ? round(
        known.reduce((sum, services) => sum + services, 0),
        2,
      )
    : null;
};
