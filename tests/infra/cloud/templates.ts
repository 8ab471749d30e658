import { readFileSync } from 'node:fs';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { installation } from '#infra/cloud/installation.ts';
import { stage } from '#infra/cloud/stage.ts';

const { context } = JSON.parse(readFileSync('cdk.json', 'utf8')) as { context: Record<string, unknown> };

/** The installation as `cdk synth` makes it, but for the bundles of the functions. */
export const synthesised = () => {
  const app = new App({
    context: { ...context, 'aws:cdk:bundling-stacks': [] },
    // CDK's own rules on finished templates take five seconds; `cdk synth` has them.
    builtinCloudFormationValidation: false,
    analyticsReporting: false,
  });
  const stacks = installation(app, stage);
  return {
    app,
    global: Template.fromStack(stacks.global),
    stateful: Template.fromStack(stacks.stateful),
    stateless: Template.fromStack(stacks.stateless),
    edge: Template.fromStack(stacks.edge),
  };
};
