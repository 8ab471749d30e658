import middy from '@middy/core';
import httpHeaderNormalizer from '@middy/http-header-normalizer';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { type Scope, scopeOf } from '#functions/kernel/changes/scope.ts';
import { Problem } from '#functions/kernel/problem.ts';
import { decide, type Target } from '#functions/kernel/rights/authorise.ts';
import { type Caller, loadCaller } from '#functions/kernel/rights/caller.ts';
import { loadPlace, loadRemains } from '#functions/kernel/rights/place.ts';
import { loadTarget } from '#functions/kernel/rights/target.ts';
import { logLine, traceOf } from '#functions/kernel/services/log.ts';
import { jittered, pause } from '#functions/kernel/services/pause.ts';
import { bearerOf } from '#functions/kernel/services/token.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { Conflict, type Table } from '#functions/kernel/store/table.ts';
import type { Endpoint, Group, Input, Result } from '#shared/contract/endpoint.ts';
import { addressOf } from './address.ts';
import { compressed, fault, refusal, success } from './answer.ts';
import { onceOf } from './once.ts';
import { inputOf } from './request.ts';

/** One handler per endpoint of the group: a missing one, or a wrong answer, does not compile. */
export type Handlers<G extends Group> = {
  readonly [Name in keyof G]: (input: Input<G[Name]>) => Promise<Result<G[Name]>>;
};

const nobody: Caller = { username: '-', type: 'User', grants: [] };

/** A busy item gives way within a few rounds; beyond this many the caller is told to try again (500). */
const rounds = 40;

/** Runs the work anew while somebody else is faster: every round reads what is there and judges versions again. */
const untilSettled = async <T>(work: (round: number) => Promise<T>): Promise<T> => {
  for (let round = 1; ; round++) {
    try {
      return await work(round);
    } catch (cause) {
      if (!(cause instanceof Conflict) || round === rounds) throw cause;
      await pause(jittered(round));
    }
  }
};

type Event = APIGatewayProxyEventV2;

/** Reading that begins before it is known to be needed; what it throws is told where it is awaited, and only there. */
const early = <T>(reading: Promise<T>): Promise<T> => {
  reading.catch(() => undefined);
  return reading;
};

/** A sort key of the table holds 1,024 bytes and names at most two ids; ours are far shorter, a username has 128 characters. */
const longestIds = 900;

/** What the path is about. Throws 404 where its ids are longer than any that was ever given. */
const targetOf = async (table: Table, { who }: Endpoint, path: Readonly<Record<string, string>>): Promise<Target> => {
  if (Buffer.byteLength(Object.values(path).join('')) > longestIds) throw new Problem('notFound');
  return loadTarget(table, who, path);
};

const run = async <G extends Group>(
  endpoint: Endpoint,
  name: keyof G,
  handlersFor: (scope: Scope) => Handlers<G>,
  event: Event,
  seen: (who: { subject: string }) => void,
): Promise<APIGatewayProxyStructuredResultV2> => {
  const table = theTable();
  const path = (event.pathParameters ?? {}) as Record<string, string>;
  const bearer = endpoint.who === 'open' ? undefined : await bearerOf(event.headers.authorization);
  if (bearer) seen(bearer);
  const asked = early(targetOf(table, endpoint, path));
  const load = endpoint.outlivesPlace ? loadRemains : loadPlace;
  const placed = early(asked.then((target) => load(table, target.place ?? {})));
  const caller = bearer ? await loadCaller(table, bearer.username, bearer.issuedAt) : nobody;
  const target = await asked;
  const verdict = decide(endpoint.who, caller, target);
  if (verdict !== 'ok') throw new Problem(verdict);
  const first = await placed;
  const input = inputOf(endpoint, event);
  const once = endpoint.status === 201 ? onceOf(event, caller.username) : undefined;
  const result = await untilSettled(async (round) => {
    const before = await once?.recall(table);
    if (before) return before.answer;
    // What was in the way may have been the removal of the place itself.
    const place = round === 1 ? first : await load(table, target.place ?? {});
    const now = new Date();
    const address = addressOf(event);
    // The log names the place also where the path has a level and an id (api.md "Access").
    const where = { ...path, ...target.place };
    const scope = scopeOf({ caller, place, table, now, address, path: where, alongside: once?.remember(now) });
    try {
      const made = await handlersFor(scope)[name]!(input as Input<G[keyof G]>);
      await once?.complete(table, made);
      return made;
    } catch (cause) {
      // The same create sent twice at once: what refuses this one may be what the other has just made.
      const twin = cause instanceof Problem ? await once?.recall(table) : undefined;
      if (twin) return twin.answer;
      throw cause;
    }
  });
  return compressed(success(endpoint, result), event.headers['accept-encoding']);
};

/**
 * A contract group and its handlers as one Lambda: caller, who-may, body rules, problems, log, in the order of checks of
 * api.md. The router is the contract itself, by the gateway's route key.
 */
export const lambda = <G extends Group>(group: G, handlersFor: (scope: Scope) => Handlers<G>) => {
  const routes = new Map(
    Object.entries(group).map(([name, endpoint]) => [`${endpoint.method} ${endpoint.path}`, { name, endpoint }]),
  );

  const serve = async (event: Event): Promise<APIGatewayProxyStructuredResultV2> => {
    const started = performance.now();
    const { requestId } = event.requestContext;
    const route = routes.get(event.routeKey);
    const told: Record<string, unknown> = { requestId, route: event.routeKey, tenant: event.pathParameters?.orgId };
    const close = (answer: APIGatewayProxyStructuredResultV2) => {
      logLine('info', { ...told, status: answer.statusCode, ms: Math.round(performance.now() - started) });
      return answer;
    };
    try {
      if (!route) throw new Problem('notFound');
      const note = ({ subject }: { subject: string }) => {
        told.user = subject;
      };
      return close(await run(route.endpoint, route.name, handlersFor, event, note));
    } catch (cause) {
      if (cause instanceof Problem) return close(refusal(cause, route?.endpoint));
      logLine('error', { ...told, ...traceOf(cause) });
      return close(fault(requestId));
    }
  };

  return middy<Event, APIGatewayProxyStructuredResultV2>().use(httpHeaderNormalizer()).handler(serve);
};
