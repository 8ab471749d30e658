import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { type Problem, problemBody } from '#functions/kernel/problem.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { problems } from '#shared/contract/problems.ts';

const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

/** A success as the contract says: enveloped or bare, nothing beyond the answer's schema. */
export const success = (endpoint: Endpoint, result: unknown): APIGatewayProxyStructuredResultV2 => {
  if (endpoint.status === 204) return { statusCode: 204, headers: { 'cache-control': 'no-store' } };
  const data = endpoint.answer.parse(result);
  return { statusCode: endpoint.status, headers, body: JSON.stringify(endpoint.bare ? data : { data }) };
};

/** A refusal; sign-in tells its text as `error_description` too (spec 1 section 8). */
export const refusal = (problem: Problem, endpoint: Endpoint | undefined): APIGatewayProxyStructuredResultV2 => {
  const body = problemBody(problem);
  return {
    statusCode: problems[problem.code].status,
    headers,
    body: JSON.stringify(endpoint?.who === 'open' ? { ...body, error_description: body.message } : body),
  };
};

/** A fault of ours: no inner detail, only the number to find it by in the log. */
export const fault = (requestId: string): APIGatewayProxyStructuredResultV2 => ({
  statusCode: problems.internal.status,
  headers,
  body: JSON.stringify({ error: 'internal', message: problems.internal.message, requestId }),
});

/** A Lambda's answer may hold 6 MB; a large one is packed where the client takes it (the gateway packs the rest). */
const largeBytes = 1_000_000;
const pack = promisify(gzip);

/** The same answer, gzipped when it is large and the client accepts that. */
export const compressed = async (
  answer: APIGatewayProxyStructuredResultV2,
  accepted: string | undefined,
): Promise<APIGatewayProxyStructuredResultV2> => {
  if (!answer.body || answer.body.length < largeBytes || !/\bgzip\b/.test(accepted ?? '')) return answer;
  const body = (await pack(answer.body, { level: 4 })).toString('base64');
  return { ...answer, headers: { ...answer.headers, 'content-encoding': 'gzip' }, body, isBase64Encoded: true };
};
