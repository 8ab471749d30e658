import type { Scope } from '#functions/kernel/changes/scope.ts';
import {
  byCategoryName,
  type CategoryLack,
  type ForecastType,
  forecastOf,
  readReceiptsOfWeeks,
  sumOfCategories,
} from '#shared/calculation/index.ts';
import type { ForecastReport } from '#shared/model/report.ts';
import type {
  CategoryWeekReceipts,
  ForecastAnswer,
  Quality,
  UnitDiff,
  UnitOverview,
} from '#shared/model/reportAnswer.ts';
import type { ClosedPeriod } from '#shared/time/period.ts';
import { type Week, weeksOf } from '#shared/time/week.ts';
import { costAnswer, reportCosts, togetherCosts, type UnitCosts } from './cost.ts';
import { type UnitFigures, unitFigures } from './overviewRow.ts';
import { inReportPlans, type PlannedUnit, wholeWeeks } from './plans.ts';
import { categoryQuality } from './quality.ts';
import { readCategories } from './receiptRows.ts';
import { summedFigures } from './summedFigures.ts';
import { reportUnits } from './units.ts';

/** What each forecast needs, and says when it is missing. */
const needs: Readonly<Record<ForecastType, readonly CategoryLack[]>> = {
  'demand/assets': ['demand', 'workingTime'],
  'budget/assets': ['budget'],
  'assets/budget': ['budget'],
  'demand/budget': ['demand', 'workingTime', 'budget'],
};

interface Compared {
  readonly figures: UnitFigures;
  readonly categories: readonly CompareCategory[];
  readonly quality: Quality;
  readonly costs: UnitCosts | undefined;
}

type CompareCategory = Parameters<typeof sumOfCategories>[0][number] & { readonly id: string };

const comparedOf = (
  planned: PlannedUnit,
  weeks: ClosedPeriod,
  each: readonly Week[],
  type: ForecastType,
): Omit<Compared, 'costs'> => {
  const categories = readCategories(planned.chosen, each);
  return {
    figures: unitFigures(
      planned,
      weeks,
      categories.map(({ read }) => read),
    ),
    categories: categories
      .map(({ id, name, read }) => ({ id, name, receipts: readReceiptsOfWeeks(read, each) }))
      .sort((a, b) => byCategoryName(a.name, b.name)),
    quality: categoryQuality(planned, weeks, needs[type]),
  };
};

const diffOf = (
  { unitId, unitName, averageBeds }: UnitFigures,
  categories: readonly CompareCategory[],
  { forecastType, isSummed }: { readonly forecastType: ForecastType; readonly isSummed: boolean },
): UnitDiff => {
  const forecast = forecastOf(forecastType, categories);
  return { unitId, unitName, beds: averageBeds, ...forecast, categories: isSummed ? [] : [...forecast.categories] };
};

const summed = (categories: readonly CompareCategory[], weeks: ClosedPeriod): CategoryWeekReceipts[] => [
  { categoryId: null, categoryName: null, weeks: sumOfCategories(categories, weeks) },
];

const overviewOf = (
  { figures, categories, costs }: Compared,
  weeks: ClosedPeriod,
  isSummed: boolean,
): UnitOverview => ({
  ...figures,
  ...costAnswer(costs),
  demands: [],
  categoryWeekReceipts: isSummed
    ? summed(categories, weeks)
    : categories.map(({ id, name, receipts }) => ({ categoryId: id, categoryName: name, weeks: [...receipts] })),
});

/**
 * Units compared over whole weeks: the receipts of their categories, the means of each unit and of all together. `summarizeAssets` adds
 * up the categories of a unit, `summarizeUnits` the units and their categories. Throws 404, 403, `validation`.
 */
export const forecast = async (scope: Scope, definition: ForecastReport): Promise<ForecastAnswer> => {
  const { forecastType, summarizeUnits } = definition;
  const weeks = wholeWeeks(definition);
  const isSummed = definition.summarizeAssets || summarizeUnits;
  // The same for all categories, and worth computing once only.
  const each = weeksOf(weeks);
  const units = await reportUnits(scope, definition.unitIds);
  const costsOf = await reportCosts(scope, units, weeks, definition.cost);
  const compared = await inReportPlans(scope, units, { ...definition, first: weeks.start }, (planned) => ({
    ...comparedOf(planned, weeks, each, forecastType),
    costs: costsOf(planned),
  }));
  const all = compared.flatMap(({ categories }) => categories);
  const together = summedFigures(compared.map(({ figures }) => figures));
  const allCosts = togetherCosts(compared.map(({ costs }) => costs));
  const total = diffOf(together, all, { forecastType, isSummed });
  return {
    unitOverviews: summarizeUnits
      ? [{ ...together, ...costAnswer(allCosts), demands: [], categoryWeekReceipts: summed(all, weeks) }]
      : compared.map((one) => overviewOf(one, weeks, isSummed)),
    unitDiffs: summarizeUnits
      ? [total]
      : compared.map(({ figures, categories }) => diffOf(figures, categories, { forecastType, isSummed })),
    total,
    quality: compared.flatMap(({ quality }) => quality),
  };
};
