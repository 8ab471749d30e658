import { tidy } from '#shared/quantity/tidy.ts';
import { nameKey } from './categoryOrder.ts';
import type { WeekReceipt } from './weekReceipt.ts';

const sum = (values: readonly number[]): number => tidy(values.reduce((total, value) => total + value, 0));

const sumOrNull = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length ? sum(known) : null;
};

const fewestAboveZero = (values: readonly number[]): number => {
  const known = values.filter((value) => value > 0);
  return known.length ? Math.min(...known) : 0;
};

const sumOfWeek = (receipts: readonly [WeekReceipt, ...WeekReceipt[]]): WeekReceipt => {
  const all = <Field extends keyof WeekReceipt>(field: Field) => receipts.map((receipt) => receipt[field]);
  const [{ week, year, start, levels }] = receipts;
  return {
    week,
    year,
    start,
    demand: sumOrNull(all('demand')),
    budget: sumOrNull(all('budget')),
    workRateSum: sum(all('workRateSum')),
    workRateSumWithoutContractors: sum(all('workRateSumWithoutContractors')),
    contractorWorkRateSum: sum(all('contractorWorkRateSum')),
    substituteWorkRateSum: sum(all('substituteWorkRateSum')),
    workRateSumWhenContractors: sumOrNull(all('workRateSumWhenContractors')),
    workRateSumWhenSubstitute: sumOrNull(all('workRateSumWhenSubstitute')),
    workRateExcludedSum: sum(all('workRateExcludedSum')),
    diff: sumOrNull(all('diff')),
    diffBudget: sumOrNull(all('diffBudget')),
    diffBudgetWorkRate: sumOrNull(all('diffBudgetWorkRate')),
    diffBudgetDemand: sumOrNull(all('diffBudgetDemand')),
    levels: levels.map((_, index) => sum(receipts.map((receipt) => receipt.levels[index] ?? 0))),
    workingCount: sum(all('workingCount')),
    fillInCount: sum(all('fillInCount')),
    contractorCount: sum(all('contractorCount')),
    weekendShiftCount: sum(all('weekendShiftCount')),
    diffWeekendShifts: sumOrNull(all('diffWeekendShifts')),
    nightShiftCount: sum(all('nightShiftCount')),
    diffNightShifts: sumOrNull(all('diffNightShifts')),
    demandDays: fewestAboveZero(all('demandDays')),
    budgetDays: fewestAboveZero(all('budgetDays')),
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
  [...new Set(categories.map(({ name }) => nameKey(name)))].map((key) => {
    const alike = categories.filter(({ name }) => nameKey(name) === key);
    return { name: alike[0]?.name ?? key, receipts: sumReceipts(alike.map(({ receipts }) => receipts)) };
  });
