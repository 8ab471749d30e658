import { lambda } from '#functions/kernel/http/lambda.ts';
import { beds } from '#shared/contract/beds.ts';
import { averageBeds, createBeds, listBeds, removeBeds, updateBeds } from './service.ts';

/** Beds of a unit. */
export const handler = lambda(beds, (scope) => ({
  list: ({ params }) => listBeds(scope, params),
  create: ({ params, body }) => createBeds(scope, params, body),
  average: ({ params, query }) => averageBeds(scope, params, query),
  update: ({ params, body, version }) => updateBeds(scope, params, body, version),
  remove: ({ params, version }) => removeBeds(scope, params, version),
}));
