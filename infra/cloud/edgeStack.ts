import { type App, Stack } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { edgeAlarms } from './constructs/alarms.ts';
import { budget } from './constructs/budget.ts';
import { environmentOf } from './environmentOf.ts';
import type { Stage } from './stage.ts';

/** What watches the edge, in the only region that has its metrics. */
export const edgeStack = (app: App, stage: Stage, distribution: IDistribution): Stack => {
  const stack = new Stack(app, 'Bemanningsplan-Edge', {
    ...environmentOf(stage, 'Edge', 'us-east-1'),
    description: 'Bemanningsplan: alarms on the edge and on costs',
  });
  edgeAlarms(stack, stage, distribution);
  budget(stack, stage);
  return stack;
};
