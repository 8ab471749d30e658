import { isShort, sumReceipts } from '#shared/calculation/index.ts';
import type { PlacedReceipt } from '#shared/model/receipt.ts';
import { comparable } from '#shared/text/names.ts';

/** A week's sum, and what it would hide. */
export interface Summed extends Omit<PlacedReceipt, 'shortCategories' | 'missingDemand'> {
  readonly shortCategories: readonly string[];
  readonly missingDemand: readonly string[];
}

const ownName = ({ categoryName }: PlacedReceipt): string[] => (categoryName === undefined ? [] : [categoryName]);

/** The categories that are short; a sum from the server has told already. */
const shortOf = (part: PlacedReceipt): readonly string[] => {
  if (part.shortCategories) return part.shortCategories;
  return isShort(part.diff) ? ownName(part) : [];
};

const missingOf = (part: PlacedReceipt): readonly string[] => {
  if (part.demand === null) return ownName(part);
  return part.missingDemand ?? [];
};

const distinct = (names: readonly string[]): readonly string[] => [
  ...new Map([...names].reverse().map((name) => [comparable(name), name])).values(),
];

/** The receipts of one week added up (calculation.md section 5), with the names that the sum would hide. */
const weekTogether = (parts: readonly PlacedReceipt[]): Summed => {
  const sum = parts.length === 1 ? parts[0]! : sumReceipts([parts])[0]!;
  return {
    ...sum,
    shortCategories: distinct(parts.flatMap(shortOf)),
    missingDemand: sum.demand === null ? [] : distinct(parts.flatMap(missingOf)),
  };
};

/** Receipts of any places added up week by week; by the week's Monday. */
export const together = (receipts: readonly PlacedReceipt[]): ReadonlyMap<string, Summed> => {
  const weeks = new Map<string, PlacedReceipt[]>();
  for (const receipt of receipts) {
    const same = weeks.get(receipt.start);
    if (same) same.push(receipt);
    else weeks.set(receipt.start, [receipt]);
  }
  return new Map([...weeks].map(([start, parts]) => [start, weekTogether(parts)]));
};
