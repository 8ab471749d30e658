import { type Addend, addendOf, type SumReceipt, sumReceipts } from '#shared/calculation/index.ts';
import type { PlacedReceipt } from '#shared/model/receipt.ts';
import { comparable } from '#shared/text/names.ts';
import type { Week } from '#shared/time/week.ts';
import { type Shade, shadeOf, shadeOfShare, shownFigure, shownShare, verdictOf } from '#web/kit/ui/figures/shade.ts';
import { isChosen, isEmptyUnit, isLeaf, isOfUnits, type Outline } from './outline.ts';

/** One row in one week. */
export interface Cell {
  readonly week: Week;
  /** Undefined until the figures have come. */
  readonly receipt: SumReceipt | undefined;
  /** The difference in services with one decimal, as it is written. */
  readonly shown: number | null;
  /** The difference in percent of the demand with one decimal, which a map of categories of several units writes in its place. */
  readonly share?: number | null;
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
  /** The same in percent of the demand, where the map writes percent. */
  readonly meanShare?: number | null;
  readonly shortWeeks: number;
  /** Some figure has no room for its decimal: the map writes none in the row. */
  readonly isWhole: boolean;
}

/** The mean of a row as its map writes it: in percent or in services. */
export const writtenMean = ({ mean, meanShare = mean }: MapRow): number | null => meanShare;

/** From here on a figure is written without decimals, so that it fits its cell: `−114`. */
const WIDE = 100;

const WEEK = 7;

/** Whether a cell is short: a difference of −0,5 services or less, of a category of several units of −2,5 percent of the demand. */
export const isShortCell = ({ shade }: Pick<Cell, 'shade'>): boolean => verdictOf(shade) === 'short';

const cellOf = (week: Week, receipt: SumReceipt | undefined, isOfUnits: boolean, inShares: boolean): Cell => {
  const shown = receipt ? shownFigure(receipt.diff) : null;
  const share = receipt ? shownShare(receipt.diff, receipt.demand) : null;
  const demanded = receipt !== undefined && receipt.demand !== null;
  // Supply without any demand has no share.
  const shade = isOfUnits && share !== null ? shadeOfShare(share) : shadeOf(shown);
  return {
    week,
    receipt,
    shown,
    ...(inShares && { share }),
    shade,
    hides: shown !== null && !isShortCell({ shade }) ? (receipt?.shortCategories ?? []) : [],
    partly: demanded && (receipt.missingDemand.length > 0 || receipt.demandDays < WEEK),
  };
};

const meanOf = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) / known.length : null;
};

/** The mean difference over the weeks that have a demand, in percent of their demand. */
const meanShareOf = (cells: readonly Cell[]): number | null => {
  const mean = (field: 'diff' | 'demand') => meanOf(cells.map(({ receipt }) => receipt?.[field] ?? null));
  return shownShare(mean('diff'), mean('demand'));
};

interface Filling {
  readonly weeks: readonly Week[];
  /** The map writes percent of the demand. */
  readonly inShares: boolean;
}

const filled = (outline: Outline, { weeks, inShares }: Filling, sums: readonly SumReceipt[]): MapRow => {
  const byWeek = new Map<string, SumReceipt>(sums.map((sum) => [sum.start, sum]));
  const cells = weeks.map((week) => cellOf(week, byWeek.get(week.start), isOfUnits(outline), inShares));
  return {
    ...outline,
    cells,
    mean: meanOf(cells.map(({ receipt }) => receipt?.diff ?? null)),
    ...(inShares && { meanShare: meanShareOf(cells) }),
    isWhole: cells.some(({ shown }) => Math.abs(shown ?? 0) >= WIDE),
    shortWeeks: cells.filter(isShortCell).length,
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
  const inShares = outlines.some(isOfUnits);
  return outlines.map((outline) => filled(outline, { weeks, inShares }, sumReceipts(addendsOf(outline))));
};
