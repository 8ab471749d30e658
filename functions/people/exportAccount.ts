import { presentAccount } from '#functions/account/present.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { found } from '#functions/kernel/problem.ts';
import { isProvider, loadGranted } from '#functions/kernel/rights/caller.ts';
import { afterOf, cursorOf } from '#functions/kernel/services/cursor.ts';
import { presentEntries } from '#functions/log/service.ts';
import type { LogEntry } from '#shared/model/log.ts';
import type { PersonExport } from '#shared/model/person.ts';
import { type Bookmark, logEntriesAboutAccount } from './accountLog.ts';
import { findRemovedAccount } from './removedAccount.ts';
import { settingsOf } from './repository.ts';

/** What he changed tells of others; the person himself is told that, when and where he changed it. */
const withoutValues = (entry: LogEntry): LogEntry => ({ ...entry, before: null, after: null });

const bookmarkOf = (after: readonly string[], now: string): Bookmark => {
  const [part, below] = after;
  return below !== undefined && part === 'told' ? { part, below } : { part: 'did', below: below ?? `${now}\uffff` };
};

/** All that is stored on an account, also a removed one, and a page of the log on it. Throws 404, `validation` at a foreign cursor. */
export const exportPerson = async (
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
  const bookmark = bookmarkOf(afterOf(cursor, question), now);
  const [settings, { rows, next }] = await Promise.all([
    settingsOf(table, username),
    logEntriesAboutAccount(table, account, bookmark, now),
  ]);
  const entries = await presentEntries(table, rows);
  const log = isProvider(caller) || bookmark.part === 'told' ? entries : entries.map(withoutValues);
  return {
    data: { account, settings, log },
    ...(next !== undefined && { next: cursorOf([next.part, next.below], question) }),
  };
};
