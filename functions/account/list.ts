import { grantRows } from '#functions/core/grants/repository.ts';
import { afterOf, cursorOf } from '#functions/kernel/adapters/cursor.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { omitUndefined } from '#functions/kernel/omitUndefined.ts';
import { mayManage } from '#functions/kernel/rights/authorise.ts';
import { type Granted, loadGranted, type StoredAccount } from '#functions/kernel/rights/caller.ts';
import { accountsIndex, homePrefix, isAccount } from '#functions/kernel/store/keys.ts';
import type { Row, Table } from '#functions/kernel/store/table.ts';
import { type AccountOrder, type AccountsQuery, type SingleAccount, statusOf } from '#shared/model/account.ts';
import { hasRight } from '#shared/model/roles.ts';
import { hasWords, wordsOf } from '#shared/text/words.ts';
import { guessesLockedUntil } from './guesses.ts';
import { inOrder, organizationNames } from './order.ts';
import { presentAccounts } from './present.ts';
import { loadAccount } from './rules.ts';

/**
 * Rows of the first read and of the largest: the size doubles while few accounts match. An account has a row of its own
 * and one for each grant.
 */
const firstRun = 400;
const longestRun = 3_200;
/** Rows read for one page at most: a rare word in a large directory gives short pages. */
const mostRows = 12_000;

type Filters = Pick<AccountsQuery, 'search' | 'type' | 'status' | 'homeOrgId'>;

/** The filter for accounts without a home organisation. */
const noHome = '-';

const matches = (account: StoredAccount, { search, type, status, homeOrgId }: Filters): boolean => {
  const { username, email, firstName, lastName } = account;
  return (
    (type === undefined || account.type === type) &&
    (status === undefined || statusOf(account) === status) &&
    (homeOrgId === undefined || (account.homeOrgId ?? noHome) === homeOrgId) &&
    hasWords([username, email, firstName, lastName].join(' '), wordsOf(search ?? ''))
  );
};

/** Index rows as accounts: the row of an account is followed by those of its grants. */
const grouped = (rows: readonly Row<unknown>[]): Granted[] => {
  const accounts: { account: Row<StoredAccount>; grants: Granted['grants'][number][] }[] = [];
  for (const row of rows) {
    const last = accounts.at(-1);
    if (isAccount(row)) accounts.push({ account: row as Row<StoredAccount>, grants: [] });
    else if (last && row.pk === last.account.pk) last.grants.push(row.data as Granted['grants'][number]);
  }
  return accounts;
};

/**
 * Matching accounts whose index key begins with the prefix, after a key, until enough match or the limit of rows is
 * reached.
 */
const readRun = async (table: Table, prefix: string, behind: string, filters: Filters, wanted: number) => {
  const last = `${prefix}\uffff`;
  const found: Granted[] = [];
  let after = behind;
  for (
    let read = 0, limit = firstRun;
    read < mostRows && found.length < wanted;
    limit = Math.min(2 * limit, longestRun)
  ) {
    const rows = await table.query<unknown>({
      pk: accountsIndex,
      index: 'gsi1',
      between: [`${after || prefix}\u0000`, last],
      limit,
    });
    const all = grouped(rows);
    read += rows.length;
    const isEnd = rows.length < limit;
    // The last account may lack some of its grants: the next read begins with it.
    const whole = isEnd || all.length < 2 ? all : all.slice(0, -1);
    for (const one of whole) {
      after = `${one.account.gsi1sk}\uffff`;
      if (!matches(one.account.data, filters)) continue;
      found.push(one);
      if (found.length === wanted) break;
    }
    if (isEnd && found.length < wanted) return { found, after: undefined };
  }
  return { found, after };
};

/** Matching guests: accounts with another home whose grants all lie in the caller's organisations. */
const guests = async (scope: Scope, orgIds: readonly string[], filters: Filters): Promise<Granted[]> => {
  const grants = await Promise.all(orgIds.map((orgId) => grantRows(scope.table, { orgId })));
  const fromElsewhere = grants
    .flat()
    .filter(({ data: { homeOrgId } }) => homeOrgId === null || !orgIds.includes(homeOrgId));
  const names = [...new Set(fromElsewhere.map(({ data }) => data.username))].sort();
  const loaded = await Promise.all(names.map((username) => loadGranted(scope.table, username)));
  return loaded
    .filter((one) => one !== undefined)
    .filter(
      ({ account: { data }, grants: own }) =>
        mayManage(scope.caller, { ...data, grants: own }) && matches(data, filters),
    );
};

interface Page {
  readonly found: readonly Granted[];
  /**
   * Where the next page begins: the prefix and the key before it; in a sorted list the username before it and the number of
   * accounts before it. Undefined at the end.
   */
  readonly next?: readonly string[];
}

