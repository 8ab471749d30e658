import type { RemedyKind, RemedyOutcome } from '#shared/calculation/index.ts';
import type { RemedyPlan } from '#shared/model/remedy.ts';
import { offsetOf, type Run } from './model.ts';

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

/** The week of the run, counted from 0, that lacks most with the measures, or where none lacks anything lacked most before; undefined without demand. */
export const explainedWeek = (plan: RemedyPlan, run: Run, { left }: RemedyOutcome): number | undefined => {
  const from = offsetOf(plan, run);
  const before = plan.weeks.slice(from, from + run.weeks).map(({ diff }) => diff);
  const lowest = (values: readonly (number | null)[]) =>
    values.reduce<number | undefined>((at, value, week) => {
      if (value === null) return at;
      return at === undefined || value < values[at]! ? week : at;
    }, undefined);
  const worst = lowest(left);
  return worst !== undefined && left[worst]! < 0 ? worst : lowest(before);
};
