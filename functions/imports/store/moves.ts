import { presentAsset } from '#functions/assets/present.ts';
import { assetRemoval } from '#functions/assets/removal.ts';
import { insertAsset } from '#functions/assets/repository.ts';
import type { Move } from '#functions/core/plan/staffImport.ts';
import type { Change } from '#functions/kernel/changes/change.ts';
import { changesAtOnce, type Scope } from '#functions/kernel/changes/scope.ts';
import { planKeys, type UnitIds } from '#functions/kernel/store/keys.ts';
import { replace } from '#functions/kernel/store/table.ts';
import type { Lease } from './lease.ts';

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

/**
 * Stores the moves in batches, each of which holds the unit on. Throws `Conflict` when an employee was changed meanwhile, or the unit
 * taken by another run; the batches before it stay stored.
 */
export const storeMoves = async (scope: Scope, ids: UnitIds, lease: Lease, moves: readonly Move[]): Promise<void> => {
  for (let at = 0; at < moves.length; at += changesAtOnce) {
    const batch = moves.slice(at, at + changesAtOnce);
    const [first, ...others] = batch.map((move) => changeOf(ids, move));
    if (!first) return;
    await lease.during((lock) =>
      scope.commit({ ...first, writes: [...first.writes, ...categoriesOf(ids, batch), lock] }, ...others),
    );
  }
};
