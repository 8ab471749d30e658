import type { LogEntry as StoredEntry } from '#functions/kernel/changes/change.ts';
import { wholeEntry } from '#functions/kernel/changes/logbook.ts';
import type { Row, Table } from '#functions/kernel/store/table.ts';
import type { LogEntry } from '#shared/model/log.ts';
import { periodsOf } from './periods.ts';
import { bookIdOf, namesIn } from './repository.ts';

/** Log entries with their values, also where these are stored as a file, and with the names of their places. */
export const presentEntries = async (table: Table, rows: readonly Row<StoredEntry>[]): Promise<LogEntry[]> => {
  const [entries, names] = await Promise.all([
    Promise.all(rows.map(({ data }) => wholeEntry(data))),
    namesIn(
      table,
      rows.map(({ data }) => data.path),
    ),
  ]);
  const periods = await periodsOf(table, entries);
  return rows.map((row, index) => {
    const entry = entries[index]!;
    const { orgId, areaId, unitId, categoryId, shiftId, assetId } = entry.path;
    const place = [orgId, areaId, unitId, categoryId, shiftId, assetId]
      .flatMap((id) => names.get(id ?? '') ?? [])
      .join(' / ');
    const person = names.get(assetId ?? '') ?? null;
    return { ...entry, key: row.sk, orgId: bookIdOf(row), place, person, period: periods.get(entry) ?? null };
  });
};
