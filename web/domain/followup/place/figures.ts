import type { AmountMeasure } from '#shared/calculation/index.ts';
import type { PlaceFollowUp } from '#shared/model/placeFollowUp.ts';
import { round } from '#shared/quantity/round.ts';
import { writtenDifference } from '#shared/quantity/written.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';

export type RowName = keyof PlaceFollowUp['rows'];
type Amounts = Readonly<Record<AmountMeasure, number | null>>;
export type AmountsByRow = Readonly<Record<RowName, Amounts>>;

/** What each difference is of. */
const terms: Readonly<Partial<Record<RowName, readonly [from: RowName, less: RowName]>>> = {
  difference: ['worked', 'demand'],
  budgetDifference: ['worked', 'budget'],
  forecastDifference: ['forecast', 'budget'],
};

/** Services have two decimals, hours and thousands of kronor none. */
const decimalsOf = (measure: AmountMeasure): number => (measure === 'services' ? 2 : 0);

/** Whether a row is the difference of two others. */
export const isDifference = (row: RowName): boolean => row in terms;

const NEAR = 1e-5;

/**
 * A figure as its row shows it. A difference is that of its terms as they are written; not where a term has units or months that the
 * difference does not: these do not go together before the reader's eyes.
 */
export const figureOf = (rows: AmountsByRow, row: RowName, measure: AmountMeasure): number | null => {
  const value = rows[row][measure];
  const [from, less] = (terms[row] ?? []).map((term) => rows[term][measure]);
  if (value === null || from == null || less == null || Math.abs(from - less - value) > NEAR) return value;
  return writtenDifference(value, from, less, decimalsOf(measure));
};

/** A figure as its row writes it: every difference has its sign. */
export const amountText = (value: number | null, row: RowName, measure: AmountMeasure): string => {
  const decimals = decimalsOf(measure);
  const rounded = value === null ? null : round(value, decimals);
  return numberText(rounded, decimals === 2 ? 'receipt' : 'number', { sign: isDifference(row) });
};

/** Whether a figure is written in red: a difference below zero as it is shown, as everywhere in the product. */
export const isNegative = (row: RowName, value: number | null, measure: AmountMeasure): boolean =>
  isDifference(row) && value !== null && round(value, decimalsOf(measure)) < 0;

type Sums = Readonly<Record<RowName, Readonly<Record<'toDate' | 'year', Amounts>>>>;

/** The amounts of each row over the months that have ended, or over the year. */
export const amountsOf = (rows: Sums, over: 'toDate' | 'year'): AmountsByRow =>
  Object.fromEntries(Object.entries(rows).map(([row, of]) => [row, of[over]])) as unknown as AmountsByRow;

/** The amounts of each row in a month, from index 0. */
export const amountsIn = (rows: PlaceFollowUp['rows'], month: number): AmountsByRow =>
  Object.fromEntries(Object.entries(rows).map(([row, { months }]) => [row, months[month]!])) as unknown as AmountsByRow;
