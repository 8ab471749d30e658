import { organizationRows, organizationsOf } from '#functions/core/places/repository.ts';
import type { StoredOrganization } from '#functions/core/places/stored.ts';
import type { LogEntry } from '#functions/kernel/changes/change.ts';
import {
  actorLogPartition,
  areaKey,
  logPartition,
  noOrganization,
  organizationKey,
  orgIdOf,
  planKeys,
  removedLogKey,
  retentionKey,
  unitKey,
} from '#functions/kernel/store/keys.ts';
import type { Key, Row, Table, Write } from '#functions/kernel/store/table.ts';
import { addDays } from '#shared/time/day.ts';
import type { LogRange } from './newest.ts';

/** A logbook, and the instant before which it has no entries. */
export interface Logbook {
  readonly orgId: string;
  readonly created: string;
}

/** The write that keeps the logbook of an organisation that is being removed. */
export const keepLogbook = ({ id, created }: Pick<StoredOrganization, 'id' | 'created'>): Write => ({
  put: { ...removedLogKey(id), version: 1, data: { orgId: id, created } satisfies Logbook },
});

/** The logbook of entries outside all organisations. */
const outside: Logbook = { orgId: noOrganization, created: '2024-01' };

const bookOf = ({ data: { id, created } }: Row<StoredOrganization>): Logbook => ({ orgId: id, created });

/** Every logbook: of existing and removed organisations, and of entries outside them. */
export const allLogbooks = async (table: Table): Promise<readonly Logbook[]> => {
  const [organizations, removed] = await Promise.all([
    organizationRows(table),
    table.query<Logbook>({ pk: removedLogKey('').pk }),
  ]);
  const books = [...removed.map(({ data }) => data), ...organizations.map(bookOf), outside];
  return [...new Map(books.map((book) => [book.orgId, book])).values()];
};

/** The logbook of one organisation, also of a removed one; empty when it never existed. */
export const oneLogbook = async (table: Table, orgId: string): Promise<readonly Logbook[]> => {
  if (orgId === outside.orgId) return [outside];
  const [[organization], removed] = await Promise.all([
    organizationsOf(table, [orgId]),
    table.get<Logbook>(removedLogKey(orgId)),
  ]);
  return organization ? [bookOf(organization)] : removed ? [removed.data] : [];
};

const monthOf = (instant: string): string => instant.slice(0, 7);
const monthBefore = (month: string): string => addDays(`${month}-01`, -1).slice(0, 7);

/** The months of logbooks, newest first; a logbook begins in the month in which its organisation was created. */
export const monthsOf = (books: readonly Logbook[], from: string, to: string): LogRange[][] => {
  const first = books.reduce((least, { created }) => (created < least ? created : least), to);
  const oldest = monthOf(first > from ? first : from);
  const byAge: LogRange[][] = [];
  for (let month = monthOf(to); month >= oldest; month = monthBefore(month)) {
    const begun = books.filter(({ created }) => monthOf(created) <= month);
    byAge.push(begun.map(({ orgId }) => ({ pk: logPartition(orgId, month), since: month })));
  }
  return byAge;
};

/** Forgets the logbook of a removed organisation, unless it still has an entry. */
export const endLogbook = async (table: Table, book: Logbook, now: Date): Promise<void> => {
  for (const [month] of monthsOf([book], '', now.toISOString()))
    if (month && (await table.query({ pk: month.pk, limit: 1 })).length > 0) return;
  await table.commit({ remove: removedLogKey(book.orgId) }, { remove: retentionKey(book.orgId) });
};

/** All entries of an account's own actions, in any logbook. */
export const entriesBy = (username: string): LogRange => ({ pk: actorLogPartition(username), index: 'gsi1' });

/** The organisation of the row's logbook; null outside all organisations. */
export const bookIdOf = (key: Key): string | null => {
  const orgId = orgIdOf(key);
  return orgId === outside.orgId ? null : orgId;
};

interface Named {
  readonly id: string;
  readonly name: string;
}

/** A row with names: its own, and those of its categories and shifts. */
interface NamedRow extends Named {
  readonly categories?: readonly Named[];
  readonly shifts?: readonly Named[];
}

/** The rows with the names of an entry's path. */
const keysOf = ({ orgId, areaId, unitId, categoryId, shiftId, assetId }: LogEntry['path']): readonly Key[] => {
  if (orgId === undefined) return [];
  const above = [organizationKey(orgId), ...(areaId === undefined ? [] : [areaKey(orgId, areaId)])];
  if (areaId === undefined || unitId === undefined) return above;
  const toUnit = [...above, unitKey(orgId, areaId, unitId)];
  if (categoryId === undefined) return toUnit;
  const ids = { orgId, unitId, categoryId };
  return [
    ...toUnit,
    ...(shiftId === undefined ? [] : [planKeys.category(ids)]),
    ...(assetId === undefined ? [] : [planKeys.asset(ids, assetId)]),
  ];
};

/** The names of the entries' places by id, as far as they exist, in one or two reads. */
export const namesIn = async (
  table: Table,
  paths: readonly LogEntry['path'][],
): Promise<ReadonlyMap<string, string>> => {
  const rows = await table.getAll<NamedRow>(paths.flatMap(keysOf));
  return new Map(
    rows
      .flatMap(({ data }) => [data, ...(data.categories ?? []), ...(data.shifts ?? [])])
      .map(({ id, name }) => [id, name]),
  );
};
