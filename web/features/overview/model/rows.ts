import { isShort } from '#shared/calculation/index.ts';
import type { PlacedReceipt } from '#shared/model/receipt.ts';
import { comparable } from '#shared/text/names.ts';
import type { Week } from '#shared/time/week.ts';
import { isChosen, isLeaf, type Outline } from './outline.ts';
import { type Shade, shadeOf, shownFigure } from './shade.ts';
import { type Summed, together } from './together.ts';

/** What the map is told by: the chosen categories, by their name keys, and the ids of those that plan a demand. */
interface Told {
  readonly chosen: ReadonlySet<string>;
  readonly planned: ReadonlySet<string>;
}

/** One row in one week. */
export interface Cell {
  readonly week: Week;
  /** Undefined until the figures have come. */
  readonly receipt: Summed | undefined;
  /** The difference in services with one decimal, as it is written. */
  readonly shown: number | null;
  readonly shade: Shade;
  /** Categories that are short while the sum is not. */
  readonly hides: readonly string[];
  /** The demand does not cover all: categories or days of the week lack it. */
  readonly partly: boolean;
}

/** A row with its figures. */
export interface MapRow extends Outline {
  readonly cells: readonly Cell[];
  /** Mean difference over the weeks that have a demand. */
  readonly mean: number | null;
  readonly shortWeeks: number;
}

const WEEK = 7;

const cellOf = (week: Week, receipt: Summed | undefined): Cell => {
  const shown = receipt ? shownFigure(receipt.diff) : null;
  const demanded = receipt !== undefined && receipt.demand !== null;
  return {
    week,
    receipt,
    shown,
    shade: shadeOf(shown),
    hides: shown !== null && !isShort(shown) ? (receipt?.shortCategories ?? []) : [],
    partly: demanded && (receipt.missingDemand.length > 0 || receipt.demandDays < WEEK),
  };
};

const meanOf = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) / known.length : null;
};

const filled = (outline: Outline, weeks: readonly Week[], receipts: ReadonlyMap<string, Summed>): MapRow => {
  const cells = weeks.map((week) => cellOf(week, receipts.get(week.start)));
  return {
    ...outline,
    cells,
    mean: meanOf(cells.map(({ receipt }) => receipt?.diff ?? null)),
    shortWeeks: cells.filter(({ shown }) => isShort(shown)).length,
  };
};

/** The keys of the rows that a receipt may belong to. */
const keysOf = ({ unitId, categoryId, categoryName }: PlacedReceipt): readonly (string | undefined)[] => [
  unitId,
  categoryId,
  categoryName === undefined ? undefined : comparable(categoryName),
];

/** A category with a budget only lacks no demand. */
const told = (receipt: PlacedReceipt, { planned }: Told): PlacedReceipt =>
  receipt.categoryId !== undefined && !planned.has(receipt.categoryId)
    ? { ...receipt, shortCategories: [], missingDemand: [], categoryName: undefined }
    : receipt;

/** The rows with the receipts that have come, those of the chosen categories; without figures while there are none. */
export const rowsOf = (
  outlines: readonly Outline[],
  weeks: readonly Week[],
  receipts: readonly PlacedReceipt[] | undefined,
  by: Told,
): readonly MapRow[] => {
  const counted = (receipts ?? [])
    .filter(({ categoryName }) => categoryName === undefined || isChosen(by.chosen, categoryName))
    .map((receipt) => told(receipt, by));
  const groups = new Map<string, PlacedReceipt[]>(outlines.filter(isLeaf).map(({ key }) => [key, []]));
  for (const receipt of counted) {
    for (const key of keysOf(receipt)) groups.get(key ?? '')?.push(receipt);
  }
  const partsOf = (outline: Outline): readonly PlacedReceipt[] => {
    if (outline.kind === 'total') return counted;
    if (outline.kind !== 'area') return groups.get(outline.key) ?? [];
    return outlines.filter(({ within }) => within === outline.key).flatMap(({ key }) => groups.get(key) ?? []);
  };
  return outlines.map((outline) => filled(outline, weeks, together(partsOf(outline))));
};
