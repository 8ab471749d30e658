import type { LogEntry as Entry } from '#functions/kernel/changes/change.ts';
import { wholeEntry } from '#functions/kernel/changes/logbook.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { afterOf, cursorOf } from '#functions/kernel/services/cursor.ts';
import type { Row, Table } from '#functions/kernel/store/table.ts';
import type { LogAsked, LogEntry } from '#shared/model/log.ts';
import { readNewest, type Wanted } from './newest.ts';
import { allLogbooks, bookIdOf, entriesBy, monthsOf, namesIn, oneLogbook } from './repository.ts';

/** The entry is about what the word names: a kind of thing, the thing itself, or a place above it. */
const isAbout = ({ object, id, path }: Entry, word: string): boolean =>
  word === object || word === id || Object.values(path).includes(word);

type Filters = Pick<LogAsked, 'orgId' | 'user' | 'object'>;

const wordsOf = ({ object = '' }: Filters): readonly string[] => object.split(/\s+/).filter(Boolean);

const matching = (filters: Filters): Wanted['matches'] => {
  const { orgId, user } = filters;
  const words = wordsOf(filters);
  const isElsewhere = (row: Row<Entry>) =>
    user !== undefined && orgId !== undefined && (bookIdOf(row) ?? '-') !== orgId;
  if (words.length === 0 && (user === undefined || orgId === undefined)) return undefined;
  return (row) => !isElsewhere(row) && words.every((word) => isAbout(row.data, word));
};

/** Where the filters lead: to all that a person did, or to the months of one logbook or of all. */
const layersOf = async ({ table }: Scope, { orgId, user }: Filters, from: string, to: string) => {
  if (user !== undefined) return [[entriesBy(user)]];
  return monthsOf(orgId === undefined ? await allLogbooks(table) : await oneLogbook(table, orgId), from, to);
};

/** Rows as they are answered: whole, wherever they lie, and with the names of their places. */
export const presentEntries = async (table: Table, rows: readonly Row<Entry>[]): Promise<LogEntry[]> => {
  const [entries, names] = await Promise.all([
    Promise.all(rows.map(({ data }) => wholeEntry(data))),
    namesIn(
      table,
      rows.map(({ data }) => data.path),
    ),
  ]);
  return rows.map((row, index) => {
    const entry = entries[index]!;
    const { orgId, areaId, unitId, categoryId, shiftId, assetId } = entry.path;
    const place = [orgId, areaId, unitId, categoryId, shiftId, assetId]
      .flatMap((id) => names.get(id ?? '') ?? [])
      .join(' / ');
    return { ...entry, key: row.sk, orgId: bookIdOf(row), place };
  });
};

/** A page of the logbook, newest first. Throws `validation` at a cursor of somebody else or of another question. */
export const listLog = async (scope: Scope, asked: LogAsked): Promise<{ data: LogEntry[]; next?: string }> => {
  const { cursor, ...filters } = asked;
  const question = ['log', scope.caller.username, filters];
  const now = scope.now.toISOString();
  const [begin] = afterOf(cursor, question);
  const from = filters.from ?? '';
  // Nothing is written after now; without this a later `to` would ask for months to come.
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
