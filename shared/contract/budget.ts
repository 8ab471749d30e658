import * as z from 'zod';
import { BudgetPeriod, BudgetPeriodChange, BudgetPeriodFields } from '#shared/model/budget.ts';
import { BudgetCategory, BudgetCategoryFields } from '#shared/model/budgetCategory.ts';
import { BudgetHours, BudgetHoursChange, BudgetHoursFields } from '#shared/model/budgetHours.ts';
import { CategoryChange } from '#shared/model/category.ts';
import { UnitAbsence, UnitAbsenceChange } from '#shared/model/expectedAbsence.ts';
import { FileAnswer, fileKinds } from '#shared/model/file.ts';
import { OrganizationRates, RatesChange, UnitRates } from '#shared/model/rates.ts';
import { AssetsAnswer, DemandsAnswer } from '#shared/model/reportAnswer.ts';
import { Stencil, StencilChange, StencilFields } from '#shared/model/stencil.ts';
import { UnitBudget } from '#shared/model/unitBudget.ts';
import { BudgetYear, BudgetYearAsked, BudgetYearFileAsked } from '#shared/model/yearCost.ts';
import { create, get, put, remove } from './define.ts';
import { C, O, U } from './paths.ts';

/** Categories with a budget only; budget periods of a category, in services; budget hours, stencils and expected absence of a unit. */
export const budget = {
  list: get(`${C}/budget-periods`, {
    who: 'read',
    summary: 'The budget periods of a category.',
    answer: z.array(BudgetPeriod),
  }),
  create: create(`${C}/budget-periods`, {
    who: 'write',
    summary: 'A new budget period.',
    body: BudgetPeriodFields,
    answer: BudgetPeriod,
  }),
  update: put(`${C}/budget-periods/{budgetId}`, {
    who: 'write',
    summary: 'Changes a budget period; a basis is linked for all categories of its report at once.',
    body: BudgetPeriodChange,
    answer: BudgetPeriod,
  }),
  demandBasis: get(`${C}/budget-periods/{budgetId}/basis/demand`, {
    who: 'read',
    summary: 'The report of demand that is linked to a budget period, as it was shown.',
    answer: DemandsAnswer,
  }),
  assetBasis: get(`${C}/budget-periods/{budgetId}/basis/asset`, {
    who: 'read',
    summary: 'The report of staff that is linked to a budget period, as it was shown.',
    answer: AssetsAnswer,
  }),
  remove: remove(`${C}/budget-periods/{budgetId}`, { who: 'write', summary: 'Removes a budget period.' }),

  categories: get(`${U}/categories/budget`, {
    who: 'read',
    summary: 'The staff categories of a unit, then those with a budget only.',
    answer: z.array(BudgetCategory),
  }),
  createCategory: create(`${U}/categories/budget`, {
    who: 'write',
    summary: 'A new category with a budget only.',
    body: BudgetCategoryFields,
    answer: BudgetCategory,
  }),
  updateCategory: put(`${C}/budget`, {
    who: 'write',
    summary: 'Renames a category with a budget only.',
    body: CategoryChange,
    answer: BudgetCategory,
  }),
  removeCategory: remove(`${C}/budget`, {
    who: 'write',
    summary: 'Removes a category with a budget only, and its budget periods.',
  }),

  hours: get(`${U}/budget-hours`, {
    who: 'read',
    summary: 'The budget hours of a unit, in hours a month.',
    answer: z.array(BudgetHours),
  }),
  createHours: create(`${U}/budget-hours`, {
    who: 'write',
    summary: 'A new period of budget hours.',
    body: BudgetHoursFields,
    answer: BudgetHours,
  }),
  updateHours: put(`${U}/budget-hours/{hoursId}`, {
    who: 'write',
    summary: 'Changes a period of budget hours.',
    body: BudgetHoursChange,
    answer: BudgetHours,
  }),
  removeHours: remove(`${U}/budget-hours/{hoursId}`, { who: 'write', summary: 'Removes a period of budget hours.' }),

  stencils: get(`${U}/stencils`, {
    who: 'read',
    summary: 'The stencils of a unit, by year.',
    answer: z.array(Stencil),
  }),
  createStencil: create(`${U}/stencils`, {
    who: 'write',
    summary: 'A new stencil.',
    body: StencilFields,
    answer: Stencil,
  }),
  updateStencil: put(`${U}/stencils/{stencilId}`, {
    who: 'write',
    summary: 'Changes a stencil.',
    body: StencilChange,
    answer: Stencil,
  }),
  removeStencil: remove(`${U}/stencils/{stencilId}`, { who: 'write', summary: 'Removes a stencil.' }),

  absence: get(`${U}/absence`, {
    who: 'read',
    summary: 'The expected absence of a unit: typed, of its own months, and of its organisation.',
    answer: UnitAbsence,
  }),
  saveAbsence: put(`${U}/absence`, {
    who: 'write',
    summary: 'Changes the expected absence of a unit.',
    body: UnitAbsenceChange,
    answer: UnitAbsence,
  }),

  rates: get(`${O}/rates`, {
    who: 'controller',
    summary: 'What the categories of an organisation cost by year, and the units that depart from it.',
    answer: OrganizationRates,
  }),
  saveRates: put(`${O}/rates`, {
    who: 'controller',
    summary: 'Replaces the rates of an organisation.',
    body: RatesChange,
    answer: OrganizationRates,
  }),
  unitRates: get(`${U}/rates`, {
    who: 'controller',
    summary:
      'What a unit’s categories cost by year where it departs from its organisation, and the organisation’s rates.',
    answer: UnitRates,
  }),
  saveUnitRates: put(`${U}/rates`, {
    who: 'controller',
    summary: 'Replaces the rates that a unit has of its own.',
    body: RatesChange,
    answer: UnitRates,
  }),

  unit: get(`${U}/budget`, {
    who: 'read',
    summary: 'The budget of a unit: categories with their budget periods, budget hours and stencils.',
    answer: UnitBudget,
  }),
  year: get(`${U}/budget/year`, {
    who: 'read',
    summary: 'What a year of the unit costs, by category and month.',
    query: BudgetYearAsked,
    answer: BudgetYear,
  }),
  yearExport: get(`${U}/budget/year/export`, {
    who: 'read',
    summary: 'What a year of the unit costs as a file.',
    query: BudgetYearFileAsked,
    answer: FileAnswer,
    files: fileKinds,
  }),
} as const;
