import type { Scope } from '#functions/kernel/changes/scope.ts';
import { expectVersion } from '#functions/kernel/problem.ts';
import { type Row, replace } from '#functions/kernel/store/table.ts';
import type { OrgIds } from '#functions/places/ids.ts';
import type { ImportMapping, ImportMappingChange } from '#shared/model/hrImport.ts';
import { loadColumns } from './repository.ts';

const present = ({ data: { personnel, hours, version } }: Row<ImportMapping>): ImportMapping => ({
  personnel,
  hours,
  version,
});

/** What the columns of an organisation's import files are called. */
export const getColumns = async ({ table }: Scope, ids: OrgIds): Promise<ImportMapping> =>
  present(await loadColumns(table, ids));

/** Stores what the columns are called. Throws `conflict`. */
export const saveColumns = async (
  scope: Scope,
  ids: OrgIds,
  { personnel, hours, version }: ImportMappingChange,
): Promise<ImportMapping> => {
  const row = await loadColumns(scope.table, ids);
  expectVersion(row.data, version, present(row));
  const data = {
    ...{ personnel, hours, version: row.data.version + 1 },
    changedBy: scope.caller.username,
    changedAt: scope.now.toISOString(),
  };
  return scope.commit({
    writes: [replace(row, data)],
    action: 'update',
    object: 'importColumns',
    id: ids.orgId,
    before: present(row),
    after: { personnel, hours, version: data.version },
  });
};
