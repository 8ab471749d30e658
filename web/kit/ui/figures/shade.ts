import { round } from '#shared/quantity/round.ts';
import { tokens } from '#web/kit/ui/theme/tokens.ts';

const { thresholds, names } = tokens.diverging;
const BALANCE = 3;

/** The seven classes from great shortage to great surplus; `none` where demand is missing. */
export type Shade = (typeof names)[number] | 'none';

/** The classes in their order, shortage first. */
export const shades = names;

/** Returns the difference in services, rounded to one decimal as displayed; null when there is no demand. */
export const shownFigure = (diff: number | null): number | null => (diff === null ? null : round(diff, 1));

/** Returns the class of a displayed figure: from the rounded value, so that colour and number agree. */
export const shadeOf = (shown: number | null): Shade => {
  if (shown === null) return 'none';
  const steps = thresholds.filter((threshold) => Math.abs(shown) >= threshold).length;
  return names[BALANCE + (shown < 0 ? -steps : steps)]!;
};

/** Shares of the demand from which a difference is of the second and of the third class. */
const shares = [0.05, 0.1];

/**
 * Returns the class of a displayed difference by its share of the demand, as of a category summed over units of any number: from
 * the same least difference on, then from 5 and from 10 percent.
 */
export const shadeOfShare = (shown: number | null, demand: number | null): Shade => {
  if (shown === null || Math.abs(shown) < thresholds[0]) return shadeOf(shown);
  const share = demand ? Math.abs(shown) / demand : Number.POSITIVE_INFINITY;
  const steps = 1 + shares.filter((least) => share >= least).length;
  return names[BALANCE + Math.sign(shown) * steps]!;
};

/** The meaning of a class. */
export type Verdict = 'none' | 'short' | 'balance' | 'over';

/** Shortage, balance or surplus. */
export const verdictOf = (shade: Shade): Verdict => {
  if (shade === 'none') return 'none';
  const place = names.indexOf(shade) - BALANCE;
  return place === 0 ? 'balance' : place < 0 ? 'short' : 'over';
};
