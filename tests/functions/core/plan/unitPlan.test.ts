import { describe, expect, it } from 'vitest';
import { loadUnitPlan } from '#functions/core/plan/unitPlan.ts';
import type { UnitNode } from '#functions/kernel/rights/place.ts';
import { planKeys } from '#functions/kernel/store/keys.ts';
import { insert } from '#functions/kernel/store/table.ts';
import { receiptsOf } from '#shared/calculation/index.ts';
import { assetOf, category, day, demandOf, rowOf, shift, stamp, storeWard } from '../../../support/storedWard.ts';
import { withTable } from '../../../support/table.ts';

const world = withTable();

const unit = { orgId: 'org', unitId: 'unit' };

const placed = (id: string, categoryIds: readonly string[], rule: Pick<UnitNode, 'redDay' | 'eve'> = {}) => ({
  org: { id: 'org', name: 'Region', redDay: 'sunday', eve: 'saturday' } as const,
  unit: {
    id,
    areaId: 'area',
    name: 'Avdelning',
    shortName: '',
    hidden: false,
    ...rule,
    categories: categoryIds.map((categoryId) => ({ id: categoryId, name: categoryId })),
  },
});
const today = day('2026-11-25');
const budget = { ...stamp('b'), name: '', comment: '', demandBasisDate: null, assetBasisDate: null };

describe("a unit's plan", () => {
  it('holds what was stored of every category, in the order of the unit', async () => {
    await storeWard(world.table, {
      ...unit,
      categories: [
        category('c1', 'Sjuksköterska', [shift('day', 'Dag', '2024-01-01')]),
        category('c10', 'Läkare'),
        category('c3', 'Förråd', [], { isBudgetCategory: true }),
        category('c4', 'Nyss tillagd'),
      ],
      demands: [
        demandOf('c1', 'live', ['2026-01-05', null], { shiftDemands: [rowOf('day', '1'), rowOf('gone', '9')] }),
        demandOf('c10', 'sim', ['2026-01-05', null], { simulation: true }),
      ],
      assets: [assetOf('c1', 'Anna', ['2026-01-05', null]), assetOf('c10', 'Bo', ['2026-01-05', null])],
      budget: { c3: { periods: [{ ...budget, start: day('2026-01-01'), end: null, budget: 2 }] } },
      beds: {
        periods: [{ ...stamp('bed'), start: day('2026-01-05'), end: null, beds: 20, weekendBeds: 10, comment: '' }],
      },
    });
    const going = { ...planKeys.category({ ...unit, categoryId: 'c2' }), removing: true as const };
    await world.table.commit(insert({ ...going, data: category('c2', 'Undersköterska') }));
    await storeWard(world.table, { orgId: 'org', unitId: 'unit2', categories: [category('c9', 'Annan avdelning')] });

    const plan = await loadUnitPlan({ table: world.table, today }, placed('unit', ['c10', 'c2', 'c3', 'c1']));

    expect(plan.categories.map(({ id, isBudgetCategory }) => [id, isBudgetCategory])).toEqual([
      ['c10', false],
      ['c3', true],
      ['c1', false],
      ['c4', false],
    ]);
    const [doctors, store, nurses] = plan.categories;
    expect(nurses?.assets.map(({ id }) => id)).toEqual(['Anna']);
    expect(nurses?.demands.map(({ shiftDemands }) => shiftDemands.map(({ shiftId }) => shiftId))).toEqual([['day']]);
    expect(doctors?.assets.map(({ id }) => id)).toEqual(['Bo']);
    expect(doctors?.demands).toMatchObject([{ simulation: true }]);
    expect(store?.budget).toMatchObject([{ budget: 2 }]);
    expect(plan.beds).toMatchObject([{ beds: 20, weekendBeds: 10 }]);
    expect(receiptsOf(nurses!, { start: '2026-01-05', end: '2026-01-05' })).toMatchObject([
      { week: 'v02', demand: 1.4, workRateSum: 1 },
    ]);
  });

  it('staffs days off as the organisation says, but where the unit departs from it', async () => {
    const rule = async (own: Pick<UnitNode, 'redDay' | 'eve'>) =>
      (await loadUnitPlan({ table: world.table, today }, placed('unit', ['c1'], own))).categories[0]?.daysOff;
    expect(await rule({})).toEqual({ redDay: 'sunday', eve: 'saturday' });
    expect(await rule({ redDay: null, eve: 'weekday' })).toEqual({ redDay: 'sunday', eve: 'weekday' });
    expect(await rule({ redDay: 'saturday', eve: null })).toEqual({ redDay: 'saturday', eve: 'saturday' });
  });

  it('is empty where nothing is stored', async () => {
    expect(await loadUnitPlan({ table: world.table, today }, placed('none', ['x']))).toEqual({
      categories: [],
      beds: [],
      stencils: [],
      budgetHours: [],
      activities: [],
      inputs: [],
      comments: [],
      rates: [],
      absence: undefined,
    });
  });
});
