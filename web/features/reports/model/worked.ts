import type { WorkedKeyValues, WorkedYear } from '#shared/model/reportAnswer.ts';
import { writtenDifference } from '#shared/quantity/written.ts';
import { type ChartRefusal, keyValueDecimals, refusalsOf } from './keyValues.ts';

type Field = Exclude<keyof WorkedYear, 'year' | 'months' | 'of'>;

/** A row of a unit: which figure, and how it is shown. */
export interface WorkedRow {
  readonly field: Extract<
    Field,
    | 'beds'
    | 'demandPerBedAndDay'
    | 'worklogPerBedAndDay'
    | 'diffDemandWorklogPerBedAndDay'
    | 'detailedResources'
    | 'unspecifiedResources'
    | 'overTimePerBedAndDay'
    | 'resourcePerBedAndDay'
    | 'rentalPerBedAndDay'
  >;
  /** The colour of its columns in the chart. */
  readonly color?: string;
  /** Negative figures are red. */
  readonly isDifference?: boolean;
}

/** The rows of key values 1 and 2. */
export const workedRows: Readonly<Record<WorkedKeyValues['keyvalue'], readonly WorkedRow[]>> = {
  1: [
    { field: 'beds' },
    { field: 'demandPerBedAndDay', color: 'var(--s-demand)' },
    { field: 'worklogPerBedAndDay', color: 'var(--s-own)' },
    { field: 'diffDemandWorklogPerBedAndDay', isDifference: true },
    { field: 'detailedResources' },
    { field: 'unspecifiedResources', isDifference: true },
  ],
  2: [
    { field: 'beds' },
    { field: 'overTimePerBedAndDay', color: 'var(--s-own)' },
    { field: 'resourcePerBedAndDay', color: 'var(--s-substitutes)' },
    { field: 'rentalPerBedAndDay', color: 'var(--s-contractors)' },
  ],
};

/** The figures that each figure is the difference of. */
const terms = {
  diffDemandWorklogPerBedAndDay: ['worklogPerBedAndDay', 'demandPerBedAndDay'],
  unspecifiedResources: ['diffDemandWorklogPerBedAndDay', 'detailedResources'],
} as const satisfies Partial<Record<Field, readonly [Field, Field]>>;

const isDifference = (field: Field): field is keyof typeof terms => field in terms;

/** A figure of a year as it is written: a difference is that of the rows above it as they are written. */
export const writtenWorked = (year: WorkedYear, field: Field): number | null => {
  if (!isDifference(field)) return year[field];
  const [from, less] = terms[field];
  const [more, other] = [writtenWorked(year, from), year[less]];
  return more === null || other === null ? year[field] : writtenDifference(more - other, more, other, keyValueDecimals);
};

/** A unit, or all together, with its years. */
export interface WorkedGroup {
  readonly unitId: string | null;
  readonly name: string;
  readonly shortName: string;
  readonly years: readonly WorkedYear[];
}

/** The units where they are grouped, and last all together, `total` by name; one unit alone has no total. */
export const workedGroups = (
  { groupWorklogs, totals }: WorkedKeyValues,
  { byUnit, total }: { readonly byUnit: boolean; readonly total: string },
): readonly WorkedGroup[] => {
  const units = groupWorklogs.map(({ unitId, unitName, unitShortName, worklogs }) => ({
    unitId,
    name: unitName,
    shortName: unitShortName,
    years: worklogs,
  }));
  const all = { unitId: null, name: total, shortName: '', years: totals };
  if (!byUnit) return [all];
  return units.length > 1 ? [...units, all] : units;
};

/** The years that find room beside each other in a row of a unit. */
const mostYears = 3;

/** Whether the units are the rows of the table: several units, of three years at most; else each figure has its row. */
export const isByUnit = (groups: readonly WorkedGroup[]): boolean =>
  groups.length > 1 && groups.every(({ years }) => years.length <= mostYears);

/** Why no chart can be drawn: no year has a figure. Each reason that applies; none: it can. */
export const workedRefusals = ({ totals, quality }: WorkedKeyValues): readonly ChartRefusal[] =>
  totals.some(({ months }) => months > 0) ? [] : refusalsOf(quality, 'beds');
