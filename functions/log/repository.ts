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
  unitKey,
} from '#functions/kernel/store/keys.ts';
import type { Key, Row, Table, Write } from '#functions/kernel/store/table.ts';
import { organizationRows, organizationsOf } from '#functions/places/repository.ts';
import type { StoredOrganization } from '#functions/places/stored.ts';
import { addDays } from '#shared/time/day.ts';
import type { Volume } from './newest.ts';

/** A logbook, and since when something may stand in it. */
export interface Logbook {
  readonly orgId: string;
  readonly created: string;
}

/** The write that remembers the logbook of an organisation that is being removed. */
export const keepLogbook = ({ id, created }: Pick<StoredOrganization, 'id' | 'created'>): Write => ({
  put: { ...removedLogKey(id), version: 1, data: { orgId: id, created } satisfies Logbook },
});

/** Nothing is older than the program itself. */
const outside: Logbook = { orgId: noOrganization, created: '2024-01' };

const bookOf = ({ data: { id, created } }: Row<StoredOrganization>): Logbook => ({ orgId: id, created });

/** Every logbook: of the organisations, of those that were removed, and of what happens outside them. */
export const allLogbooks = async (table: Table): Promise<readonly Logbook[]> => {
  const [organizations, removed] = await Promise.all([
    organizationRows(table),
    table.query<Logbook>({ pk: removedLogKey('').pk }),
  ]);
  const books = [...removed.map(({ data }) => data), ...organizations.map(bookOf), outside];
  return [...new Map(books.map((book) => [book.orgId, book])).values()];
};

/** The logbook of one organisation, also of a removed one; none where there never was one. */
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

/** The months of logbooks, newest first; a book begins in the month in which its organisation was made. */
export const monthsOf = (books: readonly Logbook[], from: string, to: string): Volume[][] => {
  const first = books.reduce((least, { created }) => (created < least ? created : least), to);
  const oldest = monthOf(first > from ? first : from);
  const layers: Volume[][] = [];
  for (let month = monthOf(to); month >= oldest; month = monthBefore(month)) {
    const standing = books.filter(({ created }) => monthOf(created) <= month);
    layers.push(standing.map(({ orgId }) => ({ pk: logPartition(orgId, month), since: month })));
  }
  return layers;
};

/** All that a person did, in whatever logbook. */
export const entriesBy = (username: string): Volume => ({ pk: actorLogPartition(username), index: 'gsi1' });

/** In whose logbook a row stands; null outside all organisations. */
export const bookIdOf = (key: Key): string | null => {
  const orgId = orgIdOf(key);
  return orgId === outside.orgId ? null : orgId;
};

interface Named {
  readonly id: string;
  readonly name: string;
}

/** A row that tells names: its own, and of what stands in it. */
interface Told extends Named {
  readonly categories?: readonly Named[];
  readonly shifts?: readonly Named[];
}

/** The rows that name what an entry's path leads through. */
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

/** The names of where entries happened, by id, as far as they are still known: a read or two whatever their number. */
export const namesIn = async (
  table: Table,
  paths: readonly LogEntry['path'][],
): Promise<ReadonlyMap<string, string>> => {
  const rows = await table.getAll<Told>(paths.flatMap(keysOf));
  return new Map(
    rows
      .flatMap(({ data }) => [data, ...(data.categories ?? []), ...(data.shifts ?? [])])
      .map(({ id, name }) => [id, name]),
  );
};
