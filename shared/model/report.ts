import * as z from 'zod';
import { measures } from '#shared/calculation/amounts.ts';
import { shiftCategories } from '#shared/calculation/shiftCategory.ts';
import { comparable } from '#shared/text/names.ts';
import { weeksInYear } from '#shared/time/week.ts';
import { Figure } from './explanation.ts';
import type { FaultCode } from './faults.ts';
import { day, name, version, whole } from './fields.ts';
import { closedRange } from './receipt.ts';

/** Most units of one report, of one export, and of the sum that an explanation is of. */
export const maxUnits = 25;
export const maxExportUnits = 16;
export const maxExplainedUnits = 500;

/** A day; an instant at midnight, as exports name it, is the day. */
const dayOrMidnight = z
  .string()
  .transform((text) => text.replace(/T00:00:00(\.000)?Z?$/, ''))
  .pipe(day);

/** A check mark, also as its text. */
const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]).default(false);

const distinct = <Text extends string>(texts: readonly Text[]): Text[] => [...new Set(texts)];
const atMostUnits = (max: number) =>
  z
    .array(z.string().min(1).max(100))
    .min(1)
    .transform(distinct)
    .refine((ids) => ids.length <= max, { error: 'unitCount', params: { max } });
const unitIds = atMostUnits(maxUnits);

/** Names of categories, in any case; one may be given alone. */
const forCat = z.union([name().transform((one) => [one]), z.array(name()).min(1).max(100)], { error: 'required' });

const year = whole(1900, 2199);
const month = whole(1, 12);

const forecastType = z.enum(['demand/assets', 'budget/assets', 'assets/budget', 'demand/budget']);

const reportTypes = ['demands', 'assets', 'activity', 'followup', 'keyvalues', 'prognos'] as const;

/** The settings of a report as a screen holds them: each report reads those that it needs. */
const settings = {
  type: z.enum(reportTypes).optional(),
  forecastType: forecastType.optional(),
  level: z.enum(['unit', 'area', 'org']).default('unit'),
  resolution: z.enum(['week', 'period']).default('week'),
  start: dayOrMidnight.optional(),
  end: dayOrMidnight.optional(),
  startYear: year.optional(),
  endYear: year.optional(),
  startMonth: month.default(1),
  endMonth: month.default(12),
  unitIds,
  forCat: forCat.optional(),
  activities: z.array(z.string().max(100)).min(1, 'required').max(200).optional(),
  keyvalue: whole(0, 4).default(0),
  simulateWeek: whole(0, 53).default(0),
  /** The shift categories that the total of key value 3 adds up; left out: all. */
  shifts: z.array(z.enum(shiftCategories)).max(3).transform(distinct).optional(),
  /** Counts simulated demand on days without live demand. */
  simulated: flag,
  groupByUnit: flag,
  summarizeAssets: flag,
  summarizeUnits: flag,
  receipt: flag,
  budget: flag,
  useWeekResolution: flag,
  showTable: flag,
  showLevels: flag,
  showCompetency: flag,
  showYears: flag,
  /** What demand and staff cost over the weeks. */
  cost: flag,
  /** Supply less the expected absence beside supply, from the present week on. */
  net: flag,
};

/** Most saved settings of an account. */
const maxSaved = 50;

/**
 * The settings of a report, or of an overview of a place, under a name; which of them a report needs is not checked before it is made.
 */
const SavedReport = z.object({
  name: name(),
  definition: z.object({
    ...settings,
    type: z.enum([...reportTypes, 'weekoverview', 'periodoverview', 'yearfollowup']).optional(),
    /** What the follow-up of an area or organisation is measured in. */
    measure: z.enum(measures).optional(),
    unitIds: z.array(z.string().min(1).max(100)).max(maxUnits).default([]),
  }),
});
export type SavedReport = z.infer<typeof SavedReport>;

/** All saved settings of an account, in its order: a PUT replaces them. */
export const SavedReportsFields = z.object({
  version,
  reports: z
    .array(SavedReport)
    .max(maxSaved)
    .superRefine((reports, context) => {
      const keys = reports.map((report) => comparable(report.name));
      for (const [index, key] of keys.entries())
        if (keys.indexOf(key) < index)
          context.addIssue({ code: 'custom', message: 'duplicateName', path: [index, 'name'] });
    }),
});
/** Version 0, changed by nobody, where nothing was ever saved. */
export const SavedReports = z.object({
  version: z.number(),
  changedBy: z.string().nullable(),
  changedAt: z.string().nullable(),
  reports: z.array(SavedReport),
});
export type SavedReports = z.infer<typeof SavedReports>;

/** A report over days: receipts are of the whole weeks that the days touch. */
const ranged = { ...settings, start: dayOrMidnight, end: dayOrMidnight };

/** The settings of a report of demand or staff. */
export const RangeDefinition = z.object({ ...ranged, forCat });

/** Demand, or staff, of chosen categories over days. */
export const RangeReport = closedRange(RangeDefinition);
export type RangeReport = z.infer<typeof RangeReport>;

/** From so many weeks on the table of weekend shifts is not shown. */
const weekendTableWeeks = 25;

/** Whether a report of so many weeks may show the table of weekend shifts. */
export const mayShowWeekendTable = (weeks: number): boolean => weeks < weekendTableWeeks;

/** A day of the week that an overview is of. */
export const WeekQuery = z.object({ start: day });

const forecast = z.object({ ...ranged, forCat });

