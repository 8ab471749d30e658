import { afterOf, cursorOf } from '#functions/kernel/adapters/cursor.ts';
import type { LogEntry as Entry } from '#functions/kernel/changes/change.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { found, Problem } from '#functions/kernel/problem.ts';
import { isProvider, type StoredAccount } from '#functions/kernel/rights/caller.ts';
import { placeOf } from '#functions/kernel/rights/target.ts';
import { accountKey } from '#functions/kernel/store/keys.ts';
import type { Row } from '#functions/kernel/store/table.ts';
import { type LogEntry, type LogQuery, sessionActions } from '#shared/model/log.ts';
import { hasRight } from '#shared/model/roles.ts';
import { withoutOrigin } from './details.ts';
import { readNewest } from './newest.ts';
import { presentEntries } from './present.ts';
import { allLogbooks, bookIdOf, entriesBy, monthsOf, oneLogbook } from './repository.ts';

/** Whether the word is the entry's kind of object, its id, or the id of a place above it. */
const isAbout = ({ object, id, path }: Entry, word: string): boolean =>
  word === object || word === id || Object.values(path).includes(word);

type Filters = Pick<LogQuery, 'orgId' | 'unitId' | 'user' | 'object' | 'signIns'>;

const wordsOf = ({ object = '' }: Filters): readonly string[] => object.split(/\s+/).filter(Boolean);

const sessions: ReadonlySet<string> = new Set(sessionActions);

/** Whether a row matches; `orgIds` are the organisations whose entries may be listed, undefined for all. */
const matching = (filters: Filters, orgIds: ReadonlySet<string> | undefined) => {
  const { unitId, signIns } = filters;
  const words = [...wordsOf(filters), ...(unitId === undefined ? [] : [unitId])];
  return (row: Row<Entry>): boolean =>
    (signIns || !sessions.has(row.data.action)) &&
    (orgIds === undefined || orgIds.has(bookIdOf(row) ?? '-')) &&
    words.every((word) => isAbout(row.data, word));
};

/**
 * The organisations whose entries the caller may list and asks for; undefined for all. Throws 404 where a SuperUser asks for
 * another organisation, or a unit that is not one of the own organisations'.
 */
const organizationsAskedFor = async (
  { table, caller }: Scope,
  { orgId, unitId }: Filters,
): Promise<ReadonlySet<string> | undefined> => {
  const ofUnit = unitId === undefined ? undefined : (await placeOf(table, 'unit', unitId))?.orgId;
  const asked = orgId ?? ofUnit;
  if (hasRight(caller.type, 'everywhere')) return asked === undefined ? undefined : new Set([asked]);
  const own = new Set(caller.grants.map((grant) => grant.orgId));
  if (orgId !== undefined && !own.has(orgId)) throw new Problem('notFound');
  if (unitId !== undefined && !own.has(found(ofUnit))) throw new Problem('notFound');
  return asked === undefined ? own : new Set([asked]);
};

/** The ranges that the filters select: the actions of an account, or the months of some logbooks or of all. */
const rangesByAge = async (
  { table }: Scope,
  { user }: Filters,
  orgIds: ReadonlySet<string> | undefined,
  from: string,
  to: string,
) => {
  if (user !== undefined) return [[entriesBy(user)]];
  const books = await (orgIds === undefined
    ? allLogbooks(table)
    : Promise.all([...orgIds].map((orgId) => oneLogbook(table, orgId))));
  return monthsOf(books.flat(), from, to);
};

/** The rows without the sign-ins of the provider's accounts, which a SuperUser does not see. */
const withoutProvider = async (
  { table, caller }: Scope,
  rows: readonly Row<Entry>[],
): Promise<readonly Row<Entry>[]> => {
  if (hasRight(caller.type, 'everywhere')) return rows;
  const names = [...new Set(rows.filter(({ data }) => sessions.has(data.action)).map(({ data }) => data.id))];
  const accounts = await table.getAll<StoredAccount>(names.map(accountKey));
  const provider = new Set(accounts.filter(({ data }) => isProvider(data)).map(({ data }) => data.username));
  return rows.filter(({ data }) => !sessions.has(data.action) || !provider.has(data.id));
};

const importFields: ReadonlySet<string> = new Set([
  ...['heromaImportFtp', 'ftpUser', 'dayOfImport', 'hasFtpPassword'],
  ...['importIdentifier', 'importActivated'],
]);

const withoutImport = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([field]) => !importFields.has(field)))
    : value;

/** The entry without the settings of the import, which only SuperAdmin sees, and without the origin of refusals. */
const readable = ({ caller }: Scope, entry: LogEntry): LogEntry =>
  hasRight(caller.type, 'everywhere') || (entry.object !== 'organization' && entry.object !== 'unit')
    ? withoutOrigin(caller, entry)
    : { ...entry, before: withoutImport(entry.before), after: withoutImport(entry.after) };

/**
 * A page of the logbook, newest first: all for SuperAdmin, the own organisations for a SuperUser. Throws 404, `validation` at a
 * cursor of another caller or of other filters.
 */
export const listLog = async (scope: Scope, logQuery: LogQuery): Promise<{ data: LogEntry[]; next?: string }> => {
  const { cursor, ...filters } = logQuery;
  const orgIds = await organizationsAskedFor(scope, filters);
  const question = ['log', scope.caller.username, filters];
  const now = scope.now.toISOString();
  const [begin] = await afterOf(cursor, question);
  const from = filters.from ?? '';
  // There are no entries after now; a later `to` would read months of the future.
  const end = filters.to !== undefined && filters.to < now ? filters.to : `${now}\uffff`;
  const below = begin ?? end;
  const byAge = await rangesByAge(scope, filters, orgIds, from, below);
  const { unitId } = filters;
  const { rows, next } = await readNewest(scope.table, {
    byAge,
    from: from || '0',
    below,
    limit: filters.limit,
    holding: [...wordsOf(filters), ...(unitId === undefined ? [] : [unitId])],
    matches: matching(filters, orgIds),
    // Sign-ins are few; entries of other organisations are only among the actions of one account.
    mostMatch: filters.user === undefined || orgIds === undefined,
  });
  return {
    data: (await presentEntries(scope.table, await withoutProvider(scope, rows))).map((entry) =>
      readable(scope, entry),
    ),
    ...(next !== undefined && { next: await cursorOf([next], question) }),
  };
};
