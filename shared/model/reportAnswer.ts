import * as z from 'zod';
import { AbsenceKind } from './absence.ts';
import { ShiftDemand } from './demand.ts';
import { figure } from './figure.ts';
import { NamedMissingRate, PlanCost } from './planCost.ts';
import { Receipt } from './receipt.ts';
import { RangeDefinition } from './report.ts';

const maybe = figure.nullable();
const names = z.array(z.string()).optional();

/** What was missing for the figures: of a unit, or of one of its categories, from one day to another. */
export const Quality = z.array(
  z.object({
    unitId: z.string(),
    unitName: z.string(),
    categoryName: z.string().nullable(),
    kind: z.enum(['demand', 'beds', 'workingTime', 'worklog', 'worklogPart', 'budget', 'stencil']),
    from: z.string(),
    to: z.string(),
  }),
);
export type Quality = z.infer<typeof Quality>;

/** Hours of a normal week and month, and services. */
const hours = { hoursPerWeek: z.number(), minutesPerWeek: z.number(), hoursPerMonth: figure, services: maybe };

/** A demand period of a category within the report's days, with the hours of each row and of all. */
const ReportDemand = z.object({
  catName: z.string(),
  demandId: z.string(),
  start: z.string(),
  end: z.string().nullable(),
  simulation: z.boolean(),
  comment: z.string(),
  ...hours,
  shiftDemands: z.array(ShiftDemand.extend(hours)),
});
export type ReportDemand = z.infer<typeof ReportDemand>;

/** A receipt of a report; of a sum it names the categories that are short or lack a demand. */
const ReportReceipt = Receipt.extend({ shortCategories: names, missingDemand: names });

/** The balance over several weeks, as if they were one: those of the whole report, or of one ISO year of it. */
const PeriodReceipt = Receipt.omit({ week: true }).extend({ end: z.string() });
export type PeriodReceipt = z.infer<typeof PeriodReceipt>;

/** Levels 1 to 6 and no level: as counts of those in service, or as shares of them, null when none is. */
const LevelShares = z.object({ start: z.string(), levels: z.array(maybe), withoutLevel: maybe });
const LevelMeans = z.object({ levels: z.array(figure), withoutLevel: figure, workingCount: figure });

/** Who is away over the report's weeks by kind; `kind` null: their periods say none (shared/calculation/README.md 2). */
const KindAbsence = z.object({ kind: AbsenceKind.nullable(), persons: z.number(), services: figure });

/** The receipts of a category; of all categories together where `categoryName` is null. */
const CategoryWeekReceipts = z.object({
  categoryId: z.string().nullable(),
  categoryName: z.string().nullable(),
  weeks: z.array(ReportReceipt),
  /** All the weeks together: in the resolution 'period'. */
  period: PeriodReceipt.optional(),
  /** The weeks of each ISO year together: with `showYears`. */
  years: z.array(PeriodReceipt).optional(),
  /** Means over the weeks by level: with `showLevels`. */
  levelMeans: LevelMeans.optional(),
  /** Shares by level, week by week: with `showCompetency`. */
  competency: z.array(LevelShares).optional(),
  /** In a report of staff; left out where no period says a kind. */
  absences: z.array(KindAbsence).optional(),
});
export type CategoryWeekReceipts = z.infer<typeof CategoryWeekReceipts>;

const costs = { demand: PlanCost, supply: PlanCost };

/** What demand and staff cost over weeks, with the rates without which a cost is unknown; of several units without categories. */
const ReportCost = z.object({
  ...costs,
  missing: z.array(NamedMissingRate),
  categories: z.array(z.object({ ...costs, name: z.string() })),
});

/** One unit of a report; all units together where `unitId` is null. Figures are those of the chosen categories over the weeks. */
const UnitOverview = z.object({
  unitId: z.string().nullable(),
  orgName: z.string().nullable(),
  areaName: z.string().nullable(),
  unitName: z.string().nullable(),
  unitShortName: z.string().nullable(),
  /** Of the bed period on the first day; null without one. */
  beds: z.number().nullable(),
  weekendBeds: z.number().nullable(),
  bedsComment: z.string(),
  /** Means over the days with a bed period: of the weighted beds, and of the weekend beds. */
  averageBeds: maybe,
  averageWeekendBeds: maybe,
  /** Demanded hours; null without demand. */
  hoursPerWeek: maybe,
  hoursPerMonth: maybe,
  /** Demanded services; null without demand. */
  sum: maybe,
  /** Budget hours a month; null without any. */
  budgetHours: maybe,
  demands: z.array(ReportDemand),
  categoryWeekReceipts: z.array(CategoryWeekReceipts),
  /** What the plan costs over the weeks, in kronor: with `cost`. */
  cost: ReportCost.optional(),
});
export type UnitOverview = z.infer<typeof UnitOverview>;

/** Demand, staff and budget of units over weeks, and what was missing. */
export const OverviewAnswer = z.object({ unitOverviews: z.array(UnitOverview), quality: Quality });
export type OverviewAnswer = z.infer<typeof OverviewAnswer>;

