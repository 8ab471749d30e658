import { lambda } from '#functions/kernel/http/lambda.ts';
import { people } from '#shared/contract/people.ts';
import { anonymiseAsset, exportAsset } from './anonymiseAsset.ts';
import { exportPerson } from './exportAccount.ts';

/** Export and anonymisation of what is stored on people. */
export const handler = lambda(people, (scope) => ({
  exportAccount: ({ params, query }) => exportPerson(scope, params.username, query.cursor),
  exportAsset: ({ params, query }) => exportAsset(scope, params, query.cursor),
  anonymiseAsset: ({ params, version }) => anonymiseAsset(scope, params, version),
}));
