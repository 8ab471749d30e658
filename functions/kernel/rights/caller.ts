import { Problem } from '#functions/kernel/problem.ts';
import { accountRange, isAccount, isGrant } from '#functions/kernel/store/keys.ts';
import type { Row, Table } from '#functions/kernel/store/table.ts';
import type { Stamp } from '#shared/model/fields.ts';
import type { AccountType, Grant } from '#shared/model/grant.ts';
import { hasRight } from '#shared/model/rights.ts';

/** The stored account. Its id is its username; the password is in the user pool. */
export interface StoredAccount extends Stamp {
  readonly username: string;
  readonly email: string;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly type: AccountType;
  readonly loginType: 'password' | 'saml';
  /** The organisation whose SuperUsers administer it; null for the provider's own accounts. */
  readonly homeOrgId: string | null;
  /** False until the password is set. */
  readonly active: boolean;
  readonly disabled: boolean;
  readonly created: string;
  /** When it last signed in; kept without a version of its own. */
  readonly lastSignIn?: string;
  /** When its sessions were last ended: tokens issued before are refused. */
  readonly sessionsFrom?: string;
}

/** An account with its grants, read in one query. */
export interface Granted {
  readonly account: Row<StoredAccount>;
  readonly grants: readonly (Grant & Pick<Stamp, 'id'>)[];
}

/** The account behind a request, with its grants as stored now: a withdrawn grant has effect at once. */
export interface Caller {
  readonly username: string;
  readonly type: AccountType;
  readonly grants: readonly Grant[];
}

/** Admin and SuperAdmin are accounts of the provider, which see every organisation. */
export const isProvider = ({ type }: Pick<Caller, 'type'>): boolean => type === 'Admin' || type === 'SuperAdmin';

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

/** Whether a token issued then (seconds since 1970) belongs to this account, not a removed one of the same name, and no ended session. */
const isCurrent = ({ sessionsFrom, created }: StoredAccount, issuedAt: number): boolean =>
  issuedAt >= Math.floor(Date.parse(sessionsFrom ?? created) / 1000);

/**
 * The caller of a verified token, issued at that second since 1970 (default: now). Throws 401 when the account is removed,
 * disabled or not confirmed, or its sessions were ended after the token was issued.
 */
export const loadCaller = async (
  table: Table,
  username: string,
  issuedAt = Number.POSITIVE_INFINITY,
): Promise<Caller> => {
  const granted = await loadGranted(table, username);
  if (!granted || !isUsable(granted.account.data) || !isCurrent(granted.account.data, issuedAt))
    throw new Problem('unauthorized');
  return { username, type: granted.account.data.type, grants: granted.grants };
};
