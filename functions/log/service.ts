import type { LogEntry as Entry } from '#functions/kernel/changes/change.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { afterOf, cursorOf } from '#functions/kernel/services/cursor.ts';
import type { Row } from '#functions/kernel/store/table.ts';
import type { LogEntry, LogQuery } from '#shared/model/log.ts';
import { readNewest, type Wanted } from './newest.ts';
import { presentEntries } from './present.ts';
import { allLogbooks, bookIdOf, entriesBy, monthsOf, oneLogbook } from './repository.ts';

/** Whether the word is the entry's kind of object, its id, or the id of a place above it. */
const isAbout = ({ object, id, path }: Entry, word: string): boolean =>
  word === object || word === id || Object.values(path).includes(word);

type Filters = Pick<LogQuery, 'orgId' | 'user' | 'object'>;

const wordsOf = ({ object = '' }: Filters): readonly string[] => object.split(/\s+/).filter(Boolean);

const matching = (filters: Filters): Wanted['matches'] => {
  const { orgId, user } = filters;
  const words = wordsOf(filters);
  const isElsewhere = (row: Row<Entry>) =>
    user !== undefined && orgId !== undefined && (bookIdOf(row) ?? '-') !== orgId;
  if (words.length === 0 && (user === undefined || orgId === undefined)) return undefined;
  return (row) => !isElsewhere(row) && words.every((word) => isAbout(row.data, word));
};

/** The volumes that the filters select: the actions of an account, or the months of one logbook or of all. */
const layersOf = async ({ table }: Scope, { orgId, user }: Filters, from: string, to: string) => {
  if (user !== undefined) return [[entriesBy(user)]];
  return monthsOf(orgId === undefined ? await allLogbooks(table) : await oneLogbook(table, orgId), from, to);
};

/** A page of the logbook, newest first. Throws `validation` at a cursor of another caller or of other filters. */
export const listLog = async (scope: Scope, logQuery: LogQuery): Promise<{ data: LogEntry[]; next?: string }> => {
  const { cursor, ...filters } = logQuery;
  const question = ['log', scope.caller.username, filters];
  const now = scope.now.toISOString();
  const [begin] = afterOf(cursor, question);
  const from = filters.from ?? '';
  // There are no entries after now; a later `to` would read months of the future.
  const end = filters.to !== undefined && filters.to < now ? filters.to : `${now}\uffff`;
  const below = begin ?? end;
  const layers = await layersOf(scope, filters, from, below);
  const { rows, next } = await readNewest(scope.table, {
    layers,
    from: from || '0',
    below,
    limit: filters.limit,
    holding: wordsOf(filters),
    matches: matching(filters),
  });
  return {
    data: await presentEntries(scope.table, rows),
    ...(next !== undefined && { next: cursorOf([next], question) }),
  };
};
