import type { RemedyPlan } from '#shared/model/remedy.ts';
import { writtenDifference } from '#shared/quantity/written.ts';
import { shadeOf, shownFigure, verdictOf } from '#web/kit/ui/figures/shade.ts';
import { offsetOf, type Run } from './model.ts';
import type { BuilderModel } from './useBuilder.ts';
import type { WeekFigures } from './weekFigures.ts';

/** Whether a difference is a shortage as it is shown. */
export const isShort = (diff: number | null) => verdictOf(shadeOf(shownFigure(diff))) === 'short';

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

/** What is left of the shortage in a week. */
type WeekLeft = Readonly<Record<keyof WeekFigures, Pick<WeekFigures['exact'], 'left'>>>;

/** Consecutive weeks of the run, counted from its first. */
interface Stretch {
  readonly first: number;
  weeks: number;
}

/**
 * The weeks that the measures leave short (shared/calculation/README.md 11), with what the worst of them lacks. `isMost`: some of them lack
 * less. Undefined where none is short.
 */
export const lackingWeeks = (figures: readonly WeekLeft[]) => {
  const lacking = figures.flatMap(({ exact, written }, week) =>
    isShort(exact.left) ? [{ week, missing: -(written.left ?? 0) }] : [],
  );
  if (lacking.length === 0) return undefined;
  const missing = Math.max(...lacking.map((one) => one.missing));
  const stretches: Stretch[] = [];
  for (const { week } of lacking) {
    const before = stretches.at(-1);
    if (before && before.first + before.weeks === week) before.weeks += 1;
    else stretches.push({ first: week, weeks: 1 });
  }
  return {
    missing,
    isMost: lacking.some((one) => one.missing !== missing),
    stretches: stretches as readonly Readonly<Stretch>[],
    count: lacking.length,
  };
};

/**
 * What the budget leaves in each week of the run beside the supply of today: services, kronor for one of them, and kronor; undefined where a
 * budget or a price is unknown.
 */
export const spareWeeks = (plan: RemedyPlan, run: Run) => {
  const from = offsetOf(plan, run);
  const spare = plan.weeks.slice(from, from + run.weeks).flatMap(({ start, budget, supply }, week) => {
    const price = run.prices?.[week]?.hour ?? null;
    if (budget === null || price === null) return [];
    return [{ start, budget, supply, price, kronor: (budget - supply) * price }];
  });
  return spare.length < run.weeks ? undefined : spare;
};

/** What is left of kronor, so that their written thousands add up. */
const writtenRest = (spare: number, cost: number) =>
  1000 * (writtenDifference((spare - cost) / 1000, spare / 1000, cost / 1000, 0) ?? 0);

/** What the measures leave of the shortage and what they cost; differences as they are written, kronor null where they are unknown. */
export const outcomeOf = (
  plan: RemedyPlan,
  run: Run,
  { figures, outcome }: Pick<BuilderModel, 'figures' | 'outcome'>,
) => {
  const worst = (of: 'diff' | 'left') => {
    const lowest = lowestWeek(
      figures.run.map(({ exact }) => exact),
      of,
    );
    const { exact, written } = figures.run[lowest ?? 0]!;
    return { value: written[of] ?? 0, isShort: isShort(exact[of]) };
  };
  const { exact, written } = figures.mean;
  const spare = spareWeeks(plan, run)?.reduce((sum, { kronor }) => sum + kronor, 0);
  const { total } = outcome;
  return {
    worst: { was: worst('diff').value, now: worst('left').value, isShort: worst('left').isShort },
    mean: {
      was: written.diff ?? 0,
      now: written.left ?? 0,
      isShort: isShort(exact.left),
      /** The measures give more than the demand in the mean. */
      isOver: verdictOf(shadeOf(shownFigure(exact.left))) === 'over',
    },
    shortWeeks: {
      was: figures.run.filter((week) => isShort(week.exact.diff)).length,
      now: figures.run.filter((week) => isShort(week.exact.left)).length,
    },
    total,
    budget:
      spare === undefined || total === null
        ? null
        : { was: spare, now: writtenRest(spare, total), isExceeded: spare - total < 0 },
  };
};
