import * as z from 'zod';
import { BudgetPeriod, BudgetPeriodChange, BudgetPeriodFields } from '#shared/model/budget.ts';
import { BudgetHours, BudgetHoursChange, BudgetHoursFields } from '#shared/model/budgetHours.ts';
import { Stencil, StencilChange, StencilFields } from '#shared/model/stencil.ts';
import { create, get, put, remove } from './define.ts';
import { C, U } from './paths.ts';

/** Budget periods of a category, in services; budget hours and stencils of a unit. */
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
    summary: 'Changes a budget period.',
    body: BudgetPeriodChange,
    answer: BudgetPeriod,
  }),
  remove: remove(`${C}/budget-periods/{budgetId}`, { who: 'write', summary: 'Removes a budget period.' }),

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
} as const;
