import { storedPeriods } from '#functions/assets/planned.ts';
import { presentAsset } from '#functions/assets/present.ts';
import type { UnitPath } from '#functions/core/places/ids.ts';
import { storedStaffRows } from '#functions/core/plan/rows.ts';
import { type Move, movesTo, type PersonStep, type Side, stepsOf } from '#functions/core/plan/staffImport.ts';
import type { StoredAsset } from '#functions/core/plan/stored.ts';
import { pause } from '#functions/kernel/adapters/pause.ts';
import { withinWork } from '#functions/kernel/adapters/work.ts';
import type { Change } from '#functions/kernel/changes/change.ts';
import { newStamp, nextStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { Problem } from '#functions/kernel/problem.ts';
import type { UnitIds } from '#functions/kernel/store/keys.ts';
import { lateFiles } from '#functions/kernel/store/lateFiles.ts';
import { Conflict, type Row } from '#functions/kernel/store/table.ts';
import { Asset } from '#shared/model/asset.ts';
import type { UnitImport } from '#shared/model/hrImport.ts';
import type { PersonChange } from '../match/personnel.ts';
import { refusedLine } from '../refusals.ts';
import { findImport, type ImportLock, loadLock, type StoredUnitImport } from '../repository.ts';
import { newImport, undoneImport } from './history.ts';
import { takeLease } from './lease.ts';
import { storeMoves } from './moves.ts';

const assetOf = (scope: Scope, { row, categoryId, name, number, periods, away }: PersonChange): StoredAsset => {
  const stored = storedPeriods(scope, { periods: row?.data.periods ?? [] }, periods);
  return {
    ...(row ? { ...row.data, ...nextStamp(scope, row.data) } : { ...newStamp(scope, 'ast'), categoryId: categoryId! }),
    name,
    periods: stored,
    imported: {
      number,
      periods: stored.map(({ id, version }) => ({ id, version })),
      ...(away.length > 0 && { away }),
    },
  };
};

/** The employee after the change. Throws `noImport` at its line for one whom no answer could hold: nothing is stored that cannot be read. */
const checkedAsset = (scope: Scope, change: PersonChange): StoredAsset => {
  const asset = assetOf(scope, change);
  if (!Asset.safeParse(presentAsset(asset)).success) throw refusedLine(change.difference.line ?? 0);
  return asset;
};

/** The moves that bring the stored employees of an import to one side of its steps; `areAll`: none of them was changed since. */
const ownMoves = async (scope: Scope, ids: UnitIds, side: Side, steps: readonly PersonStep[]) => {
  const found = movesTo(side, steps, await storedStaffRows(scope.table, ids));
  const moves = found.map(
    ({ row, to }): Move => ({ row, to: row && to ? { ...to, ...nextStamp(scope, row.data) } : to }),
  );
  return { moves, areAll: moves.length === steps.length };
};

const interrupted = 'Inläsningen avbröts. Det som hann sparas är återställt.';

/** The change that notes the end of an interrupted import, or of an interrupted undoing of one. */
const noteOf = async (scope: Scope, ids: UnitIds, record: StoredUnitImport): Promise<Change<UnitImport>> => {
  const noted = await findImport(scope.table, ids, record.id);
  return noted
    ? undoneImport(scope, noted)
    : newImport(scope, ids, { ...record, state: 'failed', message: interrupted, changes: 0 });
};

/** How a run is ended: its employees as `before` the import or `after` it, with an entry in the history or without. */
interface Ending {
  readonly side: Side;
  readonly isNoted: boolean;
}

/**
 * Ends what is under way in a unit, whoever began it: unless said otherwise, takes back what an import left half stored, or completes an
 * undoing, and notes it. Throws `Conflict` when an employee is changed meanwhile.
 */
export const endUnderWay = async (
  scope: Scope,
  ids: UnitIds,
  { side, isNoted }: Ending = { side: 'before', isNoted: true },
): Promise<void> => {
  const lock = await loadLock(scope.table, ids);
  const { underWay } = lock.data;
  if (!underWay) return;
  const { record } = underWay;
  const lease = await takeLease(scope.table, ids, lock, underWay);
  const { moves } = await ownMoves(scope, ids, side, await stepsOf(record.steps));
  await storeMoves(scope, ids, lease, moves);
  const note = isNoted ? await noteOf(scope, ids, record) : undefined;
  await lease.ending(async (free) => {
    if (note) await scope.commit({ ...note, writes: [...note.writes, free] });
    else await scope.table.commit(free);
  });
};

/** Ends what was interrupted in a unit; what may still be under way goes on. @returns whether the unit is free */
export const endInterrupted = async (scope: Scope, ids: UnitIds): Promise<boolean> => {
  const { underWay } = (await loadLock(scope.table, ids)).data;
  if (!underWay) return true;
  if (underWay.until > Date.now()) return false;
  await endUnderWay(scope, ids);
  return true;
};

/**
 * The lock of a unit when it is free; to be read before everything else that an import depends on. What was interrupted in the unit is
 * ended first. Throws `importRunning` while another import may still be storing.
 */
export const loadFreeLock = async (scope: Scope, ids: UnitIds): Promise<Row<ImportLock>> => {
  if (!(await endInterrupted(scope, ids))) throw new Problem('importRunning');
  return loadLock(scope.table, ids);
};

/** How often a run that failed is tried to be taken back, once a second: a database that ended is there again by then. */
const attempts = 10;

/** Ends a run that failed, without the limit of time of its request, which may be what it failed by. */
const endFailed = (end: () => Promise<void>): Promise<void> =>
  withinWork({ until: Number.POSITIVE_INFINITY }, async () => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await end();
      } catch (cause) {
        if (attempt === attempts) throw cause;
        await pause(1_000);
      }
    }
  });

