import { rmSync } from 'node:fs';
import { App, Stack } from 'aws-cdk-lib';
import { Match } from 'aws-cdk-lib/assertions';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { AwsSolutionsChecks } from 'cdk-nag';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Stage, stage } from '#infra/cloud/stage.ts';
import { app, edge, endpoints, global, propertiesOf, stateful, stateless, synthesised, textOf } from './resources.ts';

/** A rule of the firewall, as far as the tests read it. */
interface Rule {
  readonly Name: string;
  readonly VisibilityConfig: { readonly SampledRequestsEnabled: boolean };
  readonly Statement: {
    readonly RateBasedStatement?: {
      readonly Limit: number;
      readonly ScopeDownStatement?: {
        readonly OrStatement: {
          readonly Statements: readonly { readonly ByteMatchStatement: { readonly SearchString: string } }[];
        };
      };
    };
    readonly ManagedRuleGroupStatement?: {
      readonly RuleActionOverrides: readonly { readonly Name: string; readonly ActionToUse: object }[];
    };
  };
}

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
  expect(known.map(({ Environment }) => Environment.Variables.EDGE_SECRETS)).toEqual([shown.HeaderValue]);
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

  test('the user pool takes codes of authenticator apps, which accounts of the provider sign in with', () => {
    stateful.hasResourceProperties('AWS::Cognito::UserPool', {
      MfaConfiguration: 'OPTIONAL',
      EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
    });
    const account = propertiesOf('AWS::Lambda::Function').find(
      ({ Description }) => Description === 'Bemanningsplan: account',
    );
    expect(account.Environment.Variables.PROVIDER_SECOND_FACTOR).toBe('required');
  });

  test('the tools of an operator find table, files and accounts by one parameter, which holds no secret', () => {
    const [parameter] = Object.values(stateful.findResources('AWS::SSM::Parameter'));
    expect(parameter?.Properties).toMatchObject({ Name: '/bemanningsplan/sample/operating', Type: 'String' });
    const parts: readonly unknown[] = parameter?.Properties.Value['Fn::Join'][1];
    const settings = JSON.parse(parts.map((part) => (typeof part === 'string' ? part : 'ref')).join(''));
    expect(settings).toEqual({
      TABLE_NAME: 'ref',
      FILES_BUCKET: 'ref',
      SITE_BUCKET: 'ref',
      USER_POOL_ID: 'ref',
      USER_POOL_CLIENT_IDS: 'ref ref ref',
    });
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
      // Europe, Israel and North America: what infra/cloud/OPERATIONS.md names as the places that data passes.
      PriceClass: 'PriceClass_100',
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
  const open = ['check-link', 'confirm', 'confirm-address', 'forgot-password', 'login', 'reset-password'];
  const factor = ['second-factor', 'second-factor/confirm'];
  const provided = ['', '/callback', '/sign-out'].map((end) => `GET /api/account/login/{provider}${end}`);
  expect(Object.keys(RouteSettings).sort()).toEqual([
    ...provided,
    ...[...open, ...factor].map((name) => `POST /api/account/${name}`),
  ]);
  for (const { ThrottlingRateLimit } of Object.values<Record<string, number>>(RouteSettings))
    expect(ThrottlingRateLimit).toBeLessThan(DefaultRouteSettings.ThrottlingRateLimit / 10);
});

test('faults of the origins are not kept by CloudFront', () => {
  const { DistributionConfig } = propertiesOf('AWS::CloudFront::Distribution')[0];
  const faults = DistributionConfig.CustomErrorResponses as readonly {
    ErrorCode: number;
    ErrorCachingMinTTL: number;
  }[];
  expect(faults.map(({ ErrorCode }) => ErrorCode)).toEqual(expect.arrayContaining([404, 500, 502, 503, 504]));
  for (const { ErrorCode, ErrorCachingMinTTL } of faults) expect(ErrorCachingMinTTL, `${ErrorCode}`).toBe(0);
});

