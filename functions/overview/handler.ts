import { lambda } from '#functions/kernel/http/lambda.ts';
import { overview } from '#shared/contract/overview.ts';
import { areaCost, organizationCost, unitCost } from './cost.ts';
import { exportReceipts } from './export.ts';
import { placeFollowUp } from './followUp.ts';
import { exportFollowUp } from './followUpFile.ts';
import { organizationRateHours, unitRateHours } from './rateHours.ts';
import { remediesOf } from './remedies/list.ts';
import { remedyOf } from './remedies/plan.ts';
import { categoryRisk } from './risk.ts';
import {
  categoryReceipts,
  packedOfArea,
  packedOfOrganization,
  receiptsOfArea,
  receiptsOfOrganization,
  receiptsOfUnit,
} from './service.ts';

/** Weekly receipts of any range, place by place, and what closes their shortages. */
export const handler = lambda(overview, (scope) => ({
  categoryReceipts: ({ params, query }) => categoryReceipts(scope, params, query),
  unitReceipts: ({ query }) => receiptsOfUnit(scope, query),
  areaReceipts: ({ params, query }) => receiptsOfArea(scope, params, query),
  areaPackedReceipts: ({ params, query }) => packedOfArea(scope, params, query),
  organizationPackedReceipts: ({ params, query }) => packedOfOrganization(scope, params, query),
  organizationReceipts: ({ params, query }) => receiptsOfOrganization(scope, params, query),
  unitCost: ({ query }) => unitCost(scope, query),
  areaCost: ({ params, query }) => areaCost(scope, params, query),
  organizationCost: ({ params, query }) => organizationCost(scope, params, query),
  unitRateHours: ({ query }) => unitRateHours(scope, query),
  organizationRateHours: ({ params, query }) => organizationRateHours(scope, params, query),
  areaFollowUp: ({ params }) => placeFollowUp(scope, params),
  organizationFollowUp: ({ params }) => placeFollowUp(scope, params),
  areaFollowUpExport: ({ params, query }) => exportFollowUp(scope, params, query.kind),
  organizationFollowUpExport: ({ params, query }) => exportFollowUp(scope, params, query.kind),
  categoryRisk: ({ params, query }) => categoryRisk(scope, params, query),
  organizationRemedies: ({ query }) => remediesOf(scope, query),
  areaRemedies: ({ query }) => remediesOf(scope, query),
  unitRemedies: ({ query }) => remediesOf(scope, query),
  categoryRemedy: ({ params, query }) => remedyOf(scope, params, query),
  categoryExport: ({ params, query }) => exportReceipts(scope, params, query),
  unitExport: ({ params, query }) => exportReceipts(scope, params, query),
  areaExport: ({ params, query }) => exportReceipts(scope, params, query),
  organizationExport: ({ params, query }) => exportReceipts(scope, params, query),
}));
