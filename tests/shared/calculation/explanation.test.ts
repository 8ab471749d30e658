import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  balanceFields,
  type Explained,
  explainBalance,
  explainBeds,
  explainBudgetHours,
  explainHours,
  explainKeyValue,
  explainMean,
  type ForecastType,
  forecastDiffs,
  forecastOf,
  keyValueFields,
  keyValuesOf,
  meanFields,
  receiptOver,
  receiptsOf,
  recomputed,
  unitSums,
} from '#shared/calculation/index.ts';
import { type Day, dayNumber } from '#shared/time/day.ts';
import { scenes } from './arbitrary.ts';
import { assetPeriod, emptyPlan } from './build.ts';
import { beds as pageBeds, plan as pagePlan } from './formulaPage.ts';
import { shown } from './shown.ts';

/** Random plans per property; the mutation run, which repeats the properties for each mutant, sets fewer. */
const runs = Math.ceil(Number(process.env.PROPERTY_RUNS ?? 300) / 6);

/** The steps give the figure, and there are none where there is no figure. */
const expectRecomputed = ({ value, steps }: Explained) => {
  if (value === null) expect(steps).toEqual([]);
  else expect(steps.length ? recomputed(steps) : 0).toBeCloseTo(value, 7);
};

const rangeOf = ({ start, end }: { readonly start: string; readonly end: string }) => ({
  start: start as Day,
  end: end as Day,
});
const partOf = ({ start, end }: { readonly start: string; readonly end: string }) => ({
  from: dayNumber(start),
  to: dayNumber(end),
});
const week = { start: '2026-01-05' as Day, end: '2026-01-11' as Day };

describe('the steps of a balance', () => {
  it.each(balanceFields)('recompute to the field %s on random plans, of one category and of a sum', (field) => {
    fc.assert(
      fc.property(scenes, scenes, (first, second) => {
        const range = rangeOf(first);
        const one = explainBalance([first.plan], range, field);
        expectRecomputed(one);
        const receipt = receiptOver(first.plan, range);
        const [name, level] = field.split('.');
        const figure = level ? receipt.levels[Number(level) - 1]! : receipt[name as 'diff'];
        expect(one.value).toBe(figure);
        expectRecomputed(explainBalance([first.plan, second.plan], range, field));
      }),
      { numRuns: runs },
    );
  });

  it('name each input with its days and what it adds', () => {
    const { value, steps, leftOut } = explainBalance([pagePlan], week, 'diff');
    expect(shown(value)).toBe(-4.939195);
    expect(shown(steps.map(({ role, value: share, from, to, input }) => [role, share, from, to, input.kind]))).toEqual([
      ['add', 1, '2026-01-05', '2026-01-11', 'staff'],
      ['add', 0.75, '2026-01-05', '2026-01-11', 'staff'],
      ['add', 0.8333, '2026-01-05', '2026-01-11', 'staff'],
      ['add', 1, '2026-01-05', '2026-01-11', 'staff'],
      ['subtract', 4, '2026-01-05', '2026-01-11', 'demand'],
      ['subtract', 2.48366, '2026-01-05', '2026-01-11', 'demand'],
      ['subtract', 2.038835, '2026-01-05', '2026-01-11', 'demand'],
    ]);
    expect(leftOut.map(({ reason, value: share, input }) => [reason, share, input?.kind])).toEqual([
      ['excluded', 0.25, 'staff'],
      ['excluded', 1, 'staff'],
    ]);
  });

  it('leave out a category without demand with its supply, and simulated demand', () => {
    const [demand] = pagePlan.demands;
    const simulated = { ...pagePlan, id: 's', name: 'Läkare', demands: [{ ...demand!, simulation: true }] };
    const { value, leftOut } = explainBalance([pagePlan, simulated], week, 'diff');
    expect(shown(value)).toBe(-4.939195);
    expect(shown(leftOut.at(-1))).toMatchObject({
      reason: 'noDemand',
      value: 3.5833,
      input: { categoryName: 'Läkare' },
    });
    const both = { ...pagePlan, demands: [demand!, { ...demand!, simulation: true }] };
    const reasons = explainBalance([both], week, 'demand').leftOut.map(({ reason }) => reason);
    expect(reasons).toEqual(['simulated', 'simulated', 'simulated']);
    const unmeasured = { ...pagePlan, periods: [] };
    expect(explainBalance([unmeasured], week, 'demand')).toMatchObject({
      value: null,
      leftOut: [{ reason: 'noDemand' }],
    });
  });

  it('count employees once, however many periods the range has', () => {
    const person = {
      id: 'p',
      periods: ['05', '08'].map((day) => assetPeriod({ start: `2026-01-${day}`, end: `2026-01-${day}` })),
    };
    const { value, steps } = explainBalance([{ ...emptyPlan, assets: [person] }], week, 'workingCount');
    expect([value, steps.length, steps[0]]).toMatchObject([1, 1, { from: '2026-01-05', to: '2026-01-08' }]);
  });
});

