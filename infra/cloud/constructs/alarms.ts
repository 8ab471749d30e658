import { Aws, CfnOutput, Duration } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { Alarm, ComparisonOperator, Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { rollbackAlarmsOutput } from '#infra/operating.ts';
import type { Stage } from '../stage.ts';
import { type Rule, rulesOf, type Watched } from './alarmRules.ts';
import { backupFailures, missedBackup } from './backup.ts';
import { dashboard } from './dashboard.ts';
import { firewallMetric } from './firewall.ts';

const period = Duration.minutes(5);

/** A topic that mails the operator; alarms of this account may publish to it. */
const topicOf = (scope: Construct, email: string): Topic => {
  const topic = new Topic(scope, 'Topic', { displayName: 'Bemanningsplan', enforceSSL: true });
  topic.addSubscription(new EmailSubscription(email));
  // A topic with a policy of its own allows nothing by default.
  topic.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
    }),
  );
  return topic;
};

const raise = (scope: Construct, topic: Topic, rules: readonly Rule[]): readonly Alarm[] => {
  const action = new SnsAction(topic);
  return rules.map(({ id, what, metric, threshold, periods, whenBelow = false }) => {
    const alarm = new Alarm(scope, id, {
      alarmDescription: what,
      metric,
      threshold,
      evaluationPeriods: periods,
      comparisonOperator: whenBelow
        ? ComparisonOperator.LESS_THAN_THRESHOLD
        : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: whenBelow ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(action);
    alarm.addOkAction(action);
    return alarm;
  });
};

/** The alarms on which CloudFormation rolls an update back: a fault of a new release raises them within minutes. At most five are allowed. */
const ofRelease = ['ApiErrors', 'preTokenErrors', 'importQueuedErrors', 'retentionQueuedErrors'];

/** The alarms of the region, each mailed when it starts and when it ends, the dashboard that shows them, and mails of failed backups. */
export const alarms = (scope: Construct, stage: Stage, watched: Watched): void => {
  const own = new Construct(scope, 'Alarms');
  const topic = topicOf(own, stage.alarmEmail);
  const raised = raise(own, topic, [...rulesOf(own, watched), missedBackup(stage)]);
  dashboard(own, raised, watched);
  backupFailures(own, stage, topic);
  const watchedByUpdates = raised.filter(({ node }) => ofRelease.includes(node.id)).map(({ alarmArn }) => alarmArn);
  new CfnOutput(scope, rollbackAlarmsOutput, { value: watchedByUpdates.join(',') });
};

const edgeRules = ({ distributionId }: IDistribution, stage: Stage): readonly Rule[] => [
  {
    id: 'EdgeErrors',
    what: 'One request in twenty failed at the edge.',
    metric: new Metric({
      namespace: 'AWS/CloudFront',
      metricName: '5xxErrorRate',
      dimensionsMap: { DistributionId: distributionId, Region: 'Global' },
      period,
      statistic: 'Average',
    }),
    threshold: 5,
    periods: 1,
  },
  ...(stage.firewall === 'on'
    ? [
        {
          id: 'AddressBlocked',
          what: 'An address was refused for too many requests that sign in: somebody may be guessing, or many sit behind one address.',
          metric: new Metric({
            namespace: 'AWS/WAFV2',
            metricName: 'BlockedRequests',
            dimensionsMap: { WebACL: firewallMetric(stage, 'Firewall'), Rule: firewallMetric(stage, 'SignIns') },
            period,
            statistic: 'Sum',
          }),
          threshold: 1,
          periods: 1,
        },
      ]
    : []),
];

/** The alarms on the edge, in us-east-1: CloudFront and its firewall have their metrics there only. */
export const edgeAlarms = (scope: Construct, stage: Stage, distribution: IDistribution): void => {
  const own = new Construct(scope, 'Alarms');
  raise(own, topicOf(own, stage.alarmEmail), edgeRules(distribution, stage));
};
