import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { type ProblemCode, problems } from '#shared/contract/problems.ts';
import { readBody, TooLarge } from '../http.ts';
import { type Answer, json } from './answer.ts';
import { contextOf, eventOf } from './event.ts';
import type { Match, Router } from './routes.ts';

/** A domain's Lambda. */
export type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>;

export type Handlers = Readonly<Record<string, Handler>>;

const bodyLimit = 1_000_000;

const problem = (
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

/** What stands in for API Gateway and the Lambdas behind it: routes, limits, one call in process. */
export const apiOf = (route: Router, handlers: Handlers) => {
  const call = async (request: IncomingMessage, match: Match, body: Buffer): Promise<Answer> => {
    const event = eventOf(request, match, body);
    const { requestId } = event.requestContext;
    const handler = handlers[match.domain];
    try {
      if (!handler) throw new Error(`no handler for the domain ${match.domain}`);
      return answerOf(await handler(event, contextOf(match.domain, requestId)));
    } catch (cause) {
      console.error(requestId, match.routeKey, cause);
      return problem('internal', {}, { requestId });
    }
  };

  return async (request: IncomingMessage, path: string): Promise<Answer> => {
    const found = route(request.method ?? 'GET', path);
    if (found === 'malformed') return problem('malformed', {}, { message: 'Adressen kunde inte läsas.' });
    if ('allowed' in found) {
      if (found.allowed.length === 0) return problem('notFound', {}, { message: 'Sidan finns inte.' });
      const allow = [...found.allowed, ...(found.allowed.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
      if (request.method === 'OPTIONS') return { status: 204, headers: { allow }, body: Buffer.alloc(0) };
      return problem('methodNotAllowed', { allow });
    }
    try {
      return await call(request, found, await readBody(request, bodyLimit));
    } catch (cause) {
      if (cause instanceof TooLarge) return problem('tooLarge', { connection: 'close' });
      throw cause;
    }
  };
};
