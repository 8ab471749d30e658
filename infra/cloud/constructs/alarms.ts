import { Aws, Duration } from 'aws-cdk-lib';
import type { HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { Alarm, ComparisonOperator, type IMetric, Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { type ITableV2, Operation } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction, Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, type IFilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

/** What is watched. */
export interface Watched {
  readonly stage: HttpStage;
  readonly functions: Readonly<Record<string, IFunction>>;
  readonly table: ITableV2;
  /** Names of the functions that mail, and of the one that signs in. */
  readonly mailing: readonly string[];
  readonly signingIn: string;
  /** Orders that were given up, by their queue. */
  readonly dead: Readonly<Record<'Imports' | 'Retentions', IQueue>>;
}

interface Rule {
  readonly id: string;
  readonly what: string;
  readonly metric: IMetric;
  readonly threshold: number;
  /** Periods of five minutes in a row. */
  readonly periods: number;
}

const period = Duration.minutes(5);

const perFunction = (name: string, watched: IFunction): readonly Rule[] => [
  {
    id: `${name}Errors`,
    what: `The function ${name} crashed or ran out of time.`,
    metric: watched.metricErrors({ period }),
    threshold: 1,
    periods: 1,
  },
  {
    id: `${name}Throttles`,
    what: `The function ${name} was refused for lack of concurrency.`,
    metric: watched.metricThrottles({ period }),
    threshold: 1,
    periods: 1,
  },
];

/** Counts the lines of a function's log that match. */
const countOf = (scope: Construct, id: string, watched: IFunction, name: string, pattern: IFilterPattern): IMetric => {
  const metricNamespace = 'Bemanningsplan';
  const { logGroup } = watched as LambdaFunction;
  new MetricFilter(scope, id, {
    logGroup,
    filterPattern: pattern,
    metricNamespace,
    metricName: name,
    metricValue: '1',
  });
  return new Metric({ namespace: metricNamespace, metricName: name, period, statistic: 'Sum' });
};

/** Failed sign-ins of everybody in five minutes: far above mistyping, and below what the throttle lets through. */
const manySignIns = 100;

/** Rules on what the functions log. */
const loggedRules = (scope: Construct, { functions, mailing, signingIn }: Watched): readonly Rule[] => {
  const failed = FilterPattern.stringValue('$.event', '=', 'mailFailed');
  const mails = mailing.map((name) => countOf(scope, `${name}MailFilter`, functions[name]!, 'FailedMails', failed));
  const refused = FilterPattern.all(
    FilterPattern.stringValue('$.route', '=', 'POST /api/account/login'),
    FilterPattern.numberValue('$.status', '=', 400),
  );
  return [
    {
      id: 'FailedMails',
      what: 'The mail service refused a mail: an invitation, a link, or a notice.',
      metric: mails[0]!,
      threshold: 1,
      periods: 1,
    },
    {
      id: 'FailedSignIns',
      what: `${manySignIns} sign-ins or more failed in five minutes: somebody may be guessing passwords.`,
      metric: countOf(scope, 'SignInFilter', functions[signingIn]!, 'FailedSignIns', refused),
      threshold: manySignIns,
      periods: 1,
    },
  ];
};

const deadRule = (id: string, work: string, queue: IQueue): Rule => ({
  id,
  what: `${work} was tried three times and given up; its order is in the queue of dead letters.`,
  metric: queue.metricApproximateNumberOfMessagesVisible({ period, statistic: 'Maximum' }),
  threshold: 1,
  periods: 1,
});

const rulesOf = ({ stage, functions, table, dead }: Watched): readonly Rule[] => [
  ...Object.entries(functions).flatMap(([name, watched]) => perFunction(name, watched)),
  {
    id: 'ApiErrors',
    what: 'The API answered with a fault of ours.',
    metric: stage.metricServerError({ period, statistic: 'Sum' }),
    threshold: 1,
    periods: 1,
  },
  {
    id: 'ApiLatency',
    what: 'One call in twenty took two seconds or more, for a quarter of an hour.',
    metric: stage.metricLatency({ period, statistic: 'p95' }),
    threshold: 2000,
    periods: 3,
  },
  {
    id: 'TableThrottles',
    what: 'The table refused calls for lack of capacity.',
    metric: table.metricThrottledRequestsForOperations({
      period,
      operations: [Operation.GET_ITEM, Operation.QUERY, Operation.PUT_ITEM, Operation.TRANSACT_WRITE_ITEMS],
    }),
    threshold: 1,
    periods: 1,
  },
  deadRule('DeadImports', 'The import of an organisation', dead.Imports),
  deadRule('DeadRetentions', 'The retention, or the removal, of an organisation', dead.Retentions),
];

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

const raise = (scope: Construct, email: string, rules: readonly Rule[]): void => {
  const action = new SnsAction(topicOf(scope, email));
  for (const { id, what, metric, threshold, periods } of rules) {
    const alarm = new Alarm(scope, id, {
      alarmDescription: what,
      metric,
      threshold,
      evaluationPeriods: periods,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(action);
    alarm.addOkAction(action);
  }
};

/** Alarms on errors, latency, throttles, dead letters, mails and sign-ins, each mailed when it starts and when it ends. */
export const alarms = (scope: Construct, email: string, watched: Watched): void => {
  const own = new Construct(scope, 'Alarms');
  raise(own, email, [...rulesOf(watched), ...loggedRules(own, watched)]);
};

/** The alarm on what the edge answers, in us-east-1: CloudFront has its metrics there only. */
export const edgeAlarms = (scope: Construct, email: string, distribution: IDistribution): void => {
  const own = new Construct(scope, 'Alarms');
  const metric = new Metric({
    namespace: 'AWS/CloudFront',
    metricName: '5xxErrorRate',
    dimensionsMap: { DistributionId: distribution.distributionId, Region: 'Global' },
    period,
    statistic: 'Average',
  });
  const what = 'One request in twenty failed at the edge.';
  raise(own, email, [{ id: 'EdgeErrors', what, metric, threshold: 5, periods: 1 }]);
};
