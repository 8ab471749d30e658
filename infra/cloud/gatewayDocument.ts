import { type GatewayRoute, gatewayRoutesOf } from '#shared/contract/gatewayRoutes.ts';
import { contract, type Domain } from '#shared/contract/index.ts';

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

const operation = (path: string, { domain, isOpen }: GatewayRoute) => ({
  parameters: parametersOf(path),
  ...(!isOpen && { security: [{ signedIn: [] }] }),
  responses: { default: { description: 'shared/contract/openapi.json describes it' } },
  'x-amazon-apigateway-integration': { $ref: `#/components/${integrations}/${domain}` },
});

const pathsOf = () => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of gatewayRoutesOf(contract)) {
    const [method = '', path = ''] = route.key.split(' ');
    const name = method === 'ANY' ? 'x-amazon-apigateway-any-method' : method.toLowerCase();
    paths[path] = { ...paths[path], [name]: operation(path, route) };
  }
  return paths;
};

/**
 * The API as API Gateway reads it, OpenAPI 3.0 with Amazon's extensions: the routes of the contract, each to its domain's
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
