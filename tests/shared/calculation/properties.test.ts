import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addendOf,
  bedDays,
  bedsAverage,
  type CategoryPlan,
  demandIn,
  demandPerBedAndDay,
  type PeriodInput,
  type RangeInput,
  receiptsOf,
  type SumReceipt,
  sumByName,
  sumOfCategories,
  sumReceipts,
  supplyIn,
  supplyWithDemand,
} from '#shared/calculation/index.ts';
import { json6 } from '#shared/quantity/round.ts';
import { type Scene, scenes } from './arbitrary.ts';
import { assetPeriod, emptyPlan } from './build.ts';
import { six } from './exact.ts';
import { averageBedsOver, bedDaysOver, demandOver, receiptOf, shifted, supplyOver } from './reference.ts';
import { shown } from './shown.ts';

/** Random plans per property; the mutation run, which repeats the properties for each mutant, sets fewer. */
const runs = Number(process.env.PROPERTY_RUNS ?? 300);

describe('random plans equal the day-by-day reference', () => {
  it('in every field of every receipt', () => {
    fc.assert(
      fc.property(scenes, ({ plan, start, end }) => {
        for (const { week, year, daysOff, ...receipt } of receiptsOf(plan, { start, end })) {
          expect(shown(receipt)).toEqual(shown({ start: receipt.start, ...receiptOf(plan, receipt.start) }));
        }
      }),
      { numRuns: runs },
    );
  });

  it('with days off staffed as the calendar has them, as without that rule', () => {
    fc.assert(
      fc.property(scenes, ({ plan: { daysOff: _, ...plan }, start, end }) => {
        const asCalendar = { ...plan, daysOff: { redDay: 'weekday', eve: 'weekday' } } as const;
        expect(receiptsOf(asCalendar, { start, end })).toEqual(receiptsOf(plan, { start, end }));
      }),
      { numRuns: runs },
    );
  });

  it('in demand and supply over any range', () => {
    fc.assert(
      fc.property(scenes, ({ plan, start, end }) => {
        const { daysOff: _, ...demand } = demandIn(plan, { start, end });
        expect(shown(demand)).toEqual(shown(demandOver(plan, start, end)));
        expect(shown(supplyIn(plan, { start, end }))).toEqual(shown(supplyOver(plan, start, end)));
      }),
      { numRuns: runs },
    );
  });

  it('in bed-days and the beds average', () => {
    fc.assert(
      fc.property(scenes, ({ beds, start, end }) => {
        for (const openFor of ['dag', 'kvall', 'natt', 'all'] as const) {
          expect(json6(bedDays(beds, { start, end }, openFor))).toBe(six(bedDaysOver(beds, start, end, openFor)));
        }
        expect(shown(bedsAverage(beds, { start, end }).averageBeds)).toBe(shown(averageBedsOver(beds, start, end)));
      }),
      { numRuns: runs },
    );
  });
});

const splitAt = <Period extends PeriodInput>(periods: readonly Period[], day: string): Period[] =>
  periods.flatMap((period) =>
    period.start < day && (period.end === null || day <= period.end)
      ? [
          { ...period, end: shifted(day, -1) },
          { ...period, start: day },
        ]
      : [period],
  );

const splits: Record<string, (scene: Scene, day: string) => Scene> = {
  category: (scene, day) => withPlan(scene, { periods: splitAt(scene.plan.periods, day) }),
  shift: (scene, day) =>
    withPlan(scene, {
      shifts: scene.plan.shifts.map((shift) => ({ ...shift, periods: splitAt(shift.periods, day) })),
    }),
  demand: (scene, day) => withPlan(scene, { demands: splitAt(scene.plan.demands, day) }),
  asset: (scene, day) =>
    withPlan(scene, {
      assets: scene.plan.assets.map((asset) => ({ ...asset, periods: splitAt(asset.periods, day) })),
    }),
  budget: (scene, day) => withPlan(scene, { budget: splitAt(scene.plan.budget, day) }),
  bed: (scene, day) => ({ ...scene, beds: splitAt(scene.beds, day) }),
};
const withPlan = (scene: Scene, changed: Partial<CategoryPlan>): Scene => ({
  ...scene,
  plan: { ...scene.plan, ...changed },
});

