import { type App, Stack } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { edgeAlarms } from './constructs/alarms.ts';
import { environmentOf } from './environmentOf.ts';
import type { Stage } from './stage.ts';

/** What watches the edge, in the only region that has its metrics. */
export const edgeStack = (app: App, stage: Stage, distribution: IDistribution): Stack => {
  const stack = new Stack(app, 'Bemanningsplan-Edge', {
    ...environmentOf('us-east-1'),
    description: 'Bemanningsplan: alarm on errors of the edge',
  });
  edgeAlarms(stack, stage.alarmEmail, distribution);
  return stack;
};
