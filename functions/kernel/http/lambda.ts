import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import type { Bearer } from '#functions/kernel/adapters/token.ts';
import { withinWork } from '#functions/kernel/adapters/work.ts';
import { type HttpContext, type Scope, scopeOf } from '#functions/kernel/changes/scope.ts';
import { Problem } from '#functions/kernel/problem.ts';
import type { Caller } from '#functions/kernel/rights/caller.ts';
import { noOrganization } from '#functions/kernel/store/keys.ts';
import { withinReach } from '#functions/kernel/store/reach.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { retryOnConflict } from '#functions/kernel/store/retryOnConflict.ts';
import type { Endpoint, Group, Input, Result } from '#shared/contract/endpoint.ts';
import { authenticate, authorise, bearerIn } from './access.ts';
import { addressOf, assertByEdge } from './address.ts';
import { success } from './answer.ts';
import type { Answer, Event, LambdaHandler } from './event.ts';
import { type Idempotently, idempotencyOf } from './idempotency.ts';
import { deliverable } from './largeAnswer.ts';
import { type Location, locate } from './location.ts';
import { problemAnswers } from './problemAnswers.ts';
import { locatingReach, servingReach } from './reach.ts';
import { logForbidden } from './refusals.ts';
import { inputOf } from './request.ts';
import { type RequestLog, requestLog, requestLogOf } from './requestLog.ts';
import { ofEndpoint, routesOf } from './routes.ts';

/** One handler per endpoint of the group: a missing one, or a wrong answer, does not compile. */
export type Handlers<G extends Group> = {
  readonly [Name in keyof G]: (input: Input<G[Name]>) => Promise<Result<G[Name]>>;
};

type Run = (scope: Scope, input: Input<Endpoint>) => Promise<unknown>;

/** On one machine the context says too when the client has closed the connection. */
type WorkContext = Partial<Pick<Context, 'getRemainingTimeInMillis'>> & { readonly signal?: AbortSignal };

/** A little before the gateway answers for the function: what is stored after that would be stored without the caller knowing. */
const marginMs = 1000;

const workOf = ({ getRemainingTimeInMillis, signal }: WorkContext) => ({
  until: Date.now() + (getRemainingTimeInMillis?.() ?? Number.POSITIVE_INFINITY) - marginMs,
  signal,
});

/** A caller who may use the endpoint where it was located. */
interface Admitted {
  readonly bearer: Bearer | undefined;
  readonly caller: Caller;
  readonly location: Location;
}

const always: Idempotently = (create) => create();

/** Runs the handler for a caller who may, and makes its answer. */
const respond = async (endpoint: Endpoint, run: Run, event: Event, { bearer, caller, location }: Admitted) => {
  const table = theTable();
  const firstPlace = await location.place;
  const input = inputOf(endpoint, event);
  // An access path names a level and an id: the log needs the ids of the place too.
  const path = { ...location.path, ...(await location.target).place };
  const address = addressOf(event);
  const setCookies: string[] = [];
  const http: HttpContext = {
    bearer: async () => bearer ?? bearerIn(event),
    userAgent: event.headers['user-agent'] ?? '',
    cookies: event.cookies ?? [],
    setCookie: (cookie) => setCookies.push(cookie),
  };
  const idempotently = endpoint.status === 201 ? idempotencyOf(table, event, caller.username) : always;
  const result = await retryOnConflict((round) =>
    idempotently(async (alongside) => {
      // A conflict may come from the removal of the place itself.
      const place = round === 1 ? firstPlace : await location.reloadPlace();
      return run(scopeOf({ caller, place, table, now: new Date(), address, http, path, alongside }), input);
    }),
  );
  const written = await success(endpoint, result);
  const answer = await deliverable(written, event.headers['accept-encoding'], {
    username: caller.username,
    orgId: event.pathParameters?.orgId ?? noOrganization,
  });
  return setCookies.length > 0 ? { ...answer, cookies: setCookies } : answer;
};

const serveTo = async (bearer: Bearer | undefined, endpoint: Endpoint, run: Run, event: Event): Promise<Answer> => {
  const table = theTable();
  const location = withinReach(locatingReach(event), () => locate(table, endpoint, event));
  const caller = await authorise(table, endpoint, bearer, location.target);
  return withinReach(servingReach(endpoint, caller, event), () =>
    respond(endpoint, run, event, { bearer, caller, location }),
  );
};

/** Serves one endpoint. The order of the checks is the contract's: 401, 404 and 403, 404 of the place, 400, then the service's. */
const serve = async (endpoint: Endpoint, run: Run, event: Event, log: RequestLog): Promise<Answer> => {
  const bearer = await authenticate(endpoint, event, log);
  try {
    return await serveTo(bearer, endpoint, run, event);
  } catch (cause) {
    if (bearer) await logForbidden(theTable(), event, bearer, cause);
    throw cause;
  }
};

/** A contract group and its handlers as one Lambda. The router is the contract itself, by the gateway's route key. */
export const lambda = <G extends Group>(group: G, handlersFor: (scope: Scope) => Handlers<G>): LambdaHandler => {
  const routeOf = routesOf(group);
  const runOf =
    (name: string): Run =>
    (scope, input) =>
      handlersFor(scope)[name as keyof G]!(input as Input<G[keyof G]>);

  const handler = middy<Event, Answer>()
    .use(requestLog())
    .use(problemAnswers((event) => routeOf(event)?.endpoint))
    .handler(async (event, context: WorkContext) => {
      assertByEdge(event);
      const route = routeOf(event);
      if (!route) throw new Problem('notFound');
      return withinWork(workOf(context), () => serve(route.endpoint, runOf(route.name), event, requestLogOf(event)));
    });
  return (event, context) => handler(ofEndpoint(event), context);
};
