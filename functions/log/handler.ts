import { lambda } from '#functions/kernel/http/lambda.ts';
import { log } from '#shared/contract/log.ts';
import { entityHistory } from './history.ts';
import { recentChanges } from './recent.ts';
import { listLog } from './service.ts';

/** The logbook. */
export const handler = lambda(log, (scope) => ({
  list: ({ query }) => listLog(scope, query),
  history: ({ query }) => entityHistory(scope, query),
  recent: () => recentChanges(scope),
}));
