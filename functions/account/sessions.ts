import * as z from 'zod';
import { organizationsOf } from '#functions/core/places/repository.ts';
import { keyedHashes, sealed, unsealed } from '#functions/kernel/adapters/seal.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { Problem } from '#functions/kernel/problem.ts';
import {
  type Caller,
  isCurrent,
  isProvider,
  loadCaller,
  type SessionOfToken,
  type StoredAccount,
} from '#functions/kernel/rights/caller.ts';
import { accountKey, sessionKey, usedTokenKey } from '#functions/kernel/store/keys.ts';
import { emptyRow, type Row, replace, type Write } from '#functions/kernel/store/table.ts';
import { accessLifetime, idleTolerance } from '#shared/model/session.ts';
import type { Identity, Tokens } from './identity.ts';

const hour = 3_600_000;
/** Milliseconds without a refresh after which a session ends, unless an organisation sets a shorter limit; the user pool ends it after 14 days. */
const longestIdle = 12 * hour;
const lifetimeSeconds = 14 * 24 * 3600;

/** A session of an account, kept for as long as the user pool keeps it. */
export interface StoredSession {
  /** What its client said that it is. */
  readonly device: string;
  readonly startedAt: string;
  /** When it was last refreshed. */
  readonly at: string;
  /** Signed out, here or from another device: it is not refreshed any more. */
  readonly ended?: true;
}

/** The account and session of a refresh token that was used. */
const UsedBy = z.object({ username: z.string(), session: z.object({ id: z.string(), startedAt: z.number() }) });
type UsedBy = z.infer<typeof UsedBy>;

const sealedToken = 'used refresh token';

/** The fields of an account that end all its sessions, but for one where its id is given. */
export const endedSessions = ({ now }: Scope, kept?: string): Pick<StoredAccount, 'sessionsFrom' | 'keptSession'> => ({
  sessionsFrom: now.toISOString(),
  keptSession: kept,
});

/**
 * After the clock was set back, a new session would look older than `sessionsFrom` and be refused: `keptSession` excepts it. Until the
 * clock has caught up, only the newest session works.
 */
export const keptDespiteClock = ({ created, sessionsFrom = created }: StoredAccount, id: string) =>
  Date.parse(sessionsFrom) > Date.now() ? { keptSession: id } : {};

/** The sessions whose access tokens are refused, with one more. */
export const signedOut = (scope: Scope, { endedSessions: earlier = [] }: StoredAccount, id: string) => {
  const now = scope.now.toISOString();
  const until = new Date(scope.now.getTime() + accessLifetime).toISOString();
  return [...earlier.filter((one) => one.until > now && one.id !== id), { id, until }];
};

/** Ends a session of an account: its tokens are refused from now on. */
const endedNow = async (scope: Scope, row: Row<StoredAccount>, session: SessionOfToken): Promise<void> => {
  const { username, homeOrgId } = row.data;
  await scope.commit({
    writes: [
      replace(row, { ...row.data, endedSessions: signedOut(scope, row.data, session.id) }),
      kept(scope, await sessionRow(scope, username, session), { ended: true }),
    ],
    action: 'signOut',
    object: 'account',
    id: username,
    by: username,
    orgId: homeOrgId,
    after: null,
  });
};

/**
 * Ends the session: revokes the refresh token, also where the access token has expired, and refuses the access token from now on.
 */
export const signOut = async (scope: Scope, identity: Identity, refreshToken: string | undefined): Promise<null> => {
  if (refreshToken) await identity.revoke(refreshToken);
  const bearer = await scope.http?.bearer();
  const row = bearer && (await scope.table.get<StoredAccount>(accountKey(bearer.username)));
  if (row) await endedNow(scope, row, bearer.session);
  return null;
};

/** The username and session in an access token that the user pool has just issued. */
export const issuedTo = (accessToken: string): { readonly username: string; readonly session: SessionOfToken } => {
  const claims = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString());
  return { username: claims.unique_name ?? '', session: { id: claims.origin_jti, startedAt: claims.auth_time } };
};

