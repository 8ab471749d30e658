import { describe, expect, it } from 'vitest';
import type { UnitNode } from '#functions/kernel/rights/place.ts';
import { categoryReceipts, receiptsOfUnit } from '#functions/overview/service.ts';
import { schemaReceipt } from '#functions/schemas/receipt.ts';
import { listSchemas } from '#functions/schemas/service.ts';
import { wholePlan, wholeUnitPlan } from '#functions/schemas/whole.ts';
import type { PlanQuery } from '#shared/model/wholePlan.ts';
import { receiptDays } from '#shared/planning/receiptDays.ts';
import { sundayOf } from '#shared/time/week.ts';
import { planner, refusal } from '../../support/plan.ts';
import { assetOf, category, day, demandOf, rowOf, shift, stamp, storeWard, until } from '../../support/storedWard.ts';
import { withTable } from '../../support/table.ts';

const planOf = (id: string, start: string, end: string | null) => ({
  ...stamp(id),
  start: day(start),
  end: until(end),
  comments: '',
});
const unitIds = { orgId: 'org', unitId: 'unit' };
const nurses = { ...unitIds, categoryId: 'nurses' };
const unit: UnitNode = {
  id: 'unit',
  areaId: 'area',
  name: 'Avdelning',
  shortName: '',
  hidden: false,
  categories: [
    { id: 'doctors', name: 'Läkare' },
    { id: 'nurses', name: 'Sjuksköterska' },
    { id: 'store', name: 'Vak', isBudgetCategory: true },
  ],
};

const world = withTable(({ table }) =>
  storeWard(table, {
    ...unitIds,
    categories: [
      category('nurses', 'Sjuksköterska', [shift('day', 'Dag', '2024-01-01')]),
      category('doctors', 'Läkare'),
      category('store', 'Vak', [], { isBudgetCategory: true }),
    ],
    demands: [demandOf('nurses', 'live', ['2026-01-05', null], { shiftDemands: [rowOf('day', '3')] })],
    assets: [
      assetOf('nurses', 'Anna', ['2026-01-05', '2026-11-22']),
      assetOf('nurses', 'Bo', ['2026-12-07', null]),
      assetOf('doctors', 'Cia', ['2026-01-05', null], { workRate: 0, workRateExcluded: 1 }),
    ],
    schemas: {
      nurses: { periods: [planOf('spring', '2027-01-04', '2027-05-30'), planOf('autumn', '2026-09-28', '2026-12-27')] },
      doctors: { periods: [planOf('d', '2026-09-28', '2026-12-27')] },
    },
  }),
);
const scope = () =>
  world.scope({
    caller: planner,
    place: { org: { id: unitIds.orgId, name: 'Region' }, unit },
    now: new Date('2026-11-18T10:00:00Z'),
  });

describe('the whole plan of a category', () => {
  it.each<{ readonly query: PlanQuery; readonly schemaId: string; readonly week: string }>([
    { query: {}, schemaId: 'autumn', week: '2026-11-16' },
    { query: { period: 'spring' }, schemaId: 'spring', week: '2027-01-04' },
    { query: { week: day('2026-12-09') }, schemaId: 'autumn', week: '2026-12-07' },
    { query: { lastStart: day('2027-01-04'), lastEnd: day('2027-05-30') }, schemaId: 'spring', week: '2027-01-04' },
    { query: { period: 'removed' }, schemaId: 'autumn', week: '2026-11-16' },
  ])('opened with $query has receipts and people of $schemaId, $week', async ({ query, schemaId, week }) => {
    const { schemas, shown } = await wholePlan(scope(), nurses, query);
    expect(schemas).toEqual(await listSchemas(scope(), nurses));
    expect(shown).toMatchObject({ schemaId, week });
    expect(shown?.receipts).toEqual(await schemaReceipt(scope(), { ...nurses, schemaId }));
    const range = { start: day(week), end: sundayOf(day(week)), people: true };
    expect([shown?.people]).toMatchObject(
      (await categoryReceipts(scope(), nurses, range)).map(({ away, leaving, coming }) => ({ away, leaving, coming })),
    );
  });

  it('shows nothing without any period, and is not found for a budget-only category', async () => {
    await storeWard(world.table, { orgId: 'org', unitId: 'empty', categories: [category('new', 'Ny')] });
    const ids = { orgId: 'org', unitId: 'empty', categoryId: 'new' };
    const placed = { ...scope(), place: { ...scope().place, unit: { ...unit, id: 'empty' } } };
    expect(await wholePlan(placed, ids, {})).toEqual({ schemas: [], shown: null });
    const code = (categoryId: string) => refusal(() => wholePlan(scope(), { ...unitIds, categoryId }, {}));
    expect(await code('store')).toMatchObject({ code: 'notFound' });
    expect(await code('unknown')).toMatchObject({ code: 'notFound' });
  });
});

describe('the whole plan of a unit', () => {
  it('has the periods of its staff categories in their order, with receipts and people of the shown days', async () => {
    const { schemas, shown } = await wholeUnitPlan(scope(), { week: day('2026-11-18') });
    expect(schemas.map(({ id, categoryName }) => [id, categoryName])).toEqual([
      ['d', 'Läkare'],
      ['autumn', 'Sjuksköterska'],
      ['spring', 'Sjuksköterska'],
    ]);
    expect(shown).toMatchObject({ start: '2026-09-28', end: '2026-12-27', week: '2026-11-16' });
    const days = receiptDays({ start: day('2026-09-28'), end: day('2026-12-27') }, day('2026-11-18'));
    expect(shown?.receipts).toEqual(await receiptsOfUnit(scope(), { ...days, by: 'category' }));
    expect(shown?.people).toMatchObject([
      { categoryId: 'doctors', away: [{ assetId: 'Cia' }] },
      { categoryId: 'nurses', away: [], leaving: [{ assetId: 'Anna' }], coming: [] },
    ]);
  });

  it('is shown in the days of the period that the address names', async () => {
    const { shown } = await wholeUnitPlan(scope(), { period: '2027-01-04_2027-05-30' });
    expect(shown).toMatchObject({ start: '2027-01-04', end: '2027-05-30', week: '2027-01-04' });
  });
});
