import { Aws } from 'aws-cdk-lib';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { AccountPrincipal, type IRole, PolicyStatement, Role } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { answerFileName } from '#functions/kernel/store/fileNames.ts';
import { organizationPartition } from '#functions/kernel/store/keys.ts';
import { keptPartitions, tenantPartitions } from '#functions/kernel/store/partitions.ts';
import { accept } from '../accept.ts';
import { mayUsePartitions, reading, writing } from './table.ts';

/** In a policy: the organisation in the tag of the session. */
const org = ['$', '{aws:PrincipalTag/org}'].join('');

/** To store a file that may be kept for some days only: its tag says for how many. */
export const storingForDays = ['s3:PutObject', 's3:PutObjectTagging'];

/** The roles by which functions read, read and keep weeks, or read and write, what belongs to one organisation. */
export interface TenantRoles {
  readonly reads: IRole;
  readonly keeps: IRole;
  readonly writes: IRole;
}

type Use = keyof TenantRoles;

const onTable = (table: ITableV2, use: Use): readonly PolicyStatement[] => [
  ...mayUsePartitions(table, use === 'writes' ? [...reading, ...writing] : reading, tenantPartitions(org)),
  ...(use === 'keeps'
    ? [
        ...mayUsePartitions(table, ['dynamodb:PutItem'], keptPartitions(org)),
        // Weeks are kept where their unit stands.
        ...mayUsePartitions(table, ['dynamodb:ConditionCheckItem'], [organizationPartition(org)]),
      ]
    : []),
];

const onFiles = (files: IBucket, use: Use): readonly PolicyStatement[] => {
  const own = files.arnForObjects(`${org}/*`);
  const answers = files.arnForObjects(answerFileName(org, '*'));
  return use !== 'writes'
    ? [
        new PolicyStatement({ actions: ['s3:GetObject'], resources: [own] }),
        new PolicyStatement({ actions: storingForDays, resources: [answers] }),
      ]
    : [
        new PolicyStatement({ actions: ['s3:GetObject', 's3:DeleteObject'], resources: [own] }),
        new PolicyStatement({ actions: storingForDays, resources: [own, answers] }),
        // Without it S3 answers that access is denied where a file is missing. It shows names, which hold ids only.
        new PolicyStatement({ actions: ['s3:ListBucket'], resources: [files.bucketArn] }),
      ];
};

/**
 * A role of a session with the tag `org`, which holds it to the partitions and files of that organisation. Roles of this account may assume
 * it where their own policy says so; without the tag, or with a further one, nobody may.
 */
const roleOf = (scope: Construct, id: string, use: Use, table: ITableV2, files: IBucket): Role => {
  const role = new Role(scope, id, {
    description: `Bemanningsplan: ${use} what belongs to one organisation`,
    assumedBy: new AccountPrincipal(Aws.ACCOUNT_ID)
      .withConditions({
        StringLike: { 'aws:RequestTag/org': 'org_*' },
        'ForAllValues:StringEquals': { 'aws:TagKeys': ['org'] },
      })
      .withSessionTags(),
  });
  for (const statement of [...onTable(table, use), ...onFiles(files, use)]) role.addToPolicy(statement);
  return role;
};

export const tenantRoles = (scope: Construct, table: ITableV2, files: IBucket): TenantRoles => {
  const own = new Construct(scope, 'Tenant');
  accept(own, {
    'AwsSolutions-IAM5[Resource::<Stateful>:ExportsOutputFnGetAttFiles8E6940B8ArnD8EE6C03/<aws:PrincipalTag/org>/*]':
      'All files of the one organisation in the tag of the session.',
    'AwsSolutions-IAM5[Resource::<Stateful>:ExportsOutputFnGetAttFiles8E6940B8ArnD8EE6C03/answers/<aws:PrincipalTag/org>/*]':
      'The names of large answers are random: all of the one organisation in the tag of the session.',
  });
  return {
    reads: roleOf(own, 'Reads', 'reads', table, files),
    keeps: roleOf(own, 'Keeps', 'keeps', table, files),
    writes: roleOf(own, 'Writes', 'writes', table, files),
  };
};

/** May become the role for any one organisation. */
export const mayServeTenants = ({ roleArn }: IRole): PolicyStatement =>
  new PolicyStatement({ actions: ['sts:AssumeRole', 'sts:TagSession'], resources: [roleArn] });
