import { tidy } from '#shared/quantity/tidy.ts';
import { budgetOf } from './budget.ts';
import { demandOf } from './demand.ts';
import type { CategoryPlan } from './input.ts';
import { dayMeanOfMonths, monthsBetween } from './months.ts';
import { onlySimulated } from './onlySimulated.ts';
import { readBudget, readPlan } from './readPlan.ts';
import { count, type Days, daysOf, sharedDays } from './span.ts';
import { sumOfKnown } from './sumOfKnown.ts';
import { supplyOf } from './supply.ts';

/** The rates of a year: kronor an hour, and the hours of one service a month. */
interface RatesInput {
  readonly hour: number | null;
  readonly rentalHour: number | null;
  readonly monthlyWorkHours: number | null;
}

type Kind = 'demand' | 'budget' | 'own' | 'substitutes' | 'contractors';

/** Services (mean over the days), and what they cost in thousands of kronor; null where there is none. */
interface Cost {
  readonly services: number | null;
  readonly cost: number | null;
}

/** A month, 1 to 12. `simulated`: some of its demand is only simulated. */
interface MonthCost extends Readonly<Record<Kind, Cost>> {
  readonly month: number;
  readonly simulated: boolean;
}

/** The cost of a year: the sum of the months with a value, their mean services weighted by days, and how many they are. */
export interface YearCost {
  readonly months: MonthCost[];
  readonly year: Readonly<Record<Kind, Cost & { readonly months: number }>>;
}

type Services = Readonly<Record<Kind, number | null>>;

/** The services of a month, and whether some of its demand is only simulated. */
interface MonthServices {
  readonly services: Services;
  readonly simulated: boolean;
}

/** All days from the first month to the last. */
const wholeOf = (months: readonly Days[]): Days => ({ from: months[0]!.from, to: months.at(-1)!.to });

const perKind = <Value>(of: (kind: Kind) => Value): Record<Kind, Value> => ({
  demand: of('demand'),
  budget: of('budget'),
  own: of('own'),
  substitutes: of('substitutes'),
  contractors: of('contractors'),
});

/** The services of a category in each of the months; with simulated demand when requested. */
const servicesOf = (plan: CategoryPlan, months: readonly Days[], withSimulated: boolean): MonthServices[] => {
  const simulated = withSimulated ? onlySimulated(plan.demands) : [];
  const read = readPlan({ ...plan, demands: [...plan.demands, ...simulated] }, wholeOf(months));
  return months.map((days) => {
    const demand = demandOf(read, days);
    const supply = supplyOf(read, days);
    return {
      services: {
        demand: demand.measuredDays === count(days) ? demand.services : null,
        budget: budgetOf(read, days).budget,
        own: tidy(supply.workRateSumWithoutContractors - supply.substituteWorkRateSum),
        substitutes: supply.substituteWorkRateSum,
        contractors: supply.contractorWorkRateSum,
      },
      simulated: simulated.some((one) => sharedDays(daysOf(one), days) > 0),
    };
  });
};

/** Kronor a month for one service of the kind; null without hours a month or without a rate. */
const monthlyRate = (rates: RatesInput | undefined, kind: Kind): number | null => {
  const hourly = kind === 'contractors' ? (rates?.rentalHour ?? rates?.hour) : rates?.hour;
  return rates?.monthlyWorkHours && hourly != null ? rates.monthlyWorkHours * hourly : null;
};

/** The cost of the twelve months of a year with these services; costs are null without rates (README.md 12). */
export const costOfYear = (all: readonly MonthServices[], year: number, rates: RatesInput | undefined): YearCost => {
  const costOf = (kind: Kind, services: number | null): Cost => {
    const rate = monthlyRate(rates, kind);
    return { services, cost: services === null || rate === null ? null : tidy((services * rate) / 1000) };
  };
  const rows = all.map(
    ({ services, simulated }, index): MonthCost => ({
      month: index + 1,
      simulated,
      ...perKind((kind) => costOf(kind, services[kind])),
    }),
  );
  const yearOf = (kind: Kind) => {
    const services = rows.map((row) => row[kind].services);
    return {
      services: dayMeanOfMonths(services, year),
      cost: sumOfKnown(rows.map(({ [kind]: { cost } }) => cost)),
      months: services.filter((value) => value !== null).length,
    };
  };
  return { months: rows, year: perKind(yearOf) };
};

/** Whether the category has demand or staff in any of the months. */
const isPlanned = (months: readonly MonthServices[]): boolean =>
  months.some(
    ({ services: { demand, own, substitutes, contractors } }) =>
      demand !== null || (own ?? 0) + (substitutes ?? 0) + (contractors ?? 0) > 0,
  );

/** The services of some categories together; a category without a value adds nothing, and no value at all is null. */
const totalOf = (all: readonly (readonly MonthServices[])[]): MonthServices[] =>
  Array.from({ length: 12 }, (_, index) => ({
    services: perKind((kind) => sumOfKnown(all.map((one) => one[index]!.services[kind]))),
    simulated: all.some((one) => one[index]!.simulated),
  }));

/** The cost of the categories of a unit in a year. */
interface UnitYearCost {
  /** In the order of the plans; a planned category has demand or staff in some month of the year. */
  readonly categories: readonly (YearCost & { readonly isPlanned: boolean })[];
  /** The planned categories together: nothing is left of a budget that no staff is planned for. */
  readonly sum: YearCost;
  /** The other categories together: their budget. */
  readonly unplanned: YearCost;
}

/**
 * The cost of a calendar year of each category, of the planned ones together and of the others together. Costs are null
 * without rates; simulated demand counts where `withSimulated` is set, on days without live demand (README.md 12).
 */
export const yearCost = (
  plans: readonly CategoryPlan[],
  year: number,
  { rates, withSimulated }: { readonly rates: RatesInput | undefined; readonly withSimulated: boolean },
): UnitYearCost => {
  const months = monthsBetween(year, 1, 12);
  const all = plans.map((plan) => servicesOf(plan, months, withSimulated));
  const costOfAll = (which: (one: readonly MonthServices[]) => boolean): YearCost =>
    costOfYear(totalOf(all.filter(which)), year, rates);
  return {
    categories: all.map((one) => ({ ...costOfYear(one, year, rates), isPlanned: isPlanned(one) })),
    sum: costOfAll(isPlanned),
    unplanned: costOfAll((one) => !isPlanned(one)),
  };
};

/** The budget of each month of a year, in services; null for a month without a budget period (README.md 5). */
export const budgetByMonth = (periods: CategoryPlan['budget'], year: number): (number | null)[] => {
  const months = monthsBetween(year, 1, 12);
  const budget = readBudget(periods, wholeOf(months));
  return months.map((days) => budgetOf({ budget }, days).budget);
};

/** Budget hours a month as services of the year's stencil; null without hours of one service (README.md 12). */
export const servicesOfHours = (
  hours: number,
  rates: Pick<RatesInput, 'monthlyWorkHours'> | undefined,
): number | null => (rates?.monthlyWorkHours ? hours / rates.monthlyWorkHours : null);

/** Whether contractors are costed at the hourly rate, because the year has no rate for them. */
export const isRentalAtHour = (rates: RatesInput | undefined): boolean =>
  rates !== undefined && rates.rentalHour === null && rates.hour !== null;
