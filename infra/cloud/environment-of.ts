import type { StackProps } from 'aws-cdk-lib';

/** Where a stack goes: the account of whoever deploys, a region; stacks in two regions may refer to each other. */
export const environmentOf = (region: string): StackProps => ({
  env: { account: process.env.CDK_DEFAULT_ACCOUNT, region },
  crossRegionReferences: true,
});
