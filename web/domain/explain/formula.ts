import { costNames } from '#web/domain/explained/costNames.ts';
import type { ExplainedReport, FigureRef } from '#web/domain/explained/figure.ts';

/** How the figure is computed in words: the key of a text, and of what divides it. */
interface FormulaKeys {
  readonly sum: FormulaKey;
  readonly over?: 'weeks' | 'months' | 'days' | 'bedDays' | 'duty' | 'monthlyWorkHours' | 'inService';
}

type FormulaKey =
  | 'supply'
  | 'own'
  | 'ownStaff'
  | 'withDemand'
  | 'withoutDemand'
  | 'withoutBudget'
  | 'short'
  | 'over'
  | 'fillIn'
  | 'contractor'
  | 'excluded'
  | 'demand'
  | 'budget'
  | 'diff'
  | 'netSupply'
  | 'netDiff'
  | 'diffBudget'
  | 'diffBudgetWorkRate'
  | 'diffBudgetDemand'
  | 'weekendShifts'
  | 'nightShifts'
  | 'diffWeekend'
  | 'diffNight'
  | 'count'
  | 'countFillIn'
  | 'countContractor'
  | 'countLevel'
  | 'hoursPerWeek'
  | 'hoursPerMonth'
  | 'budgetHours'
  | 'beds'
  | 'hours'
  | 'shiftSum'
  | 'bedMean'
  | 'monthDemand'
  | 'worked'
  | 'workedDiff'
  | 'specified'
  | 'unspecified'
  | 'overtime'
  | 'resource'
  | 'rental'
  | 'activity'
  | 'months'
  | 'running'
  | 'demandCost'
  | 'supplyCost'
  | 'ob'
  | 'rentalCost'
  | 'costDiff';

const ofReceipts: Readonly<Record<string, FormulaKey>> = {
  ...costNames,
  workRateSum: 'supply',
  ownWorkRateSum: 'ownStaff',
  workRateWithDemand: 'withDemand',
  workRateWithoutDemand: 'withoutDemand',
  workRateWithoutBudget: 'withoutBudget',
  workRateSumWithoutContractors: 'own',
  workRateSumWhenSubstitute: 'own',
  workRateSumWhenContractors: 'supply',
  contractorWorkRateSum: 'contractor',
  substituteWorkRateSum: 'fillIn',
  workRateExcludedSum: 'excluded',
  weekendShiftCount: 'weekendShifts',
  nightShiftCount: 'nightShifts',
  demand: 'demand',
  sum: 'demand',
  budget: 'budget',
  diff: 'diff',
  netSupply: 'netSupply',
  netDiff: 'netDiff',
  diffBudget: 'diffBudget',
  diffBudgetWorkRate: 'diffBudgetWorkRate',
  diffBudgetDemand: 'diffBudgetDemand',
  diffWeekendShifts: 'diffWeekend',
  diffNightShifts: 'diffNight',
  workingCount: 'count',
  fillInCount: 'countFillIn',
  contractorCount: 'countContractor',
  hoursPerWeek: 'hoursPerWeek',
  hoursPerMonth: 'hoursPerMonth',
  budgetHours: 'budgetHours',
};

const ofMeans: Readonly<Record<string, FormulaKey>> = {
  avgDemand: 'demand',
  avgBudget: 'budget',
  avgWorkRate: 'supply',
  avgContractorWorkRate: 'contractor',
};

const ofForecasts: Readonly<Record<string, FormulaKey>> = {
  'demand/assets': 'diff',
  'budget/assets': 'diffBudget',
  'assets/budget': 'diffBudgetWorkRate',
  'demand/budget': 'diffBudgetDemand',
};

const ofWorked: Readonly<Record<string, FormulaKey>> = {
  demandPerBedAndDay: 'monthDemand',
  worklogPerBedAndDay: 'worked',
  diffDemandWorklogPerBedAndDay: 'workedDiff',
  diffResources: 'workedDiff',
  detailedResources: 'specified',
  unspecifiedResources: 'unspecified',
  overTimePerBedAndDay: 'overtime',
  resourcePerBedAndDay: 'resource',
  rentalPerBedAndDay: 'rental',
};

const ofMonths: Readonly<Record<string, FormulaKeys>> = {
  diff: { sum: 'diff' },
  contractors: { sum: 'contractor' },
  excluded: { sum: 'excluded' },
  worked: { sum: 'worked' },
  demand: { sum: 'monthDemand' },
  difference: { sum: 'workedDiff' },
  cumulative: { sum: 'running' },
  services: { sum: 'workedDiff', over: 'monthlyWorkHours' },
  specified: { sum: 'specified', over: 'monthlyWorkHours' },
  unspecified: { sum: 'unspecified', over: 'monthlyWorkHours' },
};

/** Whether the year of a row of the follow-up is a mean over days. */
const isDayMean = (field: string): boolean =>
  ['diff', 'contractors', 'excluded', 'services', 'specified', 'unspecified'].includes(field.split(':')[0] ?? '');

/** Which side of a difference a figure is: the shortages, or the surpluses, of the categories. */
export const sideOf = (field: string): 'short' | 'over' | undefined =>
  field.endsWith('.short') ? 'short' : field.endsWith('.over') ? 'over' : undefined;

const overOf: Readonly<Record<'count' | 'share' | 'mean', Pick<FormulaKeys, 'over'>>> = {
  count: {},
  share: { over: 'inService' },
  mean: { over: 'weeks' },
};

/** What a figure of those in service is: their number, share or mean of a level (0: without one), or the mean of all; undefined for another. */
export const levelIn = (
  field: string,
): { readonly of: 'count' | 'share' | 'mean'; readonly level: number | undefined } | undefined => {
  const [, of, level] = /^(?:(share|mean)\.)?(?:levels\.(\d)|workingCount)$/.exec(field) ?? [];
  if (of === undefined && level === undefined) return undefined;
  return { of: of === 'share' || of === 'mean' ? of : 'count', level: level === undefined ? undefined : Number(level) };
};

/** The formula of a figure in words. */
export const formulaOf = (report: ExplainedReport, { field, week, month }: FigureRef): FormulaKeys => {
  if (report.type === 'followup' || report.type === 'activity')
    return month === undefined && field !== 'cumulative'
      ? { sum: 'months', ...(isDayMean(field) && { over: 'days' as const }) }
      : (ofMonths[field.split(':')[0] ?? ''] ?? { sum: 'activity' });
  if (field === 'beds' || field === 'averageBeds') return { sum: 'beds', over: 'days' };
  if (report.type === 'keyvalues') {
    const ofHours = ofWorked[field];
    if (ofHours) return { sum: ofHours, over: 'bedDays' };
    if (report.keyvalue === 4) return { sum: 'bedMean', over: 'duty' };
    return field === 'total' ? { sum: 'shiftSum' } : { sum: 'hours', over: 'bedDays' };
  }
  const counted = levelIn(field);
  if (counted) return { sum: counted.level === undefined ? 'count' : 'countLevel', ...overOf[counted.of] };
  const side = sideOf(field);
  if (side) return { sum: side };
  if (report.type === 'prognos' && week === undefined) {
    const mean = field === 'diff' ? ofForecasts[report.forecastType] : ofMeans[field];
    if (mean) return { sum: mean, over: 'weeks' };
  }
  return { sum: ofReceipts[field] ?? 'supply' };
};
