import { tidy } from '#shared/quantity/tidy.ts';
import { comparable } from '#shared/text/names.ts';
import type { WeekReceipt } from './weekReceipt.ts';

type FieldOf<Value> = {
  [Field in keyof WeekReceipt]: WeekReceipt[Field] extends Value ? Field : never;
}[keyof WeekReceipt];
type Receipts = readonly [WeekReceipt, ...WeekReceipt[]];

const sumOf = (receipts: Receipts, field: FieldOf<number>): number => {
  let sum = 0;
  for (const receipt of receipts) sum += receipt[field];
  return tidy(sum);
};

const sumOrNull = (receipts: Receipts, field: FieldOf<number | null>): number | null => {
  let sum: number | null = null;
  for (const { [field]: value } of receipts) if (value !== null) sum = (sum ?? 0) + value;
  return sum === null ? null : tidy(sum);
};

const fewestAboveZero = (receipts: Receipts, field: FieldOf<number>): number => {
  const known = receipts.map((receipt) => receipt[field]).filter((value) => value > 0);
  return known.length ? Math.min(...known) : 0;
};

const sumOfWeek = (receipts: Receipts): WeekReceipt => {
  const sum = (field: FieldOf<number>) => sumOf(receipts, field);
  const orNull = (field: FieldOf<number | null>) => sumOrNull(receipts, field);
  const [{ week, year, start, levels }] = receipts;
  return {
    week,
    year,
    start,
    demand: orNull('demand'),
    budget: orNull('budget'),
    workRateSum: sum('workRateSum'),
    workRateSumWithoutContractors: sum('workRateSumWithoutContractors'),
    contractorWorkRateSum: sum('contractorWorkRateSum'),
    substituteWorkRateSum: sum('substituteWorkRateSum'),
    workRateSumWhenContractors: orNull('workRateSumWhenContractors'),
    workRateSumWhenSubstitute: orNull('workRateSumWhenSubstitute'),
    workRateExcludedSum: sum('workRateExcludedSum'),
    diff: orNull('diff'),
    diffBudget: orNull('diffBudget'),
    diffBudgetWorkRate: orNull('diffBudgetWorkRate'),
    diffBudgetDemand: orNull('diffBudgetDemand'),
    levels: levels.map((_, index) => receipts.reduce((total, receipt) => total + (receipt.levels[index] ?? 0), 0)),
    workingCount: sum('workingCount'),
    fillInCount: sum('fillInCount'),
    contractorCount: sum('contractorCount'),
    weekendShiftCount: sum('weekendShiftCount'),
    diffWeekendShifts: orNull('diffWeekendShifts'),
    nightShiftCount: sum('nightShiftCount'),
    diffNightShifts: orNull('diffNightShifts'),
    demandDays: fewestAboveZero(receipts, 'demandDays'),
    budgetDays: fewestAboveZero(receipts, 'budgetDays'),
  };
};

/**
 * Receipts of several categories (of a unit, an area, an organisation) added up week by week. A null adds nothing and a
 * sum of nulls is null; differences are summed, not taken again: supply in one category fills no gap in another
 * (calculation.md 5).
 */
export const sumReceipts = (lists: readonly (readonly WeekReceipt[])[]): WeekReceipt[] => {
  const weeks = new Map<string, [WeekReceipt, ...WeekReceipt[]]>();
  for (const receipt of lists.flat()) {
    const week = weeks.get(receipt.start);
    if (week) week.push(receipt);
    else weeks.set(receipt.start, [receipt]);
  }
  return [...weeks.values()].map(sumOfWeek).sort((a, b) => (a.start < b.start ? -1 : 1));
};

/** The receipts of categories of equal name added up, in the order in which the names first come. */
export const sumByName = (
  categories: readonly { readonly name: string; readonly receipts: readonly WeekReceipt[] }[],
): { name: string; receipts: WeekReceipt[] }[] =>
  [...new Set(categories.map(({ name }) => comparable(name)))].map((key) => {
    const alike = categories.filter(({ name }) => comparable(name) === key);
    return { name: alike[0]?.name ?? key, receipts: sumReceipts(alike.map(({ receipts }) => receipts)) };
  });
