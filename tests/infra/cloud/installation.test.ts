import { App, Stack } from 'aws-cdk-lib';
import { Match } from 'aws-cdk-lib/assertions';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { AwsSolutionsChecks } from 'cdk-nag';
import { describe, expect, test } from 'vitest';
import { apiRequest } from '#infra/cloud/constructs/edge.ts';
import { contract } from '#shared/contract/index.ts';
import { app, edge, endpoints, global, propertiesOf, stateful, stateless, textOf } from './resources.ts';

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
  const operations = new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation]),
    ),
  );

  test('has exactly the routes of the contract, and fails to deploy where the gateway would leave one out', () => {
    expect([...operations.keys()].sort()).toEqual(endpoints.map(({ key }) => key).sort());
    expect(api.FailOnWarnings).toBe(true);
  });

  test('requires a token on every route except those that the contract leaves open', () => {
    for (const { key, who } of endpoints)
      expect(operations.get(key)?.security, key).toEqual(who === 'open' ? undefined : [{ signedIn: [] }]);
    expect(components.securitySchemes?.signedIn?.['x-amazon-apigateway-authorizer']).toEqual({
      type: 'jwt',
      identitySource: '$request.header.Authorization',
      jwtConfiguration: { issuer: expect.anything(), audience: [expect.anything()] },
    });
  });

  test('sends each route to the Lambda of its domain, which the API alone may invoke', () => {
    const integrations = components['x-amazon-apigateway-integrations'] ?? {};
    for (const { key, domain } of endpoints)
      expect(operations.get(key)?.['x-amazon-apigateway-integration'], key).toEqual({
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
    for (const { key } of endpoints) {
      const names = [...key.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(
        operations.get(key)?.parameters?.map(({ name }) => name),
        key,
      ).toEqual(names);
    }
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

test('CloudFront authenticates to the functions by a secret that no template contains', () => {
  const { DistributionConfig } = propertiesOf('AWS::CloudFront::Distribution')[0];
  const [shown] = DistributionConfig.Origins.flatMap(
    ({ OriginCustomHeaders = [] }: { OriginCustomHeaders?: object[] }) => OriginCustomHeaders,
  );
  expect(shown.HeaderName).toBe('x-shown-by');
  expect(textOf(shown.HeaderValue)).toContain('{{resolve:secretsmanager:');
  const known = propertiesOf('AWS::Lambda::Function').filter(
    ({ Description }) => Description === 'Bemanningsplan: account',
  );
  expect(known.map(({ Environment }) => Environment.Variables.EDGE_SECRET)).toEqual([shown.HeaderValue]);
  expect(known.map(({ Environment }) => Environment.Variables.EDGE_ONLY)).toEqual(['yes']);
  stateless.hasResourceProperties('AWS::SecretsManager::Secret', {
    GenerateSecretString: { PasswordLength: 48 },
    SecretString: Match.absent(),
  });
});
describe('stored data', () => {
  test('the table has point-in-time recovery, deletion protection and a time to live', () => {
    stateful.hasResource('AWS::DynamoDB::GlobalTable', {
      DeletionPolicy: 'Retain',
      Properties: {
        BillingMode: 'PAY_PER_REQUEST',
        KeySchema: [
          { AttributeName: 'pk', KeyType: 'HASH' },
          { AttributeName: 'sk', KeyType: 'RANGE' },
        ],
        GlobalSecondaryIndexes: [Match.objectLike({ IndexName: 'gsi1', Projection: { ProjectionType: 'ALL' } })],
        TimeToLiveSpecification: { AttributeName: 'expires', Enabled: true },
        Replicas: [
          Match.objectLike({
            DeletionProtectionEnabled: true,
            PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
          }),
        ],
      },
    });
  });

  test('the user pool allows no self-registration and does not reveal which accounts exist', () => {
    stateful.hasResource('AWS::Cognito::UserPool', {
      DeletionPolicy: 'Retain',
      Properties: {
        DeletionProtection: 'ACTIVE',
        AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
        Policies: { PasswordPolicy: Match.objectLike({ MinimumLength: 6 }) },
        LambdaConfig: { PreTokenGenerationConfig: { LambdaVersion: 'V2_0', LambdaArn: Match.anyValue() } },
      },
    });
    stateful.hasResourceProperties('AWS::Cognito::UserPoolClient', {
      PreventUserExistenceErrors: 'ENABLED',
      GenerateSecret: true,
      ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH'],
      RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 60 },
      RefreshTokenValidity: 14 * 24 * 60,
      AccessTokenValidity: 60,
      TokenValidityUnits: Match.objectLike({ AccessToken: 'minutes' }),
    });
  });

  test('the user pool takes codes of authenticator apps, and the functions may ask for them', () => {
    stateful.hasResourceProperties('AWS::Cognito::UserPool', {
      MfaConfiguration: 'OPTIONAL',
      EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
    });
    const actions = ['cognito-idp:AdminRespondToAuthChallenge', 'cognito-idp:AdminSetUserMFAPreference'];
    stateless.hasResourceProperties('AWS::IAM::Policy', {
      PolicyDocument: { Statement: Match.arrayWith([Match.objectLike({ Action: Match.arrayWith(actions) })]) },
    });
    const account = propertiesOf('AWS::Lambda::Function').find(
      ({ Description }) => Description === 'Bemanningsplan: account',
    );
    expect(account.Environment.Variables.PROVIDER_SECOND_FACTOR).toBe('required');
  });

  test('the buckets are private, encrypted and retained', () => {
    stateful.allResources('AWS::S3::Bucket', {
      DeletionPolicy: 'Retain',
      Properties: Match.objectLike({
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
        BucketEncryption: Match.anyValue(),
      }),
    });
  });
});

test('one distribution serves the site by origin access control and the API under /api, all with strict headers', () => {
  stateless.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: Match.objectLike({
      DefaultRootObject: 'index.html',
      CacheBehaviors: ['/api/*', '/answers/*'].map((PathPattern) =>
        Match.objectLike({ PathPattern, ResponseHeadersPolicyId: Match.anyValue() }),
      ),
      DefaultCacheBehavior: Match.objectLike({ ResponseHeadersPolicyId: Match.anyValue() }),
      Origins: Match.arrayWith([Match.objectLike({ OriginAccessControlId: Match.anyValue() })]),
      ViewerCertificate: Match.objectLike({ MinimumProtocolVersion: 'TLSv1.2_2021' }),
    }),
  });
  stateless.hasResourceProperties('AWS::CloudFront::ResponseHeadersPolicy', {
    ResponseHeadersPolicyConfig: Match.objectLike({
      SecurityHeadersConfig: Match.objectLike({
        ContentSecurityPolicy: Match.objectLike({
          ContentSecurityPolicy: Match.stringLikeRegexp("script-src 'self';"),
        }),
        StrictTransportSecurity: Match.objectLike({ AccessControlMaxAgeSec: 63_072_000 }),
      }),
    }),
  });
  global.resourceCountIs('AWS::CertificateManager::Certificate', 1);
});
test('sign-in, codes and forgotten passwords are throttled lower than the rest', () => {
  const [{ RouteSettings, DefaultRouteSettings }] = propertiesOf('AWS::ApiGatewayV2::Stage');
  const open = ['confirm', 'confirm-address', 'forgot-password', 'login', 'logout', 'refresh', 'reset-password'];
  const factor = ['second-factor', 'second-factor/confirm'];
  const provided = ['', '/callback', '/sign-out'].map((end) => `GET /api/account/login/{provider}${end}`);
  expect(Object.keys(RouteSettings).sort()).toEqual([
    ...provided,
    ...[...open, ...factor].map((name) => `POST /api/account/${name}`),
  ]);
  for (const { ThrottlingRateLimit } of Object.values<Record<string, number>>(RouteSettings))
    expect(ThrottlingRateLimit).toBeLessThan(DefaultRouteSettings.ThrottlingRateLimit / 10);
});

test('cdk-nag has no finding in the stacks and finds a planted fault', () => {
  expect(new AwsSolutionsChecks(app).validateScope(app).violations).toEqual([]);
  const careless = new Stack(new App(), 'Careless');
  new Bucket(careless, 'Bucket');
  expect(new AwsSolutionsChecks(careless).validateScope(careless).success).toBe(false);
});

test('every stack has room below the 500 resources that CloudFormation allows', () => {
  for (const template of [global, stateful, stateless, edge])
    expect(Object.keys(template.toJSON().Resources).length).toBeLessThan(300);
});
