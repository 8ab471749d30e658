import type { Endpoint } from '#shared/contract/endpoint.ts';
import { contract } from '#shared/contract/index.ts';
import { isPartial } from '#shared/contract/partial.ts';

/** Their token of 14 days is far beyond guessing, and a session must not end because others sign in. */
const ofSessions: ReadonlySet<Endpoint> = new Set<Endpoint>([contract.account.refresh, contract.account.logout]);

/** The endpoints that are open to guessing and mails: signing in, codes, forgotten passwords. They have limits of their own. */
export const slowEndpoints: readonly Endpoint[] = Object.values<Endpoint>(contract.account).filter(
  (endpoint) =>
    endpoint.who === 'open' && !ofSessions.has(endpoint) && (endpoint.method === 'POST' || isPartial(endpoint.path)),
);
