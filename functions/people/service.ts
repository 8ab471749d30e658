import { shownAccount } from '#functions/account/view.ts';
import { isProvider, loadGranted } from '#functions/kernel/caller.ts';
import { afterOf, cursorOf } from '#functions/kernel/cursor.ts';
import { found } from '#functions/kernel/problem.ts';
import type { Scope } from '#functions/kernel/scope.ts';
import { readNewest } from '#functions/log/newest.ts';
import { doneBy } from '#functions/log/repository.ts';
import { shownEntries } from '#functions/log/service.ts';
import type { LogEntry } from '#shared/model/log.ts';
import type { PersonExport } from '#shared/model/person.ts';
import { settingsOf } from './repository.ts';

/** Log entries on one page. */
const pageLength = 500;

/** What was changed tells of others; the person himself is told that, when and where he changed it. */
const withoutValues = (entry: LogEntry): LogEntry => ({ ...entry, before: null, after: null });

/** All that is stored on an account, and a page of what it did. Throws 404, `validation` at a foreign cursor. */
export const exportPerson = async (
  scope: Scope,
  name: string,
  cursor: string | undefined,
): Promise<{ data: PersonExport; next?: string }> => {
  const { table, caller, now } = scope;
  const granted = found(await loadGranted(table, name.toLowerCase()));
  const { username } = granted.account.data;
  const question = ['person', caller.username, username];
  const [below = `${now.toISOString()}\uffff`] = afterOf(cursor, question);
  const [account, settings, { rows, next }] = await Promise.all([
    shownAccount(scope, granted),
    settingsOf(table, username),
    readNewest(table, { layers: [[doneBy(username)]], from: '0', below, limit: pageLength }),
  ]);
  const entries = await shownEntries(table, rows);
  const log = isProvider(caller) ? entries : entries.map(withoutValues);
  return {
    data: { account, settings, log },
    ...(next !== undefined && { next: cursorOf([next], question) }),
  };
};
