import { readFileSync, rmSync } from 'node:fs';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { installation } from '#infra/cloud/installation.ts';
import { type Stage, stage } from '#infra/cloud/stage.ts';
import type { Group } from '#shared/contract/endpoint.ts';
import { contract } from '#shared/contract/index.ts';

const { context } = JSON.parse(readFileSync('cdk.json', 'utf8')) as { context: Record<string, unknown> };

/** The installation as `cdk synth` makes it, but for the bundles of the functions. */
export const synthesised = (of: Stage) => {
  const app = new App({
    context: { ...context, 'aws:cdk:bundling-stacks': [] },
    // CDK's own rules on finished templates take five seconds; `cdk synth` has them.
    builtinCloudFormationValidation: false,
    analyticsReporting: false,
  });
  const stacks = installation(app, of);
  const made = {
    app,
    global: Template.fromStack(stacks.global),
    stateful: Template.fromStack(stacks.stateful),
    stateless: Template.fromStack(stacks.stateless),
    edge: Template.fromStack(stacks.edge),
    copies: stacks.copies && Template.fromStack(stacks.copies),
  };
  // The templates have been read: the folder that CDK makes for them would stay.
  rmSync(app.outdir, { recursive: true });
  return made;
};

/** The installation, made once for the test files of a worker. */
export const { app, global, stateful, stateless, edge } = synthesised(stage);

/** Reports are computed: their POSTs carry a definition and store nothing. */
export const isWrite = ({ domain, method }: { readonly domain: string; readonly method: string }): boolean =>
  method !== 'GET' && domain !== 'reports';

export const endpoints = Object.entries<Group>(contract).flatMap(([domain, group]) =>
  Object.values(group).map((endpoint) => ({
    ...endpoint,
    domain,
    key: `${endpoint.method} ${endpoint.path.replace('login-{provider}', 'login/{provider}')}`,
  })),
);

/** The properties of all resources of a type in the stacks of a region. */
export const propertiesOf = (type: string) =>
  [stateful, stateless].flatMap((template) => Object.values(template.findResources(type)).map((one) => one.Properties));

/** A reference to another resource, as text to search. */
export const textOf = (value: unknown): string => JSON.stringify(value);

export interface Statement {
  readonly Effect: string;
  readonly Action: string | readonly string[];
  readonly Resource?: unknown;
  readonly Condition?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

export const policies = [
  ...propertiesOf('AWS::IAM::Policy'),
  ...propertiesOf('AWS::IAM::Role').flatMap(({ Policies }) => Policies ?? []),
];
export const actionsOf = ({ Action }: Statement): readonly string[] => [Action].flat();

/** All that the role of a construct may do: `bedsRole`, `TenantReads`. */
export const permissions = (id: string): readonly Statement[] =>
  policies
    .filter(({ Roles }) => textOf(Roles ?? '').includes(`"${id}`))
    .flatMap(({ PolicyDocument }): Statement[] => PolicyDocument.Statement);
