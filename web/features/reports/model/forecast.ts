import { forecastDiffs, forecastOf } from '#shared/calculation/index.ts';
import type { ForecastAnswer, UnitDiff, UnitOverview } from '#shared/model/reportAnswer.ts';
import { writtenDifference } from '#shared/quantity/written.ts';
import { comparable, namesByKey } from '#shared/text/names.ts';
import { type Week, weekOf } from '#shared/time/week.ts';
import { sumOfFigures } from './sumOfFigures.ts';
import type { ForecastType } from './types.ts';

/** One week of a unit: the difference, and whether some category has none while others have one. */
export interface StripCell {
  readonly week: Week;
  readonly diff: number | null;
  readonly isPartly: boolean;
}

/** The weeks of a unit by the difference of the forecast, its categories added up. */
export const stripOf = ({ categoryWeekReceipts }: UnitOverview, type: ForecastType): readonly StripCell[] => {
  const field = forecastDiffs[type];
  return (categoryWeekReceipts[0]?.weeks ?? []).map(({ start }, index) => {
    const receipts = categoryWeekReceipts.map(({ weeks }) => weeks[index]!);
    const diffs = receipts.map((receipt) => receipt[field]);
    const diff = sumOfFigures(diffs);
    const isHidden = receipts.some(({ missingDemand = [] }) => type.startsWith('demand') && missingDemand.length > 0);
    return { week: weekOf(start), diff, isPartly: diff !== null && (diffs.includes(null) || isHidden) };
  });
};

/** The difference of a forecast, and what it may be the difference of. */
type Means = Pick<UnitDiff, 'diff' | 'avgWorkRate' | 'avgDemand' | 'avgBudget'>;

/** The figures that each forecast is the difference of. */
const terms = {
  'demand/assets': ['avgWorkRate', 'avgDemand'],
  'budget/assets': ['avgWorkRate', 'avgBudget'],
  'assets/budget': ['avgBudget', 'avgWorkRate'],
  'demand/budget': ['avgBudget', 'avgDemand'],
} as const satisfies Record<ForecastType, readonly (keyof UnitDiff)[]>;

/** The mean difference of a unit as it is written beside its terms. */
export const writtenDiffOf = (unit: Means, type: ForecastType): number | null => {
  const [from, less] = terms[type];
  return writtenDifference(unit.diff, unit[from], unit[less]);
};

/**
 * The mean difference of a category of some units as it is written beside its terms: the balance of the period and the explanation show
 * them.
 */
export const writtenCategoryDiffOf = (
  units: readonly UnitOverview[],
  { name, diff }: UnitDiff['categories'][number],
  type: ForecastType,
): number | null => {
  const own = units.flatMap(({ categoryWeekReceipts }) =>
    categoryWeekReceipts
      .filter(({ categoryName }) => comparable(categoryName ?? '') === comparable(name))
      .map(({ weeks }) => ({ name, receipts: weeks })),
  );
  return writtenDiffOf({ ...forecastOf(type, own), diff }, type);
};

/** Shortage and surplus of a unit as they are written beside the difference that they add up to. */
export const writtenSidesOf = (
  unit: UnitDiff,
  type: ForecastType,
): { readonly short: number | null; readonly over: number | null } => {
  const { short, over } = unit;
  const diff = writtenDiffOf(unit, type);
  if (diff === null || over === null) return { short, over };
  return { short: writtenDifference(diff - over, diff, over), over };
};

/** The week of the lowest sum over all units; undefined where no week has one. */
export const worstWeek = (
  { unitOverviews }: Pick<ForecastAnswer, 'unitOverviews'>,
  type: ForecastType,
): { readonly week: Week; readonly diff: number } | undefined => {
  const strips = unitOverviews.map((unit) => stripOf(unit, type));
  let worst: { readonly week: Week; readonly diff: number } | undefined;
  for (const [index, { week }] of (strips[0] ?? []).entries()) {
    const diff = sumOfFigures(strips.map((strip) => strip[index]?.diff ?? null));
    if (diff !== null && (worst === undefined || diff < worst.diff)) worst = { week, diff };
  }
  return worst;
};

/** The names of the categories of the units, in the order of the first unit that has them. */
export const categoryNamesOf = ({ unitDiffs }: Pick<ForecastAnswer, 'unitDiffs'>): readonly string[] => [
  ...namesByKey(unitDiffs.flatMap(({ categories }) => categories.map(({ name }) => name))).values(),
];
