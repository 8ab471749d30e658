import styles from './AlignedDecimal.module.css';
import { decimalSign } from './format.ts';

/** The number of decimals of a text. */
const decimalsOf = (text: string): number => text.split(decimalSign())[1]?.length ?? 0;

/** The number of decimals of the text with the most. */
export const mostDecimals = (texts: readonly string[]): number => Math.max(0, ...texts.map(decimalsOf));

/** What a number lacks to the width of one with so many decimals: `,00` for `1`, `0` for `0,5`. */
export const missingDecimals = (text: string, decimals: number): string =>
  decimals === 0
    ? ''
    : (text.includes(decimalSign()) ? '' : decimalSign()) + '0'.repeat(Math.max(0, decimals - decimalsOf(text)));

interface AlignedDecimalProps {
  readonly text: string;
  /** The room for decimals: the same in all texts of a column puts their commas below each other. */
  readonly decimals: number;
}

/** A number in a right-aligned column, its comma below those of the others. */
export const AlignedDecimal = ({ text, decimals }: AlignedDecimalProps) => (
  // The room is drawn by the style sheet, so that the number is copied and read as it is.
  <span className={styles.number} data-room={missingDecimals(text, decimals)}>
    {text}
  </span>
);
