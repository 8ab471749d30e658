import { ConditionalCheckFailedException, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, DynamoDBDocumentClient, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { createTable } from '../createTable.ts';
import { localCredentials } from '../table.ts';
import { type Attempts, noAttempts } from './lockout.ts';

const TableName = 'local-identity';

/** A user of the pool. Times in milliseconds. */
export interface User {
  readonly username: string;
  readonly sub: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly status: 'FORCE_CHANGE_PASSWORD' | 'CONFIRMED' | 'EXTERNAL_PROVIDER';
  /** The identity provider that vouches for the user, which has no password then. */
  readonly provider?: string;
  readonly enabled: boolean;
  readonly password: string;
  /** Of the authenticator app: the secret in use, one that is not confirmed yet, and the step of the last code that was taken. */
  readonly secret?: string;
  readonly pendingSecret?: string;
  readonly lastStep?: number;
  /** Whether a sign-in asks for a code. */
  readonly isCodeAsked?: boolean;
  readonly createdAt: number;
  readonly modifiedAt: number;
}

/** A sign-in that can be refreshed: each refresh gives the next of its refresh tokens. */
export interface Session {
  readonly username: string;
  /** The `origin_jti` of all its tokens. */
  readonly id: string;
  /** The number of its present refresh token, from 0 on, and when that took the place of the one before. */
  readonly turn: number;
  readonly turnedAt: number;
  readonly startedAt: number;
  readonly expiresAt: number;
}

const userKey = (username: string) => ({ pk: `USER#${username.toLowerCase()}`, sk: 'USER' });
const attemptsKey = (username: string) => ({ pk: userKey(username).pk, sk: 'ATTEMPTS' });
const sessionKey = ({ username, id }: Pick<Session, 'username' | 'id'>) => ({
  pk: userKey(username).pk,
  sk: `SESSION#${id}`,
});

/** Users and their sessions, in a table of their own beside the application's. */
export const identityStore = async (endpoint: string) => {
  const client = new DynamoDBClient({ ...localCredentials, endpoint });
  await createTable(client, TableName);
  const table = DynamoDBDocumentClient.from(client);
  const get = async (Key: object) =>
    (await table.send(new GetCommand({ TableName, Key: { ...Key }, ConsistentRead: true }))).Item;
  const put = (Item: object) => table.send(new PutCommand({ TableName, Item: { ...Item } }));
  const remove = (Key: object) => table.send(new DeleteCommand({ TableName, Key: { ...Key } }));
  const sessionsOf = async (username: string): Promise<readonly Session[]> => {
    const found = await table.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :session)',
        ExpressionAttributeValues: { ':pk': userKey(username).pk, ':session': 'SESSION#' },
      }),
    );
    return (found.Items ?? []) as unknown as readonly Session[];
  };

  return {
    user: async (username: string) => (await get(userKey(username))) as User | undefined,
    /** False when the name is taken. */
    addUser: async (user: User): Promise<boolean> => {
      const Item = { ...userKey(user.username), ...user };
      try {
        await table.send(new PutCommand({ TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' }));
        return true;
      } catch (cause) {
        if (cause instanceof ConditionalCheckFailedException) return false;
        throw cause;
      }
    },
    putUser: (user: User) => put({ ...userKey(user.username), ...user }),
    removeUser: (username: string) => remove(userKey(username)),
    // A separate item: counting a failure must not overwrite a concurrent change of the user.
    attempts: async (username: string) => ((await get(attemptsKey(username))) ?? noAttempts) as Attempts,
    putAttempts: (username: string, attempts: Attempts) => put({ ...attemptsKey(username), ...attempts }),
    removeAttempts: (username: string) => remove(attemptsKey(username)),
    session: async (key: Pick<Session, 'username' | 'id'>) => (await get(sessionKey(key))) as Session | undefined,
    putSession: (session: Session) => put({ ...sessionKey(session), ...session }),
    removeSession: (key: Pick<Session, 'username' | 'id'>) => remove(sessionKey(key)),
    removeSessions: async (username: string, which: (session: Session) => boolean = () => true) => {
      const gone = (await sessionsOf(username)).filter(which);
      await Promise.all(gone.map((session) => remove(sessionKey(session))));
    },
    close: () => client.destroy(),
  };
};

export type IdentityStore = Awaited<ReturnType<typeof identityStore>>;
