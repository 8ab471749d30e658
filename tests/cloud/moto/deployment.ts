import {
  CognitoIdentityProviderClient,
  CreateUserPoolClientCommand,
  CreateUserPoolCommand,
  SetUserPoolMfaConfigCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { SESClient, VerifyDomainIdentityCommand } from '@aws-sdk/client-ses';
import { type Resource, stacks } from '../assembly.ts';
import { account, type Created, region, resolved } from './references.ts';

type Properties = Resource['Properties'];

const credentials = { accessKeyId: 'operator', secretAccessKey: 'secret' };

/** The types that moto's CloudFormation creates, of those that a day needs. */
const ofCloudFormation = [
  'AWS::IAM::Role',
  'AWS::IAM::Policy',
  'AWS::Logs::LogGroup',
  'AWS::S3::Bucket',
  'AWS::SNS::Topic',
  'AWS::SQS::Queue',
];

/** Creates a resource by the API of its service, from the properties that the template gives it. */
const byApi = (endpoint: string): Readonly<Record<string, (own: Properties) => Promise<Created>>> => {
  const options = { endpoint, region, credentials };
  const identity = new CognitoIdentityProviderClient(options);
  return {
    'AWS::DynamoDB::GlobalTable': async ({ AttributeDefinitions, KeySchema, BillingMode, GlobalSecondaryIndexes }) => {
      const input = { TableName: 'Plan', AttributeDefinitions, KeySchema, BillingMode, GlobalSecondaryIndexes };
      const { TableDescription } = await new DynamoDBClient(options).send(new CreateTableCommand(input));
      return { ref: input.TableName, attributes: { Arn: TableDescription?.TableArn ?? '' } };
    },
    'AWS::Cognito::UserPool': async ({ EnabledMfas, MfaConfiguration, ...own }) => {
      const input = { ...own, PoolName: 'Pool' };
      const { UserPool: { Id = '', Arn = '' } = {} } = await identity.send(new CreateUserPoolCommand(input));
      const SoftwareTokenMfaConfiguration = { Enabled: EnabledMfas.includes('SOFTWARE_TOKEN_MFA') };
      const mfa = { UserPoolId: Id, MfaConfiguration, SoftwareTokenMfaConfiguration };
      await identity.send(new SetUserPoolMfaConfigCommand(mfa));
      const ProviderURL = `https://cognito-idp.${region}.amazonaws.com/${Id}`;
      return { ref: Id, attributes: { Arn, ProviderURL } };
    },
    'AWS::Cognito::UserPoolClient': async (own) => {
      const input = { ...own, ClientName: 'Client' };
      const { UserPoolClient } = await identity.send(new CreateUserPoolClientCommand(input));
      return { ref: UserPoolClient?.ClientId ?? '', attributes: {} };
    },
    'AWS::SES::EmailIdentity': async ({ EmailIdentity }) => {
      await new SESClient(options).send(new VerifyDomainIdentityCommand({ Domain: EmailIdentity }));
      return { ref: EmailIdentity, attributes: {} };
    },
  };
};

/** Attributes that follow from the name of a resource. */
const attributesOf = (type: string, ref: string): Readonly<Record<string, string>> => {
  const name = ref.replace(/^.*\//, '');
  if (type === 'AWS::SQS::Queue') return { Arn: `arn:aws:sqs:${region}:${account}:${name}`, QueueName: name };
  if (type === 'AWS::S3::Bucket') return { Arn: `arn:aws:s3:::${ref}` };
  if (type === 'AWS::IAM::Role') return { Arn: `arn:aws:iam::${account}:role/${ref}` };
  return {};
};

/** One call of CloudFormation; the answer is XML. Throws what it refuses. */
const cloudFormation = async (endpoint: string, fields: Readonly<Record<string, string>>): Promise<string> => {
  const authorization = `AWS4-HMAC-SHA256 Credential=operator/20260101/${region}/cloudformation/aws4_request`;
  const body = new URLSearchParams(fields);
  const answer = await fetch(endpoint, { method: 'POST', headers: { authorization }, body });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
};

/** Creates one stack of the resources of the templates that moto's CloudFormation knows. */
const createStack = async (
  endpoint: string,
  resources: Readonly<Record<string, Resource>>,
  created: Map<string, Created>,
) => {
  const known = new Set(Object.keys(resources));
  const own = Object.entries(resources).map(([id, { Type, Properties: given }]) => [
    id,
    { Type, Properties: resolved(given, created, known) },
  ]);
  const StackName = 'Day';
  const TemplateBody = JSON.stringify({ Resources: Object.fromEntries(own) });
  await cloudFormation(endpoint, { Action: 'CreateStack', StackName, TemplateBody });
  const list = await cloudFormation(endpoint, { Action: 'ListStackResources', StackName });
  for (const [, member = ''] of list.matchAll(/<member>(.*?)<\/member>/gs)) {
    const field = (name: string) => new RegExp(`<${name}>(.*?)</${name}>`).exec(member)?.[1] ?? '';
    const [id, ref] = [field('LogicalResourceId'), field('PhysicalResourceId')];
    created.set(id, { ref, attributes: attributesOf(resources[id]?.Type ?? '', ref) });
  }
};

/**
 * Creates the stacks of the installation's own region in an implementation of AWS: by its CloudFormation what that knows, and by the APIs of
 * their services what a day needs beside. @returns what was created, by the logical names of the templates
 */
export const deploy = async (endpoint: string): Promise<ReadonlyMap<string, Created>> => {
  const created = new Map<string, Created>();
  const all = stacks
    .filter((stack) => stack.region === region)
    .flatMap(({ template }) => Object.entries(template.Resources));
  for (const [type, create] of Object.entries(byApi(endpoint)))
    for (const [id, { Properties: given }] of all.filter(([, { Type }]) => Type === type))
      created.set(id, await create(resolved(given, created)));
  const known = all.filter(([, { Type }]) => ofCloudFormation.includes(Type));
  await createStack(endpoint, Object.fromEntries(known), created);
  return created;
};
