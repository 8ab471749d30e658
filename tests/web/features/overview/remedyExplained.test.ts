import { describe, expect, it } from 'vitest';
import { remedyOutcome } from '#shared/calculation/index.ts';
import type { RemedyMeasure, RemedyPlan } from '#shared/model/remedy.ts';
import type { Day } from '#shared/time/day.ts';
import { explainedMeasures } from '#web/features/overview/remedies/build/explain/explained.ts';
import { caseOf, mondaysOf, type Run } from '#web/features/overview/remedies/build/model.ts';
import { lowestWeek } from '#web/features/overview/remedies/build/outcome.ts';
import { weekFigures } from '#web/features/overview/remedies/build/weekFigures.ts';

const start = '2026-12-14' as Day;
const prices = { hour: 16_000, ob: 1_500, overtime: 22_000, rental: null };

const measure = (kind: RemedyMeasure['kind'], more: Partial<RemedyMeasure> = {}): RemedyMeasure => ({
  kind,
  limit: 3,
  first: 0,
  end: 3,
  isProposed: true,
  ...more,
});

const anna = { assetId: 'ast_1', name: 'Anna Ek', workRate: 0.75, absence: null };

/** A run with what amounts of its measures come to. */
const explained = (
  diffs: readonly (number | null)[],
  measures: readonly RemedyMeasure[],
  amounts: readonly number[],
) => {
  const own = { start, weeks: diffs.length, measures: [...measures], missing: [], lentOut: [], people: [], locked: 0 };
  const run: Run = { ...own, prices: diffs.map(() => prices) };
  const mondays = mondaysOf(run);
  const weeks = diffs.map((diff, week) => ({
    start: mondays[week]!,
    demand: 10,
    supply: 10 + (diff ?? 0),
    diff,
    budget: null,
  }));
  const plan: RemedyPlan = { run, weeks };
  const outcome = remedyOutcome(caseOf(plan, run), amounts);
  const figures = weekFigures(plan, run, outcome).run.map(({ exact }) => exact);
  return { measures: explainedMeasures(run, outcome), week: lowestWeek(figures, 'left'), outcome };
};

describe('the explanation of chosen measures', () => {
  const measures = [measure('moreTime', { person: anna }), measure('overtime'), measure('substitute')];

  it('has what each gives, in services times weeks, and its cost, which add up to the sums', () => {
    const { measures: shown, outcome } = explained([-1, -0.5, -2], measures, [0.25, 0.5, 0]);
    expect(shown.map(({ kind, name, serviceWeeks, cost }) => [kind, name, serviceWeeks, cost])).toEqual([
      ['moreTime', 'Anna Ek', 0.75, 12_000],
      // Overtime fills no more than the 0,25 that the second week still lacks.
      ['overtime', undefined, 1.25, 27_500],
    ]);
    expect(shown.reduce((sum, { cost }) => sum + (cost ?? 0), 0)).toBe(outcome.total);
  });

  it('leaves a cost unknown where a price is missing', () => {
    const { measures: shown, outcome } = explained([-1, -1, -1], [measure('hired')], [1]);
    expect(shown).toMatchObject([{ kind: 'hired', serviceWeeks: 3, cost: null }]);
    expect(outcome.total).toBeNull();
  });

  it.each([
    ['that lacks most with the measures', [-1, -3, -2], [1], 1],
    ['with the least left over, where nothing is lacking', [-1, -3, -2], [3], 1],
    ['that lacked most before, of equals', [-1, -2, -2.5], [2.5, 'overtime'], 2],
    ['that lacks most of those with demand', [null, -0.5, -2], [0], 2],
    ['of none, without demand', [null, null, null], [0], undefined],
  ] as const)('is of the week %s', (_, diffs, [amount, kind = 'substitute' as const], week) => {
    expect(explained(diffs, [measure(kind)], [amount]).week).toBe(week);
  });
});