/** The stored session; one that is not stored yet is of this client. */
const sessionRow = async (
  { table, http }: Scope,
  username: string,
  { id, startedAt }: SessionOfToken,
): Promise<Row<StoredSession>> => {
  const key = sessionKey(username, id);
  const started = new Date(startedAt * 1000).toISOString();
  const device = (http?.userAgent ?? '').slice(0, 300);
  return (await table.get<StoredSession>(key)) ?? emptyRow(key, { device, startedAt: started, at: started });
};

/** The write that keeps a row until the user pool ends the session. */
const keptRow = <Data>({ now }: Scope, row: Row<Data>, data: Data): Write => ({
  put: { ...row, version: row.version + 1, data, expires: Math.floor(now.getTime() / 1000) + lifetimeSeconds },
  guard: { version: row.version },
});

const kept = (scope: Scope, row: Row<StoredSession>, changes: Partial<StoredSession>): Write =>
  keptRow(scope, row, { ...row.data, ...changes });

/** Keeps the session of tokens that were just issued. */
export const keepSession = async (scope: Scope, { accessToken }: Tokens): Promise<void> => {
  const { username, session } = issuedTo(accessToken);
  const row = await sessionRow(scope, username, session);
  await scope.table.commit(kept(scope, row, { at: scope.now.toISOString() }));
};

/** After how long without a refresh the sessions of an account end, by the shortest limit of the organisations that it reaches. */
export const idleLimitOf = async ({ table }: Scope, caller: Caller): Promise<number> => {
  if (isProvider(caller)) return longestIdle;
  const organizations = await organizationsOf(table, [...new Set(caller.grants.map(({ orgId }) => orgId))]);
  const limits = organizations.flatMap(({ data }) => data.idleMinutes ?? []);
  return Math.min(longestIdle, ...limits.map((minutes) => minutes * 60_000 + idleTolerance));
};

/** Whether a session was signed out, or not refreshed for as long as the limit says, in milliseconds. */
export const isOver = ({ now }: Scope, { ended, at }: StoredSession, idleLimit: number): boolean =>
  ended === true || now.getTime() - Date.parse(at) > idleLimit;

/** The caller of a session; undefined where it was ended. */
const callerOf = ({ table }: Scope, username: string, session: SessionOfToken): Promise<Caller | undefined> =>
  loadCaller(table, username, session).catch((cause: unknown) => {
    if (cause instanceof Problem) return undefined;
    throw cause;
  });

/** The write that remembers the owner of a used refresh token; sealed, because it names an account. */
const remembered = async (scope: Scope, refreshToken: string, owner: UsedBy): Promise<Write> => {
  const [hash] = await keyedHashes(sealedToken, refreshToken);
  const key = usedTokenKey(hash);
  const row = (await scope.table.get<string>(key)) ?? emptyRow(key, '');
  return keptRow(scope, row, await sealed(sealedToken, owner));
};

/**
 * Ends the session of a refresh token that is used a second time: either this request or the earlier one is a thief's, so the tokens
 * issued for it end too. Does nothing for an unknown token.
 */
const endReused = async (scope: Scope, refreshToken: string): Promise<void> => {
  const keys = (await keyedHashes(sealedToken, refreshToken)).map(usedTokenKey);
  const [used] = await scope.table.getAll<string>(keys);
  if (!used) return;
  const { username, session } = UsedBy.parse(await unsealed(sealedToken, used.data));
  const row = await scope.table.get<StoredAccount>(accountKey(username));
  if (row && isCurrent(row.data, session)) await endedNow(scope, row, session);
};

/** New tokens. Throws 401 when the refresh token is not valid, or its session was ended or not used for too long. */
export const refreshed = async (scope: Scope, identity: Identity, refreshToken: string): Promise<Tokens> => {
  const tokens = await identity.refresh(refreshToken);
  if (tokens === 'refused') {
    await endReused(scope, refreshToken);
    throw new Problem('unauthorized');
  }
  const { username, session } = issuedTo(tokens.accessToken);
  const row = await sessionRow(scope, username, session);
  const caller = await callerOf(scope, username, session);
  if (!caller || isOver(scope, row.data, await idleLimitOf(scope, caller))) {
    await identity.revoke(tokens.refreshToken);
    throw new Problem('unauthorized');
  }
  // Guarded: a session that is ended meanwhile stays so.
  await scope.table.commit(
    kept(scope, row, { at: scope.now.toISOString() }),
    await remembered(scope, refreshToken, { username, session }),
  );
  return tokens;
};
