import { Aws } from 'aws-cdk-lib';
import type { IUserPool } from 'aws-cdk-lib/aws-cognito';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { IEmailIdentity } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import type { Environment } from '#functions/kernel/adapters/environment.ts';
import type { Group } from '#shared/contract/endpoint.ts';
import { contract, type Domain } from '#shared/contract/index.ts';
import { accept } from '../accept.ts';
import { lambda } from './lambda.ts';
import { mayMail } from './mail.ts';
import { mayLogRefusals, mayUseTable } from './table.ts';

/** What the domains' functions share. */
export interface DomainResources {
  readonly table: ITableV2;
  readonly files: IBucket;
  readonly userPool: IUserPool;
  readonly mail: IEmailIdentity;
  readonly environment: Readonly<Record<keyof Environment, string>>;
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

/** Domains that read whole log entries; large entries are stored as files. */
const readsLog: ReadonlySet<Domain> = new Set<Domain>(['log', 'people']);

/** What a domain may do with log entries that are too large for the table. */
const mayKeepLog = (files: IBucket, domain: Domain, isWriter: boolean): readonly PolicyStatement[] => {
  const actions = [
    ...(readsLog.has(domain) ? ['s3:GetObject'] : []),
    ...(isWriter ? ['s3:PutObject', 's3:DeleteObject'] : []),
  ];
  return actions.length > 0 ? [new PolicyStatement({ actions, resources: [files.arnForObjects('*/log/*')] })] : [];
};

/** To store a file that is kept for some days only: its tag says for how many. */
const storing = ['s3:PutObject', 's3:PutObjectTagging'];

/** Answers too large for the gateway are stored as files. */
const mayDeliver = (files: IBucket, domain: Domain): readonly PolicyStatement[] =>
  large.has(domain)
    ? [new PolicyStatement({ actions: [...storing], resources: [files.arnForObjects('answers/*')] })]
    : [];

/** Imports keep the files of the HR system, and what they changed. */
const mayImport = (files: IBucket, domain: Domain): readonly PolicyStatement[] =>
  domain === 'imports'
    ? [
        new PolicyStatement({
          actions: ['s3:GetObject', ...storing],
          resources: [files.arnForObjects('*/imports/*')],
        }),
        // Without it S3 answers that access is denied where a file is missing.
        new PolicyStatement({ actions: ['s3:ListBucket'], resources: [files.bucketArn] }),
      ]
    : [];

/** What a domain may do with the passwords of the HR systems' servers: parameters, encrypted with the account's own key. */
const secretActions: Partial<Record<Domain, readonly string[]>> = {
  hierarchy: ['ssm:DeleteParameter', 'ssm:PutParameter'],
  imports: ['ssm:GetParameter'],
};

const secretsArn = `arn:${Aws.PARTITION}:ssm:${Aws.REGION}:${Aws.ACCOUNT_ID}:parameter/bemanningsplan/ftp/*`;

const mayKeepSecrets = (domain: Domain): readonly PolicyStatement[] => {
  const actions = secretActions[domain];
  return actions ? [new PolicyStatement({ actions: [...actions], resources: [secretsArn] })] : [];
};

/** Those that invite people, or mail them what failed. */
const mails: ReadonlySet<Domain> = new Set<Domain>(['account', 'access', 'imports']);

/** All that the functions of a domain may do; a domain that only reads may only read, and log refusals. */
export const permissionsOf = (domain: Domain, { table, files, userPool, mail }: DomainResources) => {
  const isWriter = changes(domain, contract[domain]);
  return [
    mayUseTable(table, isWriter ? 'writes' : 'reads'),
    ...(isWriter ? [] : [mayLogRefusals(table)]),
    ...mayKeepLog(files, domain, isWriter),
    ...mayDeliver(files, domain),
    ...mayImport(files, domain),
    ...mayKeepSecrets(domain),
    ...(domain === 'account' ? [mayAdministerUsers(userPool)] : []),
    ...(mails.has(domain) ? [mayMail(mail)] : []),
  ];
};

/** One Lambda per domain of the contract. */
export const domainFunctions = (scope: Construct, resources: DomainResources): DomainFunctions => {
  const functionOf = (domain: Domain) =>
    lambda(scope, domain, {
      entry: `functions/${domain}/handler.ts`,
      description: `Bemanningsplan: ${domain}`,
      memory: memory(domain),
      // The gateway gives up after 30.
      seconds: 29,
      environment: resources.environment,
      may: permissionsOf(domain, resources),
    });
  accept(scope, {
    'AwsSolutions-IAM5[Resource::Bemanningsplan-Stateful:ExportsOutputFnGetAttFiles8E6940B8ArnD8EE6C03/*/log/*]':
      'The names of large log entries follow from organisation and time: all in this one folder of each organisation.',
    'AwsSolutions-IAM5[Resource::Bemanningsplan-Stateful:ExportsOutputFnGetAttFiles8E6940B8ArnD8EE6C03/answers/*]':
      'The names of large answers are random: all below this one prefix.',
    'AwsSolutions-IAM5[Resource::Bemanningsplan-Stateful:ExportsOutputFnGetAttFiles8E6940B8ArnD8EE6C03/*/imports/*]':
      'The names of imported files are random: all in this one folder of each organisation.',
    'AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:ssm:<AWS::Region>:<AWS::AccountId>:parameter/bemanningsplan/ftp/*]':
      'The names of passwords hold ids of organisations: all below this one prefix.',
  });
  const pairs = Object.keys(contract).map((domain) => [domain, functionOf(domain as Domain)]);
  return Object.fromEntries(pairs) as DomainFunctions;
};
