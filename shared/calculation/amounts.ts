import { tidy } from '#shared/quantity/tidy.ts';
import { sumOfKnown } from './sumOfKnown.ts';

/** What work comes to: hours, services, and thousands of kronor; null where it is unknown, or there is none. */
export interface Amounts {
  readonly hours: number | null;
  readonly services: number | null;
  readonly cost: number | null;
}

/** The names of the amounts, in their order. */
export const measures = ['hours', 'services', 'cost'] as const;
export type AmountMeasure = (typeof measures)[number];

export const noAmounts: Amounts = { hours: null, services: null, cost: null };

const perMeasure = (of: (measure: AmountMeasure) => number | null): Amounts => ({
  hours: of('hours'),
  services: of('services'),
  cost: of('cost'),
});

/** Whether some of the amounts is known. */
export const isKnown = (amounts: Amounts): boolean => measures.some((measure) => amounts[measure] !== null);

/** Amounts of nothing come to nothing by every measure, whatever rate is missing. */
export const whole = (amounts: Amounts): Amounts => {
  const known = measures.map((measure) => amounts[measure]).filter((value) => value !== null);
  return known.length > 0 && known.every((value) => value === 0) ? { hours: 0, services: 0, cost: 0 } : amounts;
};

/** Whether a measure is unknown of amounts that are known by another one. */
export const isUnknown = (amounts: Amounts, measure: AmountMeasure): boolean =>
  amounts[measure] === null && isKnown(amounts);

/** What is known added up by measure: what there is nothing of adds nothing, an unknown amount makes its sum unknown (README.md 7). */
export const sumOfAmounts = (all: readonly Amounts[]): Amounts =>
  perMeasure((measure) =>
    all.some((one) => isUnknown(one, measure)) ? null : sumOfKnown(all.map(({ [measure]: value }) => value)),
  );

/** Some amounts less others; nothing where either is nothing. */
export const amountsLess = (from: Amounts, less: Amounts): Amounts =>
  perMeasure((measure) => {
    const [a, b] = [from[measure], less[measure]];
    return a === null || b === null ? null : tidy(a - b);
  });
