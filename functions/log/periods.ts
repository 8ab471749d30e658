import type { LogEntry } from '#functions/kernel/changes/change.ts';
import { planKeys } from '#functions/kernel/store/keys.ts';
import type { Key, Table } from '#functions/kernel/store/table.ts';

interface Days {
  readonly start: string;
  readonly end: string | null;
  /** Of a demand. */
  readonly simulation?: boolean;
}

const isDays = (value: unknown): value is Days =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Days>).start === 'string' && 'end' in value;

/** The item that holds the period of an entry. */
const holderOf = ({ object, id, path }: LogEntry): Key | undefined => {
  const { orgId, unitId, categoryId, assetId } = path;
  if (orgId === undefined || unitId === undefined) return undefined;
  if (object === 'bedPeriod') return planKeys.beds({ orgId, unitId });
  if (object === 'budgetHours') return planKeys.hours({ orgId, unitId });
  if (categoryId === undefined) return undefined;
  const ids = { orgId, unitId, categoryId };
  if (object === 'demand') return planKeys.demand(ids, id);
  if (object === 'planPeriod') return planKeys.schemas(ids);
  if (object === 'budgetPeriod') return planKeys.budget(ids);
  if (object === 'categoryPeriod') return planKeys.category(ids);
  return object === 'assetPeriod' && assetId !== undefined ? planKeys.asset(ids, assetId) : undefined;
};

interface Holder extends Partial<Days> {
  readonly id?: string;
  readonly periods?: readonly (Days & { readonly id: string })[];
}

const daysIn = (holder: Holder, id: string): Days | undefined => {
  const part = holder.periods?.find((period) => period.id === id);
  return part ?? (holder.id === id && isDays(holder) ? holder : undefined);
};

/** The periods of entries by entry: as stored now, or as the entry holds them. One or two reads. */
export const periodsOf = async (table: Table, entries: readonly LogEntry[]): Promise<ReadonlyMap<LogEntry, Days>> => {
  const keys = entries.map(holderOf);
  const rows = await table.getAll<Holder>(keys.filter((key) => key !== undefined));
  return new Map(
    entries.flatMap((entry, index) => {
      const key = keys[index];
      if (key === undefined) return [];
      const row = rows.find(({ pk, sk }) => pk === key.pk && sk === key.sk);
      const days = (row && daysIn(row.data, entry.id)) ?? [entry.after, entry.before].find(isDays);
      if (days === undefined) return [];
      const { start, end, simulation } = days;
      return [[entry, { start, end, ...(simulation && { simulation }) }] as const];
    }),
  );
};
