import type { RemedyKind, RemedyOutcome } from '#shared/calculation/index.ts';
import type { Run } from './model.ts';

/** A measure that gives something, with what its figure is made of. */
export interface ExplainedMeasure {
  readonly key: string;
  readonly kind: RemedyKind;
  /** The person or the lending unit; undefined of the others. */
  readonly name: string | undefined;
  /** Services that it gives, added up over the weeks. */
  readonly serviceWeeks: number;
  /** Kronor over the run; null where a rate is missing. */
  readonly cost: number | null;
  /** Services that it gives in each week of the run. */
  readonly given: readonly number[];
}

/** The measures that give something, in their order. */
export const explainedMeasures = (run: Run, { given, costs }: RemedyOutcome): readonly ExplainedMeasure[] =>
  run.measures.flatMap(({ kind, person, lender }, index) => {
    const weeks = given[index]!;
    const serviceWeeks = weeks.reduce((sum, one) => sum + one, 0);
    if (serviceWeeks === 0) return [];
    const name = person?.name ?? lender?.unitName;
    return [{ key: `${index}`, kind, name, serviceWeeks, cost: costs[index] ?? null, given: weeks }];
  });

/** The differences of a week of the run, before and with the measures; null without demand. */
interface Differences {
  readonly diff: number | null;
  readonly left: number | null;
}

/** The week, counted from 0, with the lowest difference, of equals that which lacked most before; undefined without demand. */
export const lowestWeek = (weeks: readonly Differences[], of: keyof Differences): number | undefined =>
  weeks
    .flatMap(({ diff, left }, week) => (diff === null || left === null ? [] : [{ week, diff, left }]))
    .toSorted((a, b) => a[of] - b[of] || a.diff - b.diff)[0]?.week;
