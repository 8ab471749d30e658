import { planKeys, type UnitIds } from '#functions/kernel/store/keys.ts';
import { emptyRow, type Row, type Table } from '#functions/kernel/store/table.ts';
import type { StoredAbsence } from './stored.ts';

/** Where a unit has set nothing about absence. */
export const noAbsence: StoredAbsence = { on: null, categories: [], version: 0, changedBy: '', changedAt: '' };

/** What a unit has set about absence. */
export const absenceRow = async (table: Table, ids: UnitIds): Promise<Row<StoredAbsence>> => {
  const key = planKeys.absence(ids);
  return (await table.get<StoredAbsence>(key)) ?? emptyRow(key, noAbsence);
};
