import { Duration } from 'aws-cdk-lib';
import { type Alarm, AlarmStatusWidget, Dashboard, GraphWidget, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { Watched } from './alarmRules.ts';

const period = Duration.minutes(5);

const graph = (title: string, left: readonly IMetric[]): GraphWidget =>
  new GraphWidget({ title, left: [...left], width: 12 });

/** One page for the operator: which alarms are raised, and how the API, the functions and the table do. */
export const dashboard = (
  scope: Construct,
  alarms: readonly Alarm[],
  { stage, functions, table }: Watched,
): Dashboard =>
  new Dashboard(scope, 'Dashboard', {
    defaultInterval: Duration.days(1),
    widgets: [
      [new AlarmStatusWidget({ title: 'Alarms', alarms: [...alarms], width: 24, height: 6 })],
      [
        graph('Requests', [
          stage.metricCount({ period, statistic: 'Sum' }),
          stage.metricClientError({ period, statistic: 'Sum' }),
        ]),
        graph(
          'Latency in ms',
          ['p50', 'p95'].map((statistic) => stage.metricLatency({ period, statistic })),
        ),
      ],
      [
        graph(
          'Functions: at once',
          Object.values(functions).map((one) => one.metric('ConcurrentExecutions', { period, statistic: 'Maximum' })),
        ),
        graph('Table: units', [
          table.metricConsumedReadCapacityUnits({ period }),
          table.metricConsumedWriteCapacityUnits({ period }),
        ]),
      ],
    ],
  });
