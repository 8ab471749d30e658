import type { SavedReport } from '#shared/model/report.ts';

export type ReportType = NonNullable<SavedReport['definition']['type']>;

/** What a forecast compares. */
export const forecastTypes = ['demand/assets', 'budget/assets', 'assets/budget', 'demand/budget'] as const;
export type ForecastType = (typeof forecastTypes)[number];

/** The key values, in the order of the form. */
export const keyValues = [1, 2, 3, 4] as const;
export type KeyValue = (typeof keyValues)[number];

/** Whether a key value is of worked hours: of all categories and whole months. */
export const isWorked = (keyvalue: KeyValue | 0): keyvalue is 1 | 2 => keyvalue === 1 || keyvalue === 2;

/** How far a report reaches. */
export const reportLevels = ['unit', 'area', 'org'] as const;
export type ReportLevel = (typeof reportLevels)[number];

/** What a report shows or counts beside its figures. */
export const flags = [
  'simulated',
  'receipt',
  'net',
  'budget',
  'showLevels',
  'showCompetency',
  'showTable',
  'showYears',
  'cost',
  'groupByUnit',
  'summarizeAssets',
  'summarizeUnits',
] as const;
export type Flag = (typeof flags)[number];

/** What is chosen of a type of report: its form, address and refusals follow from it. How it is requested and drawn: `../answers.tsx`. */
interface TypeOfReport {
  /** Units chosen in the form, or the place of the address. */
  readonly of: 'units' | 'place';
  /** What is chosen of the units. */
  readonly parts: 'categories' | 'activities';
  readonly range: 'week' | 'weeks' | 'year' | 'years';
  /** Any level, or one whose place is in the address, above the units. */
  readonly levels: 'any' | 'above';
  /** What is chosen besides. */
  readonly choices: readonly ('forecastType' | 'resolution' | 'keyvalue' | 'simulateWeek' | 'measure')[];
  /** The check marks, in the order shown. */
  readonly flags: readonly Flag[];
  /** Those that are set at first. */
  readonly marked: readonly Flag[];
}

const ofCategories: TypeOfReport = {
  of: 'units',
  parts: 'categories',
  range: 'weeks',
  levels: 'any',
  choices: [],
  flags: [],
  marked: [],
};
const ofActivities: TypeOfReport = { ...ofCategories, parts: 'activities', range: 'years' };
const ofPlace: TypeOfReport = { ...ofCategories, of: 'place', flags: ['receipt', 'net'], marked: ['receipt'] };

/** The types of report, in the order of the form. */
export const types: Readonly<Record<ReportType, TypeOfReport>> = {
  demands: { ...ofCategories, flags: ['receipt', 'net', 'summarizeAssets', 'simulated'] },
  assets: {
    ...ofCategories,
    choices: ['resolution'],
    flags: [
      ...(['showLevels', 'showCompetency', 'showTable', 'showYears', 'receipt', 'net'] as const),
      ...(['budget', 'cost', 'summarizeAssets', 'simulated'] as const),
    ],
  },
  prognos: {
    ...ofCategories,
    choices: ['forecastType'],
    flags: ['receipt', 'budget', 'cost', 'summarizeAssets', 'summarizeUnits', 'simulated'],
  },
  keyvalues: {
    ...ofCategories,
    range: 'years',
    choices: ['keyvalue', 'simulateWeek'],
    flags: ['showTable', 'groupByUnit', 'simulated'],
    marked: ['showTable', 'groupByUnit'],
  },
  followup: ofActivities,
  activity: ofActivities,
  weekoverview: { ...ofPlace, range: 'week' },
  periodoverview: ofPlace,
  yearfollowup: { ...ofCategories, of: 'place', range: 'year', levels: 'above', choices: ['measure'] },
};

export const reportTypes = Object.keys(types) as readonly ReportType[];

/** Whether the report is of the place of the address, not of chosen units and categories. */
export const isOfPlace = (type: ReportType): boolean => types[type].of === 'place';

/** Whether the report is of activities by month. */
export const isOfActivities = (type: ReportType): boolean => types[type].parts === 'activities';
