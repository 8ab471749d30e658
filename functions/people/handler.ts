import { lambda } from '#functions/kernel/http/lambda.ts';
import { people } from '#shared/contract/people.ts';
import { exportPerson } from './accounts.ts';

/** The rights of people on whom something is stored. */
export const handler = lambda(people, (scope) => ({
  export: ({ params, query }) => exportPerson(scope, params.username, query.cursor),
}));
