// What an import of staff that is under way, or was interrupted, means for readers (functions/imports/README.md, "Storing and undoing").

import { isDeepStrictEqual } from 'node:util';
import { planKeys, planKindOf, unitIdsOf } from '#functions/kernel/store/keys.ts';
import { lateFiles } from '#functions/kernel/store/lateFiles.ts';
import type { Row } from '#functions/kernel/store/table.ts';
import type { StoredAsset } from './stored.ts';

/** One employee before (null: new) and after an import, as the file of its steps keeps them. */
export interface PersonStep {
  readonly before: StoredAsset | null;
  readonly after: StoredAsset;
}

export type Side = 'before' | 'after';

/** What readers need of the lock of imports into a unit. */
export interface StaffLock {
  /** What is being stored; null: nothing. */
  readonly underWay: {
    /** Which side of its steps counts until its end is noted. */
    readonly counts: Side;
    readonly record: { readonly steps: string | null };
  } | null;
  /** When the last run ended: milliseconds since 1970. */
  readonly endedAt?: number;
}

/** One employee before and after a write: null before for one who was new, null after when going back to that. */
export interface Move {
  readonly row: Row<StoredAsset> | null;
  readonly to: StoredAsset | null;
}

/** The steps of an import, from the file of that name. */
export const stepsOf = async (name: string | null): Promise<readonly PersonStep[]> => {
  if (name === null) throw new Error('the import has no file of steps');
  return JSON.parse(await (await lateFiles()).get(name));
};

/** Whether an employee has the values of the other, whoever gave them last: an import that was taken back gives new stamps. */
const isAs = (asset: StoredAsset, other: StoredAsset): boolean => {
  const { version, changedBy, changedAt } = other;
  return isDeepStrictEqual({ ...asset, version, changedBy, changedAt }, other);
};

/** The moves that bring the employees of an import to one side of its steps. An employee who was changed since is left. */
export const movesTo = (
  side: Side,
  steps: readonly PersonStep[],
  stored: readonly Row<StoredAsset>[],
): readonly Move[] => {
  const rows = new Map(stored.map((row) => [row.data.id, row]));
  return steps.flatMap(({ before, after }): Move[] => {
    const row = rows.get(after.id);
    const [from, to] = side === 'before' ? [after, before] : [before, after];
    if (!from) return row ? [] : [{ row: null, to }];
    return row && isAs(row.data, from) ? [{ row, to }] : [];
  });
};

/** The row that counts in place of the stored one, in the version before the move, so that a write guarded by it conflicts. */
const countedRow = (lock: Row<StaffLock>, { row, to }: Move): Row<StoredAsset> | undefined => {
  if (!to) return undefined;
  if (row) return { ...row, data: to, version: row.version - 1 };
  return { ...planKeys.asset({ ...unitIdsOf(lock), categoryId: to.categoryId }, to.id), data: to, version: 1 };
};

/**
 * The staff that counts: an import, or its undoing, counts once its end is noted. `rows` are employees of the lock's unit; `isWanted` says
 * whether another employee would be among them.
 */
export const countedStaff = async (
  rows: readonly Row<StoredAsset>[],
  lock: Row<StaffLock> | undefined,
  isWanted: (asset: StoredAsset) => boolean = () => true,
): Promise<readonly Row<StoredAsset>[]> => {
  const underWay = lock?.data.underWay;
  if (!lock || !underWay) return rows;
  const moves = movesTo(underWay.counts, await stepsOf(underWay.record.steps), rows);
  const moved = new Set(moves.map(({ row }) => row));
  const wanted = moves.filter(({ to }) => to === null || isWanted(to));
  return [...rows.filter((row) => !moved.has(row)), ...wanted.flatMap((move) => countedRow(lock, move) ?? [])];
};

/** Whether a row of a unit's partition is the lock of imports. */
export const isLock = (row: Row): row is Row<StaffLock> => planKindOf(row).kind === 'ASSETS';

/** Whether a row of a unit's partition is an employee. */
export const isStaff = (row: Row): row is Row<StoredAsset> => planKindOf(row).kind === 'ASSET';

/** By how much the clocks of two functions may differ. */
const skewMs = 1_000;

/**
 * The rows that a query of a unit answers, with the staff as it counts. The lock comes after the staff in the order of keys; a query
 * during which a run ended may have answered a part of it, and is sent again.
 */
export const countedRows = async (query: () => Promise<readonly Row[]>): Promise<readonly Row[]> => {
  let seen: number | undefined;
  for (;;) {
    const begun = Date.now();
    const rows = await query();
    const lock = rows.find(isLock);
    const endedAt = lock?.data.endedAt ?? 0;
    if (endedAt === seen || endedAt < begun - skewMs) {
      const staff = rows.filter(isStaff);
      return lock?.data.underWay
        ? [...rows.filter((row) => !isStaff(row)), ...(await countedStaff(staff, lock))]
        : rows;
    }
    seen = endedAt;
  }
};
