import {
  absencesByKind,
  type CategoryPlan,
  levelMeans,
  levelShares,
  type ReadPlan,
  readReceiptOver,
  readReceiptsOfWeeks,
  readWeeks,
  sumOfCategories,
  sumOfWeek,
} from '#shared/calculation/index.ts';
import { absenceKinds } from '#shared/model/absence.ts';
import type { CategoryWeekReceipts, PeriodReceipt } from '#shared/model/reportAnswer.ts';
import { addDays } from '#shared/time/day.ts';
import type { ClosedPeriod } from '#shared/time/period.ts';
import { type Week, weeksOf } from '#shared/time/week.ts';

/** What is shown of the receipts beside the weeks. */
export interface ReceiptOptions {
  readonly summarizeAssets: boolean;
  readonly resolution: 'week' | 'period';
  readonly showYears: boolean;
  readonly showLevels: boolean;
  readonly showCompetency: boolean;
  /** Whether those who are away are counted by kind. */
  readonly absences: boolean;
}

/** The weeks alone, by category. */
export const weeksOnly: ReceiptOptions = {
  summarizeAssets: false,
  resolution: 'week',
  showYears: false,
  showLevels: false,
  showCompetency: false,
  absences: false,
};

/** The weeks of each ISO year that the weeks belong to. */
const yearsOf = (weeks: ClosedPeriod): readonly ClosedPeriod[] => {
  const byYear = new Map<number, ClosedPeriod>();
  for (const { year, start } of weeksOf(weeks))
    byYear.set(year, { start: byYear.get(year)?.start ?? start, end: addDays(start, 6) });
  return [...byYear.values()];
};

/** Who is away over the weeks by kind, where some period says one. */
const absencesOf = (
  assets: CategoryPlan['assets'],
  weeks: ClosedPeriod,
  { absences }: ReceiptOptions,
): Partial<CategoryWeekReceipts> => {
  const byKind = absences ? absencesByKind(assets, weeks, absenceKinds) : [];
  return byKind.length > 0 ? { absences: [...byKind] } : {};
};

type Plans = readonly [ReadPlan, ...ReadPlan[]];

/** The balance of the categories over the range, added up. */
const over = ([first, ...others]: Plans, range: ClosedPeriod): PeriodReceipt => {
  const { week: _, ...receipt } = sumOfWeek([
    readReceiptOver(first, range),
    ...others.map((plan) => readReceiptOver(plan, range)),
  ]);
  return { ...receipt, end: range.end };
};

const extrasOf = (
  [first, ...others]: readonly ReadPlan[],
  rows: CategoryWeekReceipts['weeks'],
  weeks: ClosedPeriod,
  options: ReceiptOptions,
): Partial<CategoryWeekReceipts> => ({
  ...(options.resolution === 'period' && first && { period: over([first, ...others], weeks) }),
  ...(options.showYears && first && { years: yearsOf(weeks).map((year) => over([first, ...others], year)) }),
  ...(options.showLevels && { levelMeans: levelMeans(rows) }),
  ...(options.showCompetency && { competency: rows.map((row) => ({ start: row.start, ...levelShares(row) })) }),
});

/** A category with its plan, read for the weeks of a report: once, for all that the report says of it. */
export interface ReadCategory {
  readonly id: string;
  readonly name: string;
  readonly assets: CategoryPlan['assets'];
  readonly read: ReadPlan;
}

/** The categories, read for consecutive weeks. */
export const readCategories = (plans: readonly CategoryPlan[], weeks: readonly Week[]): readonly ReadCategory[] =>
  plans.map((plan) => ({ id: plan.id, name: plan.name, assets: plan.assets, read: readWeeks(plan, weeks) }));

/** The receipts of each category, or of all together with `summarizeAssets`; `each` is the weeks that the categories were read for. */
export const receiptRows = (
  categories: readonly ReadCategory[],
  weeks: ClosedPeriod,
  each: readonly Week[],
  options: ReceiptOptions,
): CategoryWeekReceipts[] => {
  const all = categories.map((category) => ({ ...category, receipts: readReceiptsOfWeeks(category.read, each) }));
  if (options.summarizeAssets) {
    const rows = sumOfCategories(all, weeks);
    return [
      {
        categoryId: null,
        categoryName: null,
        weeks: rows,
        ...extrasOf(
          all.map(({ read }) => read),
          rows,
          weeks,
          options,
        ),
        ...absencesOf(
          all.flatMap(({ assets }) => assets),
          weeks,
          options,
        ),
      },
    ];
  }
  return all.map(({ id, name, assets, read, receipts }) => ({
    categoryId: id,
    categoryName: name,
    weeks: receipts,
    ...extrasOf([read], receipts, weeks, options),
    ...absencesOf(assets, weeks, options),
  }));
};
