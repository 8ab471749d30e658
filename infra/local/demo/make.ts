import { saveOrganizationRates } from '#functions/budget/rates.ts';
import { createArea } from '#functions/hierarchy/levels/area.ts';
import { createOrganization, listOrganizations } from '#functions/hierarchy/levels/organization.ts';
import { deleteOrganization } from '#functions/hierarchy/removal/remove.ts';
import { lateFiles } from '#functions/kernel/store/lateFiles.ts';
import type { Table } from '#functions/kernel/store/table.ts';
import { budget } from '#shared/contract/budget.ts';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import { inParallel } from '#shared/inParallel.ts';
import { todayInStockholm } from '#shared/time/day.ts';
import { demoRegion } from './region.ts';
import { superAdminScope } from './superAdmin.ts';
import { makeUnit } from './unit.ts';
import { organizations } from './wards.ts';

const names = new Set(organizations.map(({ name }) => name));

/** The stored organisations with the names of the demo's. */
export const demoOrganizations = async (table: Table) =>
  (await listOrganizations(superAdminScope(table))).filter(({ name }) => names.has(name));

/** Removes the organisations of an interrupted load. */
export const removeRegion = async (table: Table): Promise<void> => {
  for (const { id: orgId, name } of await demoOrganizations(table))
    await deleteOrganization(superAdminScope(table, { orgId }), { orgId }, { confirm: name }, await lateFiles());
};

/** Creates the demo region through the services, two units at a time; `say` receives the progress after each. */
export const makeRegion = async (table: Table, say: (line: string) => void): Promise<void> => {
  const places: { readonly area: Parameters<typeof makeUnit>[1]; readonly unit: Parameters<typeof makeUnit>[2] }[] = [];
  for (const { name, rates, areas } of demoRegion(todayInStockholm(new Date()))) {
    const organization = hierarchy.createOrganization.body.parse({ name });
    const { id: orgId } = await createOrganization(superAdminScope(table), organization);
    const change = budget.saveRates.body.parse({ rates });
    await saveOrganizationRates(superAdminScope(table, { orgId }), { orgId }, change, undefined);
    for (const area of areas) {
      const body = hierarchy.createArea.body.parse({ name: area.name });
      const { id: areaId } = await createArea(superAdminScope(table, { orgId }), { orgId }, body);
      places.push(...area.units.map((unit) => ({ area: { orgId, areaId }, unit })));
    }
  }
  let done = 0;
  await inParallel(places, 2, async ({ area, unit }) => {
    await makeUnit(table, area, unit);
    done += 1;
    say(`Demoregionen laddas: ${done} av ${places.length} avdelningar (${unit.name})`);
  });
};
