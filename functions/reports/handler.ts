import { lambda } from '#functions/kernel/http/lambda.ts';
import { reports } from '#shared/contract/reports.ts';
import { exportReport } from './export/service.ts';
import { followUpActivities, followUpReport, followUpYearOptions, unitsWithActivities } from './followUp.ts';
import { forecast } from './forecast.ts';
import { keyValueOptions, keyValueReport } from './keyValues.ts';
import { assetsReport, demandOverview, demandReport, periodOverview, weekOverview } from './overviews.ts';
import { categoriesOfUnits, selectableUnits } from './units.ts';

// Loaded at first use: an explanation is asked for now and then, and adds to every cold start.
const explanations = () => import('./explain/service.ts');

/** Reports over chosen units, and overviews of a place. */
export const handler = lambda(reports, (scope) => ({
  units: () => selectableUnits(scope),
  unitCategories: ({ body }) => categoriesOfUnits(scope, body.unitIds),
  demandAssets: ({ body }) => forecast(scope, body),
  budgetAssets: ({ body }) => forecast(scope, body),
  demandBudget: ({ body }) => forecast(scope, body),

  demands: ({ body }) => demandReport(scope, body),
  assets: ({ body }) => assetsReport(scope, body),
  keyValues: ({ body }) => keyValueReport(scope, body),
  keyValueYears: ({ body }) => keyValueOptions(scope, body.unitIds),
  followUp: ({ body }) => followUpReport(scope, body),
  followUpYears: ({ body }) => followUpYearOptions(scope, body.unitIds),
  followUpActivities: ({ body }) => followUpActivities(scope, body),
  followUpUnits: () => unitsWithActivities(scope),
  explain: async ({ body }) => (await explanations()).explain(scope, body),
  csvExport: ({ body, query }) => exportReport(scope, 'csv', body, query.unitIds),
  xlsxExport: ({ body, query }) => exportReport(scope, 'xlsx', body, query.unitIds),

  demandOverview: ({ params, query }) => demandOverview(scope, params, query),
  categoryWeek: ({ params, query }) => weekOverview(scope, params, query),
  unitWeek: ({ params, query }) => weekOverview(scope, params, query),
  areaWeek: ({ params, query }) => weekOverview(scope, params, query),
  organizationWeek: ({ params, query }) => weekOverview(scope, params, query),
  categoryPeriod: ({ params, query }) => periodOverview(scope, params, query),
  unitPeriod: ({ params, query }) => periodOverview(scope, params, query),
  areaPeriod: ({ params, query }) => periodOverview(scope, params, query),
  organizationPeriod: ({ params, query }) => periodOverview(scope, params, query),
}));
