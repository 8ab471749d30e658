import type { WeekReceipt } from '#shared/calculation/index.ts';
import { haveTwoDecimals, isRed, writerOf, writtenOf } from '#web/domain/receipts/cells.ts';
import type { ReceiptRow } from '#web/domain/receipts/rows.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';

/** What a figure below zero is written with. */
const MINUS = '\u2212';

/** One figure of the table below the graph. */
export interface DetailCell {
  /** Empty where there is no such part of the supply. */
  readonly text: string;
  /** The same figure as the week before: written once, where it begins. */
  readonly repeats: boolean;
  /** Red: never a figure that rounds to zero. */
  readonly negative: boolean;
  /** From the figure on that its row marks. */
  readonly marked: boolean;
}

/** The letters that a week's column has room for, and the decimals: `−9,99`, in narrow columns `−9,9`. */
interface Room {
  readonly letters: number;
  readonly decimals: 1 | 2;
}
const wide: Room = { letters: 5, decimals: 2 };

/**
 * The room that rows leave each other's figures: a difference has no more decimals than its terms. `narrow`: columns without room for two
 * decimals.
 */
export const roomOf = (rows: readonly ReceiptRow[], receipts: readonly WeekReceipt[], narrow: boolean): Room => {
  if (narrow) return { letters: 4, decimals: 1 };
  const find = ({ kind, value }: ReceiptRow) => kind === 'count' || haveTwoDecimals(receipts.map(value), wide.letters);
  return rows.every(find) ? wide : { letters: 5, decimals: 1 };
};

/** The figures of a row over the weeks. */
export const detailCells = (
  row: ReceiptRow,
  receipts: readonly WeekReceipt[],
  { letters, decimals }: Room,
): readonly DetailCell[] => {
  const { value, look, kind, marksFrom = Infinity } = row;
  const exact = receipts.map(value);
  const values = receipts.map((receipt) => writtenOf(row, receipt, decimals));
  const write = kind === 'count' ? (count: number) => numberText(count) : writerOf(values, letters, decimals);
  const missing = look === 'part' ? '' : numberText(null);
  const texts = values.map((each) => (each === null ? missing : write(each)));
  return texts.map((text, index) => ({
    text,
    repeats: index > 0 && text !== '' && values[index] !== null && text === texts[index - 1],
    negative: isRed(row, exact[index] ?? null) && text.startsWith(MINUS),
    marked: (exact[index] ?? -Infinity) >= marksFrom,
  }));
};

/** The mean of a row over the weeks that have a figure; null when none has. */
export const meanOf = ({ value }: ReceiptRow, receipts: readonly WeekReceipt[]): number | null => {
  const known = receipts.map(value).filter((each) => each !== null);
  return known.length > 0 ? known.reduce((sum, each) => sum + each, 0) / known.length : null;
};
