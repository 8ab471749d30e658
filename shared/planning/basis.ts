// The rules of linking a report to budget periods as their basis (shared/calculation/README.md 10).

import type { BasisKind, BudgetPeriod } from '#shared/model/budget.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import type { ClosedPeriod } from '#shared/time/period.ts';
import { weeksOf } from '#shared/time/week.ts';

/** Days from the start of the report to the day whose budget period gets the basis: Monday of v01 is brought into its own year. */
const daysIn: Readonly<Record<BasisKind, number>> = { demand: 4, asset: 5 };

/** Days after the start of a budget period in which a basis can be linked. */
const WINDOW = 70;

const yearOf = (day: Day): number => Number(day.slice(0, 4));

const dayOf = (kind: BasisKind, start: Day): Day => addDays(start, daysIn[kind]);

/** The budget year of a report that starts on the day. */
export const basisYear = (kind: BasisKind, start: Day): number => yearOf(dayOf(kind, start));

/**
 * The budget period that gets the basis of a report that starts on the day: the one that covers the day some days later, else
 * the first that starts in that day's year.
 */
export const basisPeriod = <Period extends Pick<BudgetPeriod, 'start' | 'end'>>(
  periods: readonly Period[],
  kind: BasisKind,
  start: Day,
): Period | undefined => {
  const day = dayOf(kind, start);
  const inOrder = [...periods].sort((a, b) => (a.start < b.start ? -1 : 1));
  return (
    inOrder.find((period) => period.start <= day && (period.end === null || day <= period.end)) ??
    inOrder.find((period) => yearOf(period.start) === yearOf(day))
  );
};

/**
 * The whole weeks that a report has to cover as a basis of the period: weeks whose Thursday is in the period and in the given year, or where
 * there is none in the year of the period's start. Undefined for a period without such a week.
 */
export const basisWeeks = (
  { start, end }: Pick<BudgetPeriod, 'start' | 'end'>,
  year: number,
): ClosedPeriod | undefined => {
  const isIn = start <= `${year}-12-31` && (end === null || end >= `${year}-01-01`);
  const of = isIn ? year : yearOf(start);
  const thursdays = weeksOf({ start: `${of}-01-01`, end: `${of}-12-31` })
    .map((week) => addDays(week.start, 3))
    .filter((day) => yearOf(day) === of && start <= day && (end === null || day <= end));
  const [first, last] = [thursdays[0], thursdays.at(-1)];
  return first && last && { start: addDays(first, -3), end: addDays(last, 3) };
};

/** Where the basis of a kind is kept in a budget period. */
export const basisFields = {
  demand: { basis: 'demandBasis', date: 'demandBasisDate' },
  asset: { basis: 'assetBasis', date: 'assetBasisDate' },
} as const;

/** Whether a basis is linked to a budget period. */
export const isLinked = ({
  demandBasisDate,
  assetBasisDate,
}: Partial<Pick<BudgetPeriod, 'demandBasisDate' | 'assetBasisDate'>>): boolean =>
  (demandBasisDate ?? assetBasisDate ?? null) !== null;

/** Who links a basis, and on which day. */
interface Linker {
  readonly today: Day;
  /** Over another basis, and at any time. */
  readonly mayOverwrite: boolean;
}

/**
 * Why the basis of a year cannot be linked to a category's period: `basisStored` where the period has a basis, or another period has
 * the basis of the year; `basisLate` from 10 weeks after its start. Who may overwrite may always.
 */
export const basisRefusal = (
  periods: readonly BudgetPeriod[],
  period: BudgetPeriod,
  { kind, year }: { readonly kind: BasisKind; readonly year: number },
  { today, mayOverwrite }: Linker,
): 'basisStored' | 'basisLate' | undefined => {
  const { basis, date } = basisFields[kind];
  if (mayOverwrite) return undefined;
  if (period[date] !== null || periods.some((one) => one[basis]?.year === year)) return 'basisStored';
  return today > addDays(period.start, WINDOW) ? 'basisLate' : undefined;
};
