import { basisFileName } from '#functions/kernel/store/fileNames.ts';
import { budgetRange, planKindOf, type UnitIds } from '#functions/kernel/store/keys.ts';
import { lateFiles } from '#functions/kernel/store/lateFiles.ts';
import type { Row, Table } from '#functions/kernel/store/table.ts';
import type { StoredBudget } from './stored.ts';

/** The budgets of all categories of a unit. */
const budgetRows = (table: Table, ids: UnitIds) => table.query<StoredBudget>(budgetRange(ids));

/** The reports that the periods of budgets are linked to. */
const linkedIn = (rows: readonly Row<StoredBudget>[]): ReadonlySet<string> =>
  new Set(
    rows
      .flatMap(({ data }) => data.periods)
      .flatMap((period) => [period.demandBasis, period.assetBasis])
      .flatMap((basis) => basis?.file ?? []),
  );

/** Removes the reports that the periods are linked to and that no budget among `left` is: a report may be linked to several. */
const removeUnlinked = async (
  orgId: string,
  going: readonly Row<StoredBudget>[],
  left: readonly Row<StoredBudget>[],
): Promise<void> => {
  const kept = linkedIn(left);
  for (const file of linkedIn(going)) if (!kept.has(file)) await (await lateFiles()).remove(basisFileName(orgId, file));
};

/** Removes the reports of budgets that have changed, where no budget of the unit is linked to them any more. */
export const removeReplacedBases = async (
  table: Table,
  ids: UnitIds,
  before: readonly Row<StoredBudget>[],
): Promise<void> => {
  if (linkedIn(before).size > 0) await removeUnlinked(ids.orgId, before, await budgetRows(table, ids));
};

/** Removes the reports of a unit that goes, or of one of its categories, except where another category is linked to them. */
export const removeBasesOf = async (
  table: Table,
  { categoryId, ...ids }: UnitIds & { readonly categoryId?: string },
): Promise<void> => {
  const rows = await budgetRows(table, ids);
  const isGoing = (row: Row): boolean => categoryId === undefined || planKindOf(row).categoryId === categoryId;
  await removeUnlinked(
    ids.orgId,
    rows.filter(isGoing),
    rows.filter((row) => !isGoing(row)),
  );
};
