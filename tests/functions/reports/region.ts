import type { StoredCategory, StoredDemand } from '#functions/core/plan/stored.ts';
import { areaKey, listedPlace, organizationKey, unitKey } from '#functions/kernel/store/keys.ts';
import { insert, type Table } from '#functions/kernel/store/table.ts';
import {
  assetOf,
  budgetOf,
  category,
  day,
  demandOf,
  rowOf,
  shift,
  stamp,
  storeWard,
  until,
} from '../../support/storedWard.ts';

export const orgId = 'org';

const created = '2026-01-01T08:00:00.000Z';
const node = (id: string, name: string) => ({ ...stamp(id), name, created });

const storeUnit = (table: Table, areaId: string, id: string, name: string, categories: readonly StoredCategory[]) =>
  table.commit(
    insert({
      ...unitKey(orgId, areaId, id),
      ...listedPlace(id, orgId),
      data: {
        ...node(id, name),
        areaId,
        shortName: name.slice(0, 3),
        hidden: false,
        hasBedsActivated: true,
        hasBudgetHours: false,
        importIdentifier: null,
        importActivated: false,
        categories: categories.map((one) => ({ id: one.id, name: one.name, isBudgetCategory: one.isBudgetCategory })),
      },
    }),
  );

const bedsOf = (...periods: readonly (readonly [string, string | null, number, number])[]) => ({
  periods: periods.map(([start, end, beds, weekendBeds]) => ({
    ...stamp(`beds-${start}`),
    start: day(start),
    end: until(end),
    beds,
    weekendBeds,
    comment: `från ${start}`,
  })),
});

const shifts = [shift('day', 'Dag', '2024-01-01'), shift('night', 'Natt', '2024-01-01', null, { isNightShift: true })];

/**
 * Stores an organisation of two areas. Hjärtat: nurses (a demand of 5.6 services all year, one of them night shifts), assistant nurses
 * (demand in v02 only, then simulated), and a budget-only category. Lungan: nurses in capitals. Hjärnan: doctors without demand.
 */
export const storeRegion = async (table: Table): Promise<void> => {
  await table.commit(
    insert({ ...organizationKey(orgId), data: node(orgId, 'Region Prov') }),
    insert({ ...areaKey(orgId, 'surgery'), ...listedPlace('surgery', orgId), data: node('surgery', 'Kirurgi') }),
    insert({ ...areaKey(orgId, 'medicine'), ...listedPlace('medicine', orgId), data: node('medicine', 'Medicin') }),
  );
  const heart = [
    category('heartHelp', 'Undersköterska', shifts),
    category('heartNurse', 'Sjuksköterska', shifts),
    category('heartBudget', 'Vak', [], { isBudgetCategory: true }),
  ];
  const lung = [category('lungNurse', 'SJUKSKÖTERSKA', shifts)];
  const brain = [category('brainDoctor', 'Läkare', shifts)];
  await storeUnit(table, 'surgery', 'heart', 'Hjärtat', heart);
  await storeUnit(table, 'surgery', 'lung', 'Lungan', lung);
  await storeUnit(table, 'medicine', 'brain', 'Hjärnan', brain);
  const staff = (categoryId: string, count: number) =>
    Array.from({ length: count }, (_, index) => assetOf(categoryId, `${categoryId}${index}`, ['2025-12-29', null]));
  await storeWard(table, {
    orgId,
    unitId: 'heart',
    categories: heart,
    demands: [
      demandOf('heartNurse', 'd1', ['2025-12-29', null], { shiftDemands: [rowOf('day', '3'), rowOf('night', '1')] }),
      demandOf('heartHelp', 'd2', ['2026-01-05', '2026-01-11'], { shiftDemands: [rowOf('day', '1')] }),
      demandOf('heartHelp', 'd3', ['2026-01-12', null], { shiftDemands: [rowOf('day', '2')], simulation: true }),
    ],
    assets: [
      ...staff('heartNurse', 2),
      ...staff('heartHelp', 3),
      assetOf('heartNurse', 'hired', ['2026-01-05', '2026-01-11'], { isContractor: true, level: 3, workRate: 0.75 }),
    ],
    budget: { heartBudget: budgetOf(2), heartNurse: budgetOf(3) },
    beds: bedsOf(['2025-12-29', '2026-02-01', 24, 18], ['2026-02-02', null, 20, 0]),
  });
  await storeWard(table, {
    orgId,
    unitId: 'lung',
    categories: lung,
    demands: [demandOf('lungNurse', 'd4', ['2025-12-29', null], { shiftDemands: [rowOf('day', '1')] })],
    assets: staff('lungNurse', 4),
    beds: bedsOf(['2025-12-29', null, 10, 10]),
  });
  await storeWard(table, { orgId, unitId: 'brain', categories: brain, assets: staff('brainDoctor', 2) });
};

/** Stores units of the ids, each with one doctor and this demand of doctors. */
export const storeWards = async (
  table: Table,
  unitIds: readonly string[],
  shiftDemands: StoredDemand['shiftDemands'] = [],
): Promise<void> => {
  for (const unitId of unitIds) {
    const categories = [category(`${unitId}Doctor`, 'Läkare', shifts)];
    await storeUnit(table, 'medicine', unitId, unitId, categories);
    const assets = [assetOf(`${unitId}Doctor`, `${unitId}Doctor0`, ['2025-12-29', null])];
    const demands =
      shiftDemands.length === 0
        ? []
        : [demandOf(`${unitId}Doctor`, `${unitId}Demand`, ['2025-12-29', null], { shiftDemands })];
    await storeWard(table, { orgId, unitId, categories, assets, demands });
  }
};
