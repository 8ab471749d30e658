import { parseDecimal } from '#shared/quantity/parse.ts';
import { tidy } from '#shared/quantity/tidy.ts';

/** The rates of an asset period, in the order in which they are shown. */
export const rateFields = ['workRate', 'workRateExcluded', 'weekendRate', 'nightRate', 'level'] as const;

export type RateField = (typeof rateFields)[number];

/** Rates as they are typed, with a decimal comma. */
export type RateTexts = Readonly<Record<RateField, string>>;

const followers = ['weekendRate', 'nightRate', 'level'] as const satisfies readonly RateField[];

/** Whether the rate is one that follows the work rate: weekend, night and level mean nothing without work. */
export const isFollower = (field: string): boolean => (followers as readonly string[]).includes(field);

const PERCENT = /^(.*\d)\s*%$/;

/** The rate that was typed, `0,75` or `75 %`: an empty text is 0, a text that is not a number is NaN. */
export const numberIn = (text: string): number => {
  const trimmed = text.trim();
  if (trimmed === '') return 0;
  const percent = PERCENT.exec(trimmed)?.[1];
  const value = parseDecimal(percent ?? trimmed) ?? Number.NaN;
  return percent === undefined ? value : tidy(value / 100);
};

/** Whether the work rate is empty or zero: then weekend, night and level are 0 and closed. */
export const isIdle = ({ workRate = '' }: { readonly workRate?: string }): boolean => numberIn(workRate) === 0;

/** The rates, with what must be 0 without a work rate made so. */
export const settledRates = <Rates extends Partial<RateTexts>>(rates: Rates): Rates =>
  isIdle(rates) ? { ...rates, weekendRate: '0', nightRate: '0', level: '0' } : rates;

/** For several employees at once: a weekend rate, night rate or level given without a work rate makes it 1. */
export const raisedRates = <Rates extends Partial<RateTexts>>(rates: Rates, changed: RateField): Rates => {
  const given = isFollower(changed) && numberIn(rates[changed] ?? '') !== 0;
  return given && isIdle(rates) ? { ...rates, workRate: '1' } : rates;
};
