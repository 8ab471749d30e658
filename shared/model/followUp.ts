import * as z from 'zod';
import { figure } from './figure.ts';
import { Quality } from './reportAnswer.ts';
import { StencilRates } from './stencil.ts';

const maybe = figure.nullable();
const months = z.array(maybe);

/** A row of the follow-up: twelve months, null without a value, and the year over the months that have one. */
const FollowUpRow = z.object({
  key: z.string(),
  name: z.string(),
  isHeader: z.boolean(),
  months,
  total: maybe,
  /** How many months have a value. */
  counted: z.number(),
  /** How the year follows from the months: their sum, their mean, the mean over their days, or the last of them. */
  totalOf: z.enum(['sum', 'mean', 'dayMean', 'last']),
  /** Cost in thousands of kronor and staffing in services by month, of a row of hours; null of others. */
  costs: months.nullable(),
  /** Some of the costs are at the hourly rate, because the stencil has none for the kind of the hours. */
  costAtHour: z.boolean(),
  staffing: months.nullable(),
  /** The day on which the HR system gave the value of a month; null where it was typed, and of a row that is no activity. */
  imported: z.array(z.string().nullable()).nullable(),
});

/** The follow-up of a unit and year (shared/calculation/README.md 7). */
export const FollowUpUnit = z.object({
  unitId: z.string(),
  unitName: z.string(),
  year: z.number(),
  /** The months asked for, 1 to 12. */
  firstMonth: z.number(),
  lastMonth: z.number(),
  groups: z.array(
    z.object({ type: z.enum(['Manager', 'Worklog', 'WorklogDetailed', 'Other']), rows: z.array(FollowUpRow) }),
  ),
  /** One a month, empty without. */
  comments: z.array(z.string()),
  /** The rates of the year's stencil that costs are by; null without one. */
  rates: StencilRates.nullable(),
  quality: Quality,
});
export type FollowUpUnit = z.infer<typeof FollowUpUnit>;

/** The follow-up of units and years. */
export const FollowUpAnswer = z.object({ units: z.array(FollowUpUnit.omit({ quality: true })), quality: Quality });
export type FollowUpAnswer = z.infer<typeof FollowUpAnswer>;
