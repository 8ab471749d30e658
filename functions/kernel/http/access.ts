import { type Bearer, bearerOf } from '#functions/kernel/adapters/token.ts';
import { Problem } from '#functions/kernel/problem.ts';
import { decide, type Target } from '#functions/kernel/rights/authorise.ts';
import { type Caller, loadCaller } from '#functions/kernel/rights/caller.ts';
import type { Table } from '#functions/kernel/store/table.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import type { Event } from './event.ts';
import type { RequestLog } from './requestLog.ts';

const anonymous: Caller = { username: '-', type: 'User', grants: [] };

/** The verified bearer token; undefined for an open endpoint, which reads none. Notes the account in the log. Throws 401. */
export const authenticate = async (
  { who }: Endpoint,
  { headers }: Event,
  log: Pick<RequestLog, 'note'>,
): Promise<Bearer | undefined> => {
  if (who === 'open') return undefined;
  const bearer = await bearerOf(headers.authorization);
  log.note({ user: bearer.subject });
  return bearer;
};

/** The token of a request to an open endpoint, which needs none; undefined where it is not valid. */
export const bearerIn = ({ headers }: Event): Promise<Bearer | undefined> =>
  bearerOf(headers.authorization).catch((cause: unknown) => {
    if (cause instanceof Problem) return undefined;
    throw cause;
  });

/**
 * The caller of the token, permitted to use the endpoint on the target. Throws 401 where the account or its sessions are
 * closed, then 404 or 403 (functions/kernel/rights/README.md).
 */
export const authorise = async (
  table: Table,
  { who }: Endpoint,
  bearer: Bearer | undefined,
  target: Promise<Target>,
): Promise<Caller> => {
  const caller = bearer ? await loadCaller(table, bearer.username, bearer.session) : anonymous;
  const verdict = decide(who, caller, await target);
  if (verdict !== 'ok') throw new Problem(verdict);
  return caller;
};
