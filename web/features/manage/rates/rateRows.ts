import type { YearHours } from '#shared/calculation/index.ts';
import type { RateHours } from '#shared/model/rateHours.ts';
import { type CategoryRates, isLockedYear, rateFields } from '#shared/model/rates.ts';
import { comparable } from '#shared/text/names.ts';
import type { SheetRow, Texts } from '#web/kit/ui/sheet/column.ts';
import type { Put } from '#web/kit/ui/sheet/core/clipboard.ts';
import type { Draft } from '#web/kit/ui/sheet/core/draft.ts';
import { numberIn, numberTextOf } from '#web/kit/ui/sheet/numberTexts.ts';

/** The rates of a category in a year as a row of the sheet. */
export interface RateRow extends SheetRow {
  readonly category: string;
  readonly year: number;
  /** Of the organisation, shown where a unit has none; empty texts at an organisation. */
  readonly above: Texts;
  /** The year is locked: a value that applies cannot be changed, an empty one can be filled. */
  readonly isLocked: boolean;
  /** Values that units have of their own, of an organisation's row. */
  readonly own: number;
  /** What an hour is priced by; undefined until it is known. */
  readonly hours: YearHours | undefined;
}

/** The rates of a place, and those of its organisation where the place is a unit. */
export interface PlaceRates {
  readonly categories: readonly string[];
  readonly rates: readonly CategoryRates[];
  readonly organization?: readonly CategoryRates[];
  /** Units of an organisation with rates of their own. */
  readonly units?: readonly { readonly rates: readonly CategoryRates[] }[];
}

type Rates = Omit<CategoryRates, 'category' | 'year'>;

/** The row of a category and year. */
export const idOf = (category: string, year: number): string => `${year} ${comparable(category)}`;

const textsOf = (rates: CategoryRates | undefined): Texts =>
  Object.fromEntries(rateFields.map((field) => [field, numberTextOf(rates?.[field] ?? null)]));

/** The categories of a place, then removed categories that still have rates. */
const namesOf = ({ categories, rates }: PlaceRates): readonly string[] => {
  const gone = new Map(rates.map(({ category }) => [comparable(category), category]));
  for (const name of categories) gone.delete(comparable(name));
  return [...categories, ...gone.values()];
};

/** The years with rates, this year and the next, in order. */
export const yearsOf = ({ rates, organization = [] }: PlaceRates, thisYear: number): readonly number[] =>
  [...new Set([...rates, ...organization].map(({ year }) => year).concat(thisYear, thisYear + 1))].sort(
    (a, b) => a - b,
  );

/** Whether a value of the row applies that is locked. */
export const isLockedCell = ({ isLocked, texts, above }: RateRow, field: string): boolean =>
  isLocked && Boolean(texts[field] || above[field]);

/** Whether any value of the row is locked. */
export const hasLockedCell = (row: RateRow): boolean => rateFields.some((field) => isLockedCell(row, field));

interface RowOptions {
  /** The rows of this year and of earlier ones are locked. */
  readonly lockedUntil?: number | undefined;
  readonly hours?: RateHours | undefined;
}

const nothing: YearHours = { weeks: [], demandHours: 0, ob: { weekend: 0, night: 0, evening: 0 } };

/** A row for each category and year, the latest year of a category first. */
export const rateRows = (
  place: PlaceRates,
  years: readonly number[],
  { lockedUntil, hours }: RowOptions = {},
): readonly RateRow[] => {
  const at = (rates: readonly CategoryRates[], id: string) =>
    rates.find(({ category, year }) => idOf(category, year) === id);
  const known = new Set(hours?.map(({ year }) => year));
  return namesOf(place).flatMap((category) =>
    years.toReversed().map((year): RateRow => {
      const id = idOf(category, year);
      const ownRates = (place.units ?? []).flatMap(({ rates }) => at(rates, id) ?? []);
      return {
        id,
        category,
        year,
        texts: textsOf(at(place.rates, id)),
        above: textsOf(at(place.organization ?? [], id)),
        isLocked: lockedUntil !== undefined && isLockedYear(year, lockedUntil),
        own: ownRates.reduce((sum, rates) => sum + rateFields.filter((field) => rates[field] !== null).length, 0),
        hours: known.has(year)
          ? (hours?.find((one) => one.year === year && comparable(one.category) === comparable(category)) ?? nothing)
          : undefined,
      };
    }),
  );
};

/** What a row has, or the organisation where it has nothing; null where neither has, or it is no number. */
export const usedRates = ({ above }: RateRow, texts: Texts): Rates => {
  const used = (field: string) => {
    const value = numberIn(texts[field] || above[field] || '');
    return typeof value === 'number' ? value : null;
  };
  return Object.fromEntries(rateFields.map((field) => [field, used(field)])) as Record<keyof Rates, number | null>;
};

const isKnown = (rates: CategoryRates): boolean => rateFields.some((field) => rates[field] !== null);

/** The stored rates with what is typed, as the schema reads them; an unreadable text as it is, for the schema to refuse. */
export const bodyOf = (stored: readonly CategoryRates[], rows: readonly RateRow[], draft: Draft) => {
  const changed = rows.filter(({ id }) => draft[id] !== undefined);
  const ids = new Set(changed.map(({ id }) => id));
  const kept = stored.filter(({ category, year }) => !ids.has(idOf(category, year)));
  const typed = changed.map(({ id, category, year }) => {
    const before = textsOf(stored.find((one) => idOf(one.category, one.year) === id));
    const texts = { ...before, ...draft[id] };
    return { category, year, ...Object.fromEntries(rateFields.map((field) => [field, numberIn(texts[field] ?? '')])) };
  });
  return [...kept, ...typed.filter((row) => isKnown(row as CategoryRates))];
};

/** What fills the empty cells of a year with the values of the year before, at the cells of the rows and columns. */
export const copiedYear = (
  rows: readonly RateRow[],
  columns: readonly { readonly id: string }[],
  draft: Draft,
  to: number,
): readonly Put[] => {
  const textOf = ({ id, texts }: RateRow, field: string): string => draft[id]?.[field] ?? texts[field] ?? '';
  return rows.flatMap((row, rowIndex) => {
    const before = rows.find(({ category, year }) => category === row.category && year === to - 1);
    if (row.year !== to || !before) return [];
    return rateFields.flatMap((field) => {
      const text = textOf(before, field);
      const column = columns.findIndex(({ id }) => id === field);
      return textOf(row, field) === '' && text !== '' ? [{ cell: { row: rowIndex, column }, text }] : [];
    });
  });
};
