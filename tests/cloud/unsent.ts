/** A permission of a role: an action on what a policy names. */
export interface Permission {
  readonly role: string;
  readonly action: string;
  readonly resource: string;
}

interface Unsent {
  /** The roles that have it; left out, any. */
  readonly roles?: readonly string[];
  readonly actions: readonly string[];
  /** What the policies name; left out, anything. */
  readonly resource?: RegExp;
  readonly why: string;
}

const table = /^Table\.Arn$/;
const dataKeys = /\/keys\/data$/;
const logFiles = /^Files\.Arn\/[*-]\/log\/\*$/;

/** Permissions that no command of the tests needs, and why they are there. */
const unsent: readonly Unsent[] = [
  { actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], why: 'Sent by Lambda itself.' },
  {
    roles: ['TenantWrites'],
    actions: ['s3:ListBucket'],
    why: 'Decides whether S3 answers that a file is missing or that access is denied.',
  },
  {
    actions: ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'],
    resource: table,
    why: 'One port reads: a row, rows by their keys or a range, as the caller asks. All three show the same partitions.',
  },
  {
    actions: ['dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'],
    resource: table,
    why: 'One port writes: its transactions put, remove and require rows, in the same partitions.',
  },
  {
    roles: ['ImportQueuedRole', 'RetentionQueuedRole'],
    actions: [
      'sqs:ReceiveMessage',
      'sqs:ChangeMessageVisibility',
      'sqs:DeleteMessage',
      'sqs:GetQueueUrl',
      'sqs:GetQueueAttributes',
    ],
    why: 'Sent by Lambda itself, which takes the orders out of the queue.',
  },
  {
    actions: ['sqs:SendMessage'],
    resource: /^Undelivered\.Arn$/,
    why: 'Sent by Lambda itself, where a scheduled run has failed three times.',
  },
  {
    roles: ['accountRole', 'settingsRole', 'ImportRecoveryRole'],
    actions: ['s3:PutObject', 's3:DeleteObject'],
    resource: logFiles,
    why: 'A log entry too large for the table is a file, whichever function writes it; the tests make such ones in others.',
  },
  {
    roles: ['RetentionQueuedRole'],
    actions: ['s3:PutObject'],
    resource: logFiles,
    why: 'What it logs is never too large for the table in the tests.',
  },
  {
    roles: ['peopleRole'],
    actions: ['s3:GetObject'],
    resource: logFiles,
    why: 'The export of an account may meet log entries that are files; the tests have such ones outside exports.',
  },
  {
    roles: ['ImportQueuedRole'],
    actions: ['dynamodb:PutItem', 'ssm:GetParameter'],
    why: 'It runs the code of imports for an order, and has the permissions of that function.',
  },
  {
    roles: ['RetentionQueuedRole'],
    actions: ['cognito-idp:AdminDeleteUser'],
    why: 'Accounts that were closed long ago are removed by a part that its tests call by itself.',
  },
  {
    roles: ['TenantReads', 'TenantKeeps', 'TenantWrites'],
    actions: ['s3:PutObject', 's3:PutObjectTagging'],
    resource: /^Files\.Arn\/answers\//,
    why: 'An answer too large for the gateway is a file, whichever function gives it; the tests make such ones in a few.',
  },
  {
    roles: ['TenantReads'],
    actions: ['s3:GetObject'],
    why: 'The history of a place shows log entries that are files; the tests have such ones outside histories.',
  },
  {
    roles: ['TenantKeeps'],
    actions: ['dynamodb:Query'],
    resource: /^Table\.Arn\/index\/gsi1$/,
    why: 'It reads as the role that only reads, and keeps weeks.',
  },
  {
    roles: ['accountRole', 'settingsRole', 'systemRole'],
    actions: ['sts:AssumeRole', 'sts:TagSession'],
    why: 'Every function can serve an organisation; what these answer belongs to none.',
  },
  {
    roles: ['systemRole'],
    actions: ['dynamodb:PutItem'],
    why: 'Every function may log what it refuses; this one is open to all.',
  },
  {
    roles: ['bedsRole', 'budgetRole', 'demandRole', 'followupRole', 'schemasRole'],
    actions: ['ssm:GetParameter'],
    resource: dataKeys,
    why: 'Any create may be repeated by its key, for which its answer is sealed; the tests repeat those of other domains.',
  },
  {
    roles: ['importsRole', 'overviewRole'],
    actions: ['ssm:GetParameter'],
    resource: dataKeys,
    why: 'The name of an answer too large for the gateway is hidden by the data key; the tests make such ones in others.',
  },
  {
    roles: ['importsRole', 'ImportQueuedRole'],
    actions: ['dynamodb:Query'],
    resource: /^Table\.Arn\/index\/gsi1$/,
    why: 'They read the list of SuperAdmins, a row of a partition that is named as the index’s list of accounts.',
  },
];

/** Why one action is there, of one role or of any. */
interface Reason {
  readonly role: string | undefined;
  readonly action: string;
  readonly resource: RegExp | undefined;
  readonly why: string;
}

/** The reasons one by one: each has to be needed, or the permissions test refuses it. */
export const reasons: readonly Reason[] = unsent.flatMap(({ roles = [undefined], actions, resource, why }) =>
  roles.flatMap((role) => actions.map((action) => ({ role, action, resource, why }))),
);

export const explains = (reason: Reason, { role, action, resource }: Permission): boolean =>
  (reason.role ?? role) === role && reason.action === action && (reason.resource?.test(resource) ?? true);
