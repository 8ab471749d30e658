import { lambda } from '#functions/kernel/http/lambda.ts';
import { budget } from '#shared/contract/budget.ts';
import { saveUnitAbsence, unitAbsence } from './absence.ts';
import { assetBasis, demandBasis, linkBasis } from './basis.ts';
import {
  createBudgetCategory,
  listBudgetCategories,
  removeBudgetCategory,
  updateBudgetCategory,
} from './categories.ts';
import { createHours, listHours, removeHours, updateHours } from './hours.ts';
import { organizationRates, saveOrganizationRates, saveUnitRates, unitRates } from './rates.ts';
import { createBudget, listBudget, removeBudget, updateBudget } from './service.ts';
import { createStencil, listStencils, removeStencil, updateStencil } from './stencils.ts';
import { unitBudget } from './unit.ts';
import { budgetYear } from './year.ts';
import { exportBudgetYear } from './yearFile.ts';

/** Budget-only categories; budget periods of a category; budget hours, stencils and expected absence of a unit. */
export const handler = lambda(budget, (scope) => ({
  list: ({ params }) => listBudget(scope, params),
  create: ({ params, body }) => createBudget(scope, params, body),
  update: ({ params, body, version }) =>
    body.DemandBasis || body.AssetBasis
      ? linkBasis(scope, params, body, version)
      : updateBudget(scope, params, body, version),
  demandBasis: ({ params }) => demandBasis(scope, params),
  assetBasis: ({ params }) => assetBasis(scope, params),
  remove: ({ params, version }) => removeBudget(scope, params, version),

  categories: ({ params }) => listBudgetCategories(scope, params),
  createCategory: ({ params, body }) => createBudgetCategory(scope, params, body),
  updateCategory: ({ params, body, version }) => updateBudgetCategory(scope, params, body, version),
  removeCategory: ({ params, version }) => removeBudgetCategory(scope, params, version),

  hours: ({ params }) => listHours(scope, params),
  createHours: ({ params, body }) => createHours(scope, params, body),
  updateHours: ({ params, body, version }) => updateHours(scope, params, body, version),
  removeHours: ({ params, version }) => removeHours(scope, params, version),

  stencils: ({ params }) => listStencils(scope, params),
  createStencil: ({ params, body }) => createStencil(scope, params, body),
  updateStencil: ({ params, body, version }) => updateStencil(scope, params, body, version),
  removeStencil: ({ params, version }) => removeStencil(scope, params, version),

  absence: () => unitAbsence(scope),
  saveAbsence: ({ params, body, version }) => saveUnitAbsence(scope, params, body, version),
  rates: ({ params }) => organizationRates(scope, params),
  saveRates: ({ params, body, version }) => saveOrganizationRates(scope, params, body, version),
  unitRates: ({ params }) => unitRates(scope, params),
  saveUnitRates: ({ params, body, version }) => saveUnitRates(scope, params, body, version),

  unit: ({ params }) => unitBudget(scope, params),
  year: ({ query }) => budgetYear(scope, query),
  yearExport: ({ query }) => exportBudgetYear(scope, query),
}));
