import type { LogEntry } from '#functions/kernel/changes/change.ts';
import { wholeEntry } from '#functions/kernel/changes/logbook.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { readNewest } from './newest.ts';
import { type Logbook, monthsOf } from './repository.ts';

/**
 * The log entry of the latest removal of this id in the logbooks, with the values before; undefined when there is none.
 */
export const findRemoval = async (
  { table, now }: Scope,
  books: readonly Logbook[],
  id: string,
  isIt: (entry: LogEntry) => boolean,
): Promise<LogEntry | undefined> => {
  let below: string | undefined = `${now.toISOString()}\uffff`;
  while (below !== undefined) {
    const { rows, next } = await readNewest(table, {
      byAge: monthsOf(books, '', below),
      from: '0',
      below,
      limit: 1,
      holding: [id],
      matches: ({ data }) => data.action === 'remove' && data.id === id && isIt(data),
    });
    const [removal] = rows;
    if (removal) return wholeEntry(removal.data);
    below = next;
  }
  return undefined;
};
