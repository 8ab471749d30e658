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

const classOf = (shown: number | null, limits: readonly number[]): Shade => {
  if (shown === null) return 'none';
  const steps = limits.filter((limit) => Math.abs(shown) >= limit).length;
  return names[BALANCE + (shown < 0 ? -steps : steps)]!;
};

/** Returns the class of a displayed figure: from the rounded value, so that colour and number agree. */
export const shadeOf = (shown: number | null): Shade => classOf(shown, thresholds);

/** Percents of the demand from which a difference is of each class. */
const percents = [2.5, 5, 10];

/** Returns the class of a displayed difference in percent of the demand, as of a category summed over any number of units. */
export const shadeOfShare = (percent: number | null): Shade => classOf(percent, percents);

/** Returns the difference in percent of the demand, rounded to one decimal as displayed; null where there is no demand. */
export const shownShare = (diff: number | null, demand: number | null): number | null =>
  diff === null || !demand ? null : round((100 * diff) / demand, 1);

/** The meaning of a class. */
export type Verdict = 'none' | 'short' | 'balance' | 'over';

/** Shortage, balance or surplus. */
export const verdictOf = (shade: Shade): Verdict => {
  if (shade === 'none') return 'none';
  const place = names.indexOf(shade) - BALANCE;
  return place === 0 ? 'balance' : place < 0 ? 'short' : 'over';
};
