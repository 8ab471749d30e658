import { App, Stack } from 'aws-cdk-lib';
import { Match } from 'aws-cdk-lib/assertions';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { AwsSolutionsChecks } from 'cdk-nag';
import { describe, expect, test } from 'vitest';
import { trimSlash } from '#infra/cloud/constructs/edge.ts';
import type { Group } from '#shared/contract/endpoint.ts';
import { contract } from '#shared/contract/index.ts';
import { synthesised } from './templates.ts';

const { app, global, stateful, stateless, edge } = synthesised();
/** Reports are computed: their POSTs carry a definition and store nothing. */
const isWrite = ({ domain, method }: { readonly domain: string; readonly method: string }): boolean =>
  method !== 'GET' && domain !== 'reports';

const endpoints = Object.entries<Group>(contract).flatMap(([domain, group]) =>
  Object.values(group).map((endpoint) => ({
    ...endpoint,
    domain,
    // One route for each identity provider: the sample has one.
    key: `${endpoint.method} ${endpoint.path.replace('{provider}', 'vastmarken')}`,
  })),
);

const propertiesOf = (type: string) =>
  [stateful, stateless].flatMap((template) => Object.values(template.findResources(type)).map((one) => one.Properties));

/** A reference to another resource, as text to search. */
const textOf = (value: unknown): string => JSON.stringify(value);

interface Statement {
  readonly Effect: string;
  readonly Action: string | readonly string[];
  readonly Resource?: unknown;
}

const policies = [
  ...propertiesOf('AWS::IAM::Policy'),
  ...propertiesOf('AWS::IAM::Role').flatMap(({ Policies }) => Policies ?? []),
];
const statements: readonly Statement[] = policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
const actionsOf = ({ Action }: Statement): readonly string[] => [Action].flat();

