import type { OrgIds } from '#functions/core/places/ids.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { expectVersion } from '#functions/kernel/problem.ts';
import { type Row, replace } from '#functions/kernel/store/table.ts';
import type { ImportMapping, ImportMappingChange } from '#shared/model/hrImport.ts';
import { loadColumns } from './repository.ts';

const present = ({ data }: Pick<Row<ImportMapping>, 'data'>): ImportMapping => {
  const { security, files, personnel, hours, hold, numbers, version } = data;
  return { security, files, personnel, hours, hold, numbers, version };
};

/** How the files of an organisation are fetched, and what their columns are called. */
export const getColumns = async ({ table }: Scope, ids: OrgIds): Promise<ImportMapping> =>
  present(await loadColumns(table, ids));

/** Stores how files are fetched and what their columns are called; an absent `hold` or `numbers` stays. Throws `conflict`. */
export const saveColumns = async (
  scope: Scope,
  ids: OrgIds,
  { version: _, ...change }: ImportMappingChange,
  version: number | undefined,
): Promise<ImportMapping> => {
  const row = await loadColumns(scope.table, ids);
  expectVersion(row.data, version, present(row));
  const data = {
    ...change,
    hold: change.hold ?? row.data.hold,
    numbers: change.numbers ?? row.data.numbers,
    version: row.data.version + 1,
    changedBy: scope.caller.username,
    changedAt: scope.now.toISOString(),
  };
  return scope.commit({
    writes: [replace(row, data)],
    action: 'update',
    object: 'importColumns',
    id: ids.orgId,
    before: present(row),
    after: present({ data }),
  });
};
