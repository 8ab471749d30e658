import { clsx } from 'clsx';
import type { AmountMeasure } from '#shared/calculation/index.ts';
import { type AmountsByRow, amountText, figureOf, isNegative, type RowName } from './figures.ts';
import styles from './PlaceTable.module.css';

interface FigureProps {
  readonly rows: AmountsByRow;
  readonly row: RowName;
  readonly measure: AmountMeasure;
  readonly className?: string | undefined;
}

/** A cell of a row; a difference below zero is red. */
export const Figure = ({ rows, row, measure, className }: FigureProps) => {
  const value = figureOf(rows, row, measure);
  const look = [className, isNegative(row, value, measure) && styles.negative, value === null && styles.none];
  return <td className={clsx(look) || undefined}>{amountText(value, row, measure)}</td>;
};
