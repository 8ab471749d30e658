import { Duration, Stack } from 'aws-cdk-lib';
import type { HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { IUserPool, IUserPoolClient } from 'aws-cdk-lib/aws-cognito';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { IFunction, Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, type IFilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { tableShape } from '#infra/table.ts';

/** What is watched. */
export interface Watched {
  readonly stage: HttpStage;
  /** The gateway's log of requests. */
  readonly accessLog: ILogGroup;
  readonly functions: Readonly<Record<string, IFunction>>;
  /** Names of the functions that run daily. */
  readonly daily: readonly string[];
  readonly table: ITableV2;
  readonly userPool: IUserPool;
  readonly userPoolClients: readonly IUserPoolClient[];
  /** Names of the functions that mail, and of the one that signs in. */
  readonly mailing: readonly string[];
  readonly signingIn: string;
  /** Orders that were given up, by their queue. */
  readonly dead: Readonly<Record<'Imports' | 'Retentions' | 'Schedules', IQueue>>;
}

/** When an alarm is raised. infra/cloud/OPERATIONS.md "What each alarm means" has a line for each. */
export interface Rule {
  readonly id: string;
  readonly what: string;
  readonly metric: IMetric;
  readonly threshold: number;
  /** Periods of the metric in a row. */
  readonly periods: number;
  /** Whether too little is the fault, and no value at all. */
  readonly whenBelow?: boolean;
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

const logOf = (watched: IFunction): ILogGroup => (watched as LambdaFunction).logGroup;

/** Counts the lines of a log that match. */
const countOf = (scope: Construct, id: string, logGroup: ILogGroup, name: string, pattern: IFilterPattern): IMetric => {
  // Two stages of one account count apart.
  const metricNamespace = Stack.of(scope).stackName;
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

/** Requests answered with 429 in five minutes: more than the bursts of a few browsers. */
const manyRefused = 100;

// The gateway writes numbers as texts.
const tooMany = FilterPattern.stringValue('$.status', '=', '429');

/** Rules on what the functions and the gateway log. */
const loggedRules = (scope: Construct, { functions, accessLog, mailing, signingIn }: Watched): readonly Rule[] => {
  const failed = FilterPattern.stringValue('$.event', '=', 'mailFailed');
  const mails = mailing.map((name) =>
    countOf(scope, `${name}MailFilter`, logOf(functions[name]!), 'FailedMails', failed),
  );
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
      metric: countOf(scope, 'SignInFilter', logOf(functions[signingIn]!), 'FailedSignIns', refused),
      threshold: manySignIns,
      periods: 1,
    },
    {
      id: 'TooManyRequests',
      what: `${manyRefused} requests or more were refused in five minutes because there were too many: somebody floods the API, or its limits are too low.`,
      metric: countOf(scope, 'TooManyFilter', accessLog, 'TooManyRequests', tooMany),
      threshold: manyRefused,
      periods: 1,
    },
  ];
};

const throttleEvents = ['ReadThrottleEvents', 'WriteThrottleEvents'] as const;

/** Of every operation, on the table and on each index. */
const throttlesOf = ({ tableName }: ITableV2): readonly IMetric[] =>
  [{}, ...tableShape.indexes.map(({ name }) => ({ GlobalSecondaryIndexName: name }))].flatMap((index) =>
    throttleEvents.map(
      (metricName) =>
        new Metric({
          namespace: 'AWS/DynamoDB',
          metricName,
          dimensionsMap: { TableName: tableName, ...index },
          period,
          statistic: 'Sum',
        }),
    ),
  );

const poolThrottlesOf = ({ userPoolId }: IUserPool, clients: readonly IUserPoolClient[]): readonly IMetric[] =>
  clients.flatMap(({ userPoolClientId }) =>
    ['SignInThrottles', 'TokenRefreshThrottles', 'FederationThrottles'].map(
      (metricName) =>
        new Metric({
          namespace: 'AWS/Cognito',
          metricName,
          dimensionsMap: { UserPool: userPoolId, UserPoolClient: userPoolClientId },
          period,
          statistic: 'Sum',
        }),
    ),
  );

/** The sum, where most have no value most of the time: a sum with one that is missing would be missing. */
const sumOf = (metrics: readonly IMetric[]): IMetric => {
  const named = metrics.map((metric, index) => [`m${index}`, metric] as const);
  return new MathExpression({
    expression: named.map(([name]) => `FILL(${name}, 0)`).join(' + '),
    usingMetrics: Object.fromEntries(named),
    period,
  });
};

/** The rates of all mails at which AWS puts an account under review. */
const reputation = { BounceRate: 0.05, ComplaintRate: 0.001 } as const;

const deadRule = (id: string, work: string, queue: IQueue): Rule => ({
  id,
  what: `${work} was tried three times and given up; its order is in the queue of dead letters.`,
  metric: queue.metricApproximateNumberOfMessagesVisible({ period, statistic: 'Maximum' }),
  threshold: 1,
  periods: 1,
});

const resourceRules = ({
  stage,
  functions,
  daily,
  table,
  userPool,
  userPoolClients,
  dead,
}: Watched): readonly Rule[] => [
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
    what: 'The table, or an index of it, refused calls for lack of capacity.',
    metric: sumOf(throttlesOf(table)),
    threshold: 1,
    periods: 1,
  },
  {
    id: 'SignInThrottles',
    what: 'The user pool refused sign-ins, refreshes or sign-ins at identity providers: too many for its quota.',
    metric: sumOf(poolThrottlesOf(userPool, userPoolClients)),
    threshold: 1,
    periods: 1,
  },
  {
    id: 'Concurrency',
    what: 'Seven tenths of the functions that the account may run at once were running.',
    metric: new Metric({ namespace: 'AWS/Lambda', metricName: 'ConcurrentExecutions', period, statistic: 'Maximum' }),
    threshold: 700,
    periods: 1,
  },
  ...Object.entries(reputation).map(([name, threshold]) => ({
    id: `Mail${name}`,
    what: `The ${name === 'BounceRate' ? 'rate of returned mails' : 'rate of complaints about mails'} is as high as AWS reviews an account for.`,
    metric: new Metric({
      namespace: 'AWS/SES',
      metricName: `Reputation.${name}`,
      period: Duration.hours(1),
      statistic: 'Maximum',
    }),
    threshold,
    periods: 1,
  })),
  ...daily.map((name) => ({
    id: `${name}Missed`,
    what: `The function ${name} runs daily, and has not run for 26 hours.`,
    metric: functions[name]!.metricInvocations({ period: Duration.hours(1) }),
    threshold: 1,
    periods: 26,
    whenBelow: true,
  })),
  deadRule('DeadImports', 'The import of an organisation', dead.Imports),
  deadRule('DeadRetentions', 'The retention, or the removal, of an organisation', dead.Retentions),
  deadRule('DeadSchedules', 'A daily run', dead.Schedules),
];

/** All rules on the resources of the region, and the counters that they need. */
export const rulesOf = (scope: Construct, watched: Watched): readonly Rule[] => [
  ...resourceRules(watched),
  ...loggedRules(scope, watched),
];
