import * as z from 'zod';
import type { Packed } from '#shared/planning/packedWeeks.ts';
import type { Day } from '#shared/time/day.ts';
import { day, name, ordered } from './fields.ts';
import { figure } from './figure.ts';
import { fileKinds } from './file.ts';

const maybe = figure.nullable();
/** A Monday that the server computed: not validated for each of thousands of rows. */
const monday = z.string() as unknown as z.ZodType<Day, Day>;

/** The weekly balance of supply, demand and budget, in services (shared/calculation/README.md 5). */
export const Receipt = z.object({
  week: z.string(),
  year: z.number(),
  start: monday,
  demand: maybe,
  budget: maybe,
  workRateSum: figure,
  workRateSumWithoutContractors: figure,
  contractorWorkRateSum: figure,
  substituteWorkRateSum: figure,
  workRateSumWhenContractors: maybe,
  workRateSumWhenSubstitute: maybe,
  workRateExcludedSum: figure,
  /** Supply of categories without a demand, and without a budget, in the week: part of no difference. */
  workRateWithoutDemand: figure,
  workRateWithoutBudget: figure,
  diff: maybe,
  diffBudget: maybe,
  diffBudgetWorkRate: maybe,
  diffBudgetDemand: maybe,
  levels: z.array(z.number()),
  workingCount: z.number(),
  fillInCount: z.number(),
  contractorCount: z.number(),
  weekendShiftCount: figure,
  diffWeekendShifts: maybe,
  nightShiftCount: figure,
  diffNightShifts: maybe,
  /** Days of the week, 0 to 7, with a demand period and a category period, and with a budget period: fewer than 7 are shown as such. */
  demandDays: z.number(),
  budgetDays: z.number(),
  /** Days off of the week whose demand differs from the normal week's, with what they are staffed as (shared/calculation/README.md 14). */
  daysOff: z.array(z.object({ day: z.string(), name: z.string(), as: z.enum(['saturday', 'sunday']) })).optional(),
  /** Supply less the expected absence, and less the demand; left out where nothing is assumed of absence (15). */
  netSupply: figure.optional(),
  netDiff: maybe.optional(),
  /** The probability of a shortage, of a sum the highest of its categories (16). */
  risk: maybe.optional(),
  /** The band of the supply in eight weeks of ten; of a category only. */
  netLow: figure.optional(),
  netHigh: figure.optional(),
});
export type Receipt = z.infer<typeof Receipt>;

/** A receipt of a plan period, with the name of its category. */
export const SchemaReceipt = Receipt.extend({ categoryName: z.string() });
export type SchemaReceipt = z.infer<typeof SchemaReceipt>;

const person = z.object({
  assetId: z.string(),
  name: z.string(),
  /** The days of absence, or of the employment. */
  from: day,
  to: day.nullable(),
  /** The rate outside the staffing, or the work rate of the employment's last or first period. */
  rate: figure,
  comment: z.string(),
});

/** Who explains the supply of a week: away (a rate outside the staffing), in the last week, in the first week. */
export const WeekPeople = z.object({ away: z.array(person), leaving: z.array(person), coming: z.array(person) });
export type WeekPeople = z.infer<typeof WeekPeople>;

/** A receipt of a named place: unit and category where they apply. */
export const PlacedReceipt = Receipt.extend({
  unitId: z.string().optional(),
  unitName: z.string().optional(),
  categoryId: z.string().optional(),
  categoryName: z.string().optional(),
  /** Names of categories that are short (shown figure −0,5 or less) while the sum need not be; sums only. */
  shortCategories: z.array(z.string()).optional(),
  /** Categories of the sum without a demand this week, while others have one; sums only. */
  missingDemand: z.array(z.string()).optional(),
  /** Names of categories that are short net of expected absence, and of the one with the highest risk; sums only. */
  netShortCategories: z.array(z.string()).optional(),
  riskCategory: z.string().nullable().optional(),
  /** The negative differences of the categories added up, without the surplus of others; sums only. */
  weekendShiftShortage: maybe.optional(),
  nightShiftShortage: maybe.optional(),
});
export type PlacedReceipt = z.infer<typeof PlacedReceipt>;

/** The weeks of one place: what its receipts are of, and each of their other fields as runs of equal values (shared/planning/packedWeeks.ts). */
export const PackedReceipts = PlacedReceipt.pick({
  unitId: true,
  unitName: true,
  categoryId: true,
  categoryName: true,
}).extend({
  // Not validated for each of tens of thousands of runs.
  fields: z.unknown() as unknown as z.ZodType<Packed, Packed>,
});
export type PackedReceipts = z.infer<typeof PackedReceipts>;

/** A receipt of a category, or of a unit's sum; with the people of the week where the query wants them. */
export const ReceiptWithPeople = PlacedReceipt.extend(WeekPeople.partial().shape);
export type ReceiptWithPeople = z.infer<typeof ReceiptWithPeople>;

/** At most six years in one question. */
export const maxWeeks = 318;
/** Units times weeks of one answer, at most: a region of 300 units over a year, or of 50 over six years. */
const maxUnitWeeks = 16_000;

/** The same of packed receipts: a region of 1,000 units over a year. */
const maxPackedUnitWeeks = 64_000;

const weeksOfUnits = (unitWeeks: number, units: number): number =>
  Math.min(maxWeeks, Math.floor(unitWeeks / Math.max(1, units)));

/** The most weeks of an answer about so many units. */
export const mostWeeks = (units: number): number => weeksOfUnits(maxUnitWeeks, units);

/** The most weeks of an answer of packed receipts about so many units. */
export const mostPackedWeeks = (units: number): number => weeksOfUnits(maxPackedUnitWeeks, units);

const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

const range = { start: day, end: day };
const short = (range: { start: string; end: string }) => days(range.start, range.end) < maxWeeks * 7;
const tooLong = { error: 'range', params: { max: maxWeeks }, path: ['end'] };

/** Refuses an end before the start, and more than six years. */
export const closedRange = <Schema extends z.ZodType<{ start: Day; end: Day }>>(schema: Schema) =>
  ordered(schema).refine(short, tooLong);

/** A range of days, both inclusive. */
export const RangeQuery = closedRange(z.object(range));
/** `categories` holds the names of the categories that count, in any case; without it all count. */
const receiptsQuery = z.object({
  ...range,
  by: z.enum(['category', 'unit', 'total']).optional(),
  categories: z.array(name()).max(100).readonly().optional(),
});
export const ReceiptsQuery = closedRange(receiptsQuery);
/** The same as a file. */
export const ReceiptsExportQuery = closedRange(receiptsQuery.extend({ kind: z.enum(fileKinds) }));
/** `simulated=true` counts simulated demand on days without live demand. */
export const CostQuery = closedRange(
  receiptsQuery.omit({ by: true }).extend({
    simulated: z
      .enum(['true', 'false'])
      .optional()
      .transform((value) => value === 'true'),
  }),
);
/** `people=true` adds who is away, leaves and comes to each week. */
export const PeopleReceiptsQuery = closedRange(
  receiptsQuery.extend({
    people: z
      .enum(['true', 'false'])
      .optional()
      .transform((value) => value === 'true'),
  }),
);
