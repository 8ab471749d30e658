import { timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { setting } from '#functions/kernel/services/environment.ts';

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/**
 * The IP address of the client, by which failed sign-ins are counted: the one in `x-viewer-address` where the secret in
 * `x-shown-by` proves that CloudFront set it, otherwise the address of the connection.
 */
export const addressOf = ({ headers, requestContext }: APIGatewayProxyEventV2): string => {
  const { 'x-viewer-address': viewer, 'x-shown-by': shown = '' } = headers;
  return viewer !== undefined && isSame(shown, setting('EDGE_SECRET')) ? viewer : requestContext.http.sourceIp;
};
