import { dayMeanOfMonths, sumOfKnown } from '#shared/calculation/index.ts';
import { type FollowUpAnswer, followUpRowOf, followUpRows, followUpSections } from '#shared/model/followUp.ts';
import { json6, round } from '#shared/quantity/round.ts';
import { writtenDifference } from '#shared/quantity/written.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';

/** The follow-up of a unit and year. */
export type FollowUpYear = FollowUpAnswer['units'][number];
export type FollowUpRow = FollowUpYear['groups'][number]['rows'][number];

type Section = (typeof followUpSections)[number];

/** How a row is shown. */
export interface RowKind {
  readonly section: Section;
  /** Whole hours, services with 2 decimals, or what an activity counts. */
  readonly format: 'hours' | 'services' | 'count';
  /** Negative figures are red. */
  readonly isDifference?: boolean;
  /** A sum, or a part of the row above. */
  readonly look?: 'strong' | 'part';
  /** The colour of its line in the graph. */
  readonly series?: 'worked' | 'demand';
}

const { diff, worked, detailed, demand, difference, cumulative, services, specified, unspecified } = followUpRows;

/** By the key of a row up to its colon. */
const kinds = {
  ...followUpRows,
  diff: { ...diff, isDifference: true },
  worked: { ...worked, look: 'strong', series: 'worked' },
  detailed: { ...detailed, look: 'part' },
  demand: { ...demand, look: 'strong', series: 'demand' },
  difference: { ...difference, look: 'strong', isDifference: true },
  cumulative: { ...cumulative, isDifference: true },
  services: { ...services, look: 'strong', isDifference: true },
  specified: { ...specified, look: 'part' },
  unspecified: { ...unspecified, look: 'part', isDifference: true },
} as const satisfies Record<keyof typeof followUpRows, RowKind>;

type KindName = keyof typeof kinds;

/** The rows that every unit has: their names are texts of the catalogue. */
const fixedRows = [
  ...(['contractors', 'excluded', 'worked', 'demand', 'difference', 'cumulative'] as const),
  ...(['services', 'specified', 'unspecified'] as const),
] as const;
export type FixedRow = (typeof fixedRows)[number];

/** The fixed row of a key; undefined for an activity and for the difference of a category. */
export const fixedRowOf = (key: string): FixedRow | undefined => fixedRows.find((row) => row === key);

/** How the row of a key is shown. */
export const kindOfRow = (key: string): RowKind & { readonly name: KindName } => {
  const name = followUpRowOf(key);
  return { ...kinds[name], name };
};

/** The rows by section, in their order, without empty sections. */
export const sectionsOf = ({
  groups,
}: Pick<FollowUpYear, 'groups'>): readonly { readonly section: Section; readonly rows: readonly FollowUpRow[] }[] => {
  const rows = groups.flatMap((group) => group.rows);
  return followUpSections
    .map((section) => ({ section, rows: rows.filter(({ key }) => kindOfRow(key).section === section) }))
    .filter((one) => one.rows.length > 0);
};

/** The months of a row; all without a value when the year has no such row. */
export const monthsOf = ({ groups }: Pick<FollowUpYear, 'groups'>, key: string): FollowUpRow['months'] =>
  groups.flatMap(({ rows }) => rows).find((row) => row.key === key)?.months ?? Array.from({ length: 12 }, () => null);

/** In how many months both worked time and demand are known: over them the rows add up. */
export const monthsOfBoth = (unit: Pick<FollowUpYear, 'groups'>): number =>
  monthsOf(unit, 'difference').filter((value) => value !== null).length;

/** A figure as its row writes it: every difference has its sign. */
export const figureText = ({ format, isDifference: sign = false }: RowKind, value: number | null): string => {
  if (value === null) return '–';
  if (format === 'hours') return numberText(round(value, 0), 'number', { sign });
  return numberText(value, format === 'services' ? 'receipt' : 'number', { sign });
};

/** Whether a figure is a negative difference as it is shown. */
export const isNegative = ({ format, isDifference = false }: RowKind, value: number | null): boolean =>
  isDifference && value !== null && round(value, format === 'hours' ? 0 : 2) < 0;

/** The rows that a row is the difference of. */
const termsOf: Readonly<Partial<Record<KindName, readonly [from: FixedRow, less: FixedRow]>>> = {
  difference: ['worked', 'demand'],
  unspecified: ['services', 'specified'],
};

/**
 * A row as it is written: a difference is that of the rows above it as they are written, and its year that of their months that count.
 * Costs and staffing stay exact.
 */
export const writtenRow = (row: FollowUpRow, all: readonly FollowUpRow[]): FollowUpRow => {
  const terms = termsOf[kindOfRow(row.key).name];
  const [from, less] = (terms ?? []).map((term) => all.find(({ key }) => key === term));
  if (!from || !less) return row;
  const decimals = kindOfRow(row.key).format === 'hours' ? 0 : 2;
  return {
    ...row,
    months: row.months.map((value, month) =>
      writtenDifference(value, from.months[month] ?? null, less.months[month] ?? null, decimals),
    ),
    total: writtenDifference(row.total, from.totalOfBoth ?? from.total, less.totalOfBoth ?? less.total, decimals),
  };
};

/** How figures of resources below a row of hours are written: thousands of kronor, or services. */
const resourceFormats = {
  cost: (value: number | null) => numberText(value === null ? null : round(value, 1)),
  staffing: (value: number | null) => numberText(value, 'receipt'),
} as const;

/** What the hours of a row cost, and how many services they are. */
export interface ResourceRow {
  readonly key: keyof typeof resourceFormats;
  readonly months: FollowUpRow['months'];
  /** Over the months with a value: the sum of the costs, the mean of the services by days. */
  readonly total: number | null;
  readonly counted: number;
  readonly isMean: boolean;
  readonly text: (value: number | null) => string;
}

/** The resources to show below a row of hours, where its activity is set so; those without any value are left out. */
export const resourceRowsOf = (
  { showResourceInfo, costs, staffing }: FollowUpRow,
  { year }: Pick<FollowUpYear, 'year'>,
): readonly ResourceRow[] => {
  if (!showResourceInfo) return [];
  const figures = [
    { key: 'cost', months: costs ?? [], isMean: false },
    { key: 'staffing', months: staffing ?? [], isMean: true },
  ] as const;
  return figures.flatMap(({ key, months, isMean }) => {
    const counted = months.filter((value) => value !== null).length;
    const total = isMean ? dayMeanOfMonths(months, year) : sumOfKnown(months, json6);
    return total === null ? [] : [{ key, months, isMean, counted, total, text: resourceFormats[key] }];
  });
};

/** Whether the month, 1 to 12, was asked for. */
export const isAsked = ({ firstMonth, lastMonth }: Pick<FollowUpYear, 'firstMonth' | 'lastMonth'>, month: number) =>
  firstMonth <= month && month <= lastMonth;
