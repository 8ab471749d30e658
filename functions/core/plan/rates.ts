import { listedRates, planKeys, ratesKey, type UnitIds } from '#functions/kernel/store/keys.ts';
import { emptyRow, type Row, type Table } from '#functions/kernel/store/table.ts';
import type { StoredRates } from './stored.ts';

const none: StoredRates = { rates: [], version: 0, changedBy: '', changedAt: '' };

/** The rates of an organisation: none, of version 0, where none are stored. */
export const loadRates = async (table: Table, { orgId }: { readonly orgId: string }): Promise<Row<StoredRates>> => {
  const key = ratesKey(orgId);
  return (await table.get<StoredRates>(key)) ?? emptyRow(key, none);
};

/** The rates that a unit has of its own; listed in index 1 by organisation. */
export const loadUnitRates = async (table: Table, ids: UnitIds): Promise<Row<StoredRates>> => {
  const key = planKeys.rates(ids);
  return (await table.get<StoredRates>(key)) ?? { ...emptyRow(key, none), ...listedRates(ids) };
};
