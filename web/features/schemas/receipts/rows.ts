import type { Receipt } from '#shared/model/receipt.ts';
import { json6, round } from '#shared/quantity/round.ts';
import { numberText } from '#web/ui/figures/Num.tsx';

/** The lines of the graph; a row of the table that is one of them bears its colour. */
export type Series = 'demand' | 'own' | 'substitutes' | 'contractors' | 'budget';

/** A row of the receipt table; its text is `schemas.row.${key}`. */
export interface ReceiptRow {
  readonly key: string;
  /** The figure of a week; null where there is none. */
  readonly value: (receipt: Receipt) => number | null;
  /** `count` is whole, `receipt` has 2 decimals, a `difference` is red below zero. */
  readonly kind: 'receipt' | 'difference' | 'count';
  /** `part`: a part of the row above, which is empty where there is none. */
  readonly look?: 'strong' | 'part';
  readonly series?: Series;
  /** Of how many days of the week the figure holds, 0 to 7. */
  readonly days?: (receipt: Receipt) => number;
}

/** A level of supply that the week does not have is no figure. */
const present = (sum: number, level: number | null): number | null => (level === null ? null : sum);

/** Own staff of a week: all but substitutes and contractors. */
export const ownOf = ({ workRateSumWithoutContractors, substituteWorkRateSum }: Receipt): number =>
  json6(workRateSumWithoutContractors - substituteWorkRateSum);

/** The rows by group. */
export const groups = [
  {
    key: 'services',
    rows: [
      {
        key: 'demand',
        kind: 'receipt',
        look: 'strong',
        series: 'demand',
        value: (receipt) => receipt.demand,
        days: (receipt) => receipt.demandDays,
      },
      { key: 'supply', kind: 'receipt', look: 'strong', value: (receipt) => receipt.workRateSum },
      { key: 'own', kind: 'receipt', look: 'part', series: 'own', value: ownOf },
      {
        key: 'substitutes',
        kind: 'receipt',
        look: 'part',
        series: 'substitutes',
        value: (receipt) => present(receipt.substituteWorkRateSum, receipt.workRateSumWhenSubstitute),
      },
      {
        key: 'contractors',
        kind: 'receipt',
        look: 'part',
        series: 'contractors',
        value: (receipt) => present(receipt.contractorWorkRateSum, receipt.workRateSumWhenContractors),
      },
      { key: 'diff', kind: 'difference', look: 'strong', value: (receipt) => receipt.diff },
      {
        key: 'budget',
        kind: 'receipt',
        series: 'budget',
        value: (receipt) => receipt.budget,
        days: (receipt) => receipt.budgetDays,
      },
      { key: 'diffBudget', kind: 'difference', value: (receipt) => receipt.diffBudget },
    ],
  },
  {
    key: 'shifts',
    rows: [
      { key: 'weekend', kind: 'receipt', value: (receipt) => receipt.weekendShiftCount },
      { key: 'diffWeekend', kind: 'difference', value: (receipt) => receipt.diffWeekendShifts },
      { key: 'night', kind: 'receipt', value: (receipt) => receipt.nightShiftCount },
      { key: 'diffNight', kind: 'difference', value: (receipt) => receipt.diffNightShifts },
    ],
  },
  {
    key: 'staff',
    rows: [
      { key: 'working', kind: 'count', value: (receipt) => receipt.workingCount },
      { key: 'fillIn', kind: 'count', value: (receipt) => receipt.fillInCount },
      { key: 'rented', kind: 'count', value: (receipt) => receipt.contractorCount },
    ],
  },
] as const satisfies readonly { readonly key: string; readonly rows: readonly ReceiptRow[] }[];

/** How one figure of the table is written. */
export interface Cell {
  readonly text: string;
  readonly negative: boolean;
  readonly missing: boolean;
  /** The days that the figure holds for, where it does not for all seven. */
  readonly days?: number | undefined;
}

/** Whether a week is covered in part: on some of its days, not on all. */
export const isPartly = (days: number): boolean => days > 0 && days < 7;

/** Whether a figure as it is shown lies below zero. */
export const isShort = (value: number | null): boolean => value !== null && round(value, 2) < 0;

/** The figure of a row in a week, as it is shown: "–" where there is none, nothing where there is no such part. */
export const cellOf = ({ kind, look, value, days }: ReceiptRow, receipt: Receipt): Cell => {
  const figure = value(receipt);
  const covered = days?.(receipt);
  return {
    text: figure === null && look === 'part' ? '' : numberText(figure, kind === 'count' ? 'number' : 'receipt'),
    negative: kind === 'difference' && isShort(figure),
    missing: figure === null,
    days: covered !== undefined && isPartly(covered) ? covered : undefined,
  };
};
