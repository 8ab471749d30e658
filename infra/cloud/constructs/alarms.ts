import { Duration } from 'aws-cdk-lib';
import type { HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { type ITableV2, Operation } from 'aws-cdk-lib/aws-dynamodb';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

/** What is watched. */
export interface Watched {
  readonly stage: HttpStage;
  readonly functions: Readonly<Record<string, IFunction>>;
  readonly table: ITableV2;
  /** Orders of imports that were given up. */
  readonly deadImports: IQueue;
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

const rulesOf = ({ stage, functions, table, deadImports }: Watched): readonly Rule[] => [
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
  {
    id: 'DeadImports',
    what: 'The import of an organisation was tried three times and given up; its order is in the queue of dead letters.',
    metric: deadImports.metricApproximateNumberOfMessagesVisible({ period, statistic: 'Maximum' }),
    threshold: 1,
    periods: 1,
  },
];

/** Alarms on errors, latency, throttles and dead letters, each mailed when it starts and when it ends. */
export const alarms = (scope: Construct, email: string, watched: Watched): void => {
  const own = new Construct(scope, 'Alarms');
  const topic = new Topic(own, 'Topic', { displayName: 'Bemanningsplan', enforceSSL: true });
  topic.addSubscription(new EmailSubscription(email));
  const action = new SnsAction(topic);
  for (const { id, what, metric, threshold, periods } of rulesOf(watched)) {
    const alarm = new Alarm(own, id, {
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
