import { budgetByMonth, costOfYear, dayMeanOfMonths, type YearCost } from '#shared/calculation/index.ts';
import type { BudgetYear } from '#shared/model/yearCost.ts';
import { round } from '#shared/quantity/round.ts';
import { tidy } from '#shared/quantity/tidy.ts';
import { writtenDifference } from '#shared/quantity/written.ts';
import type { Period } from '#shared/time/period.ts';
import type { Rates } from '../stencils/rates.ts';

/** A figure of twelve months; null where there is none. */
type Months = readonly (number | null)[];

/** A row of the year: its months, the figure of the year, and over how many months that is. */
export interface YearFigure {
  readonly months: Months;
  readonly year: number | null;
  readonly count: number;
}

/** Services and cost (thousands of kronor) of one category in a year. */
export interface YearFigures {
  readonly services: {
    readonly budget: YearFigure;
    readonly demand: YearFigure;
    readonly supply: YearFigure;
    readonly supplyDemand: YearFigure;
    readonly supplyBudget: YearFigure;
  };
  readonly cost: {
    readonly budget: YearFigure;
    readonly demand: YearFigure;
    readonly supply: YearFigure;
    readonly budgetSupply: YearFigure;
    /** Inconvenient hours, in each of them. */
    readonly ob: YearFigure;
  };
  /** Levels of supply: own staff; with substitutes; with contractors too. */
  readonly lines: { readonly own: Months; readonly substitutes: Months; readonly contractors: Months };
  /** Per month whether some of its demand is only simulated. */
  readonly simulated: readonly boolean[];
}

/** The difference of two rows of services as the three are written. */
export const writtenFigure = (difference: YearFigure, from: YearFigure, less: YearFigure): YearFigure => ({
  ...difference,
  months: difference.months.map((value, month) =>
    writtenDifference(value, from.months[month] ?? null, less.months[month] ?? null),
  ),
  year: writtenDifference(difference.year, from.year, less.year),
});

const isShownAs = (difference: number, from: number, less: number): boolean =>
  round(difference, 0) === round(from, 0) - round(less, 0);

/**
 * Whether a difference, in whole thousands, differs from the difference of the shown figures in whole thousands
 * (shared/calculation/README.md 11).
 */
export const isRoundedApart = (from: YearFigure, less: YearFigure, difference: YearFigure): boolean =>
  difference.months.some((shown, index) => {
    const [value, other] = [from.months[index] ?? null, less.months[index] ?? null];
    return value !== null && other !== null && shown !== null && !isShownAs(shown, value, other);
  }) ||
  (from.count === less.count &&
    difference.year !== null &&
    !isShownAs(difference.year, from.year ?? 0, less.year ?? 0));

type Kind = 'demand' | 'budget' | 'own' | 'substitutes' | 'contractors';
type Part = 'services' | 'cost';

const combined = (a: Months, b: Months, of: (a: number, b: number) => number): Months =>
  a.map((value, index) => {
    const other = b[index] ?? null;
    return value === null || other === null ? null : tidy(of(value, other));
  });

const plus = (a: Months, b: Months): Months => combined(a, b, (one, other) => one + other);
const minus = (a: Months, b: Months): Months => combined(a, b, (one, other) => one - other);

const sumOf = (values: readonly number[]): number => tidy(values.reduce((sum, value) => sum + value, 0));

/** The mean over the days of the months that have a value. */
const meanFigure = (months: Months, year: number): YearFigure => ({
  months,
  year: dayMeanOfMonths(months, year),
  count: months.filter((value) => value !== null).length,
});

/** The sum of the months that have a value. */
const sumFigure = (months: Months): YearFigure => {
  const known = months.filter((value) => value !== null);
  return { months, year: known.length ? sumOf(known) : null, count: known.length };
};

/** The cost of a category as the server answered it, at other stencil rates and with another budget: as they are typed. */
export const typedCost = (
  { months, source }: Pick<YearCost, 'months'> & { readonly source?: 'rates' | 'stencil' | null },
  year: number,
  typed: { readonly periods: readonly (Period & { readonly budget: number })[]; readonly rates: Rates | undefined },
): YearCost => {
  const budget = budgetByMonth(typed.periods, year);
  const services = months.map(({ simulated, demand, own, substitutes, contractors, ob, service }, index) => ({
    simulated,
    ...(source === 'rates' && {
      priced: {
        demand: demand.cost,
        own: own.cost,
        substitutes: substitutes.cost,
        contractors: contractors.cost,
        ob,
        service,
      },
    }),
    services: {
      demand: demand.services,
      budget: budget[index] ?? null,
      own: own.services,
      substitutes: substitutes.services,
      contractors: contractors.services,
    },
  }));
  return costOfYear(services, year, typed.rates);
};

/** The rows and lines of a year from its cost; differences are over the months that have both. */
export const figuresOf = (cost: YearCost | BudgetYear['sum'], year: number): YearFigures => {
  const of = (kind: Kind, part: Part): Months => cost.months.map((month) => month[kind][part]);
  const substitutes = plus(of('own', 'services'), of('substitutes', 'services'));
  const supply = plus(substitutes, of('contractors', 'services'));
  const ob = cost.months.map((month) => month.ob);
  const staffCost = plus(plus(of('own', 'cost'), of('substitutes', 'cost')), of('contractors', 'cost'));
  const supplyCost = plus(staffCost, ob);
  const mean = (months: Months) => meanFigure(months, year);
  return {
    services: {
      budget: mean(of('budget', 'services')),
      demand: mean(of('demand', 'services')),
      supply: mean(supply),
      supplyDemand: mean(minus(supply, of('demand', 'services'))),
      supplyBudget: mean(minus(supply, of('budget', 'services'))),
    },
    cost: {
      budget: sumFigure(of('budget', 'cost')),
      demand: sumFigure(of('demand', 'cost')),
      supply: sumFigure(supplyCost),
      budgetSupply: sumFigure(minus(of('budget', 'cost'), supplyCost)),
      ob: sumFigure(ob),
    },
    lines: { own: of('own', 'services'), substitutes, contractors: supply },
    simulated: cost.months.map((month) => month.simulated),
  };
};
