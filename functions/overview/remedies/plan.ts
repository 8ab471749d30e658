import { plannedPlace } from '#functions/core/places/daysOff.ts';
import { ratesOfPlans } from '#functions/core/plan/pricing.ts';
import type { StoredAsset } from '#functions/core/plan/stored.ts';
import { loadUnitPlan } from '#functions/core/plan/unitPlan.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { found } from '#functions/kernel/problem.ts';
import { receiptsOfWeeks } from '#shared/calculation/index.ts';
import type { RemedyPlan } from '#shared/model/remedy.ts';
import { compareNames } from '#shared/text/names.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { type ClosedPeriod, overlaps } from '#shared/time/period.ts';
import { consistentPeriods } from '#shared/time/timeline.ts';
import { sundayOf, weeksOf } from '#shared/time/week.ts';
import { proposedWith } from './list.ts';
import { isGranted } from './measures.ts';
import { proposalsFor } from './proposals.ts';
import { diffOf, type Figures, sightOf } from './sight.ts';

type Explaining = NonNullable<RemedyPlan['run']>['people'][number];

/** Weeks shown before a run, and after. */
const BEFORE = 2;
const AFTER = 3;
/** An employment that ended so many weeks before explains a shortage. */
const ENDED = 8;

const weeksFrom = (day: Day, weeks: number): Day => addDays(day, 7 * weeks);

/** Their order. */
const kinds: readonly Explaining['kind'][] = ['leaving', 'away', 'coming'];

/** Who is away in the days, and whose employment ends shortly before or within them, or begins in them. */
const explaining = (assets: readonly StoredAsset[], days: ClosedPeriod): Explaining[] =>
  assets
    .flatMap((asset): Explaining[] => {
      const person = { assetId: asset.id, name: asset.name };
      const employments = consistentPeriods(asset.periods);
      const rateAt = (period: (typeof asset.periods)[number] | undefined) =>
        period ? period.workRate + period.workRateExcluded : 0;
      const employed = { ...person, absence: null, isLocked: false };
      const leaving = employments
        .filter(({ end }) => end !== null && end >= weeksFrom(days.start, -ENDED) && end < days.end)
        .map(({ start: from, end: to }) => {
          const rate = rateAt(asset.periods.find(({ end }) => end === to));
          return { ...employed, kind: 'leaving' as const, from, to, rate };
        });
      const coming = employments
        .filter(({ start }) => start > days.start && start <= days.end)
        .map(({ start: from, end: to }) => {
          const rate = rateAt(asset.periods.find(({ start }) => start === from));
          return { ...employed, kind: 'coming' as const, from, to, rate };
        });
      const away = asset.periods
        .filter((period) => period.workRateExcluded > 0 && overlaps(period, days))
        .map((period) => ({
          ...person,
          kind: 'away' as const,
          absence: period.absence ?? null,
          from: period.start,
          to: period.end,
          rate: period.workRateExcluded,
          isLocked: isGranted(asset, period.start > days.start ? period.start : days.start),
        }));
      return [...leaving, ...away, ...coming];
    })
    .sort(
      (a, b) =>
        kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
        (a.from < b.from ? -1 : Number(a.from > b.from)) ||
        compareNames(a.name, b.name),
    );

/**
 * The run of shortage of a category that holds a week, with all measures against it and what heavier runs leave of the lenders
 * (shared/calculation/README.md 18); without a run the weeks around. Throws 404.
 */
export const remedyOf = async (
  scope: Scope,
  { categoryId }: { readonly categoryId: string },
  { figures, week }: { readonly figures: Figures; readonly week: Day },
): Promise<RemedyPlan> => {
  const place = plannedPlace(scope.place);
  const [sight, ratesOf, plan] = await Promise.all([
    sightOf(scope, figures),
    ratesOfPlans(scope.table, place.org),
    loadUnitPlan(scope, place, week < scope.today ? week : scope.today),
  ]);
  const category = found(plan.categories.find(({ id, isBudgetCategory }) => id === categoryId && !isBudgetCategory));
  const at = sight.weeks.findIndex(({ start }) => start === week);
  const run = sight.runs.find(({ category: { id }, first, end }) => id === categoryId && first <= at && at < end);
  const start = run ? sight.weeks[run.first]!.start : week;
  const days = {
    start: weeksFrom(start, -BEFORE),
    end: sundayOf(weeksFrom(start, (run ? run.end - run.first : 1) - 1 + AFTER)),
  };
  const weeks = receiptsOfWeeks(category, weeksOf(days)).map((receipt) => ({
    start: receipt.start,
    demand: receipt.demand,
    supply: figures === 'net' ? (receipt.netSupply ?? receipt.workRateSum) : receipt.workRateSum,
    diff: diffOf(receipt, figures),
    budget: receipt.budget,
  }));
  if (!run) return { run: null, weeks };
  const proposals = await proposalsFor({ scope, sight, ratesOf }, proposedWith(sight, [run]));
  const { measures, prices, missing, lentOut, locked, isPriced } = found(proposals.get(run));
  return {
    run: {
      start,
      weeks: run.end - run.first,
      measures: measures.map(({ from: _, ...measure }) => measure),
      ...(isPriced && { prices: [...prices] }),
      missing: isPriced ? [...missing] : [],
      lentOut: [...lentOut],
      people: explaining(category.assets, days),
      locked,
    },
    weeks,
  };
};
