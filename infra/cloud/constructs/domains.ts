import type { IUserPool } from 'aws-cdk-lib/aws-cognito';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { IEmailIdentity } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import type { Environment } from '#functions/kernel/environment.ts';
import type { Group } from '#shared/contract/endpoint.ts';
import { contract, type Domain } from '#shared/contract/index.ts';
import { lambda } from './lambda.ts';
import { mayMail } from './mail.ts';
import { mayUseTable } from './table.ts';

/** What the domains' functions share. */
export interface DomainResources {
  readonly table: ITableV2;
  readonly userPool: IUserPool;
  readonly mail: IEmailIdentity;
  readonly environment: Readonly<Record<keyof Environment, string>>;
}

export type DomainFunctions = Readonly<Record<Domain, IFunction>>;

// Megabytes: receipts of a whole organisation read and reckon more than the rest.
const memory = (domain: Domain): number => (domain === 'overview' ? 1769 : 512);

const changes = (group: Group): boolean => Object.values(group).some(({ method }) => method !== 'GET');

/** Signing in, refreshing and revoking are public operations of the pool: they ask for no permission. */
const mayAdministerUsers = ({ userPoolArn }: IUserPool): PolicyStatement =>
  new PolicyStatement({
    actions: [
      'cognito-idp:AdminCreateUser',
      'cognito-idp:AdminSetUserPassword',
      'cognito-idp:AdminUserGlobalSignOut',
      'cognito-idp:AdminDeleteUser',
    ],
    resources: [userPoolArn],
  });

/** One Lambda per domain of the contract; a domain that only reads may only read. */
export const domainFunctions = (
  scope: Construct,
  { table, userPool, mail, environment }: DomainResources,
): DomainFunctions => {
  const functionOf = (domain: Domain, group: Group) =>
    lambda(scope, domain, {
      entry: `functions/${domain}/handler.ts`,
      description: `Bemanningsplan: ${domain}`,
      memory: memory(domain),
      // The gateway gives up after 30.
      seconds: 29,
      environment,
      may: [
        mayUseTable(table, changes(group) ? 'writes' : 'reads'),
        ...(domain === 'account' ? [mayAdministerUsers(userPool), mayMail(mail)] : []),
      ],
    });
  const pairs = Object.entries(contract).map(([domain, group]) => [domain, functionOf(domain as Domain, group)]);
  return Object.fromEntries(pairs) as DomainFunctions;
};
