import type { StackProps } from 'aws-cdk-lib';

/** The environment of a stack: the deploying account and a region; stacks in two regions may refer to each other. */
export const environmentOf = (region: string): StackProps => ({
  env: { account: process.env.CDK_DEFAULT_ACCOUNT, region },
  crossRegionReferences: true,
});
