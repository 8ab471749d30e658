import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/** A resource of a template, with references as CloudFormation writes them. */
export interface Resource {
  readonly Type: string;
  // biome-ignore lint/suspicious/noExplicitAny: each type of resource has properties of its own.
  readonly Properties: any;
  readonly Metadata?: { readonly 'aws:asset:path'?: string };
}

interface Template {
  readonly Resources: Readonly<Record<string, Resource>>;
  readonly Outputs?: Readonly<Record<string, { readonly Value: unknown; readonly Export?: { readonly Name: string } }>>;
}

interface Artifact {
  readonly type: string;
  /** Of a stack: `aws://ACCOUNT/REGION`. */
  readonly environment?: string;
  readonly properties?: { readonly templateFile?: string };
}

interface Manifest {
  readonly artifacts: Readonly<Record<string, Artifact>>;
}

const folder = inject('assembly');
const read = <T>(name: string): T => JSON.parse(readFileSync(join(folder, name), 'utf8')) as T;

/** A stack of the installation. */
interface DeployedStack {
  readonly name: string;
  /** The template's file. */
  readonly file: string;
  readonly region: string;
  readonly template: Template;
}

const stackOf = (name: string, { environment = '', properties }: Artifact): DeployedStack => {
  const file = properties?.templateFile ?? '';
  return { name, file: join(folder, file), region: environment.replace(/^.*\//, ''), template: read<Template>(file) };
};

export const stacks: readonly DeployedStack[] = Object.entries(read<Manifest>('manifest.json').artifacts)
  .filter(([, { type }]) => type === 'aws:cloudformation:stack')
  .map(([name, artifact]) => stackOf(name, artifact));

/** The templates as they are deployed, by the names of their stacks. */
export const templates: Readonly<Record<string, Template>> = Object.fromEntries(
  stacks.map(({ name, template }) => [name, template]),
);

/** A function of the product: not one of CDK's own, which carry no log in JSON. */
export interface Lambda {
  readonly logicalId: string;
  /** The folder of its code, as the template names it. */
  readonly folder: string;
  /** Values, or references. */
  readonly environment: Readonly<Record<string, unknown>>;
  /** The role's name in the template. */
  readonly role: string;
}

const lambdaFrom = (logicalId: string, { Properties, Metadata }: Resource): Lambda => ({
  logicalId,
  folder: join(folder, Metadata?.['aws:asset:path'] ?? ''),
  environment: Properties.Environment.Variables,
  role: Properties.Role['Fn::GetAtt'][0],
});

/** The functions of the product by the name of their event in events/, e.g. `account` or `importQueued`. */
export const lambdas: ReadonlyMap<string, Lambda> = new Map(
  Object.values(templates)
    .flatMap(({ Resources }) => Object.entries(Resources))
    .filter(([, { Type, Properties }]) => Type === 'AWS::Lambda::Function' && Properties.LoggingConfig?.LogFormat)
    .map(([id, resource]) => {
      const name = id.replace(/Function[0-9A-F]{8}$/, '');
      return [name.replace(/^./, (first) => first.toLowerCase()), lambdaFrom(id, resource)];
    }),
);

/** The function of that name. Throws where the templates have none. */
export const lambdaOf = (name: string): Lambda => {
  const found = lambdas.get(name);
  if (!found) throw new Error(`the templates have no function ${name}`);
  return found;
};