describe('the API', () => {
  const routes = propertiesOf('AWS::ApiGatewayV2::Route');

  test('has exactly the routes of the contract', () => {
    expect(routes.map(({ RouteKey }) => RouteKey).sort()).toEqual(endpoints.map(({ key }) => key).sort());
  });

  test('requires a token on every route except those that the contract leaves open', () => {
    const authorised = Object.fromEntries(routes.map((route) => [route.RouteKey, route.AuthorizationType]));
    expect(authorised).toEqual(
      Object.fromEntries(endpoints.map(({ key, who }) => [key, who === 'open' ? 'NONE' : 'JWT'])),
    );
    for (const route of routes) expect(Boolean(route.AuthorizerId)).toBe(route.AuthorizationType === 'JWT');
    stateless.hasResourceProperties('AWS::ApiGatewayV2::Authorizer', {
      AuthorizerType: 'JWT',
      IdentitySource: ['$request.header.Authorization'],
      JwtConfiguration: { Audience: [Match.anyValue()], Issuer: Match.anyValue() },
    });
  });

  test('sends each route to the Lambda of its domain', () => {
    const integrations = stateless.findResources('AWS::ApiGatewayV2::Integration');
    for (const { key, domain } of endpoints) {
      const target = textOf(routes.find(({ RouteKey }) => RouteKey === key)?.Target);
      const [, integration] = Object.entries(integrations).find(([id]) => target.includes(`"${id}"`)) ?? [];
      expect(textOf(integration?.Properties.IntegrationUri), key).toMatch(new RegExp(`"${domain}Function`));
    }
    expect(Object.keys(integrations)).toHaveLength(Object.keys(contract).length);
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
  ])('%s is forwarded as %s, without a trailing slash', (given, forwarded) => {
    const handler = new Function('event', `${trimSlash}\nreturn handler(event);`) as (event: object) => object;
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

describe('the functions', () => {
  // The other functions are CDK's own, for the certificate and for putting out the site.
  const functions = propertiesOf('AWS::Lambda::Function').filter(
    ({ Handler, Runtime }) => Handler === 'index.handler' && Runtime.startsWith('nodejs'),
  );

  test('are one per domain, the trigger of the user pool, two of scheduled imports and the one that invites the first SuperAdmin', () => {
    expect(functions.map(({ Description }) => Description).sort()).toEqual(
      [
        ...Object.keys(contract).map((domain) => `Bemanningsplan: ${domain}`),
        'Bemanningsplan: claims of access tokens',
        'Bemanningsplan: invites the first SuperAdmin, called by hand',
        'Bemanningsplan: orders the imports of the day',
        'Bemanningsplan: imports one organisation',
      ].sort(),
    );
  });

  test('run on ARM, log as JSON with a retention time, and have the environment variables they need', () => {
    for (const one of functions) {
      expect(one).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        LoggingConfig: { LogFormat: 'JSON' },
      });
      expect(one.Environment.Variables.TABLE_NAME).toBeDefined();
    }
    for (const log of propertiesOf('AWS::Logs::LogGroup')) expect(log.RetentionInDays).toBeGreaterThan(0);
  });

  test('have no permission by wildcard or managed policy', () => {
    expect(statements.length).toBeGreaterThan(functions.length);
    expect(statements.flatMap(actionsOf).filter((action) => action.includes('*'))).toEqual([]);
    expect(statements.filter(({ Resource }) => Resource === '*')).toEqual([]);
    for (const role of propertiesOf('AWS::IAM::Role').filter(({ Policies }) => !Policies))
      expect(role.ManagedPolicyArns).toBeUndefined();
  });

  test('may write to the table only where their domain has an endpoint that writes', () => {
    const writers = new Set(endpoints.filter(isWrite).map(({ domain }) => domain));
    for (const domain of Object.keys(contract)) {
      const own = policies.filter(({ Roles }) => textOf(Roles ?? '').includes(`"${domain}Role`));
      const actions = own.flatMap(({ PolicyDocument }) => PolicyDocument.Statement.flatMap(actionsOf));
      expect(actions, domain).toEqual(expect.arrayContaining(['dynamodb:GetItem', 'dynamodb:Query']));
      const puts = own
        .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
        .filter((statement) => actionsOf(statement).includes('dynamodb:PutItem'));
      const refusals = { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['ORG#-#LOG#*', 'SIGNIN#refusals#*'] } };
      expect(puts, domain).toHaveLength(1);
      expect(puts[0]?.Condition, domain).toEqual(writers.has(domain) ? undefined : refusals);
      expect(
        actions.some((action: string) => action.startsWith('cognito-idp:')),
        domain,
      ).toBe(domain === 'account');
    }
  });
});

test('may write or read the bucket of large log entries only where their domain does', () => {
  for (const [domain, group] of Object.entries<Group>(contract)) {
    const own = policies.filter(({ Roles }) => textOf(Roles ?? '').includes(`"${domain}Role`));
    const all: Statement[] = own.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
    const inFiles = all.filter((statement) => actionsOf(statement).some((action) => action.startsWith('s3:')));
    const kept = inFiles.filter(({ Resource }) => !/\/(answers|imports)\/\*/.test(textOf(Resource)));
    const isWriter = Object.values(group).some(({ method }) => isWrite({ domain, method }));
    expect(kept.flatMap(actionsOf).includes('s3:PutObject'), domain).toBe(isWriter);
    expect(kept.flatMap(actionsOf).includes('s3:GetObject'), domain).toBe(['log', 'people'].includes(domain));
    for (const { Resource } of kept) expect(textOf(Resource)).toMatch(/Files.*\/log\/\*/);
  }
});

test('may keep passwords of HR servers only where organisations are changed, and read them only where files are fetched', () => {
  const allowed: Readonly<Record<string, readonly string[]>> = {
    hierarchy: ['ssm:DeleteParameter', 'ssm:PutParameter'],
    imports: ['ssm:GetParameter'],
  };
  for (const domain of Object.keys(contract)) {
    const own = policies.filter(({ Roles }) => textOf(Roles ?? '').includes(`"${domain}Role`));
    const all: Statement[] = own.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
    const onSecrets = all.filter((statement) => actionsOf(statement).some((action) => action.startsWith('ssm:')));
    expect(onSecrets.flatMap(actionsOf), domain).toEqual(allowed[domain] ?? []);
    for (const { Resource } of onSecrets) expect(textOf(Resource)).toContain(':parameter/bemanningsplan/ftp/*');
  }
});

test('may store answers too large for the gateway only where plans of many units are read', () => {
  for (const domain of Object.keys(contract)) {
    const own = policies.filter(({ Roles }) => textOf(Roles ?? '').includes(`"${domain}Role`));
    const all: Statement[] = own.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
    const large = all.filter(({ Resource }) => textOf(Resource ?? '').includes('/answers/*'));
    expect(large.flatMap(actionsOf), domain).toEqual(
      ['imports', 'overview', 'reports'].includes(domain) ? ['s3:PutObject'] : [],
    );
    const imported = all.filter(({ Resource }) => textOf(Resource ?? '').includes('/imports/*'));
    expect(imported.flatMap(actionsOf), domain).toEqual(domain === 'imports' ? ['s3:GetObject', 's3:PutObject'] : []);
  }
  stateful.hasResourceProperties('AWS::S3::Bucket', {
    LifecycleConfiguration: {
      Rules: Match.arrayWith([
        Match.objectLike({ Prefix: 'imports/', ExpirationInDays: 90 }),
        Match.objectLike({ Prefix: 'answers/', ExpirationInDays: 1 }),
      ]),
    },
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

describe('scheduled imports', () => {
  const permissions = (id: string) =>
    policies
      .filter(({ Roles }) => textOf(Roles ?? '').includes(`"${id}`))
      .flatMap(({ PolicyDocument }): Statement[] => PolicyDocument.Statement);

  test('are ordered daily at 03:00 in Stockholm by a function that may only read the table and send orders', () => {
    stateless.hasResourceProperties('AWS::Scheduler::Schedule', {
      ScheduleExpression: 'cron(0 3 * * ? *)',
      ScheduleExpressionTimezone: 'Europe/Stockholm',
      State: 'ENABLED',
      Target: { Arn: Match.anyValue(), Input: '{"time":"<aws.scheduler.scheduled-time>"}' },
    });
    const actions = permissions('ImportScheduleRole').flatMap(actionsOf);
    expect(actions.filter((action) => !action.startsWith('logs:')).sort()).toEqual(
      ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query', 'sqs:SendMessage'].sort(),
    );
    const [invokes, ...others] = permissions('ImportScheduleFunctionSchedulerRole');
    expect(others).toEqual([]);
    expect(invokes).toMatchObject({ Action: 'lambda:InvokeFunction' });
    expect(textOf(invokes?.Resource)).not.toContain('*');
  });

  test('are carried out one by one, tried three times, and kept as dead letters with an alarm', () => {
    stateless.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      BatchSize: 1,
      EventSourceArn: Match.anyValue(),
    });
    const queues = propertiesOf('AWS::SQS::Queue');
    const orders = queues.find(({ RedrivePolicy }) => RedrivePolicy);
    const dead = queues.find(({ RedrivePolicy }) => !RedrivePolicy);
    expect(orders.RedrivePolicy.maxReceiveCount).toBe(3);
    const [{ Timeout }] = propertiesOf('AWS::Lambda::Function').filter(
      ({ Description }) => Description === 'Bemanningsplan: imports one organisation',
    );
    expect(orders.VisibilityTimeout).toBeGreaterThan(Timeout);
    expect(dead.MessageRetentionPeriod).toBe(14 * 24 * 60 * 60);
    stateless.hasResourceProperties('AWS::CloudWatch::Alarm', {
      Namespace: 'AWS/SQS',
      MetricName: 'ApproximateNumberOfMessagesVisible',
      Dimensions: [
        { Name: 'QueueName', Value: { 'Fn::GetAtt': [Match.stringLikeRegexp('^ImportsDead'), 'QueueName'] } },
      ],
    });
    const actions = permissions('ImportQueuedRole').flatMap(actionsOf);
    expect(actions).toEqual(expect.arrayContaining(['sqs:DeleteMessage', 'ssm:GetParameter', 'dynamodb:PutItem']));
  });
});

test('every function, the API, the table and the dead letters have alarms with a notification', () => {
  const alarms = propertiesOf('AWS::CloudWatch::Alarm');
  expect(alarms).toHaveLength(2 * (Object.keys(contract).length + 4) + 6);
  for (const alarm of alarms) expect(alarm.AlarmActions).toHaveLength(1);
  stateless.resourceCountIs('AWS::SNS::Subscription', 1);
});

test('alarms may publish to their topics, over TLS and from this account only', () => {
  for (const template of [stateless, edge])
    template.hasResourceProperties('AWS::SNS::TopicPolicy', {
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({
            Effect: 'Allow',
            Action: 'sns:Publish',
            Principal: { Service: 'cloudwatch.amazonaws.com' },
            Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
          }),
        ]),
      },
    });
});

