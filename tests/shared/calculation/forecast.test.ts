import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  averageWeekendBeds,
  budgetHoursIn,
  type CategoryPlan,
  type ForecastType,
  forecastDiffs,
  forecastOf,
  lacksOf,
  rangeDemand,
  receiptsOf,
} from '#shared/calculation/index.ts';
import { dayNumber } from '#shared/time/day.ts';
import { weeksOf } from '#shared/time/week.ts';
import { scenes } from './arbitrary.ts';
import { emptyPlan } from './build.ts';
import { add, decimal, over, sum, times, whole } from './exact.ts';
import { figure, plan as pagePlan, tableBelow } from './formulaPage.ts';
import { daysFrom, demandOver, forecastOver, lackingOn } from './reference.ts';
import { shown } from './shown.ts';

/** Random plans per property; the mutation run, which repeats the properties for each mutant, sets fewer. */
const runs = Math.ceil(Number(process.env.PROPERTY_RUNS ?? 300) / 3);
const types = Object.keys(forecastDiffs) as ForecastType[];
const kinds = ['demand', 'workingTime', 'budget'] as const;

/** Two units with three categories, two of them of one name, over the weeks of a random scene. */
const region = fc.tuple(scenes, scenes, scenes).map(([first, second, third]) => ({
  range: { start: first.start, end: first.end },
  mondays: weeksOf(first).map(({ start }) => String(start)),
  plans: [
    { ...first.plan, name: 'Läkare' },
    { ...second.plan, name: 'Undersköterska' },
    { ...third.plan, name: 'LÄKARE' },
  ],
}));

const receipts = (plans: readonly CategoryPlan[], range: { start: string; end: string }) =>
  plans.map((plan) => ({ name: plan.name, receipts: receiptsOf(plan, range) }));

describe('a forecast of random plans', () => {
  it.each(types)('%s equals the day-by-day reference, of all categories and of those of one name', (type) => {
    fc.assert(
      fc.property(region, ({ range, mondays, plans }) => {
        const { categories, ...means } = forecastOf(type, receipts(plans, range));
        expect(shown(means)).toEqual(shown(forecastOver(forecastDiffs[type], plans, mondays)));
        const [first, second, third] = plans;
        const diffOf = (...some: CategoryPlan[]) => forecastOver(forecastDiffs[type], some, mondays).diff;
        expect(shown(categories)).toEqual(
          shown([
            { name: 'Undersköterska', diff: diffOf(second!) },
            { name: 'Läkare', diff: diffOf(first!, third!) },
          ]),
        );
      }),
      { numRuns: runs },
    );
  });

  it('has no figures without categories', () => {
    expect(forecastOf('demand/assets', [])).toEqual({
      avgDemand: null,
      avgBudget: null,
      avgWorkRate: null,
      avgContractorWorkRate: null,
      diff: null,
      short: null,
      over: null,
      categories: [],
    });
  });
});

describe('the forecast of the formula page', () => {
  it.each(tableBelow('Forecast of these'))('has the figures of the table as $forecast', ({ forecast, ...columns }) => {
    const found = forecastOf(
      forecast as ForecastType,
      receipts([pagePlan], { start: '2025-12-29', end: '2026-01-11' }),
    );
    const { categories, ...means } = found;
    const expected = Object.fromEntries(Object.entries(columns).map(([name, text]) => [name, figure(text)]));
    expect(shown(means)).toEqual(expected);
    expect(shown(categories)).toEqual([{ name: 'Sjuksköterska', diff: expected.diff }]);
  });
});

describe('what random plans lack', () => {
  it('is what they lack day by day, joined where the days adjoin', () => {
    fc.assert(
      fc.property(scenes, ({ plan, start, end }) => {
        const lacks = lacksOf(plan, { from: dayNumber(start), to: dayNumber(end) }, kinds);
        for (const kind of kinds) {
          const found = lacks.filter((lack) => lack.kind === kind);
          const days = daysFrom(start, end);
          expect(found.flatMap(({ from, to }) => daysFrom(from, to))).toEqual(
            days.filter((day) => lackingOn(plan, day)[kind]),
          );
          for (const [index, { from }] of found.slice(1).entries())
            expect(dayNumber(from) - dayNumber(found[index]!.to)).toBeGreaterThan(1);
        }
      }),
      { numRuns: runs },
    );
  });

  it('is demand where it is simulated only, and no full-time week for that demand', () => {
    const week = { start: '2026-01-05', end: '2026-01-11' };
    const demands = [{ ...week, simulation: true, shiftDemands: [] }];
    const days = { from: dayNumber(week.start), to: dayNumber(week.end) };
    const lack = { kind: 'demand', from: week.start, to: week.end };
    expect(lacksOf({ ...pagePlan, demands }, days, ['demand', 'workingTime'])).toEqual([lack]);
    expect(lacksOf({ ...emptyPlan, demands }, days, ['workingTime'])).toEqual([]);
  });

  it('is nothing of no days', () => {
    expect(lacksOf(emptyPlan, { from: 7, to: 6 }, ['budget'])).toEqual([]);
  });

  it('is only of the kinds that matter', () => {
    const days = { from: 0, to: 6 };
    expect(lacksOf(emptyPlan, days, [])).toEqual([]);
    expect(lacksOf(emptyPlan, days, ['demand', 'workingTime', 'budget'])).toEqual([
      { kind: 'budget', from: '1970-01-01', to: '1970-01-07' },
    ]);
  });
});

describe('the figures of a unit over a range', () => {
  it('are the hours and services of all its categories', () => {
    fc.assert(
      fc.property(scenes, scenes, ({ plan, start, end }, other) => {
        const demands = [plan, other.plan].map((one) => demandOver(one, start, end)).filter((one) => one.demandDays);
        const services = demands.flatMap((one) => one.services ?? []);
        const hours = demands.length
          ? over(times(sum(demands.map((one) => one.hours)), whole(7)), whole(daysFrom(start, end).length))
          : null;
        expect(shown(rangeDemand([plan, other.plan], { start, end }))).toEqual(
          shown({
            hoursPerWeek: hours,
            hoursPerMonth: hours && over(times(hours, whole(52)), whole(12)),
            services: services.length ? services.reduce(add) : null,
          }),
        );
      }),
      { numRuns: runs },
    );
  });

  it('are the mean of the budget hours over all days, and of the weekend beds over those with a bed period', () => {
    fc.assert(
      fc.property(scenes, ({ plan, beds, start, end }) => {
        const days = daysFrom(start, end);
        const on = <Period extends { start: string; end: string | null }>(periods: readonly Period[]) =>
          days.flatMap((day) => periods.filter((one) => one.start <= day && (one.end === null || day <= one.end)));
        const budgets = on(plan.budget).map(({ budget }) => decimal(budget));
        expect(shown(budgetHoursIn(plan.budget, { start, end }))).toBe(
          shown(budgets.length ? over(sum(budgets), whole(days.length)) : null),
        );
        const weekend = on(beds).map(({ weekendBeds }) => whole(weekendBeds));
        expect(shown(averageWeekendBeds(beds, { start, end }))).toBe(
          shown(weekend.length ? over(sum(weekend), whole(weekend.length)) : null),
        );
      }),
      { numRuns: runs },
    );
  });
});
