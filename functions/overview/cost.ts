import { plannedPlace } from '#functions/core/places/daysOff.ts';
import { unitsOfArea, unitsOfOrganization, visibleUnits } from '#functions/core/places/units.ts';
import { assertAnswerSize } from '#functions/core/plan/answerSize.ts';
import {
  amountsOf,
  type CategoryCost,
  categoryCost,
  missingOf,
  partsFor,
  type RatesOfPlan,
  ratesOfPlans,
  sumOfCosts,
} from '#functions/core/plan/pricing.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { found } from '#functions/kernel/problem.ts';
import type { UnitNode } from '#functions/kernel/rights/place.ts';
import { withSimulated } from '#shared/calculation/index.ts';
import type { PlaceCost, UnitCost } from '#shared/model/planCost.ts';
import { inPlans, type PlannedUnit } from './repository.ts';
import { countedBy, type Query } from './service.ts';

type CostQuery = Query & { readonly simulated?: boolean };

/** The cost of each staff category of a unit that counts, in the unit's order. */
const costsOf = (
  planned: PlannedUnit,
  { query, rates }: { readonly query: CostQuery; readonly rates: RatesOfPlan },
): readonly (CategoryCost & { readonly id: string })[] => {
  const counts = countedBy(query);
  const ratesOf = rates(planned);
  return planned.categories
    .filter((category) => !category.isBudgetCategory && counts(category))
    .map((category) => ({
      id: category.id,
      ...categoryCost(query.simulated ? withSimulated(category) : category, query, ratesOf(category)),
    }));
};

const amounts = ({ demand, supply }: Pick<CategoryCost, 'demand' | 'supply'>) => ({
  demand: amountsOf(demand),
  supply: amountsOf(supply),
});

/** What demand and staff of a unit cost over days, by category, down to hours and rates. */
export const unitCost = async (scope: Scope, query: CostQuery): Promise<UnitCost> => {
  const { org, unit } = plannedPlace(scope.place);
  const rates = await ratesOfPlans(scope.table, org);
  const [categories = []] = await inPlans(scope, org, [unit], query.start, (planned) =>
    costsOf(planned, { query, rates }),
  );
  const ids = { orgId: org.id, areaId: unit.areaId, unitId: unit.id };
  return {
    ...amounts(sumOfCosts(categories)),
    missing: missingOf(categories),
    categories: categories.map((category) => ({
      id: category.id,
      name: category.name,
      ...amounts(category),
      missing: missingOf([category]),
      parts: partsFor(scope.caller, ids, category.parts),
    })),
  };
};

const costOfUnits = async (scope: Scope, all: readonly UnitNode[], query: CostQuery): Promise<PlaceCost> => {
  const visible = visibleUnits(scope, all);
  assertAnswerSize(visible.length, query);
  const org = found(scope.place.org);
  const rates = await ratesOfPlans(scope.table, org);
  const units = await inPlans(scope, org, visible, query.start, (planned) => {
    const categories = costsOf(planned, { query, rates });
    const { id, name } = planned.unit;
    return { id, name, ...sumOfCosts(categories), missing: missingOf(categories, name) };
  });
  return {
    ...amounts(sumOfCosts(units)),
    missing: units.flatMap(({ missing }) => missing),
    units: units.map((unit) => ({ id: unit.id, name: unit.name, ...amounts(unit), missing: unit.missing })),
  };
};

/** What the plans of an area's units cost over days, by unit. */
export const areaCost = async (
  scope: Scope,
  { orgId, areaId }: { readonly orgId: string; readonly areaId: string },
  query: CostQuery,
): Promise<PlaceCost> => costOfUnits(scope, await unitsOfArea(scope.table, orgId, areaId), query);

/** What the plans of an organisation's units cost over days, by unit. */
export const organizationCost = async (
  scope: Scope,
  { orgId }: { readonly orgId: string },
  query: CostQuery,
): Promise<PlaceCost> => costOfUnits(scope, await unitsOfOrganization(scope.table, orgId), query);
