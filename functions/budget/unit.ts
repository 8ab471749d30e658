import type { UnitPath } from '#functions/core/places/ids.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { found } from '#functions/kernel/problem.ts';
import type { UnitBudget } from '#shared/model/unitBudget.ts';
import { listBudgetCategories } from './categories.ts';
import { listHours } from './hours.ts';
import { listBudget } from './service.ts';
import { listStencils } from './stencils.ts';

/** The budget of a unit: categories with their budget periods, budget hours and stencils. Throws 404. */
export const unitBudget = async (scope: Scope, ids: UnitPath): Promise<UnitBudget> => {
  const withPeriods = async () => {
    const categories = await listBudgetCategories(scope, ids);
    const periods = await Promise.all(categories.map(({ id }) => listBudget(scope, { ...ids, categoryId: id })));
    return categories.map((category, index) => ({ ...category, periods: found(periods[index]) }));
  };
  const [categories, hours, stencils] = await Promise.all([
    withPeriods(),
    listHours(scope, ids),
    listStencils(scope, ids),
  ]);
  return { categories, hours, stencils };
};
