import { describe, expect, test } from 'vitest';
import { apiRequest } from '#infra/cloud/constructs/edge.ts';
import { contract } from '#shared/contract/index.ts';
import { endpoints, propertiesOf, textOf } from './resources.ts';

/** What the gateway is given for a route. */
interface Operation {
  readonly security?: unknown;
  readonly parameters?: readonly { readonly name: string }[];
  readonly 'x-amazon-apigateway-integration': unknown;
}

describe('the API', () => {
  const [api] = propertiesOf('AWS::ApiGatewayV2::Api');
  const { paths, components } = api.Body as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
    readonly components: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;
  };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([name, operation]) => ({
      path,
      method: name === 'x-amazon-apigateway-any-method' ? 'ANY' : name.toUpperCase(),
      pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
      operation,
    })),
  );
  const parametersIn = (path: string): readonly string[] =>
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

  /** The route of a request to each endpoint: of several that fit, the one with fewest parameters. */
  const served = endpoints.map(({ key, ...endpoint }) => {
    const [method = '', path = ''] = key.split(' ');
    const fitting = operations
      .filter((one) => [method, 'ANY'].includes(one.method) && one.pattern.test(path.replace(/\{\w+\}/g, 'id_1')))
      .sort((one, other) => parametersIn(one.path).length - parametersIn(other.path).length);
    return { key, ...endpoint, route: fitting[0], second: fitting[1] };
  });

  test('has a route for each endpoint of the contract, none for anything else, and fails to deploy without one', () => {
    expect(served.filter(({ route }) => !route).map(({ key }) => key)).toEqual([]);
    expect(new Set(served.map(({ route }) => route)).size).toBe(operations.length);
    expect(operations.length).toBeLessThan(endpoints.length);
    expect(api.FailOnWarnings).toBe(true);
  });

  test('has never two routes that fit equally well', () => {
    for (const { key, route, second } of served)
      expect(second && parametersIn(second.path).length, key).not.toBe(route && parametersIn(route.path).length);
  });

  test('requires a token on every route except those that the contract leaves open', () => {
    for (const { key, who, route } of served)
      expect(route?.operation.security, key).toEqual(who === 'open' ? undefined : [{ signedIn: [] }]);
    expect(components.securitySchemes?.signedIn?.['x-amazon-apigateway-authorizer']).toEqual({
      type: 'jwt',
      identitySource: '$request.header.Authorization',
      jwtConfiguration: { issuer: expect.anything(), audience: Array(3).fill(expect.anything()) },
    });
  });

  test('sends each route to the Lambda of its domain, which the API alone may invoke', () => {
    const integrations = components['x-amazon-apigateway-integrations'] ?? {};
    for (const { key, domain, route } of served)
      expect(route?.operation['x-amazon-apigateway-integration'], key).toEqual({
        $ref: `#/components/x-amazon-apigateway-integrations/${domain}`,
      });
    const domains = Object.keys(contract);
    expect(Object.keys(integrations)).toEqual(domains);
    for (const domain of domains)
      expect(textOf(integrations[domain]?.uri), domain).toMatch(new RegExp(`"${domain}Function`));
    const invokers = propertiesOf('AWS::Lambda::Permission').filter(
      ({ Principal }) => Principal === 'apigateway.amazonaws.com',
    );
    expect(invokers).toHaveLength(domains.length);
    for (const { SourceArn } of invokers) expect(textOf(SourceArn)).toMatch(/:execute-api:.*\{"Ref":"Api"\}.*\/\*\/\*/);
  });

  test('states the parameters of each path', () => {
    for (const { path, operation } of operations)
      expect(
        operation.parameters?.map(({ name }) => name),
        path,
      ).toEqual(parametersIn(path));
  });

  test('is throttled and logs requests without paths or addresses', () => {
    const [stage] = propertiesOf('AWS::ApiGatewayV2::Stage');
    expect(stage.DefaultRouteSettings.ThrottlingRateLimit).toBeGreaterThan(0);
    expect(stage.AccessLogSettings.Format).toContain('$context.requestId');
    expect(stage.AccessLogSettings.Format).not.toMatch(/sourceIp|\$context\.path|userAgent/);
  });

  test.each([
    ['/api/account/', '/api/account'],
    ['/api/account', '/api/account'],
    ['/api/organizations/o//', '/api/organizations/o'],
    ['/api/account/login-vastmarken', '/api/account/login/vastmarken'],
    ['/api/account/login-vastmarken/callback/', '/api/account/login/vastmarken/callback'],
  ])('%s is forwarded as %s, as the gateway has it', (given, forwarded) => {
    const handler = new Function('event', `${apiRequest}\nreturn handler(event);`) as (event: object) => object;
    const request = { uri: given, headers: { 'x-viewer-address': { value: 'forged' } } };
    expect(handler({ request, viewer: { ip: '192.0.2.7' } })).toEqual({
      uri: forwarded,
      headers: { 'x-viewer-address': { value: '192.0.2.7' } },
    });
    expect(endpoints.filter(({ path }) => path.endsWith('/'))).toEqual([]);
  });
});
