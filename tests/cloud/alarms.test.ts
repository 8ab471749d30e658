import { describe, expect, test } from 'vitest';
import { type Resource, templates } from './assembly.ts';

interface Dimension {
  readonly Name: string;
  readonly Value: unknown;
}

interface Metric {
  readonly Namespace: string;
  readonly MetricName: string;
  readonly Dimensions?: readonly Dimension[];
}

/** What AWS publishes, as far as it is watched: the metrics of each namespace, and the sets of dimensions that they have. */
const published: Readonly<Record<string, { readonly metrics: RegExp; readonly dimensions: readonly string[] }>> = {
  'AWS/Lambda': {
    metrics:
      /^(Errors|Throttles|Duration|Invocations|ConcurrentExecutions|AsyncEventsDropped|DeadLetterErrors|DestinationDeliveryFailures)$/,
    dimensions: ['', 'FunctionName'],
  },
  'AWS/ApiGateway': { metrics: /^(4xx|5xx|Latency|IntegrationLatency|Count)$/, dimensions: ['ApiId', 'ApiId,Stage'] },
  'AWS/DynamoDB': {
    metrics: /^(ThrottledRequests|SystemErrors|(Read|Write)ThrottleEvents|UserErrors)$/,
    dimensions: ['', 'Operation,TableName', 'TableName', 'GlobalSecondaryIndexName,TableName'],
  },
  'AWS/SQS': {
    metrics: /^(ApproximateNumberOfMessagesVisible|ApproximateAgeOfOldestMessage)$/,
    dimensions: ['QueueName'],
  },
  'AWS/CloudFront': { metrics: /^([45]xxErrorRate|Requests)$/, dimensions: ['DistributionId,Region'] },
  'AWS/Scheduler': {
    metrics: /^(InvocationAttemptCount|InvocationDroppedCount|TargetErrorCount|InvocationsSentToDeadLetterCount)$/,
    dimensions: ['', 'ScheduleGroup'],
  },
  'AWS/SES': { metrics: /^(Bounce|Complaint|Reject|Reputation\.(BounceRate|ComplaintRate))$/, dimensions: [''] },
  'AWS/Cognito': {
    metrics: /^(SignIn|TokenRefresh|Federation)(Throttles|Successes)$/,
    dimensions: ['UserPool,UserPoolClient', 'UserPool'],
  },
  'AWS/Backup': {
    metrics: /^NumberOfBackupJobs(Created|Completed|Failed)$/,
    dimensions: ['BackupVaultName', 'ResourceType'],
  },
  'AWS/WAFV2': { metrics: /^(Blocked|Allowed|Counted)Requests$/, dimensions: ['Rule,WebACL', 'Region,Rule,WebACL'] },
};

/** The types of the resources that the dimensions name. */
const types: Readonly<Record<string, string>> = {
  FunctionName: 'AWS::Lambda::Function',
  ApiId: 'AWS::ApiGatewayV2::Api',
  TableName: 'AWS::DynamoDB::GlobalTable',
  QueueName: 'AWS::SQS::Queue',
  DistributionId: 'AWS::CloudFront::Distribution',
  UserPool: 'AWS::Cognito::UserPool',
  UserPoolClient: 'AWS::Cognito::UserPoolClient',
};

const resourcesOf = (type: string): readonly (readonly [string, string, Resource])[] =>
  Object.entries(templates).flatMap(([stack, { Resources }]) =>
    Object.entries(Resources)
      .filter(([, { Type }]) => Type === type)
      .map(([id, resource]) => [stack, id, resource] as const),
  );

const alarms = resourcesOf('AWS::CloudWatch::Alarm').map(([stack, id, { Properties }]) => {
  const inSums: readonly Metric[] = (Properties.Metrics ?? []).flatMap(
    ({ MetricStat }: { MetricStat?: { Metric: Metric } }) => (MetricStat ? [MetricStat.Metric] : []),
  );
  return { stack, id, metrics: Properties.Metrics ? inSums : [Properties as Metric] };
});

/** Metrics that the templates themselves make of the logs. */
const filtered = resourcesOf('AWS::Logs::MetricFilter').map(([, , { Properties }]) => {
  const [{ MetricNamespace, MetricName }] = Properties.MetricTransformations;
  return `${MetricNamespace} ${MetricName}`;
});

const namesOf = ({ Dimensions = [] }: Metric): string =>
  Dimensions.map(({ Name }) => Name)
    .sort()
    .join();

/** Whether the reference leads to a resource of the type: in its own template, or by the export of another one, whose name holds the id. */
const leadsTo = (value: unknown, type: string): boolean =>
  resourcesOf(type).some(([, id]) => JSON.stringify(value).includes(id));

describe('the alarms', () => {
  test('are there', () => {
    expect(alarms.length).toBeGreaterThan(20);
    for (const { id, metrics } of alarms) expect(metrics.length, id).toBeGreaterThan(0);
  });

  test('name metrics and dimensions that are published, or counted in a log', () => {
    for (const { id, metrics } of alarms)
      for (const metric of metrics) {
        const own = published[metric.Namespace];
        if (own === undefined) expect(filtered, id).toContain(`${metric.Namespace} ${metric.MetricName}`);
        else {
          expect(metric.MetricName, id).toMatch(own.metrics);
          expect(own.dimensions, id).toContain(namesOf(metric));
        }
      }
  });

  test('watch resources of the templates', () => {
    for (const { id, metrics } of alarms)
      for (const { Name, Value } of metrics.flatMap(({ Dimensions = [] }) => Dimensions))
        if (types[Name]) expect(leadsTo(Value, types[Name]), `${id} ${Name} ${JSON.stringify(Value)}`).toBe(true);
  });
});
