import type { StoredAsset } from '#functions/core/plan/stored.ts';
import type { Change } from '#functions/kernel/changes/change.ts';
import { newStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { found } from '#functions/kernel/problem.ts';
import type { CategoryIds } from '#functions/kernel/store/keys.ts';
import type { TeamDraft, TeamMember } from '#shared/model/asset.ts';
import { atField } from './atField.ts';
import { loanChanges } from './loans.ts';
import { storedPeriods } from './planned.ts';
import { presentAsset } from './present.ts';
import { insertAsset } from './repository.ts';
import { memberOf, teamChanges } from './team.ts';

/**
 * Stores the periods of employees, new employees, and what is lent of people of other units, in one transaction with a log entry
 * for each, at the unit that lends too. The answer is the changed and the new employees of the category. Throws as `saveTeam`
 * and {@link loanChanges}.
 */
export const saveDraft = async (
  scope: Scope,
  ids: CategoryIds,
  { assets, added }: TeamDraft,
): Promise<TeamMember[]> => {
  const { changes, members } = await teamChanges(scope, ids, assets);
  const fresh = added.map(
    ({ name, periods }, index): StoredAsset => ({
      ...newStamp(scope, 'ast'),
      categoryId: ids.categoryId,
      name,
      periods: atField(`added.${index}`, () => storedPeriods(scope, { periods: [] }, periods)),
    }),
  );
  const created = fresh.map(
    (asset): Change => ({
      writes: [insertAsset(ids, asset)],
      action: 'create',
      object: 'asset',
      id: asset.id,
      after: presentAsset(asset),
    }),
  );
  const lent = await loanChanges(scope, ids, added);
  const [first, ...others] = [...created, ...changes, ...lent];
  await scope.commit(found(first), ...others);
  return [...members, ...fresh.map((data) => memberOf({ version: 1, data }))];
};
