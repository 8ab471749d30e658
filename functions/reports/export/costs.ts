import { costPart } from '#functions/core/sheets/costPart.ts';
import type { Part } from '#functions/core/sheets/part.ts';
import { sumOfUnitCosts } from '#shared/model/planCost.ts';
import type { OverviewAnswer } from '#shared/model/reportAnswer.ts';

/** What demand and staff of each unit and category, and of all units, cost over the weeks; empty where the report does not have it. */
export const costsOfReport = ({ unitOverviews }: OverviewAnswer): readonly Part[] => {
  const priced = unitOverviews.flatMap((unit) => (unit.cost ? [{ unit, cost: unit.cost }] : []));
  if (priced.length === 0) return [];
  const rows = priced.flatMap(({ unit: { unitName }, cost: { categories, ...all } }) => [
    ...categories.map((category) => ({
      unitName,
      categoryName: category.name,
      ...category,
      missing: all.missing.filter((one) => one.category === category.name),
    })),
    { unitName, categoryName: null, ...all },
  ]);
  const all = { unitName: null, categoryName: null, ...sumOfUnitCosts(priced.map(({ cost }) => cost)) };
  const sums = priced.length > 1 ? [{ ...all, missing: priced.flatMap(({ cost }) => cost.missing) }] : [];
  return [costPart([...rows, ...sums])];
};
