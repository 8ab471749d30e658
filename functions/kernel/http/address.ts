import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { setting } from '#functions/kernel/adapters/environment.ts';
import { isSameSecret } from '#functions/kernel/adapters/isSameSecret.ts';
import { Problem } from '#functions/kernel/problem.ts';

const isFromEdge = ({ 'x-shown-by': shown = '' }: APIGatewayProxyEventV2['headers']): boolean =>
  setting('EDGE_SECRETS')
    .split(' ')
    .some((secret) => isSameSecret(shown, secret));

/**
 * Throws 403 where the installation is reached by CloudFront only (`EDGE_ONLY=yes`) and the request did not come by it: past it
 * there are neither its limits nor the address of the client.
 */
export const assertByEdge = ({ headers }: APIGatewayProxyEventV2): void => {
  if (process.env.EDGE_ONLY === 'yes' && !isFromEdge(headers)) throw new Problem('forbidden');
};

/**
 * The IP address of the client, by which failed sign-ins are counted: the one in `x-viewer-address` where the secret in
 * `x-shown-by` proves that CloudFront set it, otherwise the address of the connection.
 */
export const addressOf = ({ headers, requestContext }: APIGatewayProxyEventV2): string => {
  const { 'x-viewer-address': viewer } = headers;
  return viewer !== undefined && isFromEdge(headers) ? viewer : requestContext.http.sourceIp;
};
