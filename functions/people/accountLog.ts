import type { LogEntry } from '#functions/kernel/changes/change.ts';
import type { Row, Table } from '#functions/kernel/store/table.ts';
import { readNewest } from '#functions/log/newest.ts';
import { allLogbooks, entriesBy, monthsOf } from '#functions/log/repository.ts';
import type { Account } from '#shared/model/account.ts';

/** Log entries on one page. */
const pageLength = 500;

/** Where the next page begins: first the entries by the account, then those about it. */
export interface Bookmark {
  readonly part: 'doneBy' | 'doneTo';
  /** Below this instant or key. */
  readonly below: string;
}

/** Whether the entry is about the account itself, or a grant of it. */
const isOfAccount = ({ object, id, path }: LogEntry, username: string): boolean =>
  id === username || (object === 'grant' && path.userId === username);

/** A page of the log entries by and about an account, each part newest first. `now` as an instant. */
export const logEntriesAboutAccount = async (
  table: Table,
  { username, created }: Pick<Account, 'username' | 'created'>,
  { part, below }: Bookmark,
  now: string,
): Promise<{ readonly rows: readonly Row<LogEntry>[]; readonly next?: Bookmark }> => {
  if (part === 'doneBy') {
    const { rows, next } = await readNewest(table, {
      byAge: [[entriesBy(username)]],
      from: '0',
      below,
      limit: pageLength,
    });
    return { rows, next: next === undefined ? { part: 'doneTo', below: `${now}\uffff` } : { part, below: next } };
  }
  const { rows, next } = await readNewest(table, {
    byAge: monthsOf(await allLogbooks(table), created, below),
    from: created,
    below,
    limit: pageLength,
    holding: [username],
    matches: ({ data }) => data.by !== username && isOfAccount(data, username),
  });
  return { rows, ...(next !== undefined && { next: { part, below: next } }) };
};
