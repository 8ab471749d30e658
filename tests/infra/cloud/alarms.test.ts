import { readFileSync } from 'node:fs';
import { Match } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { contract } from '#shared/contract/index.ts';
import { actionsOf, edge, policies, propertiesOf, type Statement, stateless, textOf } from './resources.ts';

/** The alarms of a template by their names in the code. */
const alarmsOf = (template: typeof edge) =>
  Object.entries(template.findResources('AWS::CloudWatch::Alarm')).map(
    ([id, { Properties }]) => [id.replace(/^Alarms|[0-9A-F]{8}$/g, ''), Properties] as const,
  );

const alarms = new Map([...alarmsOf(stateless), ...alarmsOf(edge)]);

test('every function has alarms on errors and throttles, and every alarm a notification', () => {
  for (const name of [...Object.keys(contract), 'preToken', 'importSchedule', 'importQueued', 'retentionQueued'])
    expect([...alarms.keys()]).toEqual(expect.arrayContaining([`${name}Errors`, `${name}Throttles`]));
  for (const [id, { AlarmActions, OKActions }] of alarms) {
    expect(AlarmActions, id).toHaveLength(1);
    expect(OKActions, id).toEqual(AlarmActions);
  }
  stateless.resourceCountIs('AWS::SNS::Subscription', 1);
});

