import type { TFunction } from 'i18next';
import type { Imbalance, WeekReceipt } from '#shared/calculation/index.ts';
import { json6, round } from '#shared/quantity/round.ts';
import type { Day } from '#shared/time/day.ts';
import type { schemas as texts } from '#web/platform/locales/sv/schemas.ts';
import { writtenDiff } from './written.ts';

/** The lines of the graph; a row of the table that is one of them bears its colour. */
export type Series = 'demand' | 'own' | 'substitutes' | 'contractors' | 'budget';

/** The texts of the rows. */
type RowKey = keyof typeof texts.row;

/** A row of the receipt table; its text is `schemas.row.${key}`, or the name of its category. */
export type ReceiptRow = RowFigures &
  (
    | { readonly key: RowKey; readonly category?: undefined }
    | { readonly key: string; readonly category: { readonly name: string; readonly href: string } }
  );

/** Rows below a heading, `schemas.group.${key}`. */
export interface ReceiptGroup {
  readonly key: keyof typeof texts.group;
  readonly rows: readonly ReceiptRow[];
}

/** The figures of a row. */
interface RowFigures {
  /** The figure of a week; null where there is none. */
  readonly value: (receipt: WeekReceipt) => number | null;
  /** The figure as it is written, where that is not the exact one: a difference beside its terms of so many decimals. */
  readonly written?: (receipt: WeekReceipt, decimals?: number) => number | null;
  /** `count` is whole, `receipt` has 2 decimals, a `difference` is red by `isRed`. */
  readonly kind: 'receipt' | 'difference' | 'count';
  /** `part`: a part of the row above, which is empty where there is none. */
  readonly look?: 'strong' | 'part';
  readonly series?: Series;
  /** From which figure on it is marked. */
  readonly marksFrom?: number;
  /** The number of days of the week that the figure covers, 0 to 7. */
  readonly days?: (receipt: WeekReceipt) => number;
}

/** A level of supply that the week does not have is no figure. */
const present = (sum: number, level: number | null): number | null => (level === null ? null : sum);

/** Own staff of a week: all but substitutes and contractors. */
export const ownOf = ({ workRateSumWithoutContractors, substituteWorkRateSum }: WeekReceipt): number =>
  json6(workRateSumWithoutContractors - substituteWorkRateSum);

/** The exact difference of a receipt, and as it is written beside its terms. */
const differenceOf = (field: 'diff' | 'diffBudget') => ({
  value: (receipt: WeekReceipt) => receipt[field],
  written: (receipt: WeekReceipt, decimals?: number) => writtenDiff(receipt, field, decimals),
});

/** Demand, supply and budget, in services. */
const services = [
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
  { key: 'diff', kind: 'difference', look: 'strong', ...differenceOf('diff') },
  {
    key: 'budget',
    kind: 'receipt',
    series: 'budget',
    value: (receipt) => receipt.budget,
    days: (receipt) => receipt.budgetDays,
  },
  { key: 'diffBudget', kind: 'difference', ...differenceOf('diffBudget') },
] as const satisfies readonly ReceiptRow[];

const isBudget = (key: string): boolean => key === 'budget' || key === 'diffBudget';

/** Supply that counts in no difference to demand; empty without such supply. */
const withoutDemand = {
  key: 'withoutDemand',
  kind: 'receipt',
  look: 'part',
  value: ({ workRateWithoutDemand }) => (workRateWithoutDemand > 0 ? workRateWithoutDemand : null),
} as const satisfies ReceiptRow;

const excluded = {
  key: 'excluded',
  kind: 'receipt',
  value: (receipt) => receipt.workRateExcludedSum,
} as const satisfies ReceiptRow;

/** Drops parts of the supply that have no figure in any week. */
export const rowsWithFigures = (rows: readonly ReceiptRow[], receipts: readonly WeekReceipt[]): readonly ReceiptRow[] =>
  rows.filter(
    ({ key, look, value }) =>
      (key !== 'withoutDemand' && look !== 'part') || receipts.some((receipt) => value(receipt) !== null),
  );

/** The rows below a graph, without the difference to demand, which the coverage map has. */
export const graphRows: readonly ReceiptRow[] = [
  ...services.filter(({ key }) => key !== 'diff'),
  withoutDemand,
  excluded,
];

const shifts: readonly ReceiptRow[] = [
  { key: 'weekend', kind: 'receipt', value: (receipt) => receipt.weekendShiftCount },
  { key: 'diffWeekend', kind: 'difference', value: (receipt) => receipt.diffWeekendShifts },
  { key: 'night', kind: 'receipt', value: (receipt) => receipt.nightShiftCount },
  { key: 'diffNight', kind: 'difference', value: (receipt) => receipt.diffNightShifts },
];

const staff: readonly ReceiptRow[] = [
  { key: 'working', kind: 'count', value: (receipt) => receipt.workingCount },
  { key: 'fillIn', kind: 'count', value: (receipt) => receipt.fillInCount },
  { key: 'rented', kind: 'count', value: (receipt) => receipt.contractorCount },
];

/** The rows of one category by group. */
export const groups: readonly ReceiptGroup[] = [
  { key: 'services', rows: services },
  { key: 'shifts', rows: shifts },
  { key: 'staff', rows: staff },
];

