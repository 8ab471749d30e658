import { timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { setting } from '#functions/kernel/services/environment.ts';

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/**
 * Where a request came from, for counting failed sign-ins: the address that the edge tells, if it is the edge that tells it; who
 * calls the API past the edge is counted by his own.
 */
export const addressOf = ({ headers, requestContext }: APIGatewayProxyEventV2): string => {
  const { 'x-viewer-address': told, 'x-shown-by': shown = '' } = headers;
  return told !== undefined && isSame(shown, setting('EDGE_SECRET')) ? told : requestContext.http.sourceIp;
};
