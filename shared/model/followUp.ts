import * as z from 'zod';
import { ClosedMonth } from './closing.ts';
import { figure } from './figure.ts';
import { Quality } from './reportAnswer.ts';
import { StencilRates } from './stencil.ts';

const maybe = figure.nullable();
const months = z.array(maybe);

/** The sections that rows of the follow-up are shown in, in order. */
export const followUpSections = ['managers', 'balance', 'hours', 'services', 'others'] as const;
type FollowUpSection = (typeof followUpSections)[number];

/** In which section a row is shown and what its figures are, by the key of the row up to its colon. */
export const followUpRows = {
  manager: { section: 'managers', format: 'hours' },
  diff: { section: 'balance', format: 'services' },
  contractors: { section: 'balance', format: 'services' },
  excluded: { section: 'balance', format: 'services' },
  worklog: { section: 'hours', format: 'hours' },
  worked: { section: 'hours', format: 'hours' },
  detailed: { section: 'hours', format: 'hours' },
  demand: { section: 'hours', format: 'hours' },
  difference: { section: 'hours', format: 'hours' },
  cumulative: { section: 'hours', format: 'hours' },
  services: { section: 'services', format: 'services' },
  specified: { section: 'services', format: 'services' },
  unspecified: { section: 'services', format: 'services' },
  other: { section: 'others', format: 'count' },
} as const satisfies Readonly<
  Record<string, { readonly section: FollowUpSection; readonly format: 'hours' | 'services' | 'count' }>
>;

/** The key of a row of the follow-up up to its colon. */
export const followUpRowOf = (key: string): keyof typeof followUpRows => key.split(':')[0] as keyof typeof followUpRows;

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
  /** The year of worked and demanded hours, and of what is specified, over the months that have both, where their months differ; else null. */
  totalOfBoth: maybe,
  /** Cost in thousands of kronor and staffing in services by month, of a row of hours; null of others. */
  costs: months.nullable(),
  /** Some of the costs are at the hourly rate, because the stencil has none for the kind of the hours. */
  costAtHour: z.boolean(),
  staffing: months.nullable(),
  /** Whether cost and staffing are shown below the hours: the activity is set so. */
  showResourceInfo: z.boolean(),
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
  /** The months of the year that are closed, in order. */
  closed: z.array(ClosedMonth),
  quality: Quality,
});
export type FollowUpUnit = z.infer<typeof FollowUpUnit>;

/** The follow-up of units and years. */
export const FollowUpAnswer = z.object({ units: z.array(FollowUpUnit.omit({ quality: true })), quality: Quality });
export type FollowUpAnswer = z.infer<typeof FollowUpAnswer>;

/** The follow-up of January to a closed month, as it was when that month was closed. */
export const ClosedReport = z.object({ closed: ClosedMonth, report: FollowUpUnit });
export type ClosedReport = z.infer<typeof ClosedReport>;
