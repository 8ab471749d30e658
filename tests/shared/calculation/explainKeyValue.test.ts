import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CategoryPlan,
  explainKeyValue,
  keyValueFields,
  keyValuesOf,
  unitSums,
} from '#shared/calculation/index.ts';
import { scenes } from './arbitrary.ts';
import { emptyPlan } from './build.ts';
import { expectRecomputed, ofWeek, partOf, ref, runs, week } from './explained.ts';
import { beds as pageBeds, plan as pagePlan } from './formulaPage.ts';
import { shown } from './shown.ts';

type KeyValueUnit = Parameters<typeof explainKeyValue>[1][number];

const unitOf = (
  unitId: string,
  plan: typeof pagePlan,
  beds: typeof pageBeds,
  range: { start: string; end: string },
) => ({
  unitId,
  plan: { categories: [plan], beds },
  counted: [partOf(range)],
  lacks: [],
});

describe('the steps of a key value', () => {
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
          const sum = known.reduce((total, value) => total + value, 0);
          if (known.length === 0) expect(explained.value).toBeNull();
          else expect(explained.value).toBeCloseTo(sum, 9);
        }
      }),
      { numRuns: runs },
    );
  });
});

describe('the steps of a key value of the formula page', () => {
  const second = { start: '2026-02-09', end: '2026-02-15' } as const;
  const ofSecond = { from: second.start, to: second.end };
  const ofBoth = { from: ofWeek.from, to: ofSecond.to };
  /** A category with the page's shift Dag only. */
  const [live] = pagePlan.demands;
  const doctors: CategoryPlan = {
    ...pagePlan,
    id: 'd',
    name: 'Läkare',
    demands: [{ ...live!, shiftDemands: live!.shiftDemands.slice(0, 1) }],
  };
  const refs = { c: ref, d: { categoryId: 'd', categoryName: 'Läkare' } };
  const unit: KeyValueUnit = {
    unitId: 'a',
    plan: { categories: [pagePlan, doctors], beds: pageBeds },
    counted: [partOf(week), partOf(second)],
    lacks: [],
  };
  /** Another unit with the category Läkare only, of the first week. */
  const other: KeyValueUnit = {
    unitId: 'b',
    plan: { categories: [doctors], beds: pageBeds },
    counted: [partOf(week)],
    lacks: [],
  };
  const idle: KeyValueUnit = { ...other, unitId: 'c', counted: [] };
  const closed: KeyValueUnit = {
    ...other,
    unitId: 'd',
    plan: { categories: [pagePlan], beds: [{ start: '2026-01-01', end: null, beds: 0, weekendBeds: 0 }] },
  };

  type Category = 'dag' | 'kvall' | 'natt';
  const hours = (shiftCategory: Category, value: number, at: object, category: 'c' | 'd' = 'c') => ({
    role: 'add',
    value,
    unit: 'hours',
    unitId: 'a',
    ...at,
    input: { kind: 'hours', ...refs[category], shiftCategory },
  });
  const bedDays = (value: number, at: object) => ({
    role: 'divide',
    value,
    unit: 'bedDays',
    unitId: 'a',
    ...at,
    input: { kind: 'bedDays' },
  });
  const meanBeds = (value: number, at: object) => ({
    role: 'add',
    value,
    unit: 'beds',
    unitId: 'a',
    ...at,
    input: { kind: 'meanBeds' },
  });
  const onDuty = (value: number, at: object, measures: object, category: 'c' | 'd' = 'c') => ({
    role: 'divide',
    value,
    unit: 'people',
    unitId: 'a',
    ...at,
    input: { kind: 'onDuty', ...refs[category], ...measures },
  });

  it.each([
    ['dag', 1.214286, 153, 152, 100],
    ['kvall', 0.818966, 95, 152, 80],
    ['natt', 0.603448, 70, 152, 80],
  ] as const)('3 %s are hours and bed-days, month by month', (field, _, value, first, last) => {
    const steps = [
      ...[hours(field, value, ofWeek), bedDays(first, ofWeek)],
      ...[hours(field, value, ofSecond), bedDays(last, ofSecond)],
    ];
    expect(shown(explainKeyValue(3, [unit], 'sjuksköterska', field))).toEqual({
      value: shown((2 * value) / (first + last)),
      steps,
      leftOut: [],
    });
  });

  it('3 of all categories name those with hours in the shift category, and the bed-days of units without them', () => {
    const one = { ...unit, counted: [partOf(week)] };
    expect(shown(explainKeyValue(3, [one], null, 'dag').steps)).toEqual([
      ...[hours('dag', 153, ofWeek), hours('dag', 153, ofWeek, 'd'), bedDays(152, ofWeek)],
    ]);
    expect(shown(explainKeyValue(3, [one], null, 'natt').steps)).toEqual([
      ...[hours('natt', 70, ofWeek), bedDays(152, ofWeek)],
    ]);
    expect(shown(explainKeyValue(3, [one, idle, other], 'Sjuksköterska', 'dag'))).toEqual({
      value: shown(153 / 304),
      steps: [hours('dag', 153, ofWeek), bedDays(152, ofWeek), bedDays(152, { ...ofWeek, unitId: 'b' })],
      leftOut: [],
    });
  });

  it('3 total are the shift categories with a value, over the days of all units', () => {
    const part = (shiftCategory: Category, value: number) => ({
      role: 'add',
      value,
      unit: 'perBed',
      ...ofBoth,
      input: { kind: 'shiftCategory', shiftCategory },
    });
    expect(shown(explainKeyValue(3, [unit], 'Sjuksköterska', 'total'))).toEqual({
      value: shown(306 / 252 + 190 / 232 + 140 / 232),
      steps: [part('dag', 1.214286), part('kvall', 0.818966), part('natt', 0.603448)],
      leftOut: [],
    });
    expect(shown(explainKeyValue(3, [unit], 'Sjuksköterska', 'total', ['dag', 'natt']))).toEqual({
      value: shown(306 / 252 + 140 / 232),
      steps: [part('dag', 1.214286), part('natt', 0.603448)],
      leftOut: [],
    });
    expect(shown(explainKeyValue(3, [other, unit], 'Läkare', 'total'))).toEqual({
      value: shown(459 / 404),
      steps: [part('dag', 1.136139)],
      leftOut: [],
    });
  });

  it.each([
    ['dag', 7.361345, 2.833333, 34, 12],
    ['kvall', 10.92517, 1.909091, 21, 11],
    ['natt', 20.857143, 1, 11, 11],
  ] as const)('4 %s are mean beds and employees on duty', (field, value, staff, shifts, openDays) => {
    const measures = { shiftCategory: field, shifts, openDays };
    expect(shown(explainKeyValue(4, [unit], 'Sjuksköterska', field))).toEqual({
      value,
      steps: [meanBeds(20.857143, ofBoth), onDuty(staff, ofBoth, measures)],
      leftOut: [],
    });
  });

  it('4 of several units leave out those without beds, without employees on duty and without counted months', () => {
    const units = [idle, closed, other, { ...unit, counted: [partOf(week)] }];
    const measures = { shiftCategory: 'dag', shifts: 19, openDays: 7 };
    const steps = (at: object) => [
      meanBeds(21.714286, { ...ofWeek, ...at }),
      onDuty(2.714286, { ...ofWeek, ...at }, measures, 'd'),
    ];
    expect(shown(explainKeyValue(4, units, 'läkare', 'dag'))).toEqual({
      value: 8,
      steps: [...steps({ unitId: 'b' }), ...steps({})],
      leftOut: [],
    });
    expect(shown(explainKeyValue(4, units, 'Sjuksköterska', 'dag').steps)).toEqual([
      ...[meanBeds(21.714286, ofWeek), onDuty(2.714286, ofWeek, measures)],
    ]);
    const nurses = { ...other, unitId: 'a', plan: { ...other.plan, categories: [{ ...pagePlan, name: 'Läkare' }] } };
    expect(shown(explainKeyValue(4, [other, nurses], 'Läkare', 'natt').steps)).toEqual([
      meanBeds(21.714286, ofWeek),
      onDuty(1, ofWeek, { shiftCategory: 'natt', shifts: 7, openDays: 7, categoryName: 'Läkare' }),
    ]);
    expect(explainKeyValue(4, units, 'Läkare', 'natt')).toEqual({ value: null, steps: [], leftOut: [] });
    expect(explainKeyValue(4, units, 'Läkare', 'total')).toEqual({ value: null, steps: [], leftOut: [] });
  });

  it('of beds are the bed periods of one unit, and the means of several', () => {
    const dayCount = { role: 'divide', value: 7, unit: 'days', input: { kind: 'dayCount' } };
    const period = (value: number, beds: number, weekendBeds: number) => ({
      role: 'add',
      value,
      unit: 'bedDays',
      input: { kind: 'beds', beds, weekendBeds },
    });
    expect(shown(explainKeyValue(4, [unit], 'Sjuksköterska', 'beds'))).toEqual({
      value: 20.857143,
      steps: [
        ...[period(152, 24, 18), dayCount].map((step) => ({ ...step, ...ofWeek })),
        ...[period(140, 20, 0), dayCount].map((step) => ({ ...step, ...ofSecond })),
      ],
      leftOut: [],
    });
    expect(shown(explainKeyValue(4, [unit, idle, closed, other], 'Sjuksköterska', 'beds'))).toEqual({
      value: 42.571429,
      steps: [meanBeds(20.857143, ofBoth), meanBeds(21.714286, { ...ofWeek, unitId: 'b' })],
      leftOut: [],
    });
    expect(explainKeyValue(4, [], 'Sjuksköterska', 'beds')).toEqual({ value: null, steps: [], leftOut: [] });
  });

  it('come with the months that were left out, and what they lack', () => {
    const lacks = [
      { kind: 'demand' as const, categoryName: 'Sjuksköterska', days: partOf(week) },
      { kind: 'beds' as const, categoryName: null, days: partOf(second) },
    ];
    const leftOut = [
      { value: null, reason: 'noDemand', ...ofWeek, input: undefined, unitId: 'a' },
      { value: null, reason: 'lacking', ...ofSecond, input: undefined, unitId: 'a' },
    ];
    const lacking = { ...unit, counted: [], lacks };
    const none = { value: null, steps: [], leftOut };
    for (const field of keyValueFields) expect(explainKeyValue(3, [lacking], 'Sjuksköterska', field)).toEqual(none);
    const both = explainKeyValue(3, [lacking, other], 'Läkare', 'dag');
    expect([shown(both.value), both.leftOut]).toEqual([shown(153 / 152), leftOut]);
    for (const field of ['total', 'beds'] as const)
      expect(explainKeyValue(3, [lacking, other], 'Läkare', field).leftOut).toEqual(leftOut);
    const without = { ...unit, plan: { categories: [emptyPlan], beds: [] } };
    expect(explainKeyValue(3, [without], null, 'total')).toEqual({ value: null, steps: [], leftOut: [] });
  });
});
