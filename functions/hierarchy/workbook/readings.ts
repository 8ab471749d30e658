import type { OrgIds } from '#functions/core/places/ids.ts';
import type { StoredUnit } from '#functions/core/places/stored.ts';
import type { StoredCategory } from '#functions/core/plan/stored.ts';
import { newStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { readingKey, readingRange } from '#functions/kernel/store/keys.ts';
import { insert } from '#functions/kernel/store/table.ts';
import type { Stamp } from '#shared/model/fields.ts';
import type { Reading, ReadingFields, WorkbookPart } from '#shared/model/workbook.ts';

const keptSeconds = 90 * 24 * 60 * 60;

/** When what is kept of a reading goes: after that it can no longer be taken back. */
export const readingExpires = ({ now }: Scope): number => Math.floor(now.getTime() / 1000) + keptSeconds;

/** What one request of a reading wrote of a unit: the versions of its rows since, and what they held before (null: they were made). */
export interface ReadUnit {
  readonly unitId: string;
  readonly areaId: string;
  readonly name: string;
  /** Undefined where the unit's own row was not written. */
  readonly unit?: { readonly version: number; readonly before: StoredUnit | null };
  readonly categories: readonly {
    readonly id: string;
    readonly version: number;
    readonly before: StoredCategory | null;
  }[];
  /** Beds, budgets and stencils: the parts that their items held. Undefined: the file wrote none. */
  readonly items?: readonly { readonly sk: string; readonly version: number; readonly before: readonly Stamp[] }[];
  /** Employees, demand periods and their dates, each an item of its own, and what it held; null: it was made. */
  readonly planned?: readonly { readonly sk: string; readonly version: number; readonly before: unknown }[];
  readonly undone: boolean;
}

/** How long the further parts of a unit are awaited: each is a request of some seconds. */
const awaitedMs = 60_000;

/** What a reading notes of a unit once a part of it is stored: nothing after the last one. */
export const unfinishedAfter = (
  { now }: Scope,
  { id: unitId, name }: StoredUnit,
  { more }: WorkbookPart,
): Pick<Reading, 'unfinished'> =>
  more ? { unfinished: { unitId, name, until: new Date(now.getTime() + awaitedMs).toISOString() } } : {};

/** Notes that a file is about to be read in. */
export const createReading = async (scope: Scope, { orgId }: OrgIds, { file }: ReadingFields): Promise<Reading> => {
  const reading: Reading = {
    ...newStamp(scope, 'rea'),
    file,
    at: scope.now.toISOString(),
    by: scope.caller.username,
    units: 0,
    undone: 0,
  };
  return scope.commit({
    writes: [insert({ ...readingKey(orgId, reading.id), data: reading, expires: readingExpires(scope) })],
    action: 'create',
    object: 'workbook',
    id: reading.id,
    after: reading,
  });
};

/** The readings that stored something, newest first. */
export const listReadings = async ({ table }: Scope, { orgId }: OrgIds): Promise<Reading[]> =>
  (await table.query<Reading>(readingRange(orgId)))
    .map(({ data }) => data)
    .filter(({ units }) => units > 0)
    .sort((a, b) => (a.at < b.at ? 1 : -1));
