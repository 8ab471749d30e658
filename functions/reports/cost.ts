import { amountsOf, categoryCost, missingOf, ratesOfPlans, sumOfCosts } from '#functions/core/plan/pricing.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { found } from '#functions/kernel/problem.ts';
import type { NamedMissingRate } from '#shared/model/planCost.ts';
import type { UnitOverview } from '#shared/model/reportAnswer.ts';
import type { ClosedPeriod } from '#shared/time/period.ts';
import type { PlannedUnit } from './plans.ts';
import type { ReportUnit } from './units.ts';

/** What the chosen categories of a unit cost over the weeks of a report, each and together. */
export type UnitCosts = ReturnType<typeof sumOfCosts> & {
  readonly categories: readonly (ReturnType<typeof sumOfCosts> & { readonly name: string })[];
  readonly missing: readonly NamedMissingRate[];
};

type CostsOfUnit = (planned: PlannedUnit) => UnitCosts | undefined;

/** What prices the units of a report, which may be of several organisations; nothing where the report does not want it. */
export const reportCosts = async (
  { table }: Scope,
  units: readonly Pick<ReportUnit, 'org'>[],
  weeks: ClosedPeriod,
  isWanted: boolean,
): Promise<CostsOfUnit> => {
  if (!isWanted) return () => undefined;
  const organizations = new Map(units.map(({ org }) => [org.id, org]));
  const priced = await Promise.all(
    [...organizations.values()].map(async (org) => [org.id, await ratesOfPlans(table, org)] as const),
  );
  const byOrganization = new Map(priced);
  return (planned) => {
    const rates = found(byOrganization.get(planned.org.id))(planned);
    const categories = planned.chosen.map((category) => categoryCost(category, weeks, rates(category)));
    return { ...sumOfCosts(categories), categories, missing: missingOf(categories, planned.unit.name) };
  };
};

/** The units of a report together. */
export const togetherCosts = (all: readonly (UnitCosts | undefined)[]): UnitCosts | undefined => {
  const known = all.flatMap((one) => one ?? []);
  if (known.length === 0) return undefined;
  return { ...sumOfCosts(known), categories: [], missing: known.flatMap(({ missing }) => missing) };
};

/** As a report answers it. */
export const costAnswer = (costs: UnitCosts | undefined): Pick<UnitOverview, 'cost'> =>
  costs
    ? {
        cost: {
          demand: amountsOf(costs.demand),
          supply: amountsOf(costs.supply),
          missing: [...costs.missing],
          categories: costs.categories.map(({ name, demand, supply }) => ({
            name,
            demand: amountsOf(demand),
            supply: amountsOf(supply),
          })),
        },
      }
    : {};
