import { lambda } from '#functions/kernel/http/lambda.ts';
import { settings } from '#shared/contract/settings.ts';
import { savedReports, saveReports } from './service.ts';

/** What an account saves for itself. */
export const handler = lambda(settings, (scope) => ({
  savedReports: () => savedReports(scope),
  saveReports: ({ body, version }) => saveReports(scope, body, version),
}));
