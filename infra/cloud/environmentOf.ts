import type { StackProps } from 'aws-cdk-lib';
import type { Stage } from './stage.ts';

/** The name of one of the installation's stacks: two stages may share an account. */
export const stackName = ({ name }: Pick<Stage, 'name'>, part: string): string => `Bemanningsplan-${name}-${part}`;

/** The name and environment of a stack: the deploying account and a region; stacks in two regions may refer to each other. */
export const environmentOf = (stage: Stage, part: string, region: string): StackProps => ({
  stackName: stackName(stage, part),
  env: { account: process.env.CDK_DEFAULT_ACCOUNT, region },
  crossRegionReferences: true,
});
