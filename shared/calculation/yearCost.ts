import { tidy } from '#shared/quantity/tidy.ts';
import { budgetOf } from './budget.ts';
import { demandOf } from './demand.ts';
import type { CategoryPlan } from './input.ts';
import { dayMeanOfMonths, monthsBetween } from './months.ts';
import { onlySimulated, withSimulated as withAllDemand } from './onlySimulated.ts';
import type { MissingRate, RatesOfYear } from './planCost.ts';
import { inThousands, type PricedMonth, pricedMonths } from './pricedMonths.ts';
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
  /** Inconvenient hours, in the cost of demand and of budget, and beside those of staff; 0 at a stencil, whose hour has them in it. */
  readonly ob: number | null;
  /** One service over the month, without inconvenient hours. */
  readonly service: number | null;
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
  /** Left out: at the rates of the stencil. */
  readonly priced?: PricedMonth | undefined;
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
const servicesOf = (plan: CategoryPlan, months: readonly Days[], withSimulatedDemand: boolean): MonthServices[] => {
  const simulated = withSimulatedDemand ? onlySimulated(plan.demands) : [];
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

/** Costs of a month by kind. */
type Costs = Readonly<Record<Kind | 'ob' | 'service', number | null>>;

/** At the stencil: services at its hours a month and its rates (README.md 12). */
const stencilCosts = (services: Services, rates: RatesInput | undefined): Costs => {
  const rateOf = (kind: Kind) => monthlyRate(rates, kind);
  const costOf = (kind: Kind) => {
    const [value, rate] = [services[kind], rateOf(kind)];
    return value === null || rate === null ? null : inThousands(value * rate);
  };
  return { ...perKind(costOf), ob: 0, service: inThousands(rateOf('demand')) };
};

/** At rates of its own: the budget as its services at the cost of one, with the inconvenient hours of the same shifts (README.md 17). */
const pricedCosts = ({ budget, demand }: Services, priced: PricedMonth): Costs => {
  const { service, ob } = priced;
  const isKnown = budget !== null && service !== null && ob !== null;
  return {
    ...priced,
    budget: isKnown ? tidy(budget * service + ob) : null,
    demand: demand === null ? null : priced.demand,
  };
};

/** The months of a year, and the year: the sum of the months with a value. */
const yearOfMonths = (months: MonthCost[], year: number): YearCost => {
  const yearOf = (kind: Kind) => {
    const services = months.map((row) => row[kind].services);
    return {
      services: dayMeanOfMonths(services, year),
      cost: sumOfKnown(months.map(({ [kind]: { cost } }) => cost)),
      months: services.filter((value) => value !== null).length,
    };
  };
  return { months, year: perKind(yearOf) };
};

/** The cost of the twelve months of a year with these services; costs are null without rates (README.md 12, 17). */
export const costOfYear = (all: readonly MonthServices[], year: number, rates: RatesInput | undefined): YearCost =>
  yearOfMonths(
    all.map(({ services, simulated, priced }, index): MonthCost => {
      const costs = priced ? pricedCosts(services, priced) : stencilCosts(services, rates);
      return {
        month: index + 1,
        simulated,
        ob: costs.ob,
        service: costs.service,
        ...perKind((kind) => ({ services: services[kind], cost: costs[kind] })),
      };
    }),
    year,
  );

/** Whether the category has demand or staff in any of the months. */
const isPlanned = (months: readonly MonthServices[]): boolean =>
  months.some(
    ({ services: { demand, own, substitutes, contractors } }) =>
      demand !== null || (own ?? 0) + (substitutes ?? 0) + (contractors ?? 0) > 0,
  );

/** The sum of the costs of what has services; null where one of them is unknown. */
const sumOfCosts = (all: readonly Cost[]): number | null => {
  const counted = all.filter(({ services }) => services !== null && services !== 0).map(({ cost }) => cost);
  if (counted.includes(null)) return null;
  return sumOfKnown(counted) ?? (all.some(({ cost }) => cost !== null) ? 0 : null);
};

/** Some categories together: a category without a value adds nothing, no value at all is null, and so is a sum with an unknown cost. */
const totalOf = (all: readonly YearCost[], year: number): YearCost =>
  yearOfMonths(
    Array.from({ length: 12 }, (_, index): MonthCost => {
      const months = all.map((one) => one.months[index]!);
      const ob = months.map((one) => one.ob);
      return {
        month: index + 1,
        simulated: months.some(({ simulated }) => simulated),
        service: null,
        ob: ob.includes(null) ? null : (sumOfKnown(ob) ?? 0),
        ...perKind((kind) => ({
          services: sumOfKnown(months.map((one) => one[kind].services)),
          cost: sumOfCosts(months.map((one) => one[kind])),
        })),
      };
    }),
    year,
  );

/** Where the rates of a category are from in a year, and which it lacks. */
interface Pricing {
  readonly source: 'rates' | 'stencil' | null;
  readonly missing: readonly MissingRate[];
}

/** The cost of the categories of a unit in a year. */
interface UnitYearCost {
  /** In the order of the plans; a planned category has demand or staff in some month of the year. */
  readonly categories: readonly (YearCost & Pricing & { readonly isPlanned: boolean })[];
  /** The planned categories together: nothing is left of a budget that no staff is planned for. */
  readonly sum: YearCost;
  /** The other categories together: their budget. */
  readonly unplanned: YearCost;
}

/** Where a year's costs are from. */
interface YearRatesInput {
  /** The year's stencil. */
  readonly rates: RatesInput | undefined;
  readonly withSimulated: boolean;
  /** The rates of a category by year; left out: the stencil prices all. */
  readonly ratesOf?: ((plan: CategoryPlan) => RatesOfYear) | undefined;
}

/** What the stencil lacks for the services of a year; contractors without a rate of their own are at its hour, as long as there is one. */
const lacksStencil = (
  months: readonly MonthServices[],
  { rates, year }: { rates: RatesInput | undefined; year: number },
): readonly MissingRate[] => {
  const isPriced = Boolean(monthlyRate(rates, 'demand'));
  if (!isPriced && months.some(({ services }) => Object.values(services).some((value) => value)))
    return [{ year, field: 'monthlySalary' }];
  const isAtHour = isPriced && isRentalAtHour(rates) && months.some(({ services }) => services.contractors);
  return isAtHour ? [{ year, field: 'rental', atHour: true }] : [];
};

/**
 * The cost of a calendar year of each category, of the planned ones together and of the others together: at rates of its own where a
 * category has them, else at the stencil (README.md 12, 17). Costs are null without rates, sums with an unknown cost too; simulated demand
 * counts where `withSimulated` is set, on days without live demand.
 */
export const yearCost = (
  plans: readonly CategoryPlan[],
  year: number,
  { rates, withSimulated, ratesOf = () => () => null }: YearRatesInput,
): UnitYearCost => {
  const months = monthsBetween(year, 1, 12);
  const all = plans.map((plan) => {
    const services = servicesOf(plan, months, withSimulated);
    const own = ratesOf(plan);
    const isPriced = plan.periods.length > 0 && own(year)?.source === 'rates';
    if (!isPriced)
      return {
        ...costOfYear(services, year, rates),
        isPlanned: isPlanned(services),
        source: rates ? ('stencil' as const) : null,
        missing: lacksStencil(services, { rates, year }),
      };
    const priced = pricedMonths(withSimulated ? withAllDemand(plan) : plan, months, own);
    return {
      ...costOfYear(
        services.map((month, index) => ({ ...month, priced: priced.months[index] })),
        year,
        rates,
      ),
      isPlanned: isPlanned(services),
      source: 'rates' as const,
      missing: priced.missing,
    };
  });
  return {
    categories: all,
    sum: totalOf(
      all.filter((one) => one.isPlanned),
      year,
    ),
    unplanned: totalOf(
      all.filter((one) => !one.isPlanned),
      year,
    ),
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
