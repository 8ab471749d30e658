import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { type ProblemCode, problems } from '#shared/contract/problems.ts';
import { type Answer, json } from './answer.ts';
import type { Bodies } from './bodies.ts';
import { contextOf, eventOf, timeoutMs } from './event.ts';
import type { Match, Router } from './routes.ts';
import { slotsOf } from './slots.ts';

/** A domain's Lambda. */
export type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>;

export type Handlers = Readonly<Record<string, Handler>>;

const bodyLimit = 1_000_000;

/** A failure of the contract that the gateway itself answers. */
export const problem = (
  error: ProblemCode,
  headers: Answer['headers'] = {},
  details: Readonly<Record<string, string>> = {},
): Answer => json(problems[error].status, { error, message: problems[error].message, ...details }, headers);

const answerOf = (result: APIGatewayProxyStructuredResultV2): Answer => {
  const headers = Object.entries(result.headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]);
  return {
    status: result.statusCode ?? 200,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      ...Object.fromEntries(headers),
      ...(result.cookies?.length && { 'set-cookie': result.cookies }),
    },
    body: Buffer.from(result.body ?? '', result.isBase64Encoded ? 'base64' : 'utf8'),
  };
};

/** Most requests handled at once, and most of the heavy ones (slots.ts) among them. */
const limits = { inFlight: 250, running: 4, runningEach: 2, waiting: 60, waitingEach: 30 };

/** Domains that take files, and how many milliseconds these may take on their way. */
const large: Readonly<Record<string, number>> = { imports: 30_000 };

/** Domains that compute the plans of many units. */
const heavy: ReadonlySet<string> = new Set(['imports', 'overview', 'reports']);

/** The account that a token names, without a proof: a token that is not genuine is refused when its turn comes. */
const callerOf = ({ headers, socket }: IncomingMessage): string => {
  const [, claims = ''] = (headers.authorization ?? '').split('.');
  try {
    const { sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { readonly sub?: unknown };
    if (typeof sub === 'string') return sub;
  } catch {
    // No token: the address stands for its callers.
  }
  return socket.remoteAddress ?? '';
};

/** For failures that may be over when the request is repeated. */
export const soon = { 'retry-after': '5' };

/** Rejects with `overloaded` where the work takes longer than a function may. */
const inTime = async (work: Promise<Answer>): Promise<Answer> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Answer>((resolve) => {
    timer = setTimeout(() => resolve(problem('overloaded', soon)), timeoutMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** What stands in for API Gateway and the Lambdas behind it: routes, limits, one call in process. */
export const apiOf = (route: Router, handlers: Handlers, bodies: Bodies) => {
  const slots = slotsOf(limits);
  let inFlight = 0;

  const call = async (request: IncomingMessage, match: Match, body: Buffer, signal: AbortSignal): Promise<Answer> => {
    const event = eventOf(request, match, body);
    const { requestId } = event.requestContext;
    const handler = handlers[match.domain];
    try {
      if (!handler) throw new Error(`no handler for the domain ${match.domain}`);
      return answerOf(await handler(event, contextOf(match.domain, requestId, signal)));
    } catch (cause) {
      console.error(requestId, match.routeKey, cause);
      return problem('internal', {}, { requestId });
    }
  };

  const inTurn = async (request: IncomingMessage, match: Match, body: Buffer, signal: AbortSignal): Promise<Answer> => {
    if (!heavy.has(match.domain)) return inTime(call(request, match, body, signal));
    const giveBack = await slots.take(callerOf(request), signal);
    if (!giveBack) return problem('tooManyAtOnce', soon);
    // The slot is held until the work has ended, also where the gateway has answered for it.
    return inTime(call(request, match, body, signal).finally(giveBack));
  };

  /** A request is counted when its body is whole: one that is on its way takes nobody's place. */
  const counted = async (request: IncomingMessage, match: Match, signal: AbortSignal): Promise<Answer> => {
    const body = await bodies.read(request, bodyLimit, large[match.domain]);
    if (inFlight >= limits.inFlight && match.domain !== 'system') return problem('overloaded', soon);
    inFlight += 1;
    try {
      return await inTurn(request, match, body, signal);
    } finally {
      inFlight -= 1;
    }
  };

  return async (request: IncomingMessage, path: string, signal: AbortSignal): Promise<Answer> => {
    const found = route(request.method ?? 'GET', path);
    if (found === 'malformed') return problem('malformed', {}, { message: 'Adressen kunde inte läsas.' });
    if ('allowed' in found) {
      if (found.allowed.length === 0) return problem('notFound', {}, { message: 'Sidan finns inte.' });
      const allow = [...found.allowed, ...(found.allowed.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
      if (request.method === 'OPTIONS') return { status: 204, headers: { allow }, body: Buffer.alloc(0) };
      return problem('methodNotAllowed', { allow });
    }
    return counted(request, found, signal);
  };
};
