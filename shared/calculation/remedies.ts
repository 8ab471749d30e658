import { RATE_DECIMALS } from '#shared/quantity/scaled.ts';
import { tidy } from '#shared/quantity/tidy.ts';

/** The kinds of measures against a shortage, in the order in which they fill it (README.md 18). */
export const remedyKinds = ['moreTime', 'loan', 'move', 'overtime', 'substitute', 'hired'] as const;
export type RemedyKind = (typeof remedyKinds)[number];

/** Kronor that a service costs in one week, by what it is paid as; null where a rate is missing. */
export interface WeekPrices {
  readonly hour: number | null;
  /** What of `hour` is for inconvenient hours. */
  readonly ob: number | null;
  readonly overtime: number | null;
  readonly rental: number | null;
}

/** One measure that can be taken, in services a week. Lists of measures are in the order of {@link remedyKinds}. */
export interface Measure {
  readonly kind: RemedyKind;
  /** The most that it can give. */
  readonly limit: number;
  /** The weeks of the run in which it gives, by index: up to but not including `end`. */
  readonly first: number;
  readonly end: number;
  /** Whether it is proposed; a moved leave and a loan that somebody else has to grant are not. */
  readonly isProposed: boolean;
}

/** A run of shortage with what can be done about it. */
export interface RemedyCase {
  /** Supply − demand of each week of the run; null without demand. */
  readonly diffs: readonly (number | null)[];
  readonly prices: readonly WeekPrices[];
  readonly measures: readonly Measure[];
}

/** What the chosen amounts come to. */
export interface RemedyOutcome {
  /** Services that each measure gives in each week. */
  readonly given: readonly (readonly number[])[];
  /** Supply − demand of each week with all measures. */
  readonly left: readonly (number | null)[];
  /** Kronor of each measure over the run; null where a rate is missing. */
  readonly costs: readonly (number | null)[];
  readonly total: number | null;
  /** The part of the total for inconvenient hours of services that are paid by the hour; null where a rate is missing. */
  readonly ob: number | null;
  /** The part of the total that the lending units pay already. */
  readonly lent: number | null;
}

const TEN_THOUSANDTHS = 10 ** RATE_DECIMALS;
/** Ten-thousandths of a service in one step of an amount. */
const STEP = 100;

const PRICE = {
  moreTime: 'hour',
  loan: 'hour',
  move: undefined,
  overtime: 'overtime',
  substitute: 'hour',
  hired: 'rental',
} as const satisfies Record<RemedyKind, keyof WeekPrices | undefined>;

/** Those that give no more in a week than what is missing there. */
const fills: ReadonlySet<RemedyKind> = new Set(['loan', 'overtime', 'hired']);

/** Ten-thousandths of a service that a week lacks, rounded up: what a work rate can be is what a measure can give. */
const lackOf = (diff: number | null): number => Math.max(0, Math.ceil(tidy(-(diff ?? 0) * TEN_THOUSANDTHS)));

/** What the worst of some weeks lacks, in hundredths of a service rounded up. */
export const worstLack = (diffs: readonly (number | null)[]): number =>
  Math.ceil(Math.max(0, ...diffs.map(lackOf)) / STEP) / 100;

/** Hundredths of a service, rounded down: what can be promised of it. */
export const wholeHundredths = (services: number): number => Math.max(0, Math.floor(tidy(services * 100)) / 100);

/** What each measure gives in ten-thousandths, and what each week then lacks. */
const filled = ({ diffs, measures }: RemedyCase, amounts: readonly number[]) => {
  const lacks = diffs.map(lackOf);
  const given = measures.map(({ kind, first, end }, index) => {
    const amount = Math.round((amounts[index] ?? 0) * TEN_THOUSANDTHS);
    return lacks.map((lack, week) => {
      if (week < first || week >= end) return 0;
      const gives = fills.has(kind) ? Math.min(amount, lack) : amount;
      lacks[week] = Math.max(0, lack - gives);
      return gives;
    });
  });
  return { given, lacks };
};

const sumOfAll = (values: readonly (number | null)[]): number | null => {
  let sum = 0;
  for (const value of values) {
    if (value === null) return null;
    sum += value;
  }
  return tidy(sum);
};

const priceOf = (kind: RemedyKind, prices: WeekPrices): number | null => {
  const field = PRICE[kind];
  return field ? prices[field] : 0;
};

/** What amounts of the measures give and cost, week by week (README.md 18). */
export const remedyOutcome = (one: RemedyCase, amounts: readonly number[]): RemedyOutcome => {
  const { diffs, measures, prices } = one;
  const given = filled(one, amounts).given.map((weeks) => weeks.map((gives) => gives / TEN_THOUSANDTHS));
  const costAt = (index: number, priceIn: (week: WeekPrices) => number | null) =>
    sumOfAll(
      given[index]!.map((gives, week) => {
        const price = priceIn(prices[week]!);
        return gives === 0 ? 0 : price === null ? null : gives * price;
      }),
    );
  const costs = measures.map(({ kind }, index) => costAt(index, (week) => priceOf(kind, week)));
  const ob = measures.map(({ kind }, index) => (PRICE[kind] === 'hour' ? costAt(index, (week) => week.ob) : 0));
  return {
    given,
    left: diffs.map((diff, week) =>
      diff === null ? null : tidy(given.reduce((sum, weeks) => sum + weeks[week]!, diff)),
    ),
    costs,
    total: sumOfAll(costs),
    ob: sumOfAll(ob),
    lent: sumOfAll(costs.filter((_, index) => measures[index]!.kind === 'loan')),
  };
};

/** What a service of the measure costs in a mean week; infinite where a rate is missing. */
const meanPrice = ({ prices }: RemedyCase, { kind, first, end }: Measure): number => {
  const sum = sumOfAll(prices.slice(first, end).map((week) => priceOf(kind, week)));
  return sum === null ? Number.POSITIVE_INFINITY : sum / Math.max(1, end - first);
};

/**
 * The amounts that are proposed: the cheapest measures first, of equal ones in their order, until no week lacks anything or the
 * limits end (README.md 18).
 */
export const proposedAmounts = (one: RemedyCase): readonly number[] => {
  const { measures } = one;
  const amounts = measures.map(() => 0);
  const order = measures
    .map((measure, index) => ({ measure, index, price: meanPrice(one, measure) }))
    .filter(({ measure }) => measure.isProposed)
    // Of two without a price the difference is no number, which keeps their order.
    .sort((a, b) => a.price - b.price);
  for (const { measure, index } of order) {
    const lack = Math.max(0, ...filled(one, amounts).lacks.slice(measure.first, measure.end));
    amounts[index] = Math.min(measure.limit, Math.ceil(lack / STEP) / 100);
  }
  return amounts;
};
