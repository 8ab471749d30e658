import type { Quality, ShiftKeyValues } from '#shared/model/reportAnswer.ts';
import { json6 } from '#shared/quantity/round.ts';
import { writtenDifference } from '#shared/quantity/written.ts';
import { comparable, namesByKey } from '#shared/text/names.ts';
import { sumOfFigures } from './sumOfFigures.ts';

/** The shift categories of the legend, in their order. */
export const shiftKeys = ['dag', 'kvall', 'natt'] as const;
export type ShiftKey = (typeof shiftKeys)[number];

/** Their names in texts (`ui.shift`) and in colour tokens (`--s-day`). */
export const shiftWords = { dag: 'day', kvall: 'evening', natt: 'night' } as const;

/** A key value by shift category; null where there is none. */
export type Shifts = Readonly<Record<ShiftKey, number | null>>;

type Year = ShiftKeyValues['totals'][number];

/** A year of a row: its figures, beds, and of how many of the asked months. */
export interface RowYear {
  readonly year: number;
  readonly shifts: Shifts;
  readonly beds: number | null;
  readonly months: number;
  readonly of: number;
}

/** A unit, a category, or all together. */
export interface KeyRow {
  readonly key: string;
  readonly name: string;
  /** In charts; empty: the name. */
  readonly shortName: string;
  readonly unitId: string | null;
  readonly categoryName: string | null;
  readonly years: readonly RowYear[];
}

/** The figures of a year: of one category, or the sum of all (hours of all categories over the same bed-days). */
const shiftsOf = ({ categories }: Year, name: string | null): Shifts => {
  const own =
    name === null ? categories : categories.filter((category) => comparable(category.name) === comparable(name));
  const of = (key: ShiftKey) => sumOfFigures(own.map(({ [key]: value }) => value));
  return { dag: of('dag'), kvall: of('kvall'), natt: of('natt') };
};

const rowYears = (years: readonly Year[], name: string | null): readonly RowYear[] =>
  years.map((year) => ({
    year: year.year,
    beds: year.beds,
    months: year.months,
    of: year.of,
    shifts: shiftsOf(year, name),
  }));

/** The categories of the years, in the order in which they first occur. */
const namesOf = (years: readonly Year[]): readonly string[] => [
  ...namesByKey(years.flatMap(({ categories }) => categories.map(({ name }) => name))).values(),
];

const wholeKey = 'all';

/** A row a unit, of one category (null: of their sum). */
export const unitRows = ({ units }: ShiftKeyValues, name: string | null): readonly KeyRow[] =>
  units.map(({ unitId, unitName, unitShortName, years }) => ({
    key: unitId,
    name: unitName,
    shortName: unitShortName,
    unitId,
    categoryName: name,
    years: rowYears(years, name),
  }));

/** A row a category, of all units together. */
export const categoryRows = ({ totals }: ShiftKeyValues): readonly KeyRow[] =>
  namesOf(totals).map((name) => ({
    key: name,
    name,
    shortName: '',
    unitId: null,
    categoryName: name,
    years: rowYears(totals, name),
  }));

/** All units together, of one category (null: of their sum). */
export const totalRow = ({ totals }: ShiftKeyValues, title: string, name: string | null): KeyRow => ({
  key: wholeKey,
  name: title,
  shortName: '',
  unitId: null,
  categoryName: name,
  years: rowYears(totals, name),
});

/** The names of the categories of an answer. */
export const categoryNames = ({ totals }: ShiftKeyValues): readonly string[] => namesOf(totals);

/** Key values are written with so many decimals. */
export const keyValueDecimals = 1;

/** The key value of the shift categories that are ticked; null where none of them has one. */
export const totalOf = (shifts: Shifts, ticked: ReadonlySet<ShiftKey>): number | null =>
  sumOfFigures(shiftKeys.filter((key) => ticked.has(key)).map((key) => shifts[key]));

/** How the last year differs from the one before, as both are written; undefined with one year only. */
export const changeOf = (
  years: readonly RowYear[],
  ticked: ReadonlySet<ShiftKey>,
): { readonly amount: number | null; readonly ratio: number | null } | undefined => {
  const [before, last] = years.slice(-2).map(({ shifts }) => totalOf(shifts, ticked));
  if (last === undefined) return undefined;
  const exact = before == null || last === null ? null : json6(last - before);
  const amount = writtenDifference(exact, last, before ?? null, keyValueDecimals);
  return { amount, ratio: exact === null || !before ? null : exact / before };
};

/** Demand is missing, or beds or worked time are. */
export type ChartRefusal = 'demand' | 'beds';

/** The reasons that lacks are; `otherwise` where nothing is named. */
export const refusalsOf = (quality: Quality, otherwise: ChartRefusal): readonly ChartRefusal[] => {
  const reasons = new Set(quality.map(({ kind }): ChartRefusal => (kind === 'demand' ? 'demand' : 'beds')));
  return reasons.size > 0 ? [...reasons].sort() : [otherwise];
};

/** Why charts cannot be drawn: nothing of the last year has a figure. Each reason that applies to that year; none: they can. */
export const chartRefusals = ({ totals, quality }: ShiftKeyValues): readonly ChartRefusal[] => {
  const last = totals.at(-1);
  const isDrawn = last !== undefined && last.months > 0 && last.categories.length > 0;
  if (isDrawn) return [];
  const year = String(last?.year);
  const ofYear = quality.filter(({ from, to }) => from.slice(0, 4) <= year && year <= to.slice(0, 4));
  return refusalsOf(ofYear, 'demand');
};