/** The categories of a unit week by week. */
interface UnitWeeks {
  /** Whether some week has supply in categories without demand. */
  readonly hasWithoutDemand: boolean;
  /** Imbalance and differences are net from this Monday on; without it gross. */
  readonly netMonday: Day | undefined;
  readonly imbalance: (receipt: WeekReceipt) => Imbalance | null;
  /** The same of the differences of the categories as they are written. */
  readonly writtenImbalance: (receipt: WeekReceipt) => Imbalance | null;
  readonly categories: readonly {
    readonly id: string;
    readonly name: string;
    readonly href: string;
    readonly diff: (receipt: WeekReceipt) => number | null;
    readonly written: (receipt: WeekReceipt) => number | null;
  }[];
}

/**
 * The rows of a unit's sums by group: the difference to demand as shortage and surplus, which are not netted, and by
 * category.
 */
export const unitGroups = ({
  imbalance,
  writtenImbalance,
  categories,
  hasWithoutDemand,
  netMonday,
}: UnitWeeks): readonly ReceiptGroup[] => {
  const side = (name: keyof Imbalance) => ({
    value: (receipt: WeekReceipt) => imbalance(receipt)?.[name] ?? null,
    written: (receipt: WeekReceipt) => writtenImbalance(receipt)?.[name] ?? null,
  });
  return [
    {
      key: 'services',
      rows: [
        ...services
          .filter(({ key }) => key !== 'diff' && !isBudget(key))
          .map((row) => (netMonday ? withoutLine(row) : row)),
        ...(netMonday ? netRows(netMonday) : []),
        ...(hasWithoutDemand ? [withoutDemand] : []),
        { key: 'short', kind: 'difference', look: 'strong', ...side('short') },
        { key: 'over', kind: 'receipt', ...side('over') },
        ...services.filter(({ key }) => isBudget(key)),
      ],
    },
    {
      key: 'categories',
      rows: categories.map(({ id, name, href, diff, written }) => ({
        key: id,
        category: { name, href },
        kind: 'difference',
        value: diff,
        written,
      })),
    },
    { key: 'shifts', rows: shifts.filter(({ kind }) => kind !== 'difference') },
    { key: 'staff', rows: staff },
  ];
};

/** A figure of the weeks from a Monday on; none before. */
const from =
  (monday: Day, value: NonNullable<ReceiptRow['written']>): NonNullable<ReceiptRow['written']> =>
  (receipt, decimals) =>
    receipt.start < monday ? null : value(receipt, decimals);

/** What of the supply is expected to be absent, and what that leaves. */
const netRows = (monday: Day): readonly ReceiptRow[] => {
  const net = ({ workRateSum, netSupply = workRateSum }: WeekReceipt) => netSupply;
  const absent = from(monday, (receipt) => json6(net(receipt) - receipt.workRateSum));
  return [
    { key: 'absent', kind: 'receipt', look: 'part', value: absent },
    { key: 'netSupply', kind: 'receipt', look: 'strong', series: 'own', value: from(monday, net) },
  ];
};

/** From this risk on a shortage is more likely than none. */
const LIKELY = 50;

/** The risk of a shortage in percent; of a sum the highest of its categories. */
const riskRow = (monday: Day, key: 'risk' | 'highestRisk'): ReceiptRow => ({
  key,
  kind: 'count',
  marksFrom: LIKELY,
  value: from(monday, ({ risk }) => (typeof risk === 'number' ? round(100 * risk, 0) : null)),
});

const grossDiffRow: ReceiptRow = { key: 'grossDiff', kind: 'difference', look: 'part', ...differenceOf('diff') };

const netDiffRow = (monday: Day): ReceiptRow => ({
  key: 'netDiff',
  kind: 'difference',
  look: 'strong',
  value: from(monday, ({ diff, netDiff }) => (netDiff === undefined ? diff : netDiff)),
  written: from(monday, (receipt, decimals) => writtenDiff(receipt, 'netDiff', decimals)),
});

/** The parts of the supply, which a graph of gross and net has no lines of. */
const parts: readonly string[] = ['own', 'substitutes', 'contractors'];
const withoutLine = (row: ReceiptRow): ReceiptRow => {
  if (!parts.includes(row.key)) return row;
  const { series: _, ...rest } = row;
  return rest;
};

const withoutBudget = services.filter(({ key }) => !isBudget(key)).map(withoutLine);
const budgetRows = services.filter(({ key }) => isBudget(key));

/**
 * The rows below a graph of net figures, with the differences: supply, what of it is expected to be absent, what that leaves, and the risk
 * of a shortage. Weeks before the Monday are past, and have none of these.
 */
export const netGraphRows = (monday: Day, risk: 'risk' | 'highestRisk'): readonly ReceiptRow[] => {
  const [demand, supply] = services;
  return [demand, supply, ...netRows(monday), netDiffRow(monday), grossDiffRow, riskRow(monday, risk), ...budgetRows];
};

/** The rows of one category by group, net from the Monday on beside gross. */
export const netGroups = (monday: Day): readonly ReceiptGroup[] =>
  groups.map((group) =>
    group.key === 'services'
      ? {
          ...group,
          rows: [...withoutBudget, ...netRows(monday), netDiffRow(monday), riskRow(monday, 'risk'), ...budgetRows],
        }
      : group,
  );

/** What a row is called. */
export const rowName = (t: TFunction, row: ReceiptRow): string =>
  row.category ? row.category.name : t(`schemas.row.${row.key}`);
