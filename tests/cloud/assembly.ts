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

/** A stack of an installation. */
interface DeployedStack {
  readonly name: string;
  /** The template's file. */
  readonly file: string;
  readonly region: string;
  readonly template: Template;
}

/** A function of the product: not one of CDK's own, which carry no log in JSON. */
export interface Lambda {
  readonly logicalId: string;
  /** The folder of its code, as the template names it. */
  readonly folder: string;
  /** Values, or references. */
  readonly environment: Readonly<Record<string, unknown>>;
  /** The role's name in the template. */
  readonly role: string;
  /** How long one event may take. */
  readonly seconds: number;
}

/** What `cdk synth` made of an installation. */
export interface Assembly {
  readonly stacks: readonly DeployedStack[];
  /** The functions of the product by the name of their event in events/, e.g. `account` or `importQueued`. */
  readonly lambdas: ReadonlyMap<string, Lambda>;
}

const lambdasOf = (folder: string, stacks: readonly DeployedStack[]): ReadonlyMap<string, Lambda> => {
  const lambdaFrom = (logicalId: string, { Properties, Metadata }: Resource): Lambda => ({
    logicalId,
    folder: join(folder, Metadata?.['aws:asset:path'] ?? ''),
    environment: Properties.Environment.Variables,
    role: Properties.Role['Fn::GetAtt'][0],
    seconds: Properties.Timeout,
  });
  return new Map(
    stacks
      .flatMap(({ template }) => Object.entries(template.Resources))
      .filter(([, { Type, Properties }]) => Type === 'AWS::Lambda::Function' && Properties.LoggingConfig?.LogFormat)
      .map(([id, resource]) => {
        const name = id.replace(/Function[0-9A-F]{8}$/, '');
        return [name.replace(/^./, (first) => first.toLowerCase()), lambdaFrom(id, resource)];
      }),
  );
};

/** Reads what `cdk synth` wrote into a folder. */
const assemblyIn = (folder: string): Assembly => {
  const read = <T>(name: string): T => JSON.parse(readFileSync(join(folder, name), 'utf8')) as T;
  const stackOf = (name: string, { environment = '', properties }: Artifact): DeployedStack => {
    const file = properties?.templateFile ?? '';
    return { name, file: join(folder, file), region: environment.replace(/^.*\//, ''), template: read(file) };
  };
  const stacks = Object.entries(read<Manifest>('manifest.json').artifacts)
    .filter(([, { type }]) => type === 'aws:cloudformation:stack')
    .map(([name, artifact]) => stackOf(name, artifact));
  return { stacks, lambdas: lambdasOf(folder, stacks) };
};

/** The sample stage, and the same with 200 customers that have an identity provider. */
export const sampleStage = assemblyIn(inject('assembly'));
export const manyCustomers = assemblyIn(inject('manyCustomers'));

export const { stacks, lambdas } = sampleStage;

/** The templates of the sample stage as they are deployed, by the names of their stacks. */
export const templates: Readonly<Record<string, Template>> = Object.fromEntries(
  stacks.map(({ name, template }) => [name, template]),
);

/** The function of that name. Throws where the templates have none. */
export const lambdaOf = (name: string): Lambda => {
  const found = lambdas.get(name);
  if (!found) throw new Error(`the templates have no function ${name}`);
  return found;
};
