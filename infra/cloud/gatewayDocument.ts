import type { Endpoint, Group } from '#shared/contract/endpoint.ts';
import { contract, type Domain } from '#shared/contract/index.ts';
import { routedPath } from '#shared/contract/partial.ts';

/** What the routes refer to. */
export interface GatewayTargets {
  /** The ARN that the gateway invokes a domain's function at. */
  readonly uriOf: (domain: Domain) => string;
  /** The issuer and clients of the tokens that the gateway accepts. */
  readonly issuer: string;
  readonly clientIds: readonly string[];
}

const integrations = 'x-amazon-apigateway-integrations';

const parametersOf = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

const operation = (domain: string, { who, path }: Endpoint) => ({
  parameters: parametersOf(path),
  ...(who !== 'open' && { security: [{ signedIn: [] }] }),
  responses: { default: { description: 'shared/contract/openapi.json describes it' } },
  'x-amazon-apigateway-integration': { $ref: `#/components/${integrations}/${domain}` },
});

const pathsOf = () => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [domain, group] of Object.entries<Group>(contract))
    for (const endpoint of Object.values(group)) {
      const path = routedPath(endpoint.path);
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(domain, endpoint) };
    }
  return paths;
};

/**
 * The API as API Gateway reads it, OpenAPI 3.0 with Amazon's extensions: exactly the routes of the contract, each to its domain's
 * function, with a token that the gateway checks wherever the contract does not leave the endpoint open. One document instead of a
 * resource for each route, for a stack may hold 500 resources.
 */
export const gatewayDocument = ({ uriOf, issuer, clientIds }: GatewayTargets) => ({
  openapi: '3.0.1',
  info: { title: 'Bemanningsplan', version: '1' },
  paths: pathsOf(),
  components: {
    securitySchemes: {
      signedIn: {
        type: 'oauth2',
        'x-amazon-apigateway-authorizer': {
          type: 'jwt',
          identitySource: '$request.header.Authorization',
          jwtConfiguration: { issuer, audience: clientIds },
        },
      },
    },
    [integrations]: Object.fromEntries(
      Object.keys(contract).map((domain) => [
        domain,
        { type: 'aws_proxy', httpMethod: 'POST', payloadFormatVersion: '2.0', uri: uriOf(domain as Domain) },
      ]),
    ),
  },
});