describe('the steps of a forecast', () => {
  const types = Object.keys(forecastDiffs) as ForecastType[];
  it.each(types)('%s recompute to every mean on random plans', (type) => {
    fc.assert(
      fc.property(scenes, scenes, (first, second) => {
        const plans = [first.plan, second.plan];
        const categories = plans.map((plan) => ({ name: plan.name, receipts: receiptsOf(plan, first) }));
        for (const field of meanFields) {
          const explained = explainMean(type, plans, first, field);
          expectRecomputed(explained);
          expect(explained.value).toBe(forecastOf(type, categories)[field]);
        }
      }),
      { numRuns: runs },
    );
  });

  it('join the weeks of a category as long as what is subtracted stays the same, and leave out those without it', () => {
    const range = { start: '2026-12-14', end: '2027-01-03' };
    const { steps, leftOut } = explainMean('demand/assets', [pagePlan], range, 'diff');
    expect(shown(steps.map(({ role, value, from, to }) => [role, value, from, to]))).toEqual([
      ['add', 5.1666, '2026-12-14', '2026-12-27'],
      ['subtract', 17.04499, '2026-12-14', '2026-12-27'],
      ['divide', 2, '2026-12-14', '2026-12-27'],
    ]);
    expect(shown(leftOut)).toMatchObject([
      { reason: 'noDemand', value: 2.5833, from: '2026-12-28', to: '2027-01-03', input: { weeks: 1 } },
    ]);
  });
});

describe('the steps of the figures of a unit', () => {
  it('recompute to demanded hours, budget hours and beds on random plans', () => {
    fc.assert(
      fc.property(scenes, scenes, ({ plan, beds, ...range }, other) => {
        expectRecomputed(explainHours([plan, other.plan], range, 'hoursPerWeek'));
        expectRecomputed(explainHours([plan], range, 'hoursPerMonth'));
        expectRecomputed(explainBudgetHours(plan.budget, range));
        expectRecomputed(explainBeds(beds, [partOf(range)]));
      }),
      { numRuns: runs },
    );
  });
});

describe('the steps of a key value', () => {
  const unitOf = (
    unitId: string,
    plan: typeof pagePlan,
    beds: typeof pageBeds,
    range: { start: string; end: string },
  ) => ({
    ...{ unitId, plan: { categories: [plan], beds }, counted: [partOf(range)], lacks: [] },
  });

  it.each([3, 4] as const)('%i recompute to every figure on random plans, of one unit and of two', (keyValue) => {
    fc.assert(
      fc.property(scenes, scenes, (first, second) => {
        const name = first.plan.name;
        const units = [
          unitOf('a', first.plan, first.beds, first),
          unitOf('b', { ...second.plan, name: name.toUpperCase() }, second.beds, first),
        ];
        for (const some of [units.slice(0, 1), units]) {
          const { categories, beds } = keyValuesOf(
            keyValue,
            some.flatMap(({ plan, counted }) => unitSums(plan, counted) ?? []),
          );
          for (const field of keyValueFields) {
            const explained = explainKeyValue(keyValue, some, name, field);
            expectRecomputed(explained);
            expect(shown(explained.value)).toBe(shown(field === 'beds' ? beds : (categories[0]?.[field] ?? null)));
          }
        }
      }),
      { numRuns: runs },
    );
  });

  it('3 of all categories together recompute to their sum on random plans', () => {
    fc.assert(
      fc.property(scenes, scenes, (first, second) => {
        const plans = [first.plan, { ...second.plan, name: `${first.plan.name}, ST` }];
        const alone = unitOf('a', first.plan, first.beds, first);
        const unit = { ...alone, plan: { ...alone.plan, categories: plans } };
        const { categories } = keyValuesOf(
          3,
          [unitSums(unit.plan, unit.counted)].flatMap((sums) => sums ?? []),
        );
        for (const field of ['dag', 'kvall', 'natt', 'total'] as const) {
          const explained = explainKeyValue(3, [unit], null, field);
          expectRecomputed(explained);
          const known = categories.flatMap(({ [field]: value }) => value ?? []);
          const sum = known.length > 0 ? known.reduce((total, value) => total + value, 0) : null;
          expect(shown(explained.value)).toBe(shown(sum));
        }
      }),
      { numRuns: runs },
    );
  });

  it('say which months were left out', () => {
    const unit = unitOf('a', pagePlan, pageBeds, week);
    const lacks = [{ kind: 'demand' as const, categoryName: 'Sjuksköterska', days: partOf(week) }];
    expect(explainKeyValue(3, [{ ...unit, counted: [], lacks }], 'Sjuksköterska', 'dag')).toEqual({
      value: null,
      steps: [],
      leftOut: [{ value: null, reason: 'noDemand', from: week.start, to: week.end, input: undefined, unitId: 'a' }],
    });
  });
});
