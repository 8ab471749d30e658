import * as z from 'zod';
import { whole } from './fields.ts';
import { figure } from './figure.ts';
import { FileQuery } from './file.ts';
import { MissingRate } from './planCost.ts';

/** Services, and what they cost in thousands of kronor (shared/calculation/README.md 12 and 17). */
const Cost = z.object({ services: figure.nullable(), cost: figure.nullable() });
const YearSum = Cost.extend({ months: z.number() });

const YearCost = z.object({
  months: z.array(
    z.object({
      month: z.number(),
      simulated: z.boolean(),
      demand: Cost,
      budget: Cost,
      own: Cost,
      substitutes: Cost,
      contractors: Cost,
      /** Inconvenient hours: in the cost of demand and budget, beside those of staff. */
      ob: figure.nullable(),
      /** One service, without inconvenient hours; null of several categories. */
      service: figure.nullable(),
    }),
  ),
  year: z.object({ demand: YearSum, budget: YearSum, own: YearSum, substitutes: YearSum, contractors: YearSum }),
});

/** The cost of a unit's year: of each category in the order of the budget, and of the planned ones and the others together. */
export const BudgetYear = z.object({
  year: z.number(),
  /** Contractors are costed at the hourly rate: the year's stencil has no rental rate. */
  rentalAtHour: z.boolean(),
  categories: z.array(
    YearCost.extend({
      id: z.string(),
      name: z.string(),
      isBudgetCategory: z.boolean(),
      isPlanned: z.boolean(),
      /** Rates of its own, or the stencil; null without either. */
      source: z.enum(['rates', 'stencil']).nullable(),
      /** The rates without which its costs are unknown. */
      missing: z.array(MissingRate),
    }),
  ),
  /** The categories with demand or staff in the year. */
  sum: YearCost,
  /** The categories without: their budget. */
  unplanned: YearCost,
});
export type BudgetYear = z.infer<typeof BudgetYear>;

/** `simulated=true` counts simulated demand too. */
export const BudgetYearAsked = z.object({
  year: z.coerce.number().pipe(whole(2000, 2100)),
  simulated: z
    .enum(['true', 'false'])
    .optional()
    .transform((value) => value === 'true'),
});
export type BudgetYearAsked = z.infer<typeof BudgetYearAsked>;

/** The same as a file. */
export const BudgetYearFileAsked = BudgetYearAsked.extend(FileQuery.shape);
