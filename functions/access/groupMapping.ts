import {
  loadGroupMapping,
  type NamedPlace,
  placesIn,
  type StoredGroupMapping,
} from '#functions/core/grants/groupMapping.ts';
import type { OrgIds } from '#functions/core/places/ids.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { expectVersion, fieldProblem } from '#functions/kernel/problem.ts';
import { organizationKey } from '#functions/kernel/store/keys.ts';
import { replace } from '#functions/kernel/store/table.ts';
import type { GroupMapping, GroupMappingChange } from '#shared/model/groupMapping.ts';
import { alwaysWrites } from '#shared/model/roles.ts';

type Places = ReadonlyMap<string, NamedPlace>;

const present = ({ createsAccounts, rows, version }: StoredGroupMapping, places: Places): GroupMapping => ({
  createsAccounts,
  rows: rows.map((row) => ({ ...row, path: places.get(row.id)?.path ?? null })),
  version,
});

/** What the groups of the organisation's identity provider give access to. */
export const getGroupMapping = async ({ table }: Scope, ids: OrgIds): Promise<GroupMapping> => {
  const [row, places] = await Promise.all([loadGroupMapping(table, ids), placesIn(table, ids)]);
  return present(row.data, places);
};

/** Throws `placeGone` at the first row whose place is not one of the organisation's. */
const assertPlaces = ({ rows }: GroupMappingChange, places: Places): void => {
  const gone = rows.findIndex(({ id, level }) => places.get(id)?.level !== level);
  if (gone !== -1) throw fieldProblem(`rows.${gone}.id`, 'placeGone');
};

/** Stores the table. Throws `conflict`, `placeGone`. */
export const saveGroupMapping = async (
  scope: Scope,
  ids: OrgIds,
  change: GroupMappingChange,
  version: number | undefined,
): Promise<GroupMapping> => {
  const [row, places] = await Promise.all([loadGroupMapping(scope.table, ids), placesIn(scope.table, ids)]);
  const before = present(row.data, places);
  expectVersion(row.data, version, before);
  assertPlaces(change, places);
  const data: StoredGroupMapping = {
    createsAccounts: change.createsAccounts,
    rows: change.rows.map((one) => ({ ...one, canWrite: one.canWrite || alwaysWrites(one.role) })),
    version: row.data.version + 1,
    changedBy: scope.caller.username,
    changedAt: scope.now.toISOString(),
  };
  return scope.commit({
    writes: [replace(row, data), { requires: organizationKey(ids.orgId) }],
    action: 'update',
    object: 'groupMapping',
    id: ids.orgId,
    before,
    after: present(data, places),
  });
};