const figuresOf = ({ plan, beds, start, end }: Scene) => {
  const range = { start, end };
  const { multiplePeriod, ...average } = bedsAverage(beds, range);
  return shown({
    receipts: receiptsOf(plan, range),
    demand: demandIn(plan, range),
    supply: supplyIn(plan, range),
    perBed: demandPerBedAndDay(plan, beds, range),
    average,
  });
};

describe('splitting a period into two of the same content changes no figure', () => {
  it.each(Object.keys(splits))('of kind %s', (kind) => {
    fc.assert(
      fc.property(scenes, fc.integer({ min: -5, max: 35 }), (scene, offset) => {
        expect(figuresOf(splits[kind]!(scene, shifted(scene.start, offset)))).toEqual(figuresOf(scene));
      }),
    );
  });
});

describe('sums of receipts', () => {
  const region = fc
    .tuple(scenes, fc.array(fc.tuple(scenes, fc.nat(2)), { maxLength: 4 }))
    .map(([{ start, end, plan }, others]) => ({
      units: [0, 1, 2].map((unit) => [
        ...(unit === 0 ? [plan] : []),
        ...others.filter(([, of]) => of === unit).map(([scene]) => scene.plan),
      ]),
      range: { start, end },
    }));

  const categoriesOf = (plans: readonly CategoryPlan[], range: RangeInput) =>
    plans.map((plan) => ({ name: plan.name, receipts: receiptsOf(plan, range) }));

  it('of units, added up, equal the sum of all their categories', () => {
    fc.assert(
      fc.property(region, ({ units, range }) => {
        const ofUnits = units.map((plans) => sumOfCategories(categoriesOf(plans, range), range));
        const sum = sumReceipts(ofUnits.flat().map((receipt) => addendOf(receipt)));
        // A unit's sum without any demand lists no category as missing, so that list alone may be shorter.
        const figures = (sums: readonly SumReceipt[]) => sums.map(({ missingDemand, ...rest }) => shown(rest));
        expect(figures(sum)).toEqual(figures(sumOfCategories(categoriesOf(units.flat(), range), range)));
      }),
    );
  });

  it('add up: the difference is supply less the supply without demand less demand, against the budget likewise', () => {
    fc.assert(
      fc.property(region, ({ units, range }) => {
        for (const sum of sumOfCategories(categoriesOf(units.flat(), range), range)) {
          if (sum.demand !== null) expect(sum.diff).toBeCloseTo(supplyWithDemand(sum) - sum.demand, 9);
          if (sum.budget !== null)
            expect(sum.diffBudget).toBeCloseTo(sum.workRateSum - sum.workRateWithoutBudget - sum.budget, 9);
        }
      }),
    );
  });

  it('by category name, added up, equal the sum of all categories', () => {
    fc.assert(
      fc.property(region, ({ units, range }) => {
        const categories = categoriesOf(units.flat(), range);
        const named = sumByName(categories);
        expect(new Set(named.map(({ name }) => name)).size).toBe(named.length);
        const sum = sumReceipts(
          named.flatMap(({ name, receipts }) => receipts.map((receipt) => addendOf(receipt, name))),
        );
        // The order of the names follows that of the addends.
        const figures = (sums: readonly SumReceipt[]) =>
          sums.map(({ shortCategories, missingDemand, ...rest }) => [
            shown(rest),
            new Set(shortCategories),
            new Set(missingDemand),
          ]);
        expect(figures(sum)).toEqual(figures(sumOfCategories(categories, range)));
      }),
    );
  });

  it('of ten work rates of 0.1 are exactly 1, in one category and over ten', () => {
    const asset = { id: 'a', periods: [assetPeriod({ start: '2026-01-05', end: null, workRate: 0.1 })] };
    const range = { start: '2026-01-05', end: '2026-01-11' };
    const together = receiptsOf({ ...emptyPlan, assets: Array(10).fill(asset) }, range);
    const apart = sumOfCategories(
      categoriesOf(
        Array.from({ length: 10 }, () => ({ ...emptyPlan, assets: [asset] })),
        range,
      ),
      range,
    );
    expect([together[0]?.workRateSum, apart[0]?.workRateSum]).toEqual([1, 1]);
  });
});
