import type * as z from 'zod';
import type { BudgetHoursFields } from '#shared/model/budgetHours.ts';
import type { StencilFields } from '#shared/model/stencil.ts';
import type { Day } from '#shared/time/day.ts';
import { type Calendar, yearsOf } from './calendar.ts';
import type { BudgetDesign } from './resources.ts';
import type { WardSpec } from './spec.ts';

type StencilDesign = z.input<typeof StencilFields>;
type HoursDesign = z.input<typeof BudgetHoursFields>;

/** A category with a budget only. */
interface BudgetOnlyDesign {
  readonly name: string;
  readonly budgets: readonly BudgetDesign[];
}

/** What a unit is given beside its own categories. */
export interface UnitBudgetDesign {
  readonly budgetOnly: readonly BudgetOnlyDesign[];
  readonly hours: readonly HoursDesign[];
  readonly stencils: readonly StencilDesign[];
}

const daysOf = (year: number) => ({ start: `${year}-01-01` as Day, end: `${year}-12-31` as Day });

const hoursOfService = 166;
/** Kronor an hour in the year the rates are counted from, and their growth a year. */
const base = { year: 2025, hour: 381, simpleOvertime: 541, qualifiedOvertime: 721, resourceHour: 415, rentalHour: 842 };
const growth = 1.029;

const stencilOf = (year: number): StencilDesign => {
  const grown = (rate: number) => Math.round(rate * growth ** (year - base.year));
  return {
    year,
    hour: grown(base.hour),
    simpleOvertime: grown(base.simpleOvertime),
    qualifiedOvertime: grown(base.qualifiedOvertime),
    resourceHour: grown(base.resourceHour),
    rentalHour: grown(base.rentalHour),
    monthlyWorkHours: hoursOfService,
  };
};

/** Services a bed; a unit without beds has those of the least. */
const shares = [
  ['Läkare', 0.17],
  ['Vårdadministratör', 0.06],
  ['Arbetsterapeut', 0.05],
] as const;
const leastBeds = 12;

const toQuarters = (services: number): number => Math.round(services * 4) / 4;

const budgetOnlyOf = (years: readonly number[], { beds, categories }: WardSpec): readonly BudgetOnlyDesign[] =>
  shares
    .filter(([name]) => categories.every((category) => category.name !== name))
    .map(([name, share]) => ({
      name,
      budgets: years.map((year, index) => ({
        ...daysOf(year),
        budget: toQuarters((beds?.[0] ?? leastBeds) * share) + (index === years.length - 1 ? 0.25 : 0),
        comment: index === years.length - 1 ? 'Preliminär ram.' : '',
      })),
    }));

/** Stencils of four years, budget hours as many as the budgets of the categories, and categories with a budget only. */
export const unitBudgetOf = (
  calendar: Calendar,
  ward: WardSpec,
  budgets: readonly BudgetDesign[],
): UnitBudgetDesign => {
  const years = yearsOf(calendar);
  const servicesOf = (year: number) =>
    budgets.filter(({ start }) => start === daysOf(year).start).reduce((sum, { budget }) => sum + budget, 0);
  return {
    budgetOnly: budgetOnlyOf(years, ward),
    hours: years
      .filter((year) => servicesOf(year) > 0)
      .map((year) => ({ ...daysOf(year), budget: Math.round((servicesOf(year) * hoursOfService) / 10) * 10 })),
    stencils: years.map(stencilOf),
  };
};
