import { closedMonthFileName } from '#functions/kernel/store/fileNames.ts';
import { inputsRange, type UnitIds } from '#functions/kernel/store/keys.ts';
import { lateFiles } from '#functions/kernel/store/lateFiles.ts';
import type { Table } from '#functions/kernel/store/table.ts';
import type { StoredInputs } from './stored.ts';

/** Removes the kept follow-ups of the closed months of a unit that goes. */
export const removeClosedReports = async (table: Table, ids: UnitIds): Promise<void> => {
  for (const { data } of await table.query<StoredInputs>(inputsRange(ids)))
    for (const { file } of data.closed ?? []) await (await lateFiles()).remove(closedMonthFileName(ids.orgId, file));
};
