import { type Addend, addendOf, isShort, type SumReceipt, sumReceipts } from '#shared/calculation/index.ts';
import type { PlacedReceipt } from '#shared/model/receipt.ts';
import { comparable } from '#shared/text/names.ts';
import type { Week } from '#shared/time/week.ts';
import { type Shade, shadeOf, shadeOfShare, shownFigure } from '#web/kit/ui/figures/shade.ts';
import { isChosen, isEmptyUnit, isLeaf, isOfUnits, type Outline } from './outline.ts';

/** One row in one week. */
export interface Cell {
  readonly week: Week;
  /** Undefined until the figures have come. */
  readonly receipt: SumReceipt | undefined;
  /** The difference in services with one decimal, as it is written. */
  readonly shown: number | null;
  readonly shade: Shade;
  /** Categories that are short while the sum is not. */
  readonly hides: readonly string[];
  /** The demand does not cover all: categories or days of the week lack it. */
  readonly partly: boolean;
  /** The risk of a shortage in whole percent, which the map writes in place of the difference; empty of a past week. */
  readonly risk?: string;
  /** A week of another kind than the others, which the map writes without colour: a past one beside net figures. */
  readonly isPlain?: boolean;
}

/** A row with its figures. */
export interface MapRow extends Outline {
  readonly cells: readonly Cell[];
  /** Mean difference over the weeks that have a demand. */
  readonly mean: number | null;
  readonly shortWeeks: number;
  /** Some figure has no room for its decimal: the map writes none in the row. */
  readonly isWhole: boolean;
}

/** From here on a figure is written without decimals, so that it fits its cell: `−114`. */
const WIDE = 100;

const WEEK = 7;

const cellOf = (week: Week, receipt: SumReceipt | undefined, isShare: boolean): Cell => {
  const shown = receipt ? shownFigure(receipt.diff) : null;
  const demanded = receipt !== undefined && receipt.demand !== null;
  return {
    week,
    receipt,
    shown,
    shade: isShare ? shadeOfShare(shown, receipt?.demand ?? null) : shadeOf(shown),
    hides: shown !== null && !isShort(shown) ? (receipt?.shortCategories ?? []) : [],
    partly: demanded && (receipt.missingDemand.length > 0 || receipt.demandDays < WEEK),
  };
};

const meanOf = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) / known.length : null;
};

const filled = (outline: Outline, weeks: readonly Week[], sums: readonly SumReceipt[]): MapRow => {
  const byWeek = new Map<string, SumReceipt>(sums.map((sum) => [sum.start, sum]));
  const cells = weeks.map((week) => cellOf(week, byWeek.get(week.start), isOfUnits(outline)));
  return {
    ...outline,
    cells,
    mean: meanOf(cells.map(({ receipt }) => receipt?.diff ?? null)),
    isWhole: cells.some(({ shown }) => Math.abs(shown ?? 0) >= WIDE),
    shortWeeks: cells.filter(({ shown }) => isShort(shown)).length,
  };
};

/** The keys of the rows that a receipt may belong to. */
const keysOf = ({ unitId, categoryId, categoryName }: PlacedReceipt): readonly (string | undefined)[] => [
  unitId,
  categoryId,
  categoryName === undefined ? undefined : comparable(categoryName),
];

/**
 * Returns the rows with the figures of the chosen categories (by their name keys); without figures while `receipts` is
 * undefined.
 */
export const rowsOf = (
  outlines: readonly Outline[],
  weeks: readonly Week[],
  receipts: readonly PlacedReceipt[] | undefined,
  chosen: ReadonlySet<string>,
): readonly MapRow[] => {
  const emptyUnits = new Set(outlines.filter(isEmptyUnit).map(({ key }) => key));
  // The demand of a whole unit is missing under the unit's name.
  const unitNameOf = ({ unitId, unitName }: PlacedReceipt) => (emptyUnits.has(unitId ?? '') ? undefined : unitName);
  const all: Addend[] = [];
  const groups = new Map<string, Addend[]>(outlines.filter(isLeaf).map(({ key }) => [key, []]));
  for (const receipt of receipts ?? []) {
    if (receipt.categoryName !== undefined && !isChosen(chosen, receipt.categoryName)) continue;
    const addend = addendOf(receipt, receipt.categoryName ?? unitNameOf(receipt));
    all.push(addend);
    for (const key of keysOf(receipt)) groups.get(key ?? '')?.push(addend);
  }
  const addendsOf = (outline: Outline): readonly Addend[] => {
    if (outline.kind === 'total') return all;
    if (outline.kind !== 'area') return groups.get(outline.key) ?? [];
    return outlines.filter(({ within }) => within === outline.key).flatMap(({ key }) => groups.get(key) ?? []);
  };
  return outlines.map((outline) => filled(outline, weeks, sumReceipts(addendsOf(outline))));
};
