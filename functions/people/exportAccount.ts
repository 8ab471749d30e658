import { presentAccount } from '#functions/account/present.ts';
import { afterOf, cursorOf } from '#functions/kernel/adapters/cursor.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { found } from '#functions/kernel/problem.ts';
import { loadGranted } from '#functions/kernel/rights/caller.ts';
import { accountSettingsRange } from '#functions/kernel/store/keys.ts';
import type { Table } from '#functions/kernel/store/table.ts';
import { withoutOrigin } from '#functions/log/details.ts';
import { presentEntries } from '#functions/log/present.ts';
import { findRemoval } from '#functions/log/removal.ts';
import { allLogbooks } from '#functions/log/repository.ts';
import type { Account } from '#shared/model/account.ts';
import type { LogEntry } from '#shared/model/log.ts';
import type { PersonExport } from '#shared/model/person.ts';
import { hasRight } from '#shared/model/roles.ts';
import { type Bookmark, logEntriesAboutAccount } from './accountLog.ts';

/** A removed account, from the log entry of its removal; undefined when there is none. */
const findRemovedAccount = async (scope: Scope, username: string): Promise<Account | undefined> => {
  const books = await allLogbooks(scope.table);
  const removal = await findRemoval(scope, books, username, ({ object }) => object === 'account');
  return removal?.before as Account | undefined;
};

/** What the account saved for itself, by kind. */
const settingsOf = async (table: Table, username: string): Promise<Record<string, unknown>> => {
  const rows = await table.query<unknown>(accountSettingsRange(username));
  return Object.fromEntries(rows.map(({ sk, data }) => [sk, data]));
};

/** An entry without its values: what an account changed may be about others. */
const withoutValues = (entry: LogEntry): LogEntry => ({ ...entry, before: null, after: null });

const bookmarkOf = (after: readonly string[], now: string): Bookmark => {
  const [part, below] = after;
  return below !== undefined && part === 'doneTo'
    ? { part, below }
    : { part: 'doneBy', below: below ?? `${now}\uffff` };
};

/**
 * Everything that is stored on an account, also on a removed one, with a page of the log entries by and about it, which an Admin
 * gets of the own account only.
 * Throws 404, `validation` at the cursor of another export.
 */
export const exportAccount = async (
  scope: Scope,
  name: string,
  cursor: string | undefined,
): Promise<{ data: PersonExport; next?: string }> => {
  const { table, caller } = scope;
  const now = scope.now.toISOString();
  const username = name.toLowerCase();
  const granted = await loadGranted(table, username);
  const account = granted ? await presentAccount(scope, granted) : found(await findRemovedAccount(scope, username));
  const question = ['person', caller.username, username];
  // Who may not read the log gets only the own entries.
  if (!hasRight(caller.type, 'administer') && caller.username !== username)
    return { data: { account, settings: await settingsOf(table, username), log: [] } };
  const bookmark = bookmarkOf(await afterOf(cursor, question), now);
  const [settings, { rows, next }] = await Promise.all([
    settingsOf(table, username),
    logEntriesAboutAccount(table, account, bookmark, now),
  ]);
  const entries = (await presentEntries(table, rows)).map((entry) => withoutOrigin(caller, entry));
  const log = hasRight(caller.type, 'everywhere') || bookmark.part === 'doneTo' ? entries : entries.map(withoutValues);
  return {
    data: { account, settings, log },
    ...(next !== undefined && { next: await cursorOf([next.part, next.below], question) }),
  };
};