test('failed mails and many failed sign-ins are counted in the logs, with alarms', () => {
  const filters = propertiesOf('AWS::Logs::MetricFilter');
  const counted = (name: string) =>
    filters
      .filter(({ MetricTransformations: [one] }) => one.MetricName === name)
      .map(({ FilterPattern }) => FilterPattern);
  expect(counted('FailedMails')).toEqual(Array(3).fill('{ $.event = "mailFailed" }'));
  expect(counted('FailedSignIns')).toEqual(['{ ($.route = "POST /api/account/login") && ($.status = 400) }']);
  for (const [MetricName, Threshold] of [
    ['FailedMails', 1],
    ['FailedSignIns', 100],
  ])
    stateless.hasResourceProperties('AWS::CloudWatch::Alarm', { MetricName, Threshold, Statistic: 'Sum' });
});

test('errors of the edge have an alarm where CloudFront has its metrics', () => {
  edge.hasResourceProperties('AWS::CloudWatch::Alarm', { Namespace: 'AWS/CloudFront', MetricName: '5xxErrorRate' });
  edge.resourceCountIs('AWS::SNS::Subscription', 1);
});

test('sign-in, codes and forgotten passwords are throttled lower than the rest', () => {
  const [{ RouteSettings, DefaultRouteSettings }] = propertiesOf('AWS::ApiGatewayV2::Stage');
  const open = ['confirm', 'forgot-password', 'login', 'logout', 'refresh', 'reset-password'];
  const provided = ['', '/callback', '/sign-out'].map((end) => `GET /api/account/login-vastmarken${end}`);
  expect(Object.keys(RouteSettings).sort()).toEqual([...provided, ...open.map((name) => `POST /api/account/${name}`)]);
  for (const { ThrottlingRateLimit } of Object.values<Record<string, number>>(RouteSettings))
    expect(ThrottlingRateLimit).toBeLessThan(DefaultRouteSettings.ThrottlingRateLimit / 10);
});

test('cdk-nag has no finding in the stacks and finds a planted fault', () => {
  expect(new AwsSolutionsChecks(app).validateScope(app).violations).toEqual([]);
  const careless = new Stack(new App(), 'Careless');
  new Bucket(careless, 'Bucket');
  expect(new AwsSolutionsChecks(careless).validateScope(careless).success).toBe(false);
});
