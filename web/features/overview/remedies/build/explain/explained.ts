import type { RemedyKind, RemedyOutcome } from '#shared/calculation/index.ts';
import type { RemedyPlan } from '#shared/model/remedy.ts';
import type { Day } from '#shared/time/day.ts';
import { sundayOf } from '#shared/time/week.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import type { Run } from '../model.ts';
import type { BuilderModel } from '../useBuilder.ts';

/** What is explained: a run of a category with what is chosen of its measures. */
export interface Explained {
  readonly place: CategoryPlace;
  readonly plan: RemedyPlan;
  readonly run: Run;
  readonly model: BuilderModel;
}

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

/** Thousands of kronor with a decimal: the parts add up to the sum that is shown. */
export const tkr = (kronor: number | null): string => (kronor === null ? '–' : numberText(kronor / 1000, 'keyValue'));

/** The years of the days of a run. */
export const yearsOf = (mondays: readonly Day[]): readonly number[] => [
  ...new Set(mondays.flatMap((monday) => [monday, sundayOf(monday)].map((day) => Number(day.slice(0, 4))))),
];
