import { lambda } from '#functions/kernel/http/lambda.ts';
import { budget } from '#shared/contract/budget.ts';
import { createBudget, listBudget, removeBudget, updateBudget } from './service.ts';

/** Budget periods of a category. */
export const handler = lambda(budget, (scope) => ({
  list: ({ params }) => listBudget(scope, params),
  create: ({ params, body }) => createBudget(scope, params, body),
  update: ({ params, body, version }) => updateBudget(scope, params, body, version),
  remove: ({ params, version }) => removeBudget(scope, params, version),
}));
