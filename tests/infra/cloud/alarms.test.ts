import { Match } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { contract } from '#shared/contract/index.ts';
import { actionsOf, edge, policies, propertiesOf, type Statement, stateless } from './resources.ts';

test('every function, the API, the table and the dead letters have alarms with a notification', () => {
  const alarms = propertiesOf('AWS::CloudWatch::Alarm');
  expect(alarms).toHaveLength(2 * (Object.keys(contract).length + 6) + 7);
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
