import { lambdaOf, type Resource, templates } from './assembly.ts';
import type { Sent } from './commands/command.ts';

/** A statement of a policy, its references resolved to names of the templates. */
export interface Statement {
  readonly actions: readonly string[];
  readonly resources: readonly string[];
  /** Patterns of the partition keys that it is for; undefined where it is for all. */
  readonly partitions?: readonly string[] | undefined;
}

const resources: ReadonlyMap<string, Resource> = new Map(
  Object.values(templates).flatMap(({ Resources }) => Object.entries(Resources)),
);

const exported: ReadonlyMap<string, unknown> = new Map(
  Object.values(templates)
    .flatMap(({ Outputs = {} }) => Object.values(Outputs))
    .flatMap(({ Export, Value }) => (Export ? [[Export.Name, Value] as const] : [])),
);

const pseudo: Readonly<Record<string, string>> = {
  'AWS::Partition': 'aws',
  'AWS::Region': 'eu-north-1',
  'AWS::AccountId': '123456789012',
};

/** The text that a reference stands for, with the logical ids of resources as their names. Throws on a function that no policy has here. */
const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  const [[kind, given]] = Object.entries(value as object) as [[string, unknown]];
  if (kind === 'Ref') return pseudo[given as string] ?? (given as string);
  if (kind === 'Fn::GetAtt') return (given as string[]).join('.');
  if (kind === 'Fn::ImportValue') return textOf(exported.get(given as string));
  if (kind === 'Fn::Join') {
    const [separator, parts] = given as [string, unknown[]];
    return parts.map(textOf).join(separator);
  }
  throw new Error(`cannot resolve ${JSON.stringify(value)}`);
};

interface Written {
  readonly Effect: string;
  readonly Action: string | readonly string[];
  readonly Resource: unknown;
  readonly Condition?: Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>;
}

const partitionsOf = ({ Condition }: Written): readonly string[] | undefined => {
  if (!Condition) return undefined;
  const patterns = Condition['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'];
  if (!patterns || Object.keys(Condition).length > 1) throw new Error(`unknown condition ${JSON.stringify(Condition)}`);
  return [patterns].flat();
};

const statementOf = (written: Written): Statement => {
  if (written.Effect !== 'Allow') throw new Error('a policy that denies');
  return {
    actions: [written.Action].flat(),
    resources: [written.Resource].flat().map(textOf),
    partitions: partitionsOf(written),
  };
};

/** What a role may do, by its logical id. */
export const statementsOf = (role: string): readonly Statement[] =>
  [...resources.values()]
    .filter(
      ({ Type, Properties }) => Type === 'AWS::IAM::Policy' && JSON.stringify(Properties.Roles).includes(`"${role}"`),
    )
    .flatMap(({ Properties }) => Properties.PolicyDocument.Statement.map(statementOf));

/** The logical id of the role that a function assumes for an organisation; undefined where it assumes none. */
export const tenantRoleOf = (by: string): string | undefined => {
  const { TENANT_ROLE } = lambdaOf(by).environment;
  return TENANT_ROLE === undefined || typeof TENANT_ROLE === 'string'
    ? undefined
    : textOf(TENANT_ROLE).replace(/\.Arn$/, '');
};

const only = (type: string, id: RegExp): string => {
  const found = [...resources].filter(([name, { Type }]) => Type === type && id.test(name)).map(([name]) => name);
  if (found.length !== 1) throw new Error(`${found.length} resources of type ${type}`);
  return found[0]!;
};

const table = only('AWS::DynamoDB::GlobalTable', /^Table/);
const files = only('AWS::S3::Bucket', /^Files[0-9A-F]{8}$/);

/** The name of a parameter under the path of the stage: on one machine paths name none. */
const deployedName = (name = ''): string =>
  name.replace(/^\/bemanningsplan(?=\/)/, `${lambdaOf('account').environment.SECRETS_PATH}`);

/** The resource of a command, named as `textOf` names it; a part of that name where there is one resource of the kind. */
const resourceOf = ({ by, on, name, action }: Sent): string => {
  if (on === 'table') return `${table}.Arn`;
  if (on === 'index') return `${table}.Arn/index/${name}`;
  if (on === 'files') return action === 's3:ListBucket' ? `${files}.Arn` : `${files}.Arn/${name}`;
  if (on === 'parameter') return `arn:aws:ssm:eu-north-1:123456789012:parameter${deployedName(name)}`;
  if (on === 'queue')
    return `${only('AWS::SQS::Queue', by.startsWith('import') ? /^ImportsOrders/ : /^RetentionsOrders/)}.Arn`;
  if (on === 'userPool') return `${only('AWS::Cognito::UserPool', /./)}.Arn`;
  if (on === 'mail') return `arn:aws:ses:eu-north-1:123456789012:identity/${only('AWS::SES::EmailIdentity', /./)}`;
  return `${tenantRoleOf(by)}.Arn`;
};

const matches = (pattern: string, text: string, orgId: string | undefined): boolean => {
  // As a policy writes it.
  const tag = ['$', '{aws:PrincipalTag/org}'].join('');
  const filled = pattern.replaceAll(tag, orgId ?? '');
  const escaped = filled
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${escaped}$`, 's').test(text);
};

/** Whether a statement allows a command. */
export const allows = ({ actions, resources, partitions }: Statement, sent: Sent): boolean =>
  actions.includes(sent.action) &&
  resources.some((pattern) => matches(pattern, resourceOf(sent), sent.orgId)) &&
  (partitions === undefined ||
    (sent.keys ?? []).every((key) => partitions.some((pattern) => matches(pattern, key, sent.orgId))));
