import type { Change } from '#functions/kernel/changes/change.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { listedImport, planKeys, type UnitIds } from '#functions/kernel/store/keys.ts';
import { insert, type Row, replace } from '#functions/kernel/store/table.ts';
import type { UnitImport } from '#shared/model/hrImport.ts';
import type { StoredUnitImport } from '../repository.ts';

const keptSeconds = 2 * 366 * 24 * 60 * 60;

/** An import as the history shows it. */
export const presentImport = ({ digest: _, steps: __, ...record }: StoredUnitImport): UnitImport => record;

/** The change that notes an import in the unit's history, for two years. */
export const newImport = ({ now }: Scope, ids: UnitIds, record: StoredUnitImport): Change<UnitImport> => ({
  writes: [
    insert({
      ...planKeys.unitImport(ids, record.id),
      ...listedImport(ids.orgId, record),
      data: record,
      expires: Math.floor(now.getTime() / 1000) + keptSeconds,
    }),
  ],
  action: 'create',
  object: 'import',
  id: record.id,
  after: presentImport(record),
});

/** The change that notes that an import was taken back. */
export const undoneImport = ({ now, caller }: Scope, row: Row<StoredUnitImport>): Change<UnitImport> => {
  const record: StoredUnitImport = {
    ...row.data,
    state: 'undone',
    undoneAt: now.toISOString(),
    undoneBy: caller.username,
  };
  return {
    writes: [replace(row, record)],
    action: 'update',
    object: 'import',
    id: record.id,
    before: presentImport(row.data),
    after: presentImport(record),
  };
};
