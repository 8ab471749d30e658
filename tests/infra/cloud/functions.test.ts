import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { contract } from '#shared/contract/index.ts';
import {
  actionsOf,
  permissions,
  policies,
  propertiesOf,
  type Statement,
  stateful,
  stateless,
  textOf,
} from './resources.ts';

const statements: readonly Statement[] = policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);

describe('the functions', () => {
  // The other functions are CDK's own, for the certificate and for putting out the site.
  const functions = propertiesOf('AWS::Lambda::Function').filter(
    ({ Handler, Runtime }) => Handler === 'index.handler' && Runtime.startsWith('nodejs'),
  );

  test('are one per domain, the trigger of the user pool, three of imports, two of retention and the one that invites the first SuperAdmin', () => {
    expect(functions.map(({ Description }) => Description).sort()).toEqual(
      [
        ...Object.keys(contract).map((domain) => `Bemanningsplan: ${domain}`),
        'Bemanningsplan: claims of access tokens',
        'Bemanningsplan: invites the first SuperAdmin, called by hand',
        'Bemanningsplan: orders the imports of the day',
        'Bemanningsplan: imports one organisation',
        'Bemanningsplan: ends interrupted imports',
        'Bemanningsplan: orders the retention of the day',
        'Bemanningsplan: removes what one organisation no longer keeps, and closes its month',
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

  // Which permissions they need is proved in tests/cloud by what they send. A wildcard allows that too, and managed policies are not read there.
  test('have no permission by wildcard or managed policy', () => {
    expect(statements.length).toBeGreaterThan(functions.length);
    expect(statements.flatMap(actionsOf).filter((action) => action.includes('*'))).toEqual([]);
    expect(statements.filter(({ Resource }) => Resource === '*')).toEqual([]);
    const own = propertiesOf('AWS::IAM::Role').filter(
      (one) => !one.Policies && !textOf(one).includes('backup.amazonaws'),
    );
    expect(own.length).toBeGreaterThan(functions.length);
    for (const role of own) expect(role.ManagedPolicyArns).toBeUndefined();
  });
});

test('files that are kept for some days are removed by their tag', () => {
  stateful.hasResourceProperties('AWS::S3::Bucket', {
    LifecycleConfiguration: {
      Rules: Match.arrayWith([
        Match.objectLike({ TagFilters: [{ Key: 'days', Value: '1' }], ExpirationInDays: 1 }),
        Match.objectLike({ TagFilters: [{ Key: 'days', Value: '90' }], ExpirationInDays: 90 }),
      ]),
    },
  });
});

test('the retention runs daily at 04:00 in Stockholm', () => {
  stateless.hasResourceProperties('AWS::Scheduler::Schedule', {
    ScheduleExpression: 'cron(0 4 * * ? *)',
    ScheduleExpressionTimezone: 'Europe/Stockholm',
    Target: { Arn: { 'Fn::GetAtt': [Match.stringLikeRegexp('^RetentionScheduleFunction'), 'Arn'] } },
  });
});

describe('scheduled imports', () => {
  test('are ordered daily at 03:00 in Stockholm by a role that may invoke one function', () => {
    stateless.hasResourceProperties('AWS::Scheduler::Schedule', {
      ScheduleExpression: 'cron(0 3 * * ? *)',
      ScheduleExpressionTimezone: 'Europe/Stockholm',
      State: 'ENABLED',
      Target: { Arn: Match.anyValue(), Input: '{"time":"<aws.scheduler.scheduled-time>"}' },
    });
    // The scheduler sends these, which tests/cloud does not see.
    const [invokes, ...others] = permissions('ImportScheduleFunctionSchedulerRole');
    expect(others).toMatchObject([{ Action: 'sqs:SendMessage' }]);
    expect(invokes).toMatchObject({ Action: 'lambda:InvokeFunction' });
    expect(textOf(invokes?.Resource)).not.toContain('*');
  });

  test('that were interrupted are ended every minute', () => {
    stateless.hasResourceProperties('AWS::Scheduler::Schedule', {
      ScheduleExpression: 'rate(1 minute)',
      Target: { Arn: { 'Fn::GetAtt': [Match.stringLikeRegexp('^ImportRecoveryFunction'), 'Arn'] } },
    });
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
  });
});
