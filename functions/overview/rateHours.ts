import { unitsOfOrganization, visibleUnits } from '#functions/core/places/units.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { found } from '#functions/kernel/problem.ts';
import type { UnitNode } from '#functions/kernel/rights/place.ts';
import { unitYearHours, yearHoursOf } from '#shared/calculation/index.ts';
import type { RateHours, RateHoursQuery } from '#shared/model/rateHours.ts';
import { comparable } from '#shared/text/names.ts';
import { firstOfYear } from '#shared/time/day.ts';
import { inPlans } from './repository.ts';

/** What hours are priced by, by category name and year; one query a unit. */
const hoursOfUnits = async (
  scope: Scope,
  units: readonly UnitNode[],
  { years: wanted }: RateHoursQuery,
): Promise<RateHours> => {
  const years = [...new Set(wanted)].sort((a, b) => a - b);
  const plans = await inPlans(scope, found(scope.place.org), units, firstOfYear(years[0]!), ({ categories }) =>
    categories
      .filter(({ isBudgetCategory }) => !isBudgetCategory)
      .map((category) => ({ name: category.name, hours: unitYearHours(category, years) })),
  );
  const categories = plans.flat();
  const names = new Map(categories.map(({ name }) => [comparable(name), name]));
  return [...names].flatMap(([key, category]) => {
    const same = categories.filter(({ name }) => comparable(name) === key);
    return years.map((year, index) => {
      const { weeks, ...hours } = yearHoursOf(same.map((one) => found(one.hours[index])));
      return { category, year, weeks: [...weeks], ...hours };
    });
  });
};

/** What an hour of the categories of an organisation is priced by, all units together. */
export const organizationRateHours = async (
  scope: Scope,
  { orgId }: { readonly orgId: string },
  query: RateHoursQuery,
): Promise<RateHours> => hoursOfUnits(scope, visibleUnits(scope, await unitsOfOrganization(scope.table, orgId)), query);

/** What an hour of a unit's categories is priced by. */
export const unitRateHours = (scope: Scope, query: RateHoursQuery): Promise<RateHours> =>
  hoursOfUnits(scope, [found(scope.place.unit)], query);
