import { type App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { copiesStack } from './copiesStack.ts';
import { edgeStack } from './edgeStack.ts';
import { globalStack } from './globalStack.ts';
import type { Stage } from './stage.ts';
import { statefulStack } from './statefulStack.ts';
import { statelessStack } from './statelessStack.ts';

/** The whole installation: what must survive, what may be rebuilt, and what AWS wants in us-east-1. cdk-nag stops a bad one. */
export const installation = (app: App, stage: Stage) => {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app, { verbose: true }));
  const global = globalStack(app, stage);
  const copies = copiesStack(app, stage);
  const stateful = statefulStack(app, stage);
  // The plan of the backups names the vault of the copies, which has to be there.
  if (copies) stateful.stack.addStackDependency(copies);
  const stateless = statelessStack(app, stage, {
    certificate: global.certificate,
    firewall: global.firewall,
    ...stateful.resources,
  });
  const edge = edgeStack(app, stage, stateless.distribution);
  return { global: global.stack, stateful: stateful.stack, stateless: stateless.stack, edge, copies };
};
