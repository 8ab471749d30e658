import type { WeekReceipt } from '#shared/calculation/index.ts';
import { round } from '#shared/quantity/round.ts';
import { isShort, type ReceiptRow } from '#web/receipts/rows.ts';
import { numberText } from '#web/ui/figures/Num.tsx';

/** One figure of the table below the graph. */
export interface DetailCell {
  /** Empty where there is no such part of the supply. */
  readonly text: string;
  /** The same figure as the week before: written once, where it begins. */
  readonly repeats: boolean;
  readonly negative: boolean;
}

const within = (values: readonly number[], low: number, high: number): boolean =>
  values.every((value) => value > low && value < high);

/** How a row's figures are written: with as many decimals as find room in a week's column, the same for the whole row. */
const writerFor = (values: readonly number[], narrow: boolean): ((value: number) => string) => {
  if (!narrow && within(values, -10, 100)) return (value) => numberText(value, 'receipt');
  if (within(values, narrow ? -10 : -100, narrow ? 100 : 1000)) return (value) => numberText(value, 'keyValue');
  return (value) => numberText(round(value, 0));
};

/** The figures of a row over the weeks; `narrow`: columns of less than 30 px. */
export const detailCells = (
  { value, look, kind }: ReceiptRow,
  receipts: readonly WeekReceipt[],
  narrow: boolean,
): readonly DetailCell[] => {
  const values = receipts.map(value);
  const write = writerFor(
    values.filter((each) => each !== null),
    narrow,
  );
  const missing = look === 'part' ? '' : numberText(null);
  const texts = values.map((each) => (each === null ? missing : write(each)));
  return texts.map((text, index) => ({
    text,
    repeats: index > 0 && text !== '' && values[index] !== null && text === texts[index - 1],
    negative: kind === 'difference' && isShort(values[index] ?? null),
  }));
};

/** The mean of a row over the weeks that have a figure; null when none has. */
export const meanOf = ({ value }: ReceiptRow, receipts: readonly WeekReceipt[]): number | null => {
  const known = receipts.map(value).filter((each) => each !== null);
  return known.length > 0 ? known.reduce((sum, each) => sum + each, 0) / known.length : null;
};
