import { lambda } from '#functions/kernel/http/lambda.ts';
import { schemas } from '#shared/contract/schemas.ts';
import { schemaReceipt } from './receipt.ts';
import { createSchema, listSchemas, removeSchema, updateSchema } from './service.ts';
import { wholePlan, wholeUnitPlan } from './whole.ts';

/** Plan periods of a category, and those of all categories of a unit. */
export const handler = lambda(schemas, (scope) => ({
  list: ({ params }) => listSchemas(scope, params),
  whole: ({ params, query }) => wholePlan(scope, params, query),
  wholeUnit: ({ query }) => wholeUnitPlan(scope, query),
  create: ({ params, body }) => createSchema(scope, params, body),
  update: ({ params, body, version }) => updateSchema(scope, params, body, version),
  updatePeriod: ({ params, body, version }) => updateSchema(scope, params, body, version),
  remove: ({ params, version }) => removeSchema(scope, params, version),
  receipt: ({ params }) => schemaReceipt(scope, params),
}));
