import { type RemedyKind, type RemedyOutcome, remedyKinds } from '#shared/calculation/index.ts';
import type { RemedyPlan } from '#shared/model/remedy.ts';
import { round } from '#shared/quantity/round.ts';
import { tidy } from '#shared/quantity/tidy.ts';
import { writtenDifference } from '#shared/quantity/written.ts';
import { offsetOf, type Run } from './model.ts';

/** The figures of one week, or their means over the run. */
interface Figures {
  readonly demand: number | null;
  readonly supply: number;
  /** Supply less demand, before and with the measures. */
  readonly diff: number | null;
  readonly left: number | null;
  /** The supply with the measures. */
  readonly after: number;
  /** What each kind of measure gives. */
  readonly gives: Readonly<Record<RemedyKind, number>>;
}

/** Exact figures, and as they are written beside each other: sums and differences follow the written terms. */
export interface WeekFigures {
  readonly exact: Figures;
  readonly written: Figures;
}

/** Of the weeks of the plan, of those of the run among them, and their means over the run. */
interface PlanFigures {
  readonly weeks: readonly WeekFigures[];
  readonly run: readonly WeekFigures[];
  readonly mean: WeekFigures;
}

const meanOf = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
};

const byKind = (givenBy: (kind: RemedyKind) => number): Figures['gives'] =>
  Object.fromEntries(remedyKinds.map((kind) => [kind, givenBy(kind)])) as Record<RemedyKind, number>;

const withWritten = (exact: Figures): WeekFigures => {
  const { demand, supply, gives } = exact;
  const given = tidy(Object.values(gives).reduce((sum, value) => sum + round(value, 2), 0));
  const after = writtenDifference(exact.after, supply, -given) ?? exact.after;
  const diff = writtenDifference(exact.diff, supply, demand);
  return { exact, written: { ...exact, after, diff, left: writtenDifference(exact.left, after, demand) } };
};

/** What the plan says of its weeks, with what is chosen of the measures. */
export const weekFigures = (
  plan: RemedyPlan,
  run: Run,
  { given, left }: Pick<RemedyOutcome, 'given' | 'left'>,
): PlanFigures => {
  const from = offsetOf(plan, run);
  const exact = plan.weeks.map(({ demand, supply, diff }, index): Figures => {
    const at = index - from;
    const gives = byKind((kind) =>
      run.measures.reduce(
        (sum, measure, measured) => sum + (measure.kind === kind ? (given[measured]![at] ?? 0) : 0),
        0,
      ),
    );
    const after = supply + Object.values(gives).reduce((sum, value) => sum + value, 0);
    return { demand, supply, diff, after, gives, left: at in left ? left[at]! : diff };
  });
  const inRun = exact.slice(from, from + run.weeks);
  const mean = (field: Exclude<keyof Figures, 'gives'>) => meanOf(inRun.map((figures) => figures[field]));
  const weeks = exact.map(withWritten);
  return {
    weeks,
    run: weeks.slice(from, from + run.weeks),
    mean: withWritten({
      demand: mean('demand'),
      supply: mean('supply') ?? 0,
      diff: mean('diff'),
      after: mean('after') ?? 0,
      left: mean('left'),
      gives: byKind((kind) => meanOf(inRun.map(({ gives }) => gives[kind])) ?? 0),
    }),
  };
};
