import { presentAsset } from '#functions/assets/present.ts';
import { assetRemoval } from '#functions/assets/removal.ts';
import { insertAsset } from '#functions/assets/repository.ts';
import type { StoredAsset } from '#functions/core/plan/stored.ts';
import type { Change } from '#functions/kernel/changes/change.ts';
import { changesAtOnce, nextStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { planKeys, type UnitIds } from '#functions/kernel/store/keys.ts';
import { type Row, replace } from '#functions/kernel/store/table.ts';

/** One employee before and after an import: null before for one who was new, null after when going back to that. */
export interface Move {
  readonly row: Row<StoredAsset> | null;
  readonly to: StoredAsset | null;
}

const categoryOf = ({ row, to }: Move): string => (to ?? row?.data)?.categoryId ?? '';

const changeOf = (ids: UnitIds, move: Move): Change => {
  const { row, to } = move;
  const path = { categoryId: categoryOf(move) };
  if (!to) return { ...assetRemoval(row!), path };
  const after = presentAsset(to);
  if (!row)
    return {
      writes: [insertAsset({ ...ids, ...path }, to)],
      action: 'create',
      object: 'asset',
      id: to.id,
      path,
      after,
    };
  const before = presentAsset(row.data);
  return { writes: [replace(row, to)], action: 'update', object: 'asset', id: to.id, path, before, after };
};

/** New employees need their category: it must be there and not being removed. */
const categoriesOf = (ids: UnitIds, moves: readonly Move[]) =>
  [...new Set(moves.filter(({ row }) => !row).map(categoryOf))].map((categoryId) => ({
    requires: planKeys.category({ ...ids, categoryId }),
  }));

/** The move that takes a stored one back. A value that returns gets a new version, so that a client with the old version gets a conflict. */
const backOf = (scope: Scope, ids: UnitIds, { row, to }: Move): Move => {
  const written = to && {
    ...planKeys.asset({ ...ids, categoryId: to.categoryId }, to.id),
    version: (row?.version ?? 0) + 1,
    data: to,
  };
  return { row: written, to: row && { ...row.data, ...(written && nextStamp(scope, written.data)) } };
};

const takeBack = async (scope: Scope, ids: UnitIds, done: readonly Move[]): Promise<void> => {
  try {
    for (const move of done) await scope.commit(changeOf(ids, backOf(scope, ids, move)));
  } catch (cause) {
    throw new Error('an import could not be taken back', { cause });
  }
};

/**
 * Stores the moves in batches, all or none: when a batch fails, those before it are taken back and its error is thrown, such as
 * `Conflict` when an employee was changed meanwhile. When they cannot be taken back, another error is thrown, and some stay stored.
 */
export const storeMoves = async (scope: Scope, ids: UnitIds, moves: readonly Move[]): Promise<void> => {
  for (let at = 0; at < moves.length; at += changesAtOnce) {
    const batch = moves.slice(at, at + changesAtOnce);
    const [first, ...others] = batch.map((move) => changeOf(ids, move));
    if (!first) return;
    try {
      await scope.commit({ ...first, writes: [...first.writes, ...categoriesOf(ids, batch)] }, ...others);
    } catch (cause) {
      await takeBack(scope, ids, moves.slice(0, at));
      throw cause;
    }
  }
};
