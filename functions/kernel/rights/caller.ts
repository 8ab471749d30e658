import { Problem } from '#functions/kernel/problem.ts';
import { accountRange, isAccount, isGrant } from '#functions/kernel/store/keys.ts';
import type { Row, Table } from '#functions/kernel/store/table.ts';
import type { Stamp } from '#shared/model/fields.ts';
import type { Grant } from '#shared/model/grant.ts';
import { type AccountType, hasRight, isProviderType } from '#shared/model/roles.ts';

/** The sign-in that a token comes from: its id, the same in every token refreshed from it, and its second since 1970. */
export interface SessionOfToken {
  readonly id: string;
  readonly startedAt: number;
}

/** A session that was signed out: its id, and when its last access token has expired. */
interface EndedSession {
  readonly id: string;
  readonly until: string;
}

/** Since when the app is enrolled, and the keyed hashes of the recovery codes that are left. */
export interface StoredSecondFactor {
  readonly since: string;
  readonly recoveryCodes: readonly string[];
}

/** The stored account. Its id is its username; the password is in the user pool. */
export interface StoredAccount extends Stamp {
  readonly username: string;
  readonly email: string;
  /** An address that is to be confirmed by the link mailed to it, until an instant. */
  readonly newEmail?: { readonly address: string; readonly until: string } | undefined;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly type: AccountType;
  readonly loginType: 'password' | 'saml';
  /** With SAML: the identity provider, and after the first sign-in the user of the pool that it made. */
  readonly provider?: string | null | undefined;
  readonly federatedName?: string | undefined;
  /** Made at a first sign-in by the organisation's table of groups, which decides its type. */
  readonly mapped?: true;
  /** The person in the catalogue of Swedish care (HSA), where the provider states it. */
  readonly employeeHsaId?: string | undefined;
  /** The organisation whose SuperUsers administer it; null for the provider's own accounts. */
  readonly homeOrgId: string | null;
  /** False until the password is set. */
  readonly active: boolean;
  readonly disabled: boolean;
  readonly created: string;
  /** When it last signed in; kept without a version of its own. */
  readonly lastSignIn?: string;
  /** The sign-in before it; left out until there are two. */
  readonly previousSignIn?: string | undefined;
  /** When its sessions were last ended: tokens of sessions begun before are refused, but for those of `keptSession`. */
  readonly sessionsFrom?: string;
  readonly keptSession?: string;
  /** Sessions that were signed out, until their last access token has expired. */
  readonly endedSessions?: readonly EndedSession[];
  /** The authenticator app of an account with a password, whose secret is in the user pool. */
  readonly secondFactor?: StoredSecondFactor | undefined;
}

/** An account with its grants, read in one query. */
export interface Granted {
  readonly account: Row<StoredAccount>;
  readonly grants: readonly (Grant & Stamp & { readonly groups?: readonly string[] })[];
}

/** The account behind a request, with its grants as stored now: a withdrawn grant has effect at once. */
export interface Caller {
  readonly username: string;
  readonly type: AccountType;
  readonly grants: readonly Grant[];
}

/** The caller of what the program does itself; the username names it in history and log. */
export const systemCaller = (username: string): Caller => ({ username, type: 'SuperAdmin', grants: [] });

/** Whether it is an account of the provider, which sees every organisation. */
export const isProvider = ({ type }: Pick<Caller, 'type'>): boolean => isProviderType(type);

/** May change periods older than the 10-week limit. */
export const mayChangeHistory = ({ type }: Pick<Caller, 'type'>): boolean => hasRight(type, 'changeHistory');

/** The account of a username with its grants, if there is one. */
export const loadGranted = async (table: Table, username: string): Promise<Granted | undefined> => {
  const rows = await table.query<StoredAccount | Grant>(accountRange(username));
  const account = rows.find(isAccount) as Row<StoredAccount> | undefined;
  const grants = rows.filter(isGrant).map(({ data }) => data as Grant & Stamp);
  return account && { account, grants };
};

/** May sign in and work. */
export const isUsable = ({ active, disabled }: StoredAccount): boolean => active && !disabled;

/** Whether the session belongs to this account, not a removed one of the same name, and was not ended. `keptSession` is the older one that stays valid. */
export const isCurrent = (account: StoredAccount, { id, startedAt }: SessionOfToken): boolean => {
  const { created, sessionsFrom = created, keptSession, endedSessions = [] } = account;
  if (endedSessions.some((ended) => ended.id === id)) return false;
  return id === keptSession || startedAt >= Math.floor(Date.parse(sessionsFrom) / 1000);
};

/** A session that no token is of. */
const noSession: SessionOfToken = { id: '', startedAt: Number.POSITIVE_INFINITY };

/**
 * The caller of a verified token of that session. Throws 401 when the account is removed, disabled or not confirmed, or the
 * session was ended.
 */
export const loadCaller = async (
  table: Table,
  username: string,
  session: SessionOfToken = noSession,
): Promise<Caller> => {
  const granted = await loadGranted(table, username);
  if (!granted || !isUsable(granted.account.data) || !isCurrent(granted.account.data, session))
    throw new Problem('unauthorized');
  return { username, type: granted.account.data.type, grants: granted.grants };
};
