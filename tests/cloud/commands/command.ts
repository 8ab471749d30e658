/** The role of an organisation, in tests that record: nothing of the kind is there. */
export const tenantRole = 'arn:aws:iam::123456789012:role/recorded';

/** A command that a function sent to AWS, as far as a policy sees it. */
export interface Sent {
  /** The name of the function, as in events/. */
  readonly by: string;
  /** The organisation that the credentials were for; undefined where they were the function's own. */
  readonly orgId?: string | undefined;
  readonly action: string;
  /** What it was sent to: the kind of the resource, and its name within the kind where that matters. */
  readonly on: 'table' | 'index' | 'files' | 'parameter' | 'mail' | 'queue' | 'userPool' | 'role';
  readonly name?: string | undefined;
  /** Partition keys. */
  readonly keys?: readonly string[] | undefined;
}

type Part = Omit<Sent, 'by' | 'orgId'>;

// biome-ignore lint/suspicious/noExplicitAny: the input of a command has the fields of its kind.
type Input = any;

const actions: Readonly<Record<string, string>> = {
  Get: 'GetItem',
  Put: 'PutItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
};

const inTransaction = (item: Input): Part => {
  const [[kind, { Item, Key }]] = Object.entries<Input>(item) as [[string, Input]];
  return { action: `dynamodb:${actions[kind] ?? kind}`, on: 'table', keys: [(Item ?? Key).pk] };
};

const ofTable = (kind: string, input: Input): readonly Part[] => {
  if (kind === 'TransactWrite') return input.TransactItems.map(inTransaction);
  if (kind === 'BatchGet') {
    const [{ Keys }] = Object.values<Input>(input.RequestItems);
    return [{ action: 'dynamodb:BatchGetItem', on: 'table', keys: Keys.map(({ pk }: { pk: string }) => pk) }];
  }
  if (kind === 'Query')
    return [
      {
        action: 'dynamodb:Query',
        on: input.IndexName ? 'index' : 'table',
        name: input.IndexName,
        keys: [input.ExpressionAttributeValues[':pk']],
      },
    ];
  return [{ action: `dynamodb:${actions[kind] ?? kind}`, on: 'table', keys: [(input.Item ?? input.Key).pk] }];
};

/** These are shown by a token or by the client's secret, and need no permission. */
const unsigned = new Set(['GetTokensFromRefreshToken', 'RevokeToken', 'AssociateSoftwareToken', 'VerifySoftwareToken']);

/** What a command of the SDK needs to be allowed. Throws where its kind is not known here. */
export const partsOf = (name: string, input: Input): readonly Part[] => {
  const kind = name.replace(/^_|Command$/g, '');
  if (input.TableName || input.TransactItems || input.RequestItems) return ofTable(kind, input);
  if (input.Bucket)
    return [
      { action: kind.startsWith('ListObjects') ? 's3:ListBucket' : `s3:${kind}`, on: 'files', name: input.Key },
      ...(input.Tagging ? [{ action: 's3:PutObjectTagging', on: 'files' as const, name: input.Key }] : []),
    ];
  if (/Parameters?(ByPath)?$/.test(kind))
    return [{ action: `ssm:${kind}`, on: 'parameter', name: input.Name ?? input.Path }];
  if (kind === 'SendEmail') return [{ action: 'ses:SendEmail', on: 'mail' }];
  if (kind === 'SendMessage') return [{ action: 'sqs:SendMessage', on: 'queue' }];
  if (kind === 'AssumeRole')
    return ['sts:AssumeRole', 'sts:TagSession'].map((action) => ({ action, on: 'role' as const }));
  if (unsigned.has(kind)) return [];
  if (input.UserPoolId) return [{ action: `cognito-idp:${kind}`, on: 'userPool' }];
  throw new Error(`which permission does ${kind} need?`);
};
