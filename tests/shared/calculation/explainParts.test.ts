import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CategoryPlan,
  explainPart,
  imbalanceOf,
  type PartField,
  partFields,
  receiptOver,
  supplyWithDemand,
  type WeekReceipt,
} from '#shared/calculation/index.ts';
import { tidy } from '#shared/quantity/tidy.ts';
import { scenes } from './arbitrary.ts';
import { assetPeriod, emptyPlan } from './build.ts';
import { expectRecomputed, rangeOf, runs, week } from './explained.ts';
import { plan as pagePlan } from './formulaPage.ts';

const sumOf = (receipts: readonly WeekReceipt[], value: (receipt: WeekReceipt) => number): number =>
  tidy(receipts.reduce((sum, receipt) => sum + value(receipt), 0));

const sideOf = (receipts: readonly WeekReceipt[], field: 'diff' | 'diffWeekendShifts' | 'diffNightShifts') =>
  imbalanceOf(receipts.map((receipt) => receipt[field]));

/** Each figure as the screens compute it from receipts. */
const shown: Readonly<Record<PartField, (receipts: readonly WeekReceipt[]) => number | null>> = {
  ownWorkRateSum: (all) => sumOf(all, (one) => one.workRateSumWithoutContractors - one.substituteWorkRateSum),
  workRateWithDemand: (all) => sumOf(all, supplyWithDemand),
  workRateWithoutDemand: (all) => sumOf(all, (one) => one.workRateWithoutDemand),
  workRateWithoutBudget: (all) => sumOf(all, (one) => one.workRateWithoutBudget),
  'diff.short': (all) => sideOf(all, 'diff')?.short ?? null,
  'diff.over': (all) => sideOf(all, 'diff')?.over ?? null,
  'diffWeekendShifts.short': (all) => sideOf(all, 'diffWeekendShifts')?.short ?? null,
  'diffWeekendShifts.over': (all) => sideOf(all, 'diffWeekendShifts')?.over ?? null,
  'diffNightShifts.short': (all) => sideOf(all, 'diffNightShifts')?.short ?? null,
  'diffNightShifts.over': (all) => sideOf(all, 'diffNightShifts')?.over ?? null,
};

describe('the explanation of a figure that screens compute from receipts', () => {
  it.each(partFields)('is %s of random plans, and its steps recompute to it', (field) => {
    fc.assert(
      fc.property(scenes, scenes, (first, second) => {
        const range = rangeOf(first);
        for (const plans of [[first.plan], [first.plan, second.plan]]) {
          const explained = explainPart(plans, range, field);
          expectRecomputed(explained);
          const figure = shown[field](plans.map((plan) => receiptOver(plan, range)));
          if (figure === null) expect(explained.value).toBeNull();
          else expect(explained.value).toBeCloseTo(figure, 7);
        }
      }),
      { numRuns: runs },
    );
  });

  it.each(['diff', 'diffWeekendShifts', 'diffNightShifts'] as const)(
    'is the shortage of one category and the surplus of another of %s',
    (field) => {
      const staff = Array.from({ length: 20 }, (_, index) => ({
        id: `s${index}`,
        periods: [assetPeriod({ start: week.start, end: week.end, nightRate: 1 })],
      }));
      const short = { ...pagePlan, assets: [] };
      const over = { ...pagePlan, id: 'o', assets: staff };
      for (const [side, plan] of [
        ['short', short],
        ['over', over],
      ] as const) {
        const { value, steps } = explainPart([short, over], week, `${field}.${side}`);
        const expected = receiptOver(plan, week)[field]!;
        expect(Math.sign(expected)).toBe(side === 'short' ? -1 : 1);
        expect(value).toBeCloseTo(expected, 7);
        expect(steps.length).toBeGreaterThan(0);
      }
    },
  );

  it('is own staff less substitutes', () => {
    const staffed = [
      { id: 'own', periods: [assetPeriod({ start: week.start, end: week.end })] },
      { id: 'substitute', periods: [assetPeriod({ start: week.start, end: week.end, workRate: 0.5, isFillIn: true })] },
    ];
    expect(explainPart([{ ...pagePlan, assets: staffed }], week, 'ownWorkRateSum').value).toBe(1);
  });

  it('names own staff without substitutes and contractors', () => {
    const { steps, leftOut } = explainPart([pagePlan], week, 'ownWorkRateSum');
    const staff = steps.map(({ input }) => (input.kind === 'staff' ? input.assetId : input.kind));
    expect([staff, leftOut]).toEqual([['A', 'B'], []]);
  });

  it('counts the supply of categories without demand apart, and is 0 without any', () => {
    const period = { ...assetPeriod({ start: week.start, end: week.end }), workRate: 0.5 };
    const without: CategoryPlan = { ...emptyPlan, id: 'w', name: 'Utan', assets: [{ id: 'W', periods: [period] }] };
    expect(explainPart([pagePlan, without], week, 'workRateWithoutDemand')).toMatchObject({ value: 0.5 });
    expect(explainPart([pagePlan], week, 'workRateWithoutDemand')).toEqual({ value: 0, steps: [], leftOut: [] });
    for (const side of ['diff.short', 'diff.over'] as const)
      expect(explainPart([without], week, side)).toEqual({ value: null, steps: [], leftOut: [] });
    // The page's category is short: what has a difference has no surplus, rather than none that is known.
    for (const plans of [[pagePlan], [pagePlan, without]])
      expect(explainPart(plans, week, 'diff.over')).toEqual({ value: 0, steps: [], leftOut: [] });
  });

  it('of no categories is no supply, and no difference', () => {
    expect(explainPart([], week, 'workRateWithDemand').value).toBe(0);
    expect(explainPart([], week, 'diff.short').value).toBeNull();
  });
});
