import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lambdas, type Resource, templates } from './assembly.ts';

interface Row {
  readonly what: string;
  readonly value: number;
  readonly quota: number;
  /** The share of the quota that may be used where that is not two thirds, and why. */
  readonly most?: { readonly share: number; readonly why: string };
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

const all = Object.entries(templates).flatMap(([stack, { Resources }]) =>
  Object.entries(Resources).map(([id, resource]) => ({ stack, id, ...resource })),
);
const ofType = (type: string): readonly (Resource & { readonly id: string })[] =>
  all.filter(({ Type }) => Type === type);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const most = (numbers: readonly number[]): number => Math.max(0, ...numbers);

const environmentBytes = (environment: object): number =>
  sum(Object.entries(environment).map(([name, value]) => name.length + Buffer.byteLength(`${deployed(value)}`)));

/** The bytes of the inline policies of each role. */
const policyBytes = (): readonly number[] => {
  const roles = new Map<string, number>();
  for (const { Properties } of ofType('AWS::IAM::Policy'))
    for (const { Ref } of Properties.Roles) roles.set(Ref, (roles.get(Ref) ?? 0) + bytes(Properties.PolicyDocument));
  return [...roles.values()];
};

const folderBytes = (folder: string): number =>
  sum(readdirSync(folder).map((file) => statSync(join(folder, file)).size));

/** The routes of APIs that are given as an OpenAPI document. */
const routesOfBodies = (): number =>
  sum(
    ofType('AWS::ApiGatewayV2::Api').flatMap(({ Properties }) =>
      Object.values<object>(Properties.Body?.paths ?? {}).map((methods) => Object.keys(methods).length),
    ),
  );

const megabyte = 1024 * 1024;

/** What grows with the product, and the quotas that AWS gives an account without asking. */
const rows = (): readonly Row[] => [
  ...Object.entries(templates).flatMap(([stack, template]) => [
    { what: `${stack}: resources`, value: Object.keys(template.Resources).length, quota: 500 },
    { what: `${stack}: outputs`, value: Object.keys(template.Outputs ?? {}).length, quota: 200 },
    { what: `${stack}: bytes of the template`, value: Buffer.byteLength(JSON.stringify(template)), quota: megabyte },
  ]),
  {
    what: 'environment of the function that has most, bytes',
    value: most([...lambdas.values()].map(({ environment }) => environmentBytes(environment))),
    quota: 4096,
  },
  { what: 'inline policies of the role that has most, bytes', value: most(policyBytes()), quota: 10_240 },
  {
    what: 'largest code with its source maps, bytes unzipped',
    value: most([...lambdas.values()].map(({ folder }) => folderBytes(folder))),
    quota: 250 * megabyte,
  },
  {
    what: 'routes of the API',
    value: ofType('AWS::ApiGatewayV2::Route').length + routesOfBodies(),
    quota: 300,
    most: { share: 0.8, why: 'AWS raises it on request.' },
  },
  { what: 'integrations of the API', value: ofType('AWS::ApiGatewayV2::Integration').length, quota: 300 },
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
    what: 'callback addresses of the client',
    value: most(ofType('AWS::Cognito::UserPoolClient').map(({ Properties }) => Properties.CallbackURLs?.length ?? 0)),
    quota: 100,
  },
  {
    what: 'alarms',
    value: ofType('AWS::CloudWatch::Alarm').length,
    quota: 5000,
  },
];

test('nothing is over two thirds of a quota, but for what AWS raises', () => {
  const measured = rows();
  console.table(
    measured.map(({ what, value, quota }) => ({ what, value, quota, percent: Math.round((100 * value) / quota) })),
  );
  expect(measured.filter(({ value }) => value > 0).length).toBeGreaterThan(10);
  expect(measured.filter(({ value, quota, most = { share: 2 / 3 } }) => value > quota * most.share)).toEqual([]);
});
