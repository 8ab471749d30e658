import { createBeds } from '#functions/beds/service.ts';
import { createUnit } from '#functions/hierarchy/levels/unit.ts';
import type { Table } from '#functions/kernel/store/table.ts';
import { beds } from '#shared/contract/beds.ts';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import { buffered, type Storing } from './buffer.ts';
import { type MakeEmployee, makeCategory } from './category.ts';
import { makeBudget, makeUnitRates } from './makeBudget.ts';
import { makeFollowUp } from './makeFollowUp.ts';
import type { UnitDesign } from './region.ts';
import { superAdminScope } from './superAdmin.ts';

/** Creates a unit with its beds, categories, budget and follow-up; its rows are written when all of them are complete. */
export const makeUnit = async (
  stored: Table,
  area: { readonly orgId: string; readonly areaId: string },
  design: UnitDesign,
  { employ, ...storing }: Storing & { readonly employ?: MakeEmployee } = {},
): Promise<void> => {
  const { table, flush } = buffered(stored, storing);
  const { name, shortName } = design;
  const body = hierarchy.createUnit.body.parse({
    name,
    shortName,
    hasBedsActivated: design.beds.length > 0,
    hasBudgetHours: true,
  });
  const { id: unitId } = await createUnit(superAdminScope(table, area), area, body);
  const ids = { ...area, unitId };
  for (const period of design.beds) await createBeds(superAdminScope(table, ids), ids, beds.create.body.parse(period));
  // In sequence: the unit's row lists its categories in the order of their creation.
  for (const category of design.categories) await makeCategory(table, ids, category, employ);
  await makeBudget(table, ids, design.budget);
  await makeUnitRates(table, ids, design.rates);
  await makeFollowUp(table, ids, design.followUp);
  await flush();
};
