import type { OrgIds } from '#functions/core/places/ids.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { expectVersion, fieldProblem } from '#functions/kernel/problem.ts';
import { type Row, replace } from '#functions/kernel/store/table.ts';
import { areDistinct, type ImportMapping, type ImportMappingChange } from '#shared/model/importMapping.ts';
import { loadColumns } from './repository.ts';

const present = ({ data }: Pick<Row<ImportMapping>, 'data'>): ImportMapping => {
  const { security, files, personnel, hours, hold, numbers, version } = data;
  return { security, files, personnel, hours, hold, numbers, version };
};

/** How the files of an organisation are fetched, and what their columns are called. */
export const getColumns = async ({ table }: Scope, ids: OrgIds): Promise<ImportMapping> =>
  present(await loadColumns(table, ids));

/**
 * Stores how files are fetched and what their columns are called; an absent `hold`, `numbers` or column of absences stays. Throws `conflict`,
 * and `validation` where the column that stays is another one of the change.
 */
export const saveColumns = async (
  scope: Scope,
  ids: OrgIds,
  { version: _, ...change }: ImportMappingChange,
  version: number | undefined,
): Promise<ImportMapping> => {
  const row = await loadColumns(scope.table, ids);
  expectVersion(row.data, version, present(row));
  const personnel = { ...change.personnel, absence: change.personnel.absence ?? row.data.personnel.absence };
  if (!areDistinct(personnel)) throw fieldProblem('personnel', 'twice');
  const data = {
    ...change,
    personnel,
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
