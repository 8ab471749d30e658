import { lambda } from '#functions/kernel/http/lambda.ts';
import { demand } from '#shared/contract/demand.ts';
import { removeDemand, toggleLock, toggleSimulation, updateDemand, updateDemandPeriod } from './change.ts';
import { compareDemand } from './compare.ts';
import { exportComparison } from './compareFile.ts';
import { createDemand } from './create.ts';
import { promoteDemand } from './promote.ts';
import { readDemand, readDemands, readWholeDemand, summarize } from './read.ts';

/** Demand periods with their shift demands. */
export const handler = lambda(demand, (scope) => ({
  list: ({ params }) => readDemands(scope, params),
  whole: ({ params }) => readWholeDemand(scope, params),
  create: ({ params, body }) => createDemand(scope, params, body),
  summary: ({ params, body }) => summarize(scope, params, body),
  one: ({ params }) => readDemand(scope, params, params.demandId),
  update: ({ params, body, version }) => updateDemand(scope, { ...params, version }, body),
  remove: ({ params, version }) => removeDemand(scope, { ...params, version }),
  updatePeriod: ({ params, body, version }) => updateDemandPeriod(scope, { ...params, version }, body),
  toggleSimulation: ({ params, version }) => toggleSimulation(scope, { ...params, version }),
  compare: ({ params }) => compareDemand(scope, { ...params, version: undefined }),
  compareExport: ({ params, query }) => exportComparison(scope, { ...params, version: undefined }, query.kind),
  promote: ({ params, version }) => promoteDemand(scope, { ...params, version }),
  toggleLock: ({ params, version }) => toggleLock(scope, { ...params, version }),
}));
