import { createPeriod } from '#functions/assets/periods.ts';
import { createAsset } from '#functions/assets/service.ts';
import { createBudget } from '#functions/budget/service.ts';
import type { CategoryPath, UnitPath } from '#functions/core/places/ids.ts';
import { toggleLock, updateDemand } from '#functions/demand/change.ts';
import { createDemand } from '#functions/demand/create.ts';
import { createCategory } from '#functions/hierarchy/levels/category.ts';
import { createCategoryPeriod } from '#functions/hierarchy/levels/categoryPeriod.ts';
import { createShift } from '#functions/hierarchy/shifts/shift.ts';
import { createShiftPeriod } from '#functions/hierarchy/shifts/shiftPeriod.ts';
import type { Table } from '#functions/kernel/store/table.ts';
import { createSchema } from '#functions/schemas/service.ts';
import { assets } from '#shared/contract/assets.ts';
import { budget } from '#shared/contract/budget.ts';
import { demand } from '#shared/contract/demand.ts';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import { schemas } from '#shared/contract/schemas.ts';
import type { ShiftDesign } from './measures.ts';
import type { CategoryDesign } from './region.ts';
import type { StaffDesign } from './staff/staff.ts';
import { superAdminScope } from './superAdmin.ts';

// Every body is parsed by its endpoint's schema, as over HTTP.

const scopeAt = (table: Table, ids: CategoryPath) => superAdminScope(table, { ...ids });

const makeShift = async (table: Table, ids: CategoryPath, { name, periods }: ShiftDesign): Promise<string> => {
  const [period, ...later] = periods;
  const body = hierarchy.createShift.body.parse({ name, period });
  const { id: shiftId } = await createShift(scopeAt(table, ids), ids, body);
  for (const next of later)
    await createShiftPeriod(
      superAdminScope(table, { ...ids, shiftId }),
      { ...ids, shiftId },
      hierarchy.createShiftPeriod.body.parse(next),
    );
  return shiftId;
};

const makeDemands = async (
  table: Table,
  ids: CategoryPath,
  designs: CategoryDesign['demands'],
  shiftIds: ReadonlyMap<string, string>,
): Promise<void> => {
  const byLevel = new Map<string, string>();
  for (const { fields, level, rows, locked } of designs) {
    const baseId = byLevel.get(level);
    const base = baseId ? { base: 'selected' as const, baseOnSchemaId: baseId } : { base: 'nothing' as const };
    const scope = scopeAt(table, ids);
    const { id: demandId } = await createDemand(scope, ids, demand.create.body.parse({ ...fields, ...base }));
    const one = { ...ids, demandId, version: undefined };
    if (!baseId) {
      const shiftDemands = rows.map((row) => ({ ...row, shiftId: shiftIds.get(row.shiftId) ?? '' }));
      await updateDemand(scope, one, demand.update.body.parse({ shiftDemands }));
      byLevel.set(level, demandId);
    }
    if (locked) await toggleLock(scope, one);
  }
};

const makeEmployee = async (table: Table, ids: CategoryPath, { name, periods }: StaffDesign): Promise<void> => {
  const [period, ...later] = periods;
  const { id: assetId } = await createAsset(scopeAt(table, ids), ids, assets.create.body.parse({ name, period }));
  const one = { ...ids, assetId };
  for (const next of later) await createPeriod(superAdminScope(table, one), one, assets.createPeriod.body.parse(next));
};

/** Stores an employee with all periods. */
export type MakeEmployee = typeof makeEmployee;

/** Creates a category with its measures, demand, staff (each by `employ`), budgets and plan periods. */
export const makeCategory = async (
  table: Table,
  unit: UnitPath,
  design: CategoryDesign,
  employ: MakeEmployee = makeEmployee,
): Promise<void> => {
  const [period, ...later] = design.periods;
  const body = hierarchy.createCategory.body.parse({ name: design.name, period });
  const { id: categoryId } = await createCategory(superAdminScope(table, { ...unit }), unit, body);
  const ids = { ...unit, categoryId };
  for (const next of later)
    await createCategoryPeriod(scopeAt(table, ids), ids, hierarchy.createCategoryPeriod.body.parse(next));
  const shiftIds = new Map<string, string>();
  for (const shift of design.shifts) shiftIds.set(shift.name, await makeShift(table, ids, shift));
  await makeDemands(table, ids, design.demands, shiftIds);
  for (const next of design.budgets) await createBudget(scopeAt(table, ids), ids, budget.create.body.parse(next));
  for (const next of design.plans) await createSchema(scopeAt(table, ids), ids, schemas.create.body.parse(next));
  for (const employee of design.staff) await employ(table, ids, employee);
};