const pageOf = async (
  scope: Scope,
  runs: readonly string[],
  listQuery: AccountsQuery,
  at: readonly string[],
): Promise<Page> => {
  const found: Granted[] = [];
  const begin = Math.max(0, runs.indexOf(at[0] ?? runs[0] ?? ''));
  for (const [index, prefix] of runs.slice(begin).entries()) {
    const behind = index === 0 ? (at[1] ?? '') : '';
    const run = await readRun(scope.table, prefix, behind, listQuery, listQuery.limit - found.length);
    found.push(...run.found);
    if (run.after !== undefined) return { found, next: [prefix, run.after] };
  }
  return { found };
};

/** The parts of the index that hold the caller's accounts, narrowed to the home organisation of the filter. */
const runsOf = ({ caller }: Scope, orgIds: readonly string[], { homeOrgId }: Filters): readonly string[] => {
  if (!hasRight(caller.type, 'everywhere'))
    return orgIds.filter((id) => homeOrgId === undefined || id === homeOrgId).map(homePrefix);
  return [homeOrgId === undefined ? '' : homePrefix(homeOrgId === noHome ? null : homeOrgId)];
};

/** A page in the order of the index: by home organisation and username, the guests of a SuperUser's organisations first. */
const indexPage = async (scope: Scope, listQuery: AccountsQuery, at: readonly string[]): Promise<Page> => {
  const { caller } = scope;
  const orgIds = [...new Set(caller.grants.map(({ orgId }) => orgId))].sort();
  const isGuestPage = !hasRight(caller.type, 'everywhere') && at.length === 0;
  const [first, page] = await Promise.all([
    isGuestPage ? guests(scope, orgIds, listQuery) : [],
    pageOf(scope, runsOf(scope, orgIds, listQuery), listQuery, at),
  ]);
  return { ...page, found: [...first, ...page.found] };
};

/**
 * A page of all matching accounts in the wanted order, which have to be read whole for it. It begins after the account named in `at`; if
 * that account is gone, at the position that it had.
 */
const sortedPage = async (
  scope: Scope,
  listQuery: AccountsQuery & { readonly sort: AccountOrder },
  at: readonly string[],
): Promise<Page> => {
  const { limit, sort, descending } = listQuery;
  const all: Granted[] = [];
  let next: Page['next'] = [];
  while (next) {
    const page: Page = await indexPage(scope, { ...listQuery, limit: mostRows }, next);
    all.push(...page.found);
    next = page.next;
  }
  const ordered = inOrder(all, sort, descending, await organizationNames(scope, all, sort));
  const [before, passed = '0'] = at;
  const known = ordered.findIndex(({ account }) => account.data.username === before);
  const begin = known < 0 ? Math.max(0, Number(passed) - 1) : known + 1;
  const end = begin + limit;
  const found = ordered.slice(begin, end);
  const last = found.at(-1);
  return end < ordered.length && last ? { found, next: [last.account.data.username, String(end)] } : { found };
};

/** The accounts with their accesses, and until when they are locked: guesses lock only accounts that have a password here. */
const presentLocked = async (scope: Scope, granted: readonly Granted[]): Promise<SingleAccount[]> => {
  const withPassword = granted.filter(({ account }) => account.data.loginType === 'password');
  const [accounts, locked] = await Promise.all([
    presentAccounts(scope, granted),
    guessesLockedUntil(
      scope,
      withPassword.map(({ account }) => account.data.username),
    ),
  ]);
  return accounts.map((account) => ({ ...account, ...omitUndefined({ lockedUntil: locked.get(account.username) }) }));
};

/**
 * A page of the accounts that the caller administers, by home organisation and username unless another order is asked for: all for
 * SuperAdmin; for a SuperUser those of the own organisations, and their guests; for others the own account
 * (functions/kernel/rights/README.md). Throws `validation` at the cursor of another list.
 */
export const listAccounts = async (
  scope: Scope,
  listQuery: AccountsQuery,
): Promise<{ data: SingleAccount[]; next?: string }> => {
  const { caller } = scope;
  if (!hasRight(caller.type, 'administer')) {
    const own = await loadGranted(scope.table, caller.username);
    return { data: await presentAccounts(scope, own ? [own] : []) };
  }
  const { cursor, ...filters } = listQuery;
  const question = [caller.username, filters];
  const at = await afterOf(cursor, question);
  const { sort } = listQuery;
  const { found, next } = await (sort === undefined
    ? indexPage(scope, listQuery, at)
    : sortedPage(scope, { ...listQuery, sort }, at));
  const manageable = found.filter(({ account, grants }) => mayManage(caller, { ...account.data, grants }));
  return {
    data: await presentLocked(scope, manageable),
    ...(next && { next: await cursorOf(next, question) }),
  };
};

/** One account with its accesses, and until when it is locked. Throws 404. */
export const getAccount = async (scope: Scope, username: string): Promise<SingleAccount> => {
  const [account] = await presentLocked(scope, [await loadAccount(scope, username)]);
  return account!;
};