describe('the firewall', () => {
  const [acl] = Object.values(global.findResources('AWS::WAFv2::WebACL'));
  const rules: readonly Rule[] = acl?.Properties.Rules;
  const limits = rules.flatMap(({ Name, Statement }) => {
    const { RateBasedStatement: limit } = Statement;
    return limit ? [{ ...limit, Name }] : [];
  });

  test('is in front of the distribution, and keeps no sample of a request', () => {
    const { DistributionConfig } = propertiesOf('AWS::CloudFront::Distribution')[0];
    expect(DistributionConfig.WebACLId).toBeDefined();
    expect(acl?.Properties).toMatchObject({ Scope: 'CLOUDFRONT', DefaultAction: { Allow: {} } });
    for (const { VisibilityConfig } of rules) expect(VisibilityConfig.SampledRequestsEnabled).toBe(false);
  });

  test('limits one address to a tenth of what the gateway lets all sign in with', () => {
    const [{ RouteSettings }] = propertiesOf('AWS::ApiGatewayV2::Stage');
    const perSecond = RouteSettings['POST /api/account/login'].ThrottlingRateLimit;
    const signIns = limits.find(({ Name }) => Name === 'SignIns');
    expect(signIns).toMatchObject({ AggregateKeyType: 'IP', EvaluationWindowSec: 300 });
    expect(signIns?.Limit).toBeLessThanOrEqual((perSecond * 300) / 10);
    expect(limits.find(({ Name }) => Name === 'Requests')?.ScopeDownStatement).toBeUndefined();
  });

  test('counts every slow endpoint for that, in the path that the browser asks for, and no other endpoint', () => {
    const starts: readonly string[] =
      limits
        .find(({ Name }) => Name === 'SignIns')
        ?.ScopeDownStatement?.OrStatement.Statements.map(({ ByteMatchStatement }) => ByteMatchStatement.SearchString) ??
      [];
    const [{ RouteSettings }] = propertiesOf('AWS::ApiGatewayV2::Stage');
    expect(starts).toContain('/api/account/forgot-password');
    const counted = endpoints.filter(({ path }) => starts.some((start) => path.startsWith(start)));
    expect(counted.map(({ key }) => key).sort()).toEqual(Object.keys(RouteSettings).sort());
  });

  test('leaves bodies to the schemas of the contract: free text and files of HR systems would be taken for attacks', () => {
    const common = rules.find(({ Name }) => Name === 'AWSManagedRulesCommonRuleSet');
    const overrides = common?.Statement.ManagedRuleGroupStatement?.RuleActionOverrides ?? [];
    expect(overrides.map(({ Name }) => Name)).toEqual(expect.arrayContaining(['SizeRestrictions_BODY']));
    for (const { ActionToUse } of overrides) expect(ActionToUse).toEqual({ Count: {} });
  });

  test('may be left out, for a reason that is stated', () => {
    const off = synthesised({ ...stage, firewall: { off: 'Behind the firewall of the region.' } });
    off.global.resourceCountIs('AWS::WAFv2::WebACL', 0);
    expect(new AwsSolutionsChecks(off.app).validateScope(off.app).violations).toEqual([]);
  });

  test.each([{ off: '' }, { off: ' ' }, 'off', {}])('is not left out by %j, which states no reason', (firewall) => {
    expect(() => synthesised({ ...stage, firewall: firewall as Stage['firewall'] })).toThrow('without a reason');
  });
});

test('cdk-nag has no finding in the stacks and finds a planted fault', () => {
  expect(new AwsSolutionsChecks(app).validateScope(app).violations).toEqual([]);
  const other = new App();
  onTestFinished(() => rmSync(other.outdir, { recursive: true }));
  const careless = new Stack(other, 'Careless');
  new Bucket(careless, 'Bucket');
  expect(new AwsSolutionsChecks(careless).validateScope(careless).success).toBe(false);
});

test('two stages of one account share no name', () => {
  const other = synthesised({ ...stage, name: 'annan', domain: 'annan.example.se', signInPrefix: 'annan' });
  const names = (made: typeof other) =>
    made.app.node.children.flatMap((one) => (one instanceof Stack ? [one.stackName] : []));
  expect(names(other)).toHaveLength(5);
  expect(names(other).filter((name) => names({ ...other, app }).includes(name))).toEqual([]);
  const text = JSON.stringify(
    ['global', 'stateful', 'stateless', 'edge'].map((part) => other[part as 'edge'].toJSON()),
  );
  expect(text).toContain('annan');
  expect(text).not.toMatch(/\bsample\b|Bemanningsplan-St/);
});

test('no resource is named in one partition of AWS only', () => {
  for (const template of [global, stateful, stateless, edge])
    expect(JSON.stringify(template.toJSON()).match(/"[^"]*arn:aws:(?!iam::aws)[^"]*"/g) ?? []).toEqual([]);
  expect(JSON.stringify(stateful.toJSON())).toContain(':cloudfront::');
});

test('every stack has room below the 500 resources that CloudFormation allows', () => {
  for (const template of [global, stateful, stateless, edge])
    expect(Object.keys(template.toJSON().Resources).length).toBeLessThan(300);
});
