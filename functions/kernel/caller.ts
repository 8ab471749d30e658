import type { AccountType, Grant } from '#shared/model/grant.ts';
import { accountKey } from './keys.ts';
import { Problem } from './problem.ts';
import type { Row, Table } from './table/table.ts';

/** The stored account (spec 1 section 3); the password is the user pool's. */
export interface StoredAccount {
  readonly username: string;
  readonly email: string;
  readonly type: AccountType;
  readonly loginType: 'password' | 'saml';
  readonly homeOrgId: string | null;
  readonly active: boolean;
  readonly created: string;
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

/** The account and its grants, in one query. Throws 401 when the account is gone or not active. */
export const loadCaller = async (table: Table, username: string): Promise<Caller> => {
  const rows = await table.query<StoredAccount | Grant>({ pk: accountKey(username).pk });
  const account = rows.find(({ sk }) => sk === 'PROFILE') as Row<StoredAccount> | undefined;
  if (!account?.data.active) throw new Problem('unauthorized');
  const grants = rows.filter(({ sk }) => sk.startsWith('GRANT#')).map(({ data }) => data as Grant);
  return { username, type: account.data.type, grants };
};
