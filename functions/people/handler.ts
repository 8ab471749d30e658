import { lambda } from '#functions/kernel/http/lambda.ts';
import { people } from '#shared/contract/people.ts';
import { anonymiseAsset } from './anonymiseAsset.ts';
import { exportAccount } from './exportAccount.ts';
import { exportAsset } from './exportAsset.ts';

/** Export and anonymisation of what is stored on people. */
export const handler = lambda(people, (scope) => ({
  exportAccount: ({ params, query }) => exportAccount(scope, params.username, query.cursor),
  exportAsset: ({ params, query }) => exportAsset(scope, params, query.cursor),
  anonymiseAsset: ({ params, version }) => anonymiseAsset(scope, params, version),
}));
