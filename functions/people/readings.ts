import type { StoredAsset } from '#functions/core/plan/stored.ts';
import type { ReadUnit } from '#functions/hierarchy/workbook/readings.ts';
import { type CategoryIds, planKeys, readUnitRange } from '#functions/kernel/store/keys.ts';
import { replace, type Table } from '#functions/kernel/store/table.ts';
import { anonymousAsset } from './importSteps.ts';

/** Blanks an employee in what can be undone of the organisation's workbooks. The unit cannot be taken back any more. */
export const anonymiseReadings = async (
  table: Table,
  { assetId, ...ids }: CategoryIds & { readonly assetId: string },
): Promise<void> => {
  const { sk } = planKeys.asset(ids, assetId);
  for (const row of await table.query<ReadUnit>(readUnitRange(ids.orgId))) {
    const { planned = [] } = row.data;
    if (!planned.some((one) => one.sk === sk && one.before !== null)) continue;
    const blanked = planned.map((one) =>
      one.sk === sk ? { ...one, before: one.before && anonymousAsset(one.before as StoredAsset) } : one,
    );
    await table.commit(replace(row, { ...row.data, planned: blanked }));
  }
};
