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

/** The meaning of a class. */
export type Verdict = 'none' | 'short' | 'balance' | 'over';

/** Shortage, balance or surplus. */
export const verdictOf = (shade: Shade): Verdict => {
  if (shade === 'none') return 'none';
  const place = names.indexOf(shade) - BALANCE;
  return place === 0 ? 'balance' : place < 0 ? 'short' : 'over';
};