/** The definition of a report, answered with it: the answer alone tells what it is of. */
const definition = { definition: RangeDefinition };

/** The demand of units, and their receipts where they are asked for. */
export const DemandsAnswer = OverviewAnswer.extend(definition);
export type DemandsAnswer = z.infer<typeof DemandsAnswer>;

/** `showWeekendTable`: the table of weekend shifts is requested, and the weeks are few enough for it. */
export const AssetsAnswer = OverviewAnswer.extend({ ...definition, showWeekendTable: z.boolean() });
export type AssetsAnswer = z.infer<typeof AssetsAnswer>;

/** Means over the weeks that have a value; all units together where `unitId` is null (shared/calculation/README.md 9). */
const UnitDiff = z.object({
  unitId: z.string().nullable(),
  unitName: z.string().nullable(),
  diff: maybe,
  /** The parts of the difference: of the categories that are short, and of those with a surplus. */
  short: maybe,
  over: maybe,
  beds: maybe,
  avgDemand: maybe,
  avgBudget: maybe,
  avgWorkRate: maybe,
  avgContractorWorkRate: maybe,
  categories: z.array(z.object({ name: z.string(), diff: maybe })),
});
export type UnitDiff = z.infer<typeof UnitDiff>;

/** The units compared, and `total`: all of them together. */
export const ForecastAnswer = OverviewAnswer.extend({ unitDiffs: z.array(UnitDiff), total: UnitDiff });
export type ForecastAnswer = z.infer<typeof ForecastAnswer>;

/** Key values of a year, of those months that lack nothing (`months` of the `of` requested). All null when there is none (shared/calculation/README.md 8). */
const KeyValueYear = z.object({
  year: z.number(),
  months: z.number(),
  of: z.number(),
  beds: maybe,
  categories: z.array(z.object({ name: z.string(), dag: maybe, kvall: maybe, natt: maybe, total: maybe })),
});

const keyValueRange = {
  startYear: z.number(),
  endYear: z.number(),
  startMonth: z.number(),
  endMonth: z.number(),
  quality: Quality,
};
const namedUnit = { unitId: z.string(), unitName: z.string(), unitShortName: z.string() };

/** Key value 3 or 4 by unit and year; `totals` are of all units together. */
export const ShiftKeyValues = z.object({
  keyvalue: z.literal([3, 4]),
  ...keyValueRange,
  simulateWeek: z.number(),
  units: z.array(z.object({ ...namedUnit, years: z.array(KeyValueYear) })),
  totals: z.array(KeyValueYear),
});
export type ShiftKeyValues = z.infer<typeof ShiftKeyValues>;

/**
 * Key values of worked hours in a year, of those months that lack nothing (`months` of the `of` requested). All null when there is none; differences are
 * worked less demanded (shared/calculation/README.md 8).
 */
const WorkedYear = z.object({
  year: z.number(),
  months: z.number(),
  of: z.number(),
  demand: maybe,
  worklog: maybe,
  diff: maybe,
  beds: maybe,
  averageWeekendBeds: maybe,
  demandPerBedAndDay: maybe,
  worklogPerBedAndDay: maybe,
  diffDemandWorklogPerBedAndDay: maybe,
  resourcePerBedAndDay: maybe,
  overTimePerBedAndDay: maybe,
  rentalPerBedAndDay: maybe,
  diffResources: maybe,
  detailedResources: maybe,
  unspecifiedResources: maybe,
});
export type WorkedYear = z.infer<typeof WorkedYear>;

/** Key value 1 or 2 by unit and year; `totals` are of all units together, weighted by bed-days. */
export const WorkedKeyValues = z.object({
  keyvalue: z.literal([1, 2]),
  ...keyValueRange,
  groupWorklogs: z.array(z.object({ ...namedUnit, worklogs: z.array(WorkedYear) })),
  totals: z.array(WorkedYear),
});
export type WorkedKeyValues = z.infer<typeof WorkedKeyValues>;

export const KeyValueAnswer = z.discriminatedUnion('keyvalue', [ShiftKeyValues, WorkedKeyValues]);
export type KeyValueAnswer = z.infer<typeof KeyValueAnswer>;

/** The categories of a unit that a report can be of, in the unit's order. */
export const UnitCategories = z.array(
  z.object({
    unitId: z.string(),
    unitName: z.string(),
    categories: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
);
export type UnitCategories = z.infer<typeof UnitCategories>;

/** The units that the caller may choose for a report, by organisation, area and name. */
export const ReportUnits = z.array(
  z.object({
    unitId: z.string(),
    unitName: z.string(),
    unitShortName: z.string(),
    hidden: z.boolean(),
    areaId: z.string(),
    areaName: z.string(),
    orgId: z.string(),
    orgName: z.string(),
  }),
);
export type ReportUnits = z.infer<typeof ReportUnits>;
