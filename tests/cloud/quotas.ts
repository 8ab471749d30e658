import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Assembly, Resource } from './assembly.ts';

/** A figure of an installation, and what AWS allows. */
interface QuotaRow {
  readonly what: string;
  readonly value: number;
  readonly quota: number;
}

/** A reference as long as what CloudFormation writes for it: an ARN of a resource with a long name. */
const reference = 'x'.repeat(120);

const isReference = (value: object): boolean =>
  Object.keys(value).length === 1 && /^(Ref|Fn::)/.test(Object.keys(value)[0] ?? '');

/** The value as it is deployed, as long as that or longer. */
const deployed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(deployed);
  if (typeof value !== 'object' || value === null) return value;
  if ('Fn::Join' in value) {
    const [separator, parts] = value['Fn::Join'] as [string, unknown[]];
    return parts.map(deployed).join(separator);
  }
  if (isReference(value)) return reference;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, deployed(part)]));
};

const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(deployed(value)));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const most = (numbers: readonly number[]): number => Math.max(0, ...numbers);

const environmentBytes = (environment: object): number =>
  sum(Object.entries(environment).map(([name, value]) => name.length + Buffer.byteLength(`${deployed(value)}`)));

/** The bytes of the inline policies of each role. */
const policyBytes = (policies: readonly Resource[]): readonly number[] => {
  const roles = new Map<string, number>();
  for (const { Properties } of policies)
    for (const { Ref } of Properties.Roles) roles.set(Ref, (roles.get(Ref) ?? 0) + bytes(Properties.PolicyDocument));
  return [...roles.values()];
};

const folderBytes = (folder: string): number =>
  sum(readdirSync(folder).map((file) => statSync(join(folder, file)).size));

/** The routes of APIs that are given as an OpenAPI document. */
const routesOfBodies = (apis: readonly Resource[]): number =>
  sum(
    apis.flatMap(({ Properties }) =>
      Object.values<object>(Properties.Body?.paths ?? {}).map((methods) => Object.keys(methods).length),
    ),
  );

const megabyte = 1024 * 1024;

/** What grows with the product, and the quotas that AWS gives an account without asking. */
export const quotaRows = ({ stacks, lambdas }: Assembly): readonly QuotaRow[] => {
  const all = stacks.flatMap(({ template }) => Object.values(template.Resources));
  const ofType = (type: string): readonly Resource[] => all.filter(({ Type }) => Type === type);
  return [
    ...stacks.flatMap(({ name, template }) => [
      { what: `${name}: resources`, value: Object.keys(template.Resources).length, quota: 500 },
      { what: `${name}: outputs`, value: Object.keys(template.Outputs ?? {}).length, quota: 200 },
      { what: `${name}: bytes of the template`, value: Buffer.byteLength(JSON.stringify(template)), quota: megabyte },
    ]),
    {
      what: 'environment of the function that has most, bytes',
      value: most([...lambdas.values()].map(({ environment }) => environmentBytes(environment))),
      quota: 4096,
    },
    {
      what: 'inline policies of the role that has most, bytes',
      value: most(policyBytes(ofType('AWS::IAM::Policy'))),
      quota: 10_240,
    },
    {
      what: 'largest code with its source maps, bytes unzipped',
      value: most([...lambdas.values()].map(({ folder }) => folderBytes(folder))),
      quota: 250 * megabyte,
    },
    {
      what: 'routes of the API',
      value: ofType('AWS::ApiGatewayV2::Route').length + routesOfBodies(ofType('AWS::ApiGatewayV2::Api')),
      quota: 300,
    },
    {
      what: 'integrations of the API, if an import makes one for each route',
      value: ofType('AWS::ApiGatewayV2::Integration').length + routesOfBodies(ofType('AWS::ApiGatewayV2::Api')),
      quota: 300,
    },
    {
      what: 'names in a certificate',
      value: most(
        ofType('AWS::CertificateManager::Certificate').map(
          ({ Properties }) => 1 + (Properties.SubjectAlternativeNames?.length ?? 0),
        ),
      ),
      quota: 10,
    },
    {
      what: 'aliases of the distribution',
      value: most(
        ofType('AWS::CloudFront::Distribution').map(
          ({ Properties }) => Properties.DistributionConfig.Aliases?.length ?? 0,
        ),
      ),
      quota: 100,
    },
    {
      what: 'identity providers of the user pool',
      value: ofType('AWS::Cognito::UserPoolIdentityProvider').length,
      quota: 300,
    },
    {
      what: 'callback addresses of all clients',
      value: sum(ofType('AWS::Cognito::UserPoolClient').map(({ Properties }) => Properties.CallbackURLs?.length ?? 0)),
      quota: 100 * ofType('AWS::Cognito::UserPoolClient').length,
    },
    {
      what: 'alarms',
      value: ofType('AWS::CloudWatch::Alarm').length,
      quota: 5000,
    },
  ];
};
