import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RemedyPlan } from '#shared/model/remedy.ts';
import { round } from '#shared/quantity/round.ts';
import type { Day } from '#shared/time/day.ts';
import { mondaysOf, type Run } from '#web/features/overview/remedies/build/model.ts';
import { lackingWeeks, outcomeOf } from '#web/features/overview/remedies/build/outcome.ts';
import { weekFigures } from '#web/features/overview/remedies/build/weekFigures.ts';
import { explainingPeople } from '#web/features/overview/remedies/build/why.ts';

const run: Run = {
  start: '2026-12-14' as Day,
  weeks: 1,
  missing: [],
  lentOut: [],
  people: [],
  locked: 0,
  measures: (['loan', 'substitute'] as const).map((kind) => ({ kind, limit: 3, first: 0, end: 1, isProposed: true })),
};

const figuresOf = (demand: number, supply: number, gives: readonly number[]) => {
  const diff = supply - demand;
  const plan: RemedyPlan = { run, weeks: [{ start: run.start, demand, supply, diff, budget: null }] };
  const left = gives.reduce((sum, value) => sum + value, diff);
  return weekFigures(plan, run, { given: gives.map((value) => [value]), left: [left] });
};

describe('the figures of the weeks of a shortage', () => {
  it('are written so that demand, supply and measures add up to what is left', () => {
    const written = figuresOf(14.344, 11.95, [0.39, 2.005]).weeks[0]!.written;
    expect([written.supply, written.gives.loan, written.gives.substitute].map((value) => round(value, 2))).toEqual([
      11.95, 0.39, 2.01,
    ]);
    expect(written).toMatchObject({ after: 14.35, left: 0.01, diff: -2.39 });
    const hundredths = fc.integer({ min: 0, max: 250 }).map((value) => value / 100);
    const services = fc.double({ min: 0, max: 20, noNaN: true });
    fc.assert(
      fc.property(services, services, fc.tuple(hundredths, hundredths), (demand, supply, gives) => {
        const { weeks, mean } = figuresOf(demand, supply, gives);
        for (const { written: week, exact } of [...weeks, mean]) {
          const shown = [week.supply, ...Object.values(week.gives)].map((value) => round(value, 2));
          const after = shown.reduce((sum, value) => sum + value, 0);
          expect(round(week.after, 2)).toBeCloseTo(after, 9);
          expect(round(week.diff!, 2)).toBeCloseTo(round(week.supply, 2) - round(demand, 2), 9);
          expect(round(week.left!, 2)).toBeCloseTo(after - round(demand, 2), 9);
          expect(exact.left).toBeCloseTo(supply - demand + gives[0] + gives[1], 9);
        }
      }),
    );
  });
});

it('says that measures give more than the demand where the mean difference that they leave shows as a surplus', () => {
  const isOver = (left: number) => {
    const plan: RemedyPlan = { run, weeks: [{ start: run.start, demand: 14, supply: 12, diff: -2, budget: null }] };
    const outcome = { given: [[0], [left + 2]], left: [left], costs: [], total: null, ob: null, lent: null };
    return outcomeOf(plan, run, { outcome, figures: weekFigures(plan, run, outcome) }).mean.isOver;
  };
  expect([-0.5, 0, 0.44, 0.45].map(isOver)).toEqual([false, false, false, true]);
});

it('explains a shortage by each person once, with all stretches in the shown weeks', () => {
  const weeks = mondaysOf({ ...run, weeks: 4 }).map((start) => ({
    start,
    demand: 10,
    supply: 9,
    diff: -1,
    budget: null,
  }));
  const away = (assetId: string, from: string, to: string | null) => ({
    assetId,
    name: assetId,
    kind: 'away' as const,
    absence: null,
    rate: 0.5,
    isLocked: false,
    from: from as Day,
    to: to as Day | null,
  });
  const leaving = { ...away('Bo', '2020-01-01', '2026-12-20'), kind: 'leaving' as const };
  const people = explainingPeople(
    [
      leaving,
      away('Anna', '2026-12-14', '2026-12-20'),
      away('Bo', '2026-12-01', '2026-12-15'),
      away('Anna', '2026-12-28', null),
      away('Cia', '2026-11-02', '2026-11-08'),
    ],
    weeks,
  );
  expect(
    people.map(({ name, stretches }) => [name, ...stretches.map(({ kind, first, end }) => `${kind} ${first}–${end}`)]),
  ).toEqual([
    ['Bo', 'leaving 1–4', 'away 0–1'],
    ['Anna', 'away 0–1', 'away 2–4'],
  ]);
});

it.each([
  ['nothing, where no week is short as it is shown', [0, 0.2, -0.04, -0.44], undefined],
  [
    'all weeks that are short, with the most',
    [-0.5, -0.85, -0.2, -0.6],
    {
      missing: 0.85,
      isMost: true,
      at: [
        [0, 2],
        [3, 1],
      ],
    },
  ],
  ['no less, where all of them lack as much', [-0.6, -0.6, 0, -0.1], { missing: 0.6, isMost: false, at: [[0, 2]] }],
  ['no week without demand', [null, -0.7], { missing: 0.7, isMost: false, at: [[1, 1]] }],
])('tells of what is still missing %s', (_, left, expected) => {
  const found = lackingWeeks(left.map((exact) => ({ exact: { left: exact }, written: { left: exact } })));
  const shown = found && {
    missing: found.missing,
    isMost: found.isMost,
    at: found.stretches.map(({ first, weeks: count }) => [first, count]),
  };
  expect(shown).toEqual(expected);
});
