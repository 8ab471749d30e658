import * as z from 'zod';
import { Explanation } from '#shared/model/explanation.ts';
import { FileAnswer } from '#shared/model/file.ts';
import { FollowUpAnswer } from '#shared/model/followUp.ts';
import { RangeQuery } from '#shared/model/receipt.ts';
import {
  BudgetAssets,
  DemandAssets,
  DemandBudget,
  ExplainBody,
  ExportBody,
  ExportQuery,
  FollowUpReport,
  KeyValueReport,
  RangeReport,
  UnitIds,
  UnitYears,
  WeekQuery,
} from '#shared/model/report.ts';
import {
  AssetsAnswer,
  DemandsAnswer,
  ForecastAnswer,
  KeyValueAnswer,
  OverviewAnswer,
  ReportUnits,
  UnitCategories,
} from '#shared/model/reportAnswer.ts';
import { get, post } from './define.ts';
import { A, C, O, U } from './paths.ts';

const overview = '/api/overview';

const week = { who: 'read', query: WeekQuery, answer: OverviewAnswer } as const;
const period = { who: 'read', query: RangeQuery, answer: OverviewAnswer } as const;

/** Reports over chosen units; each unit of a definition is checked for read (README.md "Reports"). */
export const reports = {
  units: get(`${overview}/demand-assets/units`, {
    who: 'signedIn',
    summary: 'The units that the caller may choose for a report.',
    answer: ReportUnits,
  }),
  unitCategories: post(`${overview}/unitcategories`, {
    who: 'signedIn',
    summary: 'The categories of the units that a report can be of.',
    body: UnitIds,
    list: 'unitIds',
    answer: UnitCategories,
  }),
  demandAssets: post(`${overview}/demand-assets`, {
    who: 'signedIn',
    summary: 'Forecast: staff less demand, by unit, category and week.',
    body: DemandAssets,
    answer: ForecastAnswer,
  }),
  budgetAssets: post(`${overview}/budget-assets`, {
    who: 'signedIn',
    summary: 'Forecast: staff less budget, or budget less staff, by unit, category and week.',
    body: BudgetAssets,
    answer: ForecastAnswer,
  }),
  demandBudget: post(`${overview}/demand-budget`, {
    who: 'signedIn',
    summary: 'Forecast: budget less demand, by unit, category and week.',
    body: DemandBudget,
    answer: ForecastAnswer,
  }),
  demands: post(`${overview}/demands/report`, {
    who: 'signedIn',
    summary: 'The demand periods of units with the hours of each shift.',
    body: RangeReport,
    answer: DemandsAnswer,
  }),
  assets: post(`${overview}/assets/report`, {
    who: 'signedIn',
    summary: 'The staff of units by category and week, or over the whole period.',
    body: RangeReport,
    answer: AssetsAnswer,
  }),
  keyValues: post(`${overview}/keyvalue/report`, {
    who: 'signedIn',
    summary:
      'A key value by unit and year: 1 demanded and worked, 2 external, 3 demanded hours per bed and day, 4 beds per employee.',
    body: KeyValueReport,
    answer: KeyValueAnswer,
  }),
  keyValueYears: post(`${overview}/keyvalue/options/years`, {
    who: 'signedIn',
    summary: 'The years in which some of the units have demand or worked hours.',
    body: UnitIds,
    list: 'unitIds',
    answer: z.array(z.number()),
  }),
  followUp: post(`${overview}/followup/report`, {
    who: 'signedIn',
    summary: 'The follow-up of units by year and month, or chosen activities of it.',
    body: FollowUpReport,
    answer: FollowUpAnswer,
  }),
  followUpYears: post(`${overview}/followup/options/years`, {
    who: 'signedIn',
    summary: 'The years from the first activity or value of the units to this one, and later ones with values.',
    body: UnitIds,
    list: 'unitIds',
    answer: z.array(z.number()),
  }),
  followUpActivities: post(`${overview}/followup/options/activities`, {
    who: 'signedIn',
    summary: 'The names of the activities of the units in some years.',
    body: UnitYears,
    answer: z.array(z.string()),
  }),
  followUpUnits: get(`${overview}/followup/units`, {
    who: 'signedIn',
    summary: 'The units with activities that the caller may choose for a report.',
    answer: ReportUnits,
  }),
  explain: post(`${overview}/explain`, {
    who: 'signedIn',
    summary: 'One figure of a report with the steps that it is computed by.',
    body: ExplainBody,
    answer: Explanation,
  }),
  csvExport: post('/api/csv-export', {
    who: 'signedIn',
    summary: 'A report of at most 16 units as CSV: semicolon, decimal comma and BOM, as a Swedish Excel opens it.',
    query: ExportQuery,
    body: ExportBody,
    answer: FileAnswer,
    files: ['csv'],
  }),
  xlsxExport: post('/api/xlsx-export', {
    who: 'signedIn',
    summary: 'A report of at most 16 units as a workbook, with a sheet for each of several units.',
    query: ExportQuery,
    body: ExportBody,
    answer: FileAnswer,
    files: ['xlsx'],
  }),
  demandOverview: get(`${U}/demand/overview`, { ...week, summary: 'The demand of a unit in a week.' }),
  categoryWeek: get(`${C}/weekoverview`, { ...week, summary: 'Demand and receipt of a category in a week.' }),
  unitWeek: get(`${U}/weekoverview`, { ...week, summary: 'Demand and receipts of a unit in a week.' }),
  areaWeek: get(`${A}/weekoverview`, { ...week, summary: 'Demand and receipts of the units of an area in a week.' }),
  organizationWeek: get(`${O}/weekoverview`, {
    ...week,
    summary: 'Demand and receipts of the units of an organisation in a week.',
  }),
  categoryPeriod: get(`${C}/periodoverview`, { ...period, summary: 'Demand and receipts of a category over weeks.' }),
  unitPeriod: get(`${U}/periodoverview`, { ...period, summary: 'Demand and receipts of a unit over weeks.' }),
  areaPeriod: get(`${A}/periodoverview`, {
    ...period,
    summary: 'Demand and receipts of the units of an area over weeks.',
  }),
  organizationPeriod: get(`${O}/periodoverview`, {
    ...period,
    summary: 'Demand and receipts of the units of an organisation over weeks.',
  }),
} as const;
