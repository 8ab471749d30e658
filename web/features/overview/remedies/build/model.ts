import { limitOfWeeks, type RemedyCase } from '#shared/calculation/index.ts';
import type { Fault } from '#shared/model/faults.ts';
import type { RemedyMeasure, RemedyPlan } from '#shared/model/remedy.ts';
import { parseDecimal } from '#shared/quantity/parse.ts';
import { addDays, type Day } from '#shared/time/day.ts';

/** A run of shortage that is being closed. */
export type Run = NonNullable<RemedyPlan['run']>;

/** What somebody has chosen of a measure: an amount, and its weeks where they are not the whole run. */
export interface Choice {
  readonly amount: number;
  readonly first: number;
  readonly end: number;
}

/** The most that a measure can give in the chosen weeks: what a person or a lender has to spare in all of them. */
export const limitIn = (
  { limit, spare, lender }: Pick<RemedyMeasure, 'limit' | 'spare' | 'lender'>,
  { first, end }: Pick<Choice, 'first' | 'end'>,
): number => {
  const inWeeks = (spare ?? lender?.surplus)?.slice(first, end);
  return inWeeks ? limitOfWeeks(inWeeks) : limit;
};

const unpriced = { hour: null, ob: null, overtime: null, rental: null };

/** The Mondays of a run. */
export const mondaysOf = ({ start, weeks }: Run): readonly Day[] =>
  Array.from({ length: weeks }, (_, week) => addDays(start, 7 * week));

/** Where the run begins among the weeks of the answer. */
export const offsetOf = ({ weeks }: RemedyPlan, run: Run): number =>
  weeks.findIndex(({ start }) => start === run.start);

/** The run as the shared calculation takes it, with the weeks that were chosen. */
export const caseOf = (plan: RemedyPlan, run: Run, choices?: readonly Choice[]): RemedyCase => {
  const from = offsetOf(plan, run);
  return {
    diffs: plan.weeks.slice(from, from + run.weeks).map(({ diff }) => diff),
    prices: run.prices ?? Array.from({ length: run.weeks }, () => unpriced),
    measures: run.measures.map((measure, index) => ({
      ...measure,
      first: choices?.[index]?.first ?? measure.first,
      end: choices?.[index]?.end ?? measure.end,
    })),
  };
};

/** What is wrong with a typed amount: it is services in hundredths, none to the limit. */
export const amountFault = (text: string, limit: number): Fault | undefined => {
  const amount = parseDecimal(text, 2);
  if (amount === null) return parseDecimal(text) === null ? { code: 'number' } : { code: 'decimals', max: 2 };
  if (amount < 0) return { code: 'tooSmall', min: 0 };
  return amount > limit ? { code: 'tooBig', max: limit } : undefined;
};
