import type { Scope } from '#functions/kernel/changes/scope.ts';
import { Problem } from '#functions/kernel/problem.ts';
import { loadCaller, type SessionOfToken, type StoredAccount } from '#functions/kernel/rights/caller.ts';
import { accountKey, sessionKey } from '#functions/kernel/store/keys.ts';
import { replace } from '#functions/kernel/store/table.ts';
import type { Identity, Tokens } from './identity.ts';

const hour = 3_600_000;
/** Without a refresh for so long a session ends; the user pool ends it after 14 days in any case. */
const idleLimit = 12 * hour;
const lifetimeSeconds = 14 * 24 * 3600;
/** The lifetime of an access token. */
const accessLifetime = hour;

/** The fields of an account that end all its sessions, but for one where its id is given. */
export const endedSessions = ({ now }: Scope, kept?: string): Pick<StoredAccount, 'sessionsFrom' | 'keptSession'> => ({
  sessionsFrom: now.toISOString(),
  keptSession: kept,
});

const signedOut = (scope: Scope, { endedSessions: earlier = [] }: StoredAccount, { id }: SessionOfToken) => {
  const now = scope.now.toISOString();
  const until = new Date(scope.now.getTime() + accessLifetime).toISOString();
  return [...earlier.filter((one) => one.until > now && one.id !== id), { id, until }];
};

/**
 * Ends the session: revokes the refresh token, also where the access token has expired, and refuses the access token from now on.
 */
export const signOut = async (scope: Scope, identity: Identity, refreshToken: string | undefined): Promise<null> => {
  if (refreshToken) await identity.revoke(refreshToken);
  const bearer = await scope.http?.bearer();
  const row = bearer && (await scope.table.get<StoredAccount>(accountKey(bearer.username)));
  if (!row) return null;
  const { username, homeOrgId } = row.data;
  await scope.commit({
    writes: [replace(row, { ...row.data, endedSessions: signedOut(scope, row.data, bearer.session) })],
    action: 'signOut',
    object: 'account',
    id: username,
    by: username,
    orgId: homeOrgId,
    after: null,
  });
  return null;
};

/** The username and session in an access token that the user pool has just issued. */
const issuedTo = (accessToken: string): { readonly username: string; readonly session: SessionOfToken } => {
  const claims = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString());
  return { username: claims.unique_name ?? '', session: { id: claims.origin_jti, startedAt: claims.auth_time } };
};

const isIdle = async ({ table, now }: Scope, { id, startedAt }: SessionOfToken): Promise<boolean> => {
  const used = await table.get<{ readonly at: string }>(sessionKey(id));
  return now.getTime() - (used ? Date.parse(used.data.at) : startedAt * 1000) > idleLimit;
};

const isEnded = ({ table }: Scope, username: string, session: SessionOfToken): Promise<boolean> =>
  loadCaller(table, username, session).then(
    () => false,
    (cause: unknown) => {
      if (cause instanceof Problem) return true;
      throw cause;
    },
  );

/** New tokens. Throws 401 when the refresh token is not valid, or its session was ended or not refreshed for 12 hours. */
export const refreshed = async (scope: Scope, identity: Identity, refreshToken: string): Promise<Tokens> => {
  const tokens = await identity.refresh(refreshToken);
  if (tokens === 'refused') throw new Problem('unauthorized');
  const { username, session } = issuedTo(tokens.accessToken);
  if ((await isIdle(scope, session)) || (await isEnded(scope, username, session))) {
    await identity.revoke(tokens.refreshToken);
    throw new Problem('unauthorized');
  }
  const expires = Math.floor(scope.now.getTime() / 1000) + lifetimeSeconds;
  await scope.table.commit({
    put: { ...sessionKey(session.id), version: 1, data: { at: scope.now.toISOString() }, expires },
  });
  return tokens;
};
