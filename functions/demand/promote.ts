import { demandRows } from '#functions/core/plan/rows.ts';
import type { StoredDemand } from '#functions/core/plan/stored.ts';
import { assertNotHistory } from '#functions/kernel/changes/parts.ts';
import { nextStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import type { Demand } from '#shared/model/demand.ts';
import type { DemandIds } from './change.ts';
import { loadSimulated } from './compare.ts';
import { assertUnlocked } from './lock.ts';
import { presentContext, presentDemand } from './present.ts';
import { replacementBy } from './replace.ts';
import { demandWrite, headWrite } from './repository.ts';

/**
 * Makes a simulated period live in one transaction: live periods lose its days (removed, ended, started later or split). Of a
 * split one the earlier part keeps id and comment, the later one is a copy. Throws 404, `conflict`,
 * `notSimulated`, `locked`, `history`, `tooMany`.
 */
export const promoteDemand = async (scope: Scope, ids: DemandIds): Promise<Demand> => {
  const [{ context, row, presented }, stored] = await Promise.all([
    loadSimulated(scope, ids),
    demandRows(scope.table, ids),
  ]);
  const replacement = replacementBy(scope, ids, stored, row.data);
  for (const demand of [row.data, ...replacement.replaced]) assertUnlocked(demand);
  assertNotHistory(scope, row.data.start);

  const demand: StoredDemand = { ...row.data, ...nextStamp(scope, row.data), simulation: false };
  const dates = replacement.datesAfter(context.head.data.periods, demand);
  const present = (one: StoredDemand) => presentDemand({ ...presentContext(context), dates }, one);
  return scope.commit(
    {
      writes: [headWrite(context.head, dates), demandWrite(row, demand)],
      action: 'update',
      object: 'demand',
      id: demand.id,
      before: presented,
      after: present(demand),
    },
    ...replacement.changes(present),
  );
};
