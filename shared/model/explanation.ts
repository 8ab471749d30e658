import * as z from 'zod';
import { whole } from './fields.ts';
import { figure } from './figure.ts';

const units = [
  ...(['services', 'shifts', 'people', 'hours', 'count', 'beds', 'bedDays', 'weeks', 'months', 'days'] as const),
  ...(['perBed', 'hoursPerService', 'thousands'] as const),
] as const;
const dates = { from: z.string(), to: z.string() };
const unitOfFigure = { unitId: z.string().nullable(), unitName: z.string().nullable() };

/** Which figure of a report: of one unit and category, or of all together; of a week, a month, a year or everything. */
export const Figure = z.object({
  unitId: z.string().max(100).nullable().default(null),
  categoryName: z.string().max(100).nullable().default(null),
  week: whole(1, 53).optional(),
  month: whole(1, 12).optional(),
  year: whole(1900, 2199).optional(),
  field: z.string().max(150),
});
export type Figure = z.infer<typeof Figure>;

const computed = {
  value: figure.nullable(),
  steps: z.array(
    z.object({
      role: z.enum(['add', 'subtract', 'divide']),
      text: z.string(),
      value: figure,
      unit: z.enum(units),
      categoryName: z.string().nullable(),
      ...unitOfFigure,
      ...dates,
      source: z.string().nullable(),
    }),
  ),
  leftOut: z.array(
    z.object({
      text: z.string(),
      value: figure.nullable(),
      reason: z.string(),
      ...unitOfFigure,
      ...dates,
      source: z.string().nullable(),
    }),
  ),
};

/**
 * A figure with its steps. What is added, less what is subtracted, over the sum of what divides is the value; `rule` is the heading of the
 * formula page, `source` the address in the web client where an input is typed.
 */
export const Explanation = z.object({
  ...computed,
  rule: z.string(),
  /** What the hours of a row of the follow-up cost in the month, in thousands of kronor; null of other figures, and without a rate. */
  cost: z.object(computed).nullable(),
});
export type Explanation = z.infer<typeof Explanation>;