/** Units compared by one figure less another. `summarizeUnits` implies `summarizeAssets`. */
export const DemandAssets = closedRange(
  forecast.extend({ forecastType: z.literal('demand/assets').default('demand/assets') }),
);
export const DemandBudget = closedRange(
  forecast.extend({ forecastType: z.literal('demand/budget').default('demand/budget') }),
);
export const BudgetAssets = closedRange(forecast.extend({ forecastType: z.enum(['budget/assets', 'assets/budget']) }));
export type ForecastReport = z.infer<typeof DemandAssets> | z.infer<typeof DemandBudget> | z.infer<typeof BudgetAssets>;

/** Most years of one report. */
export const maxYears = 10;

const keyValueSettings = z.object({
  ...settings,
  startYear: year,
  keyvalue: z.literal([1, 2, 3, 4], { error: 'choice' }),
});

/** Of a simulated week the end year is the start year. */
const endYearOf = ({ simulateWeek, startYear, endYear }: z.infer<typeof keyValueSettings>): number | undefined =>
  simulateWeek > 0 ? startYear : endYear;

interface Years extends Pick<z.infer<typeof keyValueSettings>, 'level' | 'startYear' | 'startMonth' | 'endMonth'> {
  readonly endYear: number;
}
type AddFault = (code: FaultCode, field: string, params?: { readonly max: number }) => void;

/** Refuses years out of order, too many of them, and months out of order where they are of one year or of each year. */
const judgeYears = ({ level, startYear, endYear, startMonth, endMonth }: Years, fault: AddFault): void => {
  if (endYear < startYear) fault('endYear', 'endYear');
  else if (endYear - startYear >= maxYears) fault('years', 'endYear', { max: maxYears });
  else if (startMonth > endMonth && (level !== 'unit' || startYear === endYear)) fault('endMonth', 'endMonth');
};

const faultsIn =
  (context: {
    addIssue: (issue: { code: 'custom'; message: string; path: string[]; params?: object }) => void;
  }): AddFault =>
  (message, field, params) =>
    context.addIssue({ code: 'custom', message, path: [field], ...(params && { params }) });

const checkedYears = <Schema extends z.ZodType<z.infer<typeof keyValueSettings>>>(schema: Schema) =>
  schema.superRefine((report, context) => {
    const fault = faultsIn(context);
    const { level, startYear, startMonth, endMonth, simulateWeek } = report;
    const endYear = endYearOf(report);
    if (report.keyvalue === 4 && !report.forCat) fault('required', 'forCat');
    // Worked hours are of months: a week cannot stand for them.
    if (report.keyvalue < 3 && simulateWeek > 0) fault('choice', 'simulateWeek');
    if (simulateWeek > weeksInYear(startYear)) fault('weekUnknown', 'simulateWeek');
    if (endYear === undefined) fault('required', 'endYear');
    else judgeYears({ level, startYear, endYear, startMonth, endMonth }, fault);
  });

/** Key values of units by year; `simulateWeek` above 0 is the week of the start year that stands for all of it. */
export const KeyValueReport = checkedYears(keyValueSettings);
export type KeyValueReport = z.infer<typeof KeyValueReport>;

const followUpSettings = z.object({ ...settings, startYear: year, endYear: year });

const checkedFollowUp = <Schema extends z.ZodType<z.infer<typeof followUpSettings>>>(schema: Schema) =>
  schema.superRefine((report, context) => judgeYears(report, faultsIn(context)));

/**
 * The follow-up of units by year: all of it, or (type `activity`) activities alone. `activities` are the names of those shown; left
 * out: all. At unit level the months from the first of the first year to the last of the last, else the same months of each year.
 */
export const FollowUpReport = checkedFollowUp(followUpSettings);
export type FollowUpReport = z.infer<typeof FollowUpReport>;

/** Units and years whose activities can be chosen. */
export const UnitYears = z.object({ unitIds, startYear: year, endYear: year });
export type UnitYears = z.infer<typeof UnitYears>;

/** A report by its type. */
const reportOf = (units: z.ZodType<string[], string[] | undefined>, unitsOfWeeks = units) =>
  z.discriminatedUnion('type', [
    closedRange(z.object({ ...ranged, unitIds: unitsOfWeeks, forCat, type: z.enum(['demands', 'assets']) })),
    closedRange(forecast.extend({ unitIds: units, type: z.literal('prognos'), forecastType })),
    checkedYears(keyValueSettings.extend({ unitIds: units, type: z.literal('keyvalues') })),
    checkedFollowUp(followUpSettings.extend({ unitIds: units, type: z.literal('followup') })),
    checkedFollowUp(followUpSettings.extend({ unitIds: units, type: z.literal('activity') })),
  ]);

/** A report and the figure of it to explain; one over weeks may have more units here than a report, as maps have. */
export const ExplainBody = z.object({
  report: reportOf(unitIds, atMostUnits(maxExplainedUnits)),
  figure: Figure,
});
export type ExplainBody = z.infer<typeof ExplainBody>;

const exportUnits = atMostUnits(maxExportUnits);

/** A report to export as a file: its units may also be in the query. */
export const ExportBody = reportOf(exportUnits.default([]));
export type ExportBody = z.infer<typeof ExportBody>;
/** Units repeated (`unitIds=a&unitIds=b`) or in one text (`unitIds=a,b`). */
export const ExportQuery = z.object({
  unitIds: z
    .array(z.string())
    .transform((texts) => texts.flatMap((text) => text.split(',')))
    .pipe(exportUnits)
    .optional(),
});

/** The units that a report could be of. */
export const UnitIds = z.object({ unitIds });
