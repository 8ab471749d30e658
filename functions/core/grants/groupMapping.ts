import type { OrgIds } from '#functions/core/places/ids.ts';
import { areaRows, organizationsOf, unitRows } from '#functions/core/places/repository.ts';
import { groupMappingKey } from '#functions/kernel/store/keys.ts';
import { emptyRow, type Row, type Table } from '#functions/kernel/store/table.ts';
import type { Stamp } from '#shared/model/fields.ts';
import type { Grant } from '#shared/model/grant.ts';
import type { GroupRow } from '#shared/model/groupMapping.ts';
import { alwaysWrites, customerTypes } from '#shared/model/roles.ts';

/** The stored table of an organisation by which groups of its identity provider become access. */
export interface StoredGroupMapping extends Omit<Stamp, 'id'> {
  readonly createsAccounts: boolean;
  readonly rows: readonly GroupRow[];
}

/** The table of an organisation: empty, of version 0, where none is stored. */
export const loadGroupMapping = async (table: Table, { orgId }: OrgIds): Promise<Row<StoredGroupMapping>> => {
  const key = groupMappingKey(orgId);
  return (
    (await table.get<StoredGroupMapping>(key)) ??
    emptyRow(key, { createsAccounts: false, rows: [], version: 0, changedBy: '', changedAt: '' })
  );
};

/** A place that can be granted, with its names from the organisation down. */
export interface NamedPlace extends Omit<Grant, 'canWrite'> {
  readonly path: string;
}

/** The places of an organisation by their ids, without those being removed. */
export const placesIn = async (table: Table, ids: OrgIds): Promise<ReadonlyMap<string, NamedPlace>> => {
  const [organizations, areas, units] = await Promise.all([
    organizationsOf(table, [ids.orgId]),
    areaRows(table, ids),
    unitRows(table, ids),
  ]);
  const places = new Map<string, NamedPlace>();
  const add = (id: string, place: Omit<NamedPlace, 'path'>, name: string, above?: string): void => {
    const upper = above === undefined ? undefined : places.get(above);
    // Below a place that is being removed there is nothing either.
    if (above === undefined || upper) places.set(id, { ...place, path: upper ? `${upper.path} / ${name}` : name });
  };
  const { orgId } = ids;
  for (const { data, removing } of organizations)
    if (!removing) add(data.id, { level: 'organization', orgId }, data.name);
  for (const { data, removing } of areas)
    if (!removing) add(data.id, { level: 'area', orgId, areaId: data.id }, data.name, orgId);
  for (const { data, removing } of units)
    if (!removing) add(data.id, { level: 'unit', orgId, areaId: data.areaId, unitId: data.id }, data.name, data.areaId);
  return places;
};

/** What the table gives at one place, and for which groups. */
export interface MappedPlace extends Grant {
  readonly groups: readonly string[];
}

/** A person's groups, and what they may be given: the rows of the table and the places that are still there. */
export interface Given {
  readonly rows: readonly GroupRow[];
  readonly places: ReadonlyMap<string, NamedPlace>;
  readonly groups: ReadonlySet<string>;
}

const effective = ({ rows, places, groups }: Given) =>
  rows.filter(({ group, id, level }) => groups.has(group) && places.get(id)?.level === level);

/** The role that the groups give, of several the one that may most; undefined where none gives anything. */
export const roleGiven = (given: Given): GroupRow['role'] | undefined => {
  const roles = effective(given).map(({ role }) => role);
  return customerTypes.find((type) => roles.includes(type));
};

/** What the groups give to an account of the role, each place once: it may be written where any of its rows says so. */
export const placesGiven = (given: Given, role: GroupRow['role']): readonly MappedPlace[] => {
  const found = new Map<string, MappedPlace>();
  for (const { group, id, canWrite } of effective(given).filter((row) => row.role === role)) {
    const { path: _, ...place } = given.places.get(id)!;
    const before = found.get(id);
    const mayWrite = canWrite || alwaysWrites(role) || before?.canWrite === true;
    found.set(id, { ...place, canWrite: mayWrite, groups: [...(before?.groups ?? []), group].sort() });
  }
  return [...found.values()];
};
