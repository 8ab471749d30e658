import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  budgetByMonth,
  type CategoryPlan,
  costOfYear,
  isRentalAtHour,
  servicesOfHours,
  type YearCost,
  yearCost,
} from '#shared/calculation/index.ts';
import { json6 } from '#shared/quantity/round.ts';
import { scenes } from './arbitrary.ts';
import { assetPeriod, demandRow, emptyPlan } from './build.ts';
import { add, decimal, type Exact, over, six, sum, times, whole } from './exact.ts';
import { figure, plan as pagePlan, tableBelow } from './formulaPage.ts';
import { monthOver, shifted } from './reference.ts';

/** Random plans per property; the mutation run, which repeats the properties for each mutant, sets fewer. */
const runs = Math.ceil(Number(process.env.PROPERTY_RUNS ?? 300) / 10);

const rates = { hour: 412.5, rentalHour: 900, monthlyWorkHours: 165 };
const kinds = ['demand', 'budget', 'own', 'substitutes', 'contractors'] as const;
type Kind = (typeof kinds)[number];

/** First and last day of each month of the year. */
const monthsOf = (year: number) =>
  Array.from({ length: 12 }, (_, index) => {
    const start = new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 10);
    return { start, end: shifted(new Date(Date.UTC(year, index + 1, 1)).toISOString().slice(0, 10), -1) };
  });

const shown = (value: number | null): number | null => (value === null ? null : json6(value));
const exact = (value: Exact | null): number | null => (value === null ? null : six(value));
const costOf = (kind: Kind, services: Exact | null): Exact | null =>
  services &&
  over(
    times(services, times(decimal(rates.monthlyWorkHours), decimal(kind === 'contractors' ? 900 : 412.5))),
    whole(1000),
  );
const known = (values: readonly (Exact | null)[]): Exact[] => values.filter((value) => value !== null);

/** The figures of one year as the reference has them; `services` has a value or null for each month. */
const referenceOf = (kind: Kind, services: readonly (Exact | null)[], year: number) => {
  const days = monthsOf(year).map(({ end }) => whole(Number(end.slice(8))));
  const weighted = services.map((value, index) => value && times(value, days[index]!));
  const counted = known(services.map((value, index) => (value ? days[index]! : null)));
  return {
    months: services.map((value) => ({ services: exact(value), cost: exact(costOf(kind, value)) })),
    year: {
      services: counted.length ? six(over(sum(known(weighted)), sum(counted))) : null,
      cost: counted.length ? six(sum(known(services.map((value) => costOf(kind, value))))) : null,
      months: counted.length,
    },
  };
};

/** Month by month the sum of what has a value. */
const added = (all: readonly (readonly (Exact | null)[])[]): (Exact | null)[] =>
  Array.from({ length: 12 }, (_, index) => {
    const values = known(all.map((one) => one[index]!));
    return values.length ? values.reduce(add) : null;
  });

/** Whether a category has demand or staff in any of the months. */
const isPlanned = (months: readonly Readonly<Record<Kind, Exact | null>>[]): boolean =>
  months.some(
    (month) => month.demand || [month.own, month.substitutes, month.contractors].some((one) => one && six(one) > 0),
  );

const figuresOf = ({ months, year }: YearCost, kind: Kind) => ({
  months: months.map(({ [kind]: { services, cost } }) => ({ services: shown(services), cost: shown(cost) })),
  year: { ...year[kind], services: shown(year[kind].services), cost: shown(year[kind].cost) },
});

describe('the cost of a year of random plans', () => {
  it.each([false, true])('equals the day-by-day reference, with simulated demand: %s', (withSimulated) => {
    const simulatedBeside = fc.tuple(scenes, scenes).map(([{ start, plan }, other]) => ({
      year: Number(start.slice(0, 4)),
      plan: {
        ...plan,
        demands: [...plan.demands, ...other.plan.demands.map((demand) => ({ ...demand, simulation: true }))],
      },
      other: other.plan,
    }));
    fc.assert(
      fc.property(simulatedBeside, ({ year, plan, other }) => {
        const { categories, sum: all, unplanned } = yearCost([plan, other], year, { rates, withSimulated });
        const months = [plan, other].map((one) =>
          monthsOf(year).map(({ start, end }) => monthOver(one, start, end, withSimulated)),
        );
        for (const kind of kinds) {
          const services = months.map((one) => one.map((month) => month[kind]));
          for (const [index, one] of services.entries())
            expect(figuresOf(categories[index]!, kind)).toEqual(referenceOf(kind, one, year));
          const addedOf = (counts: (of: (typeof months)[number]) => boolean) =>
            referenceOf(kind, added(months.filter(counts).map((one) => one.map((month) => month[kind]))), year);
          expect(figuresOf(all, kind)).toEqual(addedOf(isPlanned));
          expect(figuresOf(unplanned, kind)).toEqual(addedOf((one) => !isPlanned(one)));
        }
      }),
      { numRuns: runs },
    );
  });
});

describe('the cost of a year of the formula page', () => {
  // Computed within each test: a mutant that throws while tests are collected would count as survived.
  const costOfPage = (): YearCost => yearCost([pagePlan], 2026, { rates, withSimulated: false }).categories[0]!;

  it.each(tableBelow('Cost of 2026'))('has the figures of the table in $month', (example) => {
    const { year, months } = costOfPage();
    const month = example.month === 'year' ? year : months[Number(example.month) - 1]!;
    const shownFigures = Object.fromEntries(
      kinds.flatMap((kind) => [
        [kind, shown(month[kind].services)],
        [`${kind} tkr`, shown(month[kind].cost)],
      ]),
    );
    for (const [column, value] of Object.entries(shownFigures))
      if (column in example) expect({ [column]: value }).toEqual({ [column]: figure(example[column]) });
  });

  it('sums the demand of the eleven months that have it', () => {
    const { year } = costOfPage();
    expect(year.demand.months).toBe(11);
    expect(year.budget.months).toBe(12);
  });
});

