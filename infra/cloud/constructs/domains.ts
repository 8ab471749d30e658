import { Aws } from 'aws-cdk-lib';
import type { IUserPool } from 'aws-cdk-lib/aws-cognito';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { type IRole, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { IEmailIdentity } from 'aws-cdk-lib/aws-ses';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { dataKeysName } from '#functions/kernel/adapters/dataKeys.ts';
import type { Environment } from '#functions/kernel/adapters/environment.ts';
import { exceptionsOf } from '#functions/kernel/http/exceptions.ts';
import { answerFileName } from '#functions/kernel/store/fileNames.ts';
import { noOrganization, refusalPartitions } from '#functions/kernel/store/keys.ts';
import {
  accountPartitions,
  anyPartition,
  commonPartitions,
  tenantsPartitions,
} from '#functions/kernel/store/partitions.ts';
import type { Endpoint, Group } from '#shared/contract/endpoint.ts';
import { contract, type Domain } from '#shared/contract/index.ts';
import { accept } from '../accept.ts';
import { providersName } from '../customers.ts';
import { lambda } from './lambda.ts';
import { mayMail } from './mail.ts';
import { mayOrder } from './queues.ts';
import { mayDo, mayUsePartitions, reading, writing } from './table.ts';
import { mayServeTenants, storingForDays, type TenantRoles } from './tenant.ts';

/** What the domains' functions share. */
export interface DomainResources {
  readonly table: ITableV2;
  /** Of what belongs to one organisation. */
  readonly tenants: TenantRoles;
  readonly files: IBucket;
  readonly userPool: IUserPool;
  readonly mail: IEmailIdentity;
  /** The organisations whose removal is to be carried out. */
  readonly retentionOrders: IQueue;
  /** Daily runs that were given up. */
  readonly undelivered: IQueue;
  readonly environment: Readonly<Record<keyof Environment, string>> & { readonly SECRETS_PATH: string };
}

export type DomainFunctions = Readonly<Record<Domain, IFunction>>;

/** Domains that read and calculate the plans of many units at once, or whole files of staff. */
const large: ReadonlySet<Domain> = new Set<Domain>(['overview', 'reports', 'imports']);

/** In megabytes. */
const memory = (domain: Domain): number => (large.has(domain) ? 1769 : 512);

/** Whether a domain writes: reports are computed, though their definition comes in the body of a POST. */
const changes = (domain: Domain, group: Group): boolean =>
  domain !== 'reports' && Object.values(group).some(({ method }) => method !== 'GET');

/**
 * Refreshing and revoking need the secret of the client instead of a permission; enrolling an authenticator app needs an access token
 * of the user.
 */
const mayAdministerUsers = ({ userPoolArn }: IUserPool): PolicyStatement =>
  new PolicyStatement({
    actions: [
      'cognito-idp:AdminCreateUser',
      'cognito-idp:AdminInitiateAuth',
      'cognito-idp:AdminRespondToAuthChallenge',
      'cognito-idp:AdminSetUserMFAPreference',
      'cognito-idp:DescribeUserPoolClient',
      'cognito-idp:AdminSetUserPassword',
      'cognito-idp:AdminUserGlobalSignOut',
      'cognito-idp:AdminDeleteUser',
      'cognito-idp:AdminDeleteUserAttributes',
    ],
    resources: [userPoolArn],
  });

/** What the exceptions of a domain's endpoints name (functions/kernel/store/README.md, "The wall"). */
const excepted = (domain: Domain) => {
  const all = Object.values<Endpoint>(contract[domain]).flatMap(exceptionsOf);
  const together = all.some((one) => one.together) ? tenantsPartitions : [];
  const own = all.some((one) => one.writesOwn) ? accountPartitions('*') : [];
  return {
    reads: all.flatMap(({ reads = [] }) => reads),
    writes: [...all.flatMap(({ writes = [] }) => writes), ...together, ...own],
  };
};

const mayUse = (
  table: ITableV2,
  actions: readonly string[],
  patterns: readonly string[],
): readonly PolicyStatement[] =>
  patterns.includes(anyPartition) ? mayDo(table, actions) : mayUsePartitions(table, actions, patterns);

/**
 * What a domain may do with its own credentials: find the caller, log a refusal, and what its exceptions name. Everything else belongs to
 * an organisation, and is read and written in a role for that one.
 */
const mayUseOwn = (table: ITableV2, domain: Domain): readonly PolicyStatement[] => {
  const { reads, writes } = excepted(domain);
  return [
    ...mayUse(table, reading, [...accountPartitions('*'), ...refusalPartitions, ...reads, ...writes]),
    ...mayUse(table, ['dynamodb:PutItem'], refusalPartitions),
    ...(writes.length > 0 ? mayUse(table, writing, writes) : []),
  ];
};

/** What a domain may do with its own credentials with log entries that are too large for the table. */
const mayKeepLog = (files: IBucket, domain: Domain): readonly PolicyStatement[] => {
  const { reads, writes } = excepted(domain);
  const keeping = ['s3:PutObject', 's3:DeleteObject'];
  const [all, outside] = ['*', noOrganization].map((orgId) => files.arnForObjects(`${orgId}/log/*`));
  return [
    ...(reads.includes(anyPartition) ? [new PolicyStatement({ actions: ['s3:GetObject'], resources: [all!] })] : []),
    ...(writes.includes(anyPartition) ? [new PolicyStatement({ actions: keeping, resources: [all!] })] : []),
    ...(writes.includes(commonPartitions.log)
      ? [new PolicyStatement({ actions: keeping, resources: [outside!] })]
      : []),
  ];
};

/** Reports of several organisations belong to none: those too large for the gateway are stored outside all. */
const mayDeliver = (files: IBucket, domain: Domain): readonly PolicyStatement[] =>
  domain === 'reports'
    ? [
        new PolicyStatement({
          actions: storingForDays,
          resources: [files.arnForObjects(answerFileName(noOrganization, '*'))],
        }),
      ]
    : [];

/** What a domain may do with the passwords of the HR systems' servers: parameters, encrypted with the account's own key. */
const secretActions: Partial<Record<Domain, readonly string[]>> = {
  hierarchy: ['ssm:DeleteParameter', 'ssm:PutParameter'],
  imports: ['ssm:GetParameter'],
};

const parametersOf = ({ SECRETS_PATH }: DomainResources['environment']): string =>
  `arn:${Aws.PARTITION}:ssm:${Aws.REGION}:${Aws.ACCOUNT_ID}:parameter${SECRETS_PATH}`;

/** The passwords of the HR systems' servers. */
export const secretsOf = (environment: DomainResources['environment']): string => `${parametersOf(environment)}/ftp/*`;

const mayKeepSecrets = (domain: Domain, environment: DomainResources['environment']): readonly PolicyStatement[] => {
  const actions = secretActions[domain];
  return actions ? [new PolicyStatement({ actions: [...actions], resources: [secretsOf(environment)] })] : [];
};

/** Domains that give cursors of lists, or sign what a browser keeps. */
const signs: ReadonlySet<Domain> = new Set<Domain>(['account', 'log', 'people']);

/** The data keys: for what is signed, the names of large answers, and the remembered answers of creates. */
const mayReadDataKeys = (domain: Domain, environment: DomainResources['environment']): readonly PolicyStatement[] =>
  signs.has(domain) ||
  large.has(domain) ||
  Object.values<Endpoint>(contract[domain]).some(({ status }) => status === 201)
    ? [
        new PolicyStatement({
          actions: ['ssm:GetParameter'],
          resources: [`${parametersOf(environment)}/${dataKeysName}`],
        }),
      ]
    : [];

/** The customers' identity providers. */
export const mayReadProviders = (environment: DomainResources['environment']): PolicyStatement =>
  new PolicyStatement({
    actions: ['ssm:GetParametersByPath'],
    resources: [`${parametersOf(environment)}/${providersName}`],
  });

/** Domains that make accounts, or sign in to them. */
const knowsProviders: ReadonlySet<Domain> = new Set<Domain>(['account', 'access']);

/** Those that invite people, or mail them what failed. */
const mails: ReadonlySet<Domain> = new Set<Domain>(['account', 'access', 'imports']);

/** Domains that keep the weeks that they have computed (functions/core/kept). */
const keepsWeeks: ReadonlySet<Domain> = new Set<Domain>(['overview']);

/** The role by which a domain uses what belongs to an organisation; one that only reads may only read. */
const tenantRoleOf = (domain: Domain, { reads, keeps, writes }: TenantRoles): IRole => {
  if (changes(domain, contract[domain])) return writes;
  return keepsWeeks.has(domain) ? keeps : reads;
};

/** All that the functions of a domain may do. */
export const permissionsOf = (
  domain: Domain,
  { table, tenants, files, userPool, mail, retentionOrders, environment }: DomainResources,
) => [
  ...mayUseOwn(table, domain),
  mayServeTenants(tenantRoleOf(domain, tenants)),
  ...mayKeepLog(files, domain),
  ...mayDeliver(files, domain),
  ...mayKeepSecrets(domain, environment),
  ...mayReadDataKeys(domain, environment),
  ...(knowsProviders.has(domain) ? [mayReadProviders(environment)] : []),
  ...(domain === 'account' ? [mayAdministerUsers(userPool)] : []),
  ...(mails.has(domain) ? [mayMail(mail)] : []),
  ...(domain === 'hierarchy' ? [mayOrder(retentionOrders)] : []),
];

/** The settings of the functions of a domain. */
export const environmentFor = (domain: Domain, { environment, tenants }: DomainResources) => ({
  ...environment,
  TENANT_ROLE: tenantRoleOf(domain, tenants).roleArn,
});

/** One Lambda per domain of the contract. */
export const domainFunctions = (scope: Construct, resources: DomainResources): DomainFunctions => {
  const functionOf = (domain: Domain) =>
    lambda(scope, domain, {
      entry: `functions/${domain}/handler.ts`,
      description: `Bemanningsplan: ${domain}`,
      memory: memory(domain),
      // The gateway gives up after 30.
      seconds: 29,
      environment: environmentFor(domain, resources),
      may: permissionsOf(domain, resources),
    });
  accept(scope, {
    'AwsSolutions-IAM5[Resource::<Stateful>:ExportsOutputFnGetAttFiles8E6940B8ArnD8EE6C03/*/log/*]':
      'The names of large log entries follow from organisation and time: all in this one folder of each organisation.',
    'AwsSolutions-IAM5[Resource::<Stateful>:ExportsOutputFnGetAttFiles8E6940B8ArnD8EE6C03/-/log/*]':
      'The names of large log entries follow from their time: all in the one folder of what belongs to no organisation.',
    'AwsSolutions-IAM5[Resource::<Stateful>:ExportsOutputFnGetAttFiles8E6940B8ArnD8EE6C03/answers/-/*]':
      'The names of large answers are random: all in the one folder of what belongs to no organisation.',
    [`AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:ssm:<AWS::Region>:<AWS::AccountId>:parameter${resources.environment.SECRETS_PATH}/ftp/*]`]:
      'The names of passwords hold ids of organisations: all below this one prefix.',
  });
  const pairs = Object.keys(contract).map((domain) => [domain, functionOf(domain as Domain)]);
  return Object.fromEntries(pairs) as DomainFunctions;
};
