import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import type { Match } from './routes.ts';

const isText = (contentType: string | undefined): boolean =>
  contentType === undefined ||
  /^(text\/|application\/(.+\+)?(json|xml|javascript|x-www-form-urlencoded))/i.test(contentType);

const joined = (values: Iterable<readonly [string, string]>): Record<string, string> => {
  const all = new Map<string, string>();
  for (const [name, value] of values) all.set(name, all.has(name) ? `${all.get(name)},${value}` : value);
  return Object.fromEntries(all);
};

/** Without `x-viewer-address`, which only CloudFront sets in the cloud: a local client must not set it. */
const headersOf = ({ headers }: IncomingMessage): Record<string, string> => {
  const { cookie, 'x-viewer-address': _, ...rest } = headers;
  return Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]));
};

const bodyOf = (body: Buffer, contentType: string | undefined) => {
  if (body.length === 0) return { isBase64Encoded: false };
  return isText(contentType)
    ? { body: body.toString('utf8'), isBase64Encoded: false }
    : { body: body.toString('base64'), isBase64Encoded: true };
};

/** A request as API Gateway (HTTP API, payload 2.0) hands it to a Lambda. */
export const eventOf = (request: IncomingMessage, match: Match, body: Buffer): APIGatewayProxyEventV2 => {
  const [rawPath = '/', ...query] = (request.url ?? '/').split('?');
  const rawQueryString = query.join('?');
  const { cookie } = request.headers;
  const now = new Date();
  return {
    version: '2.0',
    routeKey: match.routeKey,
    rawPath,
    rawQueryString,
    ...(cookie && { cookies: cookie.split(/;\s*/) }),
    headers: headersOf(request),
    ...(rawQueryString && { queryStringParameters: joined(new URLSearchParams(rawQueryString)) }),
    pathParameters: { ...match.parameters },
    requestContext: {
      accountId: 'local',
      apiId: 'local',
      domainName: request.headers.host ?? 'localhost',
      domainPrefix: 'local',
      http: {
        method: match.method,
        path: rawPath,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '',
        userAgent: request.headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: match.routeKey,
      stage: '$default',
      time: now.toISOString(),
      timeEpoch: now.getTime(),
    },
    ...bodyOf(body, request.headers['content-type']),
  };
};

/** After which the gateway answers for the function. */
export const timeoutMs = 30_000;

/** The Lambda context of one call; `signal` is aborted when the client closes the connection. */
export const contextOf = (
  functionName: string,
  awsRequestId: string,
  signal: AbortSignal,
): Context & { signal: AbortSignal } => {
  const started = Date.now();
  return {
    signal,
    awsRequestId,
    functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:eu-north-1:000000000000:function:${functionName}`,
    memoryLimitInMB: '256',
    logGroupName: functionName,
    logStreamName: 'local',
    callbackWaitsForEmptyEventLoop: false,
    getRemainingTimeInMillis: () => timeoutMs - (Date.now() - started),
    done: () => undefined,
    fail: () => undefined,
    succeed: () => undefined,
  };
};
