import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { type Problem, problemBody } from '#functions/kernel/problem.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { problems } from '#shared/contract/problems.ts';
import { type MadeFile, mediaTypes } from '#shared/model/file.ts';
import { writtenInPieces } from './longAnswer.ts';

const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

const fileAnswer = (status: number, { kind, content }: MadeFile): APIGatewayProxyStructuredResultV2 => {
  const isText = typeof content === 'string';
  return {
    statusCode: status,
    headers: {
      'content-type': mediaTypes[kind],
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="Export.${kind}"`,
    },
    body: isText ? content : Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('base64'),
    isBase64Encoded: !isText,
  };
};

/** A success: a file as it is, else the result parsed by the endpoint's schema, in the `data` envelope unless the endpoint is bare. */
export const success = async (endpoint: Endpoint, result: unknown): Promise<APIGatewayProxyStructuredResultV2> => {
  if (endpoint.status === 303) {
    const { location } = result as { readonly location: string };
    return { statusCode: 303, headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' } };
  }
  if (endpoint.status === 204) return { statusCode: 204, headers: { 'cache-control': 'no-store' } };
  if (endpoint.files.length > 0) return fileAnswer(endpoint.status, result as MadeFile);
  const text = (await writtenInPieces(endpoint.answer, result)) ?? 'null';
  return { statusCode: endpoint.status, headers, body: endpoint.bare ? text : `{"data":${text}}` };
};

/** Refusals that may be over when the request is repeated some seconds later. */
const isPassing: ReadonlySet<string> = new Set(['overloaded', 'storage', 'tooManyAtOnce', 'starting']);

/** A refusal; open endpoints (sign-in) repeat the text as `error_description`, as OAuth names it. */
export const refusal = (problem: Problem, endpoint: Endpoint | undefined): APIGatewayProxyStructuredResultV2 => {
  const body = problemBody(problem);
  return {
    statusCode: problems[problem.code].status,
    headers: { ...headers, ...(isPassing.has(problem.code) && { 'retry-after': '5' }) },
    body: JSON.stringify(endpoint?.who === 'open' ? { ...body, error_description: body.message } : body),
  };
};

/** An internal error: no detail but the request id to find it by in the log. */
export const internalError = (requestId: string): APIGatewayProxyStructuredResultV2 => ({
  statusCode: problems.internal.status,
  headers,
  body: JSON.stringify({ error: 'internal', message: problems.internal.message, requestId }),
});

const gzipped = promisify(gzip);

/** The same answer, compressed with gzip, when it is text and the client's `accept-encoding` allows it. */
export const compressed = async (
  answer: APIGatewayProxyStructuredResultV2,
  accepted: string | undefined,
): Promise<APIGatewayProxyStructuredResultV2> => {
  if (!answer.body || answer.isBase64Encoded || !/\bgzip\b/.test(accepted ?? '')) return answer;
  const body = (await gzipped(answer.body, { level: 2 })).toString('base64');
  return { ...answer, headers: { ...answer.headers, 'content-encoding': 'gzip' }, body, isBase64Encoded: true };
};