describe('the rates of a year', () => {
  const plan: CategoryPlan = {
    ...emptyPlan,
    assets: [
      { id: 'own', periods: [assetPeriod({ start: '2026-01-01', end: null })] },
      { id: 'rented', periods: [assetPeriod({ start: '2026-01-01', end: null, isContractor: true })] },
    ],
  };
  const january = (given: Parameters<typeof yearCost>[2]['rates']) => {
    const { own, contractors } = yearCost([plan], 2026, { rates: given, withSimulated: false }).sum.months[0]!;
    return [own.cost, contractors.cost];
  };

  it.each([
    { given: rates, costs: [68.0625, 148.5], rentalAtHour: false },
    { given: { ...rates, rentalHour: null }, costs: [68.0625, 68.0625], rentalAtHour: true },
    { given: { ...rates, rentalHour: 0 }, costs: [68.0625, 0], rentalAtHour: false },
    { given: { ...rates, hour: null }, costs: [null, 148.5], rentalAtHour: false },
    { given: { hour: null, rentalHour: null, monthlyWorkHours: 165 }, costs: [null, null], rentalAtHour: false },
    { given: { ...rates, monthlyWorkHours: null }, costs: [null, null], rentalAtHour: false },
    { given: { ...rates, monthlyWorkHours: 0 }, costs: [null, null], rentalAtHour: false },
    { given: undefined, costs: [null, null], rentalAtHour: false },
  ])('$given cost $costs thousand kronor in January', ({ given, costs, rentalAtHour }) => {
    expect(january(given)).toEqual(costs);
    expect(isRentalAtHour(given)).toBe(rentalAtHour);
  });
});

describe('simulated demand in the cost of a year', () => {
  const day = demandRow('s', '1 1 1 1 1 1 1', '', '07:00–15:00', '');
  const demandOf = (start: string, end: string | null, simulation: boolean) => ({
    start,
    end,
    simulation,
    shiftDemands: simulation ? [day, { ...day, shiftId: 't' }] : [day],
  });
  const plan: CategoryPlan = {
    ...emptyPlan,
    periods: [{ start: '2025-01-01', end: null, workingHours: 40, workingMinutes: 0 }],
    demands: [demandOf('2026-06-15', null, true), demandOf('2026-01-01', '2026-06-30', false)],
  };
  const demandIn = (withSimulated: boolean) => {
    const { months, year } = yearCost([plan], 2026, { rates, withSimulated }).sum;
    return { months: months.map(({ simulated, demand }) => [simulated, demand.services]), of: year.demand.months };
  };

  it('is not included by default', () => {
    const { months, of } = demandIn(false);
    expect(months.slice(5, 8)).toEqual([
      [false, 1.4],
      [false, null],
      [false, null],
    ]);
    expect(of).toBe(6);
  });

  it('marks a month of all categories when one of them counts simulated demand', () => {
    const live = { ...plan, demands: [demandOf('2026-01-01', null, false)] };
    const { months } = yearCost([plan, live], 2026, { rates, withSimulated: true }).sum;
    expect(months.map(({ simulated }) => simulated)).toEqual(Array.from({ length: 12 }, (_, index) => index >= 6));
  });

  it('counts on days without live demand and marks their months', () => {
    const { months, of } = demandIn(true);
    expect(months.slice(5, 8)).toEqual([
      [false, 1.4],
      [true, 2.8],
      [true, 2.8],
    ]);
    expect(of).toBe(12);
  });
});

describe('the cost of a year with another budget', () => {
  const servicesIn = ({ months }: YearCost, budget: readonly (number | null)[]) =>
    months.map(({ simulated, demand, own, substitutes, contractors }, index) => ({
      simulated,
      services: {
        demand: demand.services,
        budget: budget[index] ?? null,
        own: own.services,
        substitutes: substitutes.services,
        contractors: contractors.services,
      },
    }));

  it('is of the budget by month, which a month without a budget period has not', () => {
    const halfYear = [{ start: '2026-01-01', end: '2026-06-30', budget: 5 }];
    expect(budgetByMonth(halfYear, 2026)).toEqual([...Array(6).fill(5), ...Array(6).fill(null)]);
  });

  it('equals the cost of the plan with that budget, for random plans', () => {
    fc.assert(
      fc.property(scenes, scenes, ({ start, plan }, { plan: { budget } }) => {
        const year = Number(start.slice(0, 4));
        const before = yearCost([plan], year, { rates: undefined, withSimulated: false }).categories[0]!;
        const after = yearCost([{ ...plan, budget }], year, { rates, withSimulated: false }).categories[0]!;
        expect(after).toMatchObject(costOfYear(servicesIn(before, budgetByMonth(budget, year)), year, rates));
      }),
      { numRuns: runs },
    );
  });
});

describe('budget hours as services', () => {
  it.each([
    [6530, 166, 39.337349],
    [6530, 0, null],
    [6530, null, null],
    [0, 165, 0],
  ])('%d hours a month at %s hours of one service are %s', (hours, monthlyWorkHours, services) =>
    expect(shown(servicesOfHours(hours, { monthlyWorkHours }))).toBe(services),
  );

  it('are unknown without a stencil', () => expect(servicesOfHours(6530, undefined)).toBeNull());
});
