import type { RemedyPlan } from '#shared/model/remedy.ts';
import { writtenDifference } from '#shared/quantity/written.ts';
import { shadeOf, shownFigure, verdictOf } from '#web/kit/ui/figures/shade.ts';
import { lowestWeek } from './explained.ts';
import { offsetOf, type Run } from './model.ts';
import type { BuilderModel } from './useBuilder.ts';
import type { WeekFigures } from './weekFigures.ts';

const isShort = (diff: number | null) => verdictOf(shadeOf(shownFigure(diff))) === 'short';

/** What is left of the shortage in a week. */
type WeekLeft = Readonly<Record<keyof WeekFigures, Pick<WeekFigures['exact'], 'left'>>>;

/** Consecutive weeks of the run, counted from its first. */
interface Stretch {
  readonly first: number;
  weeks: number;
}

/**
 * Where the measures leave something missing: the weeks that are short, or those that lack the most where none lacks that much. `isMost`:
 * some of them lack less than the worst. Undefined where nothing is missing.
 */
export const lackingWeeks = (figures: readonly WeekLeft[]) => {
  const leftOf = ({ written }: WeekLeft) => written.left ?? 0;
  const worst = Math.min(...figures.map(leftOf));
  if (worst >= 0) return undefined;
  const anyShort = figures.some(({ exact }) => isShort(exact.left));
  const isLacking = (week: WeekLeft) => (anyShort ? isShort(week.exact.left) : leftOf(week) === worst);
  const stretches: Stretch[] = [];
  for (const [index, week] of figures.entries()) {
    const before = stretches.at(-1);
    if (!isLacking(week)) continue;
    if (before && before.first + before.weeks === index) before.weeks += 1;
    else stretches.push({ first: index, weeks: 1 });
  }
  return {
    missing: -worst,
    isMost: figures.some((week) => isLacking(week) && leftOf(week) !== worst),
    stretches: stretches as readonly Readonly<Stretch>[],
    count: figures.filter(isLacking).length,
  };
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
  const from = offsetOf(plan, run);
  const spare = plan.weeks.slice(from, from + run.weeks).reduce<number | null>((sum, { budget, supply }, week) => {
    const price = run.prices?.[week]?.hour ?? null;
    return sum === null || budget === null || price === null ? null : sum + (budget - supply) * price;
  }, 0);
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
      spare === null || total === null
        ? null
        : { was: spare, now: writtenRest(spare, total), isExceeded: spare - total < 0 },
  };
};
