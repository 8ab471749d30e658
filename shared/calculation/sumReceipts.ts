import { namesByKey } from '#shared/text/names.ts';
import { imbalanceOf } from './imbalance.ts';
import { isShort } from './shortage.ts';
import { sumOfWeek } from './sumOfWeek.ts';
import type { WeekReceipt } from './weekReceipt.ts';

/** Names of categories that a sum would hide. */
export interface HiddenCategories {
  /** Those that are short, while the sum need not be. */
  readonly shortCategories: string[];
  /** Those without a demand, while others have one. */
  readonly missingDemand: string[];
  /** Those that are short net of expected absence, and the one with the highest risk; left out where nothing is assumed of absence. */
  readonly netShortCategories?: string[] | undefined;
  readonly riskCategory?: string | null | undefined;
}

/** The sum of the negative differences of weekend and of night shifts: the surplus of one category fills no other's shortage. */
export interface ShiftShortages {
  readonly weekendShiftShortage: number | null;
  readonly nightShiftShortage: number | null;
}

/** Receipts of one week added up. */
export type SumReceipt = WeekReceipt & HiddenCategories & ShiftShortages;

/** A receipt to be added up, of a category or already a sum, with the names that it adds to those hidden. */
export interface Addend {
  readonly receipt: WeekReceipt;
  readonly short: readonly string[];
  readonly missing: readonly string[];
  readonly netShort: readonly string[];
  readonly riskiest: string | null;
  readonly shortages: ShiftShortages;
}

const shortageOf = (diff: number | null): number | null => (diff === null ? null : Math.min(0, diff));

/** The difference net of expected absence; the plain one where nothing is assumed of it. */
const netDiffOf = ({ netDiff, diff }: WeekReceipt): number | null => (netDiff === undefined ? diff : netDiff);

/** The addend of a receipt: `name` is the name of its category, undefined for a sum over several. */
export const addendOf = (receipt: WeekReceipt & Partial<HiddenCategories & ShiftShortages>, name?: string): Addend => {
  const { weekendShiftShortage, nightShiftShortage } = receipt;
  const own = name === undefined ? [] : [name];
  return {
    receipt,
    short: receipt.shortCategories ?? (isShort(receipt.diff) ? own : []),
    missing: receipt.demand === null ? own : (receipt.missingDemand ?? []),
    netShort: receipt.netShortCategories ?? (isShort(netDiffOf(receipt)) ? own : []),
    riskiest: receipt.riskCategory ?? name ?? null,
    shortages: {
      weekendShiftShortage:
        weekendShiftShortage === undefined ? shortageOf(receipt.diffWeekendShifts) : weekendShiftShortage,
      nightShiftShortage: nightShiftShortage === undefined ? shortageOf(receipt.diffNightShifts) : nightShiftShortage,
    },
  };
};

/** A year of sums asks thousands of times, mostly for one name or none. */
const distinct = (names: readonly string[]): string[] =>
  names.length > 1 ? [...namesByKey(names).values()] : [...names];

const shortageIn = (addends: readonly Addend[], field: keyof ShiftShortages): number | null =>
  imbalanceOf(addends.map(({ shortages }) => shortages[field]))?.short ?? null;

/** The name of the category with the highest risk, which is that of the sum. */
const riskiestOf = (addends: readonly Addend[], risk: WeekReceipt['risk']): string | null =>
  typeof risk === 'number' ? addends.find(({ receipt }) => receipt.risk === risk)!.riskiest : null;

const sumOfAddends = (addends: readonly [Addend, ...Addend[]]): SumReceipt => {
  const [first, ...others] = addends;
  const sum = sumOfWeek([first.receipt, ...others.map(({ receipt }) => receipt)]);
  // Not `{ ...sum }`: a second object of so many fields takes as long as the sum.
  return Object.assign(sum, {
    shortCategories: distinct(addends.flatMap(({ short }) => short)),
    missingDemand: sum.demand === null ? [] : distinct(addends.flatMap(({ missing }) => missing)),
    netShortCategories: sum.netSupply === undefined ? undefined : distinct(addends.flatMap(({ netShort }) => netShort)),
    riskCategory: sum.netSupply === undefined ? undefined : riskiestOf(addends, sum.risk),
    weekendShiftShortage: shortageIn(addends, 'weekendShiftShortage'),
    nightShiftShortage: shortageIn(addends, 'nightShiftShortage'),
  });
};

/**
 * Receipts added up week by week, in the order of the weeks. Differences are summed, not taken again: supply in one category
 * fills no gap in another (README.md 5).
 */
export const sumReceipts = (addends: readonly Addend[]): SumReceipt[] => {
  const weeks = new Map<string, [Addend, ...Addend[]]>();
  for (const addend of addends) {
    const week = weeks.get(addend.receipt.start);
    if (week) week.push(addend);
    else weeks.set(addend.receipt.start, [addend]);
  }
  return [...weeks.values()].map(sumOfAddends).sort((a, b) => (a.start < b.start ? -1 : 1));
};
