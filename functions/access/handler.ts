import { lambda } from '#functions/kernel/lambda.ts';
import { access } from '#shared/contract/access.ts';
import { placeTree } from './context.ts';

export const handler = lambda(access, (scope) => ({
  context: () => placeTree(scope),
}));
