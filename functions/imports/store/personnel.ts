import { isDeepStrictEqual } from 'node:util';
import { storedPeriods } from '#functions/assets/planned.ts';
import { staffRows } from '#functions/core/plan/rows.ts';
import type { StoredAsset } from '#functions/core/plan/stored.ts';
import type { Change } from '#functions/kernel/changes/change.ts';
import { newStamp, nextStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { found, Problem } from '#functions/kernel/problem.ts';
import type { UnitIds } from '#functions/kernel/store/keys.ts';
import { lateFiles } from '#functions/kernel/store/lateFiles.ts';
import { Conflict, type Row, replace } from '#functions/kernel/store/table.ts';
import type { UnitImport } from '#shared/model/hrImport.ts';
import type { PersonChange } from '../match/personnel.ts';
import { findImport, type ImportLock, loadLock, type StoredUnitImport } from '../repository.ts';
import { newImport, undoneImport } from './history.ts';
import { type Move, storeMoves } from './moves.ts';

/** An employee before (null: new) and after an import, as the file of its steps keeps them. */
interface PersonStep {
  readonly before: StoredAsset | null;
  readonly after: StoredAsset;
}

/** Storing the largest unit takes seconds; the lock of a program that was ended meanwhile counts until then. */
const leaseMs = 120_000;

const assetOf = (scope: Scope, { row, categoryId, name, number, periods }: PersonChange): StoredAsset => {
  const stored = storedPeriods(scope, { periods: row?.data.periods ?? [] }, periods);
  return {
    ...(row ? { ...row.data, ...nextStamp(scope, row.data) } : { ...newStamp(scope, 'ast'), categoryId: categoryId! }),
    name,
    periods: stored,
    imported: { number, periods: stored.map(({ id, version }) => ({ id, version })) },
  };
};

const stepsOf = async (name: string): Promise<readonly PersonStep[]> => JSON.parse(await (await lateFiles()).get(name));

/** Whether an employee has the values of the other, whoever gave them last: an import that was taken back gives new stamps. */
const isAs = (asset: StoredAsset, other: StoredAsset): boolean => {
  const { version, changedBy, changedAt } = other;
  return isDeepStrictEqual({ ...asset, version, changedBy, changedAt }, other);
};

/** The moves that take back the steps whose employees still are as the import left them. */
const movesBack = async (scope: Scope, ids: UnitIds, steps: readonly PersonStep[]) => {
  const rows = new Map((await staffRows(scope.table, ids)).map((row) => [row.data.id, row]));
  const moves = steps.flatMap(({ before, after }): Move[] => {
    const row = rows.get(after.id);
    if (!row || !isAs(row.data, after)) return [];
    return [{ row, to: before && { ...before, ...nextStamp(scope, row.data) } }];
  });
  return { moves, areAll: moves.length === steps.length };
};

const interrupted = 'Inläsningen avbröts. Det som hann sparas är återställt.';

/**
 * The lock of a unit when it is free; to be read before everything else that an import depends on. Takes back what an interrupted import left
 * half stored, or ends an interrupted undoing, and notes it. Throws `importRunning` while another one may still be storing.
 */
export const loadFreeLock = async (scope: Scope, ids: UnitIds): Promise<Row<ImportLock>> => {
  const lock = await loadLock(scope.table, ids);
  if (!lock.data.underWay) return lock;
  const { record, until } = lock.data.underWay;
  if (until > scope.now.getTime()) throw new Problem('importRunning');
  const { moves } = await movesBack(scope, ids, await stepsOf(found(record.steps ?? undefined)));
  await storeMoves(scope, ids, moves);
  const noted = await findImport(scope.table, ids, record.id);
  const change = noted
    ? undoneImport(scope, noted)
    : newImport(scope, ids, { ...record, state: 'failed', message: interrupted, changes: 0 });
  await scope.commit({ ...change, writes: [...change.writes, replace(lock, { underWay: null })] });
  return loadLock(scope.table, ids);
};

/** Stores the moves while the lock refuses other imports into the unit; ends with `done`, the change that notes it. */
const storeLocked = async (
  scope: Scope,
  ids: UnitIds,
  lock: Row<ImportLock>,
  record: StoredUnitImport,
  moves: readonly Move[],
  done: Change<UnitImport>,
): Promise<UnitImport> => {
  await scope.table.commit(replace(lock, { underWay: { record, until: scope.now.getTime() + leaseMs } }));
  const free = replace({ ...lock, version: lock.version + 1 }, { underWay: null });
  try {
    await storeMoves(scope, ids, moves);
  } catch (cause) {
    if (cause instanceof Conflict) await scope.table.commit(free);
    throw cause;
  }
  return scope.commit({ ...done, writes: [...done.writes, free] });
};

/**
 * Stores the changes of a unit's staff and notes the import, all or none. Of a program that is ended meanwhile the next import
 * takes back what was stored ({@link loadFreeLock}). Throws `Conflict` when an employee was changed, or another import stored, since the
 * lock was read.
 */
export const storePersonnel = async (
  scope: Scope,
  ids: UnitIds,
  lock: Row<ImportLock>,
  changes: readonly PersonChange[],
  record: StoredUnitImport & { readonly steps: string },
): Promise<UnitImport> => {
  const moves = changes.map((change) => ({ row: change.row ?? null, to: assetOf(scope, change) }));
  const steps: PersonStep[] = moves.map(({ row, to }) => ({ before: row?.data ?? null, after: to }));
  await (await lateFiles()).put(record.steps, JSON.stringify(steps));
  return storeLocked(scope, ids, lock, record, moves, newImport(scope, ids, record));
};

/** Takes back an import of staff. Throws `importTouched` when an employee of it was changed since. */
export const undoPersonnel = async (
  scope: Scope,
  ids: UnitIds,
  lock: Row<ImportLock>,
  row: Row<StoredUnitImport>,
  steps: string,
): Promise<UnitImport> => {
  const { moves, areAll } = await movesBack(scope, ids, await stepsOf(steps));
  if (!areAll) throw new Problem('importTouched');
  return storeLocked(scope, ids, lock, row.data, moves, undoneImport(scope, row));
};
