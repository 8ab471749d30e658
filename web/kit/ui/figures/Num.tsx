import { round } from '#shared/quantity/round.ts';
import {
  formatBeds,
  formatHours,
  formatKeyValue,
  formatNumber,
  formatPercent,
  formatRate,
  formatReceipt,
} from '#web/kit/ui/figures/format.ts';
import styles from './Num.module.css';

const formats = {
  /** At most 2 decimals, zeros trimmed. */
  number: [formatNumber, 2],
  /** Up to 4 decimals. */
  rate: [formatRate, 4],
  /** Always 2 decimals. */
  receipt: [formatReceipt, 2],
  /** An amount of hours: always 2 decimals. */
  hours: [formatHours, 2],
  /** Always 1 decimal. */
  keyValue: [formatKeyValue, 1],
  beds: [formatBeds, 1],
  /** A share in whole percent. */
  percent: [formatPercent, 2],
} as const;

/** How a number is written (`shared/calculation/README.md`). */
export type NumberFormat = keyof typeof formats;

/** How many decimals a format writes at most. */
export const decimalsOf = (as: NumberFormat): number => formats[as][1];

/** A number as text: decimal comma, U+2212, no-break spaces; `sign` also writes `+`; unknown is `–`. */
export const numberText = (
  value: number | null | undefined,
  as: NumberFormat = 'number',
  { sign = false }: { readonly sign?: boolean } = {},
): string => {
  if (value === null || value === undefined) return '–';
  const [format, decimals] = formats[as];
  return (sign && round(value, decimals) > 0 ? '+' : '') + format(value);
};

interface NumProps {
  readonly value: number | null | undefined;
  readonly as?: NumberFormat;
  /** Writes `+` too. */
  readonly sign?: boolean;
  /** Red below zero: receipts' differences, nothing else. */
  readonly difference?: boolean;
}

/** A number in the Swedish way. */
export const Num = ({ value, as = 'number', sign = false, difference = false }: NumProps) => {
  const negative = difference && value != null && round(value, formats[as][1]) < 0;
  return <span className={negative ? styles.negative : undefined}>{numberText(value, as, { sign })}</span>;
};