interface Run {
  readonly record: StoredUnitImport;
  readonly moves: readonly Move[];
  /** The change that notes the run. */
  readonly done: Change<UnitImport>;
  /** The side of the steps that counts until then, and where the employees are brought to when one was changed meanwhile. */
  readonly counts: Side;
}

/** Stores the moves while the lock refuses other imports into the unit; ends with `done`, or with everything as it was. */
const storeLocked = async (
  scope: Scope,
  ids: UnitPath,
  lock: Row<ImportLock>,
  { record, moves, done, counts }: Run,
): Promise<UnitImport> => {
  const lease = await takeLease(scope.table, ids, lock, { record, areaId: ids.areaId, counts });
  try {
    await storeMoves(scope, ids, lease, moves);
    return await lease.ending((free) => scope.commit({ ...done, writes: [...done.writes, free] }));
  } catch (cause) {
    const isConflict = cause instanceof Conflict;
    await endFailed(() => endUnderWay(scope, ids, isConflict ? { side: counts, isNoted: false } : undefined));
    throw cause;
  }
};

/**
 * Stores the changes of a unit's staff and notes the import, all or none. Of a program that is ended meanwhile the next start takes
 * back what was stored ({@link endUnderWay}). Throws `Conflict` when an employee was changed, or another import stored, since the
 * lock was read.
 */
export const storePersonnel = async (
  scope: Scope,
  ids: UnitPath,
  lock: Row<ImportLock>,
  changes: readonly PersonChange[],
  record: StoredUnitImport & { readonly steps: string },
): Promise<UnitImport> => {
  const moves = changes.map((change) => ({ row: change.row ?? null, to: checkedAsset(scope, change) }));
  const steps: PersonStep[] = moves.map(({ row, to }) => ({ before: row?.data ?? null, after: to }));
  await (await lateFiles()).put(record.steps, JSON.stringify(steps));
  const done = newImport(scope, ids, record);
  return storeLocked(scope, ids, lock, { record, moves, done, counts: 'before' });
};

/** Takes back an import of staff. Throws `importTouched` when an employee of it was changed since. */
export const undoPersonnel = async (
  scope: Scope,
  ids: UnitPath,
  lock: Row<ImportLock>,
  row: Row<StoredUnitImport>,
  file: string,
): Promise<UnitImport> => {
  const steps = await stepsOf(file);
  const { moves, areAll } = await ownMoves(scope, ids, 'before', steps);
  if (!areAll) throw new Problem('importTouched');
  return storeLocked(scope, ids, lock, { record: row.data, moves, done: undoneImport(scope, row), counts: 'after' });
};