test('the runbook has a line for each alarm, and for no other', () => {
  const runbook = readFileSync('infra/cloud/OPERATIONS.md', 'utf8');
  const [, section = ''] = runbook.split('## What each alarm means');
  const names = [...section.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  const single = [...alarms.keys()].filter((id) => !/^[a-z].*(Errors|Throttles)$/.test(id));
  expect(single.length).toBeGreaterThan(12);
  expect(names.sort()).toEqual(['<function>Errors', '<function>Throttles', ...single].sort());
});

test('a backup that did not run at all raises an alarm: no value is too little', () => {
  expect(alarms.get('NoBackup')).toMatchObject({
    MetricName: 'NumberOfBackupJobsCompleted',
    ComparisonOperator: 'LessThanThreshold',
    TreatMissingData: 'breaching',
    Threshold: 1,
  });
  const [{ BackupVaultName: Value }] = propertiesOf('AWS::Backup::BackupVault');
  expect(alarms.get('NoBackup')?.Dimensions).toEqual([{ Name: 'BackupVaultName', Value }]);
});

test('an update is taken back on the alarms that a fault of a new release raises: five at most, and all of the stack', () => {
  const [output] = Object.values(stateless.findOutputs('RollbackAlarms'));
  const [, parts] = output?.Value['Fn::Join'] ?? [];
  const ids = parts.flatMap((part: { readonly 'Fn::GetAtt'?: readonly string[] }) => part['Fn::GetAtt']?.[0] ?? []);
  const names = ids.map((id: string) => id.replace(/^Alarms|[0-9A-F]{8}$/g, ''));
  expect(names.sort()).toEqual(['ApiErrors', 'importQueuedErrors', 'preTokenErrors', 'retentionQueuedErrors']);
  for (const id of ids) expect(Object.keys(stateless.findResources('AWS::CloudWatch::Alarm'))).toContain(id);
});

interface Stat {
  readonly Id: string;
  readonly Expression?: string;
  readonly MetricStat?: {
    readonly Metric: { readonly MetricName: string; readonly Dimensions: readonly { readonly Name: string }[] };
  };
}

const isMetric = ({ MetricStat }: Stat): boolean => MetricStat !== undefined;

test('a sum of metrics that are seldom there counts the missing as 0', () => {
  const sums = [...alarms].filter(([, { Metrics }]) => Metrics);
  expect(sums.map(([id]) => id).sort()).toEqual(['SignInThrottles', 'TableThrottles']);
  for (const [id, { Metrics }] of sums) {
    const parts = (Metrics as readonly Stat[]).filter(isMetric).map(({ Id }) => Id);
    const expression = (Metrics as readonly Stat[]).find(({ Expression }) => Expression)?.Expression;
    expect(expression, id).toBe(parts.map((part) => `FILL(${part}, 0)`).join(' + '));
  }
});

test('no alarm is of more than the 10 metrics that CloudWatch takes: each client of the user pool adds three', () => {
  const counts = [...alarms].map(([id, { Metrics = [] }]) => [id, Metrics.filter(isMetric).length] as const);
  expect(counts.filter(([, count]) => count > 10)).toEqual([]);
  expect(counts).toContainEqual(['SignInThrottles', 9]);
});

test('throttles of every operation are watched, on the table and on its index', () => {
  const metrics: readonly Stat[] = alarms.get('TableThrottles')?.Metrics ?? [];
  const watched = metrics.flatMap(({ MetricStat }) =>
    MetricStat
      ? [`${MetricStat.Metric.MetricName} ${MetricStat.Metric.Dimensions.map(({ Name }) => Name).sort()}`]
      : [],
  );
  const index = 'GlobalSecondaryIndexName,TableName';
  expect(watched.sort()).toEqual(
    ['Read', 'Write'].flatMap((use) => [index, 'TableName'].map((names) => `${use}ThrottleEvents ${names}`)),
  );
});

test('a daily run that does not happen is an alarm, and no value counts as none', () => {
  const missed = [...alarms].filter(([id]) => id.endsWith('Missed'));
  const daily = propertiesOf('AWS::Scheduler::Schedule').filter(({ ScheduleExpression }) =>
    ScheduleExpression.startsWith('cron'),
  );
  expect(missed.length).toBe(daily.length);
  expect(daily.length).toBeGreaterThan(1);
  for (const [id, alarm] of missed)
    expect(alarm, id).toMatchObject({
      MetricName: 'Invocations',
      ComparisonOperator: 'LessThanThreshold',
      Threshold: 1,
      TreatMissingData: 'breaching',
      // A day of 25 hours, when summer time ends, is no fault.
      Period: 3600,
      EvaluationPeriods: 26,
    });
});

test('refusals for too many requests are counted in the log of the gateway, which writes numbers as texts', () => {
  const filters = propertiesOf('AWS::Logs::MetricFilter');
  const own = filters.find(({ MetricTransformations: [one] }) => one.MetricName === 'TooManyRequests');
  expect(own.FilterPattern).toBe('{ $.status = "429" }');
  expect(textOf(own.LogGroupName)).toContain('"AccessLog');
  expect(alarms.get('TooManyRequests')?.Namespace).toBe(own.MetricTransformations[0].MetricNamespace);
});

test('a month’s costs are mailed before they are all spent', () => {
  edge.hasResourceProperties('AWS::Budgets::Budget', {
    Budget: { BudgetLimit: { Amount: 200, Unit: 'USD' }, TimeUnit: 'MONTHLY' },
    NotificationsWithSubscribers: Match.arrayWith([
      Match.objectLike({ Subscribers: [{ SubscriptionType: 'EMAIL', Address: 'drift@example.se' }] }),
    ]),
  });
});

test('the dashboard shows every alarm of its region', () => {
  const [dashboard] = propertiesOf('AWS::CloudWatch::Dashboard');
  for (const [id] of alarmsOf(stateless)) expect(textOf(dashboard.DashboardBody)).toContain(`Alarms${id}`);
});

test('a daily run that cannot be started, or fails three times, goes to a queue with an alarm', () => {
  const schedules = propertiesOf('AWS::Scheduler::Schedule');
  expect(schedules.length).toBeGreaterThan(1);
  for (const { Target } of schedules) {
    expect(textOf(Target.DeadLetterConfig)).toContain('"Undelivered');
    expect(Target.RetryPolicy.MaximumRetryAttempts).toBe(2);
  }
  const failing = propertiesOf('AWS::Lambda::EventInvokeConfig');
  expect(failing).toHaveLength(schedules.length);
  for (const { DestinationConfig } of failing)
    expect(textOf(DestinationConfig.OnFailure.Destination)).toContain('"Undelivered');
  expect(textOf(alarms.get('DeadSchedules')?.Dimensions)).toContain('"Undelivered');
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
  const mailing = policies.filter(({ PolicyDocument }) =>
    PolicyDocument.Statement.some((statement: Statement) => actionsOf(statement).includes('ses:SendEmail')),
  );
  expect(mailing.length).toBeGreaterThan(3);
  expect(counted('FailedMails')).toEqual(mailing.map(() => '{ $.event = "mailFailed" }'));
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
