import type { LogEntry } from '#functions/kernel/changes/change.ts';
import type { Row, Table } from '#functions/kernel/store/table.ts';
import { readNewest } from '#functions/log/newest.ts';
import { allLogbooks, entriesBy, monthsOf } from '#functions/log/repository.ts';
import type { Account } from '#shared/model/account.ts';

/** Log entries on one page. */
const pageLength = 500;

/** Where the log about somebody goes on: in what he did, and when that is told, in what was done to his account. */
export interface Bookmark {
  readonly part: 'did' | 'told';
  /** Below this instant or key. */
  readonly below: string;
}

/** Entries on the account itself, and on grants that it was given or that were taken from it. */
const isOfAccount = ({ object, id, path }: LogEntry, username: string): boolean =>
  id === username || (object === 'grant' && path.userId === username);

/** A page of what the log holds on an account, each part newest first. `now` as an instant. */
export const logEntriesAboutAccount = async (
  table: Table,
  { username, created }: Pick<Account, 'username' | 'created'>,
  { part, below }: Bookmark,
  now: string,
): Promise<{ readonly rows: readonly Row<LogEntry>[]; readonly next?: Bookmark }> => {
  if (part === 'did') {
    const { rows, next } = await readNewest(table, {
      layers: [[entriesBy(username)]],
      from: '0',
      below,
      limit: pageLength,
    });
    return { rows, next: next === undefined ? { part: 'told', below: `${now}\uffff` } : { part, below: next } };
  }
  const { rows, next } = await readNewest(table, {
    layers: monthsOf(await allLogbooks(table), created, below),
    from: created,
    below,
    limit: pageLength,
    holding: [username],
    matches: ({ data }) => data.by !== username && isOfAccount(data, username),
  });
  return { rows, ...(next !== undefined && { next: { part, below: next } }) };
};
