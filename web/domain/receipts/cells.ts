import { isShort, type WeekReceipt } from '#shared/calculation/index.ts';
import { round } from '#shared/quantity/round.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import type { ReceiptRow } from './rows.ts';

/** How one figure of the table is written. */
export interface Cell {
  readonly text: string;
  readonly negative: boolean;
  readonly missing: boolean;
  /** From the figure on that its row marks. */
  readonly marked: boolean;
  /** The days that the figure holds for, where it does not for all seven. */
  readonly days?: number | undefined;
}

/** Whether a week is covered in part: on some of its days, not on all. */
export const isPartly = (days: number): boolean => days > 0 && days < 7;

/** Whether a row is supply − demand, or the sum of what is short. */
export const isOfDemand = ({ key }: Pick<ReceiptRow, 'key'>): boolean =>
  ['diff', 'netDiff', 'grossDiff', 'short'].includes(key);

/**
 * Whether a figure of a row is red, on screen as on paper: a shortage of demand from its one limit on, another difference where
 * it is shown below zero.
 */
export const isRed = (row: Pick<ReceiptRow, 'key' | 'kind'>, value: number | null): boolean =>
  isOfDemand(row) ? isShort(value) : row.kind === 'difference' && value !== null && round(value, 2) < 0;

/** The figure of a row in a week as it is written; a difference as that of terms with so many decimals. */
export const writtenOf = (
  { value, written = value }: ReceiptRow,
  receipt: WeekReceipt,
  decimals?: number,
): number | null => written(receipt, decimals);

/** The figure of a row in a week, as it is shown: "–" where there is none, nothing where there is no such part. */
export const cellOf = (row: ReceiptRow, receipt: WeekReceipt): Cell => {
  const { kind, look, value, days, marksFrom = Infinity } = row;
  const figure = value(receipt);
  const covered = days?.(receipt);
  return {
    text:
      figure === null && look === 'part'
        ? ''
        : numberText(writtenOf(row, receipt), kind === 'count' ? 'number' : 'receipt'),
    negative: isRed(row, figure),
    missing: figure === null,
    marked: (figure ?? -Infinity) >= marksFrom,
    days: covered !== undefined && isPartly(covered) ? covered : undefined,
  };
};

const findRoom = (values: readonly (number | null)[], letters: number, write: (value: number) => string): boolean =>
  values.every((value) => value === null || write(value).length <= letters);

/** Figures that find room, from the most decimals to none. */
const byDecimals = [
  (value: number) => numberText(value, 'receipt'),
  (value: number) => numberText(value, 'keyValue'),
  (value: number) => numberText(round(value, 0)),
] as const;

/**
 * How the figures of one row are written: with as many decimals, at most `decimals`, as leave each at most so many letters; the
 * same for all of them.
 */
export const writerOf = (
  values: readonly (number | null)[],
  letters: number,
  decimals: 1 | 2 = 2,
): ((value: number) => string) => {
  const writers = byDecimals.slice(2 - decimals);
  return writers.find((write) => findRoom(values, letters, write)) ?? byDecimals[2];
};

/** Whether all figures of a row find room with two decimals. */
export const haveTwoDecimals = (values: readonly (number | null)[], letters: number): boolean =>
  findRoom(values, letters, byDecimals[0]);
