/** Permissions that no command of the tests needs, and why they are there. */
export const unsent: readonly { readonly what: RegExp; readonly why: string }[] = [
  { what: /: logs:(CreateLogStream|PutLogEvents) /, why: 'Sent by Lambda itself.' },
  {
    what: /: s3:ListBucket /,
    why: 'Decides whether S3 answers that a file is missing or that access is denied.',
  },
  {
    what: /: dynamodb:(GetItem|BatchGetItem|Query) Table\.Arn$/,
    why: 'One port reads: a row, rows by their keys or a range, as the caller asks. All three show the same partitions.',
  },
  {
    what: /: dynamodb:(DeleteItem|ConditionCheckItem) Table\.Arn$/,
    why: 'One port writes: its transactions put, remove and require rows, in the same partitions.',
  },
  {
    what: /^(Import|Retention)QueuedRole: sqs:(ReceiveMessage|ChangeMessageVisibility|DeleteMessage|GetQueue(Url|Attributes)) /,
    why: 'Sent by Lambda itself, which takes the orders out of the queue.',
  },
  {
    what: /: sqs:SendMessage Undelivered\.Arn$/,
    why: 'Sent by Lambda itself, where a scheduled run has failed three times.',
  },
  {
    what: /: s3:(Get|Put|Delete)Object Files\.Arn\/[*-]\/log\/\*$/,
    why: 'A log entry too large for the table is a file, whichever function writes or reads it; the tests make such ones in a few.',
  },
  {
    what: /^ImportQueuedRole: (dynamodb:PutItem|ses:|ssm:)/,
    why: 'It runs the code of imports for an order, and has the permissions of that function.',
  },
  {
    what: /^RetentionQueuedRole: cognito-idp:AdminDeleteUser /,
    why: 'Accounts that were closed long ago are removed by a part that its tests call by itself.',
  },
  {
    what: /: s3:PutObject(Tagging)? Files\.Arn\/answers\//,
    why: 'An answer too large for the gateway is a file, whichever function gives it; the tests make such ones in a few.',
  },
  {
    what: /^TenantReads: s3:GetObject /,
    why: 'The history of a place shows log entries that are files; the tests have such ones outside histories.',
  },
  {
    what: /^TenantKeeps: (dynamodb:Query Table\.Arn\/index\/gsi1|s3:GetObject \S+)$/,
    why: 'It reads as the role that only reads, and keeps weeks. The steps of an import that is under way are a file; its tests read that by other functions.',
  },
  {
    what: /^(account|settings|system)Role: sts:/,
    why: 'Every function can serve an organisation; what these answer belongs to none.',
  },
  {
    what: /^(system|demand|overview|schemas)Role: dynamodb:PutItem /,
    why: 'Every function logs what it refuses; the tests of these ones have no refusal that is logged.',
  },
  {
    what: /^hierarchyRole: ssm:DeleteParameter /,
    why: 'The password of an HR server goes with its organisation; no test over HTTP removes one that has it.',
  },
  {
    what: /: ssm:GetParameter \S+\/keys\/data$/,
    why: 'Each function reads the data keys at their first use; the functions of the tests are one process, which reads them once.',
  },
  {
    what: /^(imports|ImportQueued)Role: dynamodb:Query Table\.Arn\/index\/gsi1$/,
    why: 'They read the list of SuperAdmins, a row of a partition that is named as the index’s list of accounts.',
  },
];
