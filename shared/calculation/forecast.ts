import { tidy } from '#shared/quantity/tidy.ts';
import { groupedByName } from '#shared/text/names.ts';
import { byCategoryName } from './categoryOrder.ts';
import { type Imbalance, imbalanceOf } from './imbalance.ts';
import type { FieldOf } from './sumOfWeek.ts';
import type { WeekReceipt } from './weekReceipt.ts';

/** The field of a weekly receipt that each forecast compares by. */
export const forecastDiffs = {
  'demand/assets': 'diff',
  'budget/assets': 'diffBudget',
  'assets/budget': 'diffBudgetWorkRate',
  'demand/budget': 'diffBudgetDemand',
} as const satisfies Record<string, FieldOf<number | null>>;
export type ForecastType = keyof typeof forecastDiffs;

/** The weekly receipts of one category of one unit. */
interface NamedReceipts {
  readonly name: string;
  readonly receipts: readonly WeekReceipt[];
}

/** Means over the weeks that have a value, in services; null where no week has one. */
export interface Forecast {
  readonly avgDemand: number | null;
  readonly avgBudget: number | null;
  readonly avgWorkRate: number | null;
  readonly avgContractorWorkRate: number | null;
  readonly diff: number | null;
  /** The parts of the difference: of the categories that are short, and of those with a surplus. */
  readonly short: number | null;
  readonly over: number | null;
  readonly categories: readonly { readonly name: string; readonly diff: number | null }[];
}

/** One field of several categories, added up week by week; null where every one is null. */
const weeklySums = (
  categories: readonly NamedReceipts[],
  field: FieldOf<number | null>,
): readonly (number | null)[] => {
  const sums: (number | null)[] = new Array(categories[0]?.receipts.length ?? 0).fill(null);
  for (const { receipts } of categories)
    for (let week = 0; week < sums.length; week++) {
      const value = receipts[week]![field];
      if (value !== null) sums[week] = (sums[week] ?? 0) + value;
    }
  return sums;
};

/** The mean of the values that are not null; null where all are. */
const meanOfKnown = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length ? tidy(known.reduce((sum, value) => sum + value, 0) / known.length) : null;
};

/**
 * The mean of the negative and the mean of the positive differences of the categories over the weeks that have a value. The surplus of one
 * category does not fill the shortage of another. Together they are the mean difference (README.md 5).
 */
const sidesOf = (
  type: ForecastType,
  categories: readonly NamedReceipts[],
): { readonly short: number | null; readonly over: number | null } => {
  const field = forecastDiffs[type];
  const weeks = (categories[0]?.receipts ?? []).map((_, week) =>
    imbalanceOf(categories.map(({ receipts }) => receipts[week]![field])),
  );
  const mean = (side: keyof Imbalance) => meanOfKnown(weeks.map((week) => week?.[side] ?? null));
  return { short: mean('short'), over: mean('over') };
};

/**
 * The means of the weeks of a unit, or of several units together, from the receipts of their categories over the same weeks: of each
 * week the sum of the categories first, so that a week without any value counts in no mean (README.md 9).
 */
export const forecastOf = (type: ForecastType, categories: readonly NamedReceipts[]): Forecast => {
  const mean = (members: readonly NamedReceipts[], field: FieldOf<number | null>) =>
    meanOfKnown(weeklySums(members, field));
  return {
    avgDemand: mean(categories, 'demand'),
    avgBudget: mean(categories, 'budget'),
    avgWorkRate: mean(categories, 'workRateSum'),
    avgContractorWorkRate: mean(categories, 'contractorWorkRateSum'),
    diff: mean(categories, forecastDiffs[type]),
    ...sidesOf(type, categories),
    categories: groupedByName(categories)
      .map((group) => ({ name: group[0].name, diff: mean(group, forecastDiffs[type]) }))
      .sort((a, b) => byCategoryName(a.name, b.name)),
  };
};
