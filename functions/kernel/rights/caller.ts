import { Problem } from '#functions/kernel/problem.ts';
import { accountRange, isAccount, isGrant } from '#functions/kernel/store/keys.ts';
import type { Row, Table } from '#functions/kernel/store/table.ts';
import type { Stamp } from '#shared/model/fields.ts';
import type { AccountType, Grant } from '#shared/model/grant.ts';

/** The stored account (spec 1 section 3); its id is its username, the password is the user pool's. */
export interface StoredAccount extends Stamp {
  readonly username: string;
  readonly email: string;
  readonly type: AccountType;
  readonly loginType: 'password' | 'saml';
  /** The organisation it was made in; null for the provider's own. */
  readonly homeOrgId: string | null;
  /** False until the password is set. */
  readonly active: boolean;
  readonly disabled: boolean;
  readonly created: string;
  /** When its sessions were last ended: tokens from before are dead. */
  readonly sessionsFrom?: string;
}

/** An account with all that is granted to it, read in one query. */
export interface Granted {
  readonly account: Row<StoredAccount>;
  readonly grants: readonly (Grant & Pick<Stamp, 'id'>)[];
}

/** Who asks, with what is granted now: a withdrawn grant works at once (api.md "Who may"). */
export interface Caller {
  readonly username: string;
  readonly type: AccountType;
  readonly grants: readonly Grant[];
}

/** Admin and SuperAdmin are the provider's and see every organisation. */
export const isProvider = ({ type }: Pick<Caller, 'type'>): boolean => type === 'Admin' || type === 'SuperAdmin';

/** May change periods older than the 10-week limit (api.md "History"). */
export const mayChangeHistory = ({ type }: Pick<Caller, 'type'>): boolean => type !== 'User';

/** The account of a username, if there is one. */
export const loadGranted = async (table: Table, username: string): Promise<Granted | undefined> => {
  const rows = await table.query<StoredAccount | Grant>(accountRange(username));
  const account = rows.find(isAccount) as Row<StoredAccount> | undefined;
  const grants = rows.filter(isGrant).map(({ data }) => data as Grant & Stamp);
  return account && { account, grants };
};

/** May sign in and work. */
export const isUsable = ({ active, disabled }: StoredAccount): boolean => active && !disabled;

/** Whether a token of that second (since 1970) is from a session that goes on: not of an earlier account of the same name. */
const goesOn = ({ sessionsFrom, created }: StoredAccount, issuedAt: number): boolean =>
  issuedAt >= Math.floor(Date.parse(sessionsFrom ?? created) / 1000);

/**
 * The caller of a verified token, issued in that second; without one, who he would be. Throws 401 when the account is gone,
 * disabled or not confirmed, or its sessions were ended since.
 */
export const loadCaller = async (
  table: Table,
  username: string,
  issuedAt = Number.POSITIVE_INFINITY,
): Promise<Caller> => {
  const granted = await loadGranted(table, username);
  if (!granted || !isUsable(granted.account.data) || !goesOn(granted.account.data, issuedAt))
    throw new Problem('unauthorized');
  return { username, type: granted.account.data.type, grants: granted.grants };
};
