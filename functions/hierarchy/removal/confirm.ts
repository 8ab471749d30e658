import type { OrgIds, UnitPath } from '#functions/core/places/ids.ts';
import { unitRows } from '#functions/core/places/repository.ts';
import { planRows, rowsOfCategory } from '#functions/core/plan/rows.ts';
import { Problem } from '#functions/kernel/problem.ts';
import { planKindOf } from '#functions/kernel/store/keys.ts';
import type { Row, Table } from '#functions/kernel/store/table.ts';
import { normalizeName } from '#shared/text/names.ts';

/**
 * Throws `confirmName` when there is planning data below the level and `confirm` is not its name. A level without
 * planning data needs no confirmation.
 */
export const assertConfirmed = async (
  { name }: { readonly name: string },
  confirm: string | undefined,
  holdsPlan: () => Promise<boolean>,
): Promise<void> => {
  if (confirm !== undefined && normalizeName(confirm) === normalizeName(name)) return;
  if (await holdsPlan()) throw new Problem('confirmName');
};

/** Whether the row is planning data: staff, demand, beds, budget, follow-up. Categories and rows of empty lists are not. */
export const isPlan = (row: Row): boolean => {
  const { kind } = planKindOf(row);
  if (kind === 'CATEGORY') return false;
  const { periods, stencils, activities } = row.data as Partial<
    Record<'periods' | 'stencils' | 'activities', unknown[]>
  >;
  return kind === 'ASSET' || (periods ?? stencils ?? activities)?.length !== 0;
};

/** Whether anything is planned in the unit. */
const unitHoldsPlan = async (table: Table, ids: Omit<UnitPath, 'areaId'>): Promise<boolean> =>
  (await planRows(table, ids)).some(isPlan);

/** Whether anything is planned in the organisation, or in the area or unit of it that is named. */
export const holdsPlan = async (table: Table, { orgId, areaId, unitId }: OrgIds & Partial<UnitPath>) => {
  if (unitId) return unitHoldsPlan(table, { orgId, unitId });
  const units = await unitRows(table, { orgId, areaId });
  const held = await Promise.all(units.map(({ data }) => unitHoldsPlan(table, { orgId, unitId: data.id })));
  return held.includes(true);
};

/** Whether anything is planned in the category. */
export const categoryHoldsPlan = async (table: Table, ids: UnitPath, categoryId: string): Promise<boolean> =>
  rowsOfCategory(await planRows(table, ids), categoryId).some(isPlan);
