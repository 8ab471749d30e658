import { areaKey, listedPlace, organizationKey, planKeys, unitKey } from '#functions/kernel/store/keys.ts';
import { insert, type Table } from '#functions/kernel/store/table.ts';
import type { Grant } from '#shared/model/grant.ts';
import { assetOf, category, day, demandOf, rowOf, shift, stamp, storeWard, until } from './storedWard.ts';

/** The place and the planner that the sample events of events/ speak of. */
export const sample = {
  orgId: 'org_sample',
  areaId: 'are_sample',
  unitId: 'unt_sample',
  categoryId: 'cat_sample',
  shiftId: 'sft_sample',
  planner: 'planner@sample.se',
};

const { orgId, areaId, unitId, categoryId, shiftId } = sample;

export const sampleGrant: Grant = { level: 'unit', orgId, areaId, unitId, canWrite: true };

const created = '2026-01-01T08:00:00.000Z';

const storeTree = (table: Table): Promise<void> =>
  table.commit(
    insert({ ...organizationKey(orgId), data: { ...stamp(orgId), name: 'Region Prov', created } }),
    insert({ ...areaKey(orgId, areaId), data: { ...stamp(areaId), name: 'Medicin', created } }),
    insert({
      ...unitKey(orgId, areaId, unitId),
      ...listedPlace(unitId, orgId),
      data: {
        ...stamp(unitId),
        areaId,
        name: 'Avdelning 33',
        shortName: 'MED 33',
        created,
        hidden: false,
        hasBedsActivated: true,
        hasBudgetHours: false,
        importIdentifier: null,
        importActivated: false,
        categories: [{ id: categoryId, name: 'Sjuksköterska' }],
      },
    }),
  );

const budget = (id: string, amount: number, [start, end]: readonly [string, string | null]) => ({
  ...stamp(id),
  name: '',
  start: day(start),
  end: until(end),
  budget: amount,
  comment: '',
  demandBasisDate: null,
  assetBasisDate: null,
});

/**
 * Stores the sample place. In 2040: two in service, three on each day's shift of 8 hours (4,2 services of 40 hours), a
 * budget of 5. What the events change lies after.
 */
export const storeSample = async (table: Table): Promise<void> => {
  await storeTree(table);
  await storeWard(table, {
    orgId,
    unitId,
    categories: [category(categoryId, 'Sjuksköterska', [shift(shiftId, 'Dag', '2026-01-01')])],
    assets: ['ass_1', 'ass_2'].map((id) => assetOf(categoryId, id, ['2040-01-02', null])),
    demands: [
      demandOf(categoryId, 'dem_first', ['2040-01-02', '2040-12-30'], { shiftDemands: [rowOf(shiftId, '3')] }),
      demandOf(categoryId, 'dem_sample', ['2040-12-31', null]),
    ],
    budget: {
      [categoryId]: {
        periods: [budget('bud_first', 5, ['2040-01-01', '2040-12-31']), budget('bud_sample', 5, ['2041-01-01', null])],
      },
    },
  });
  const weeks = { ...stamp('sch_sample'), start: day('2040-01-02'), end: day('2040-01-15'), comments: '' };
  await table.commit(insert({ ...planKeys.schemas({ orgId, unitId, categoryId }), data: { periods: [weeks] } }));
};
