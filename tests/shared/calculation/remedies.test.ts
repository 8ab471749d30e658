import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  limitOfWeeks,
  loanLimit,
  type Measure,
  moreTimeSpare,
  overtimeLimit,
  proposedAmounts,
  type RemedyCase,
  type RemedyKind,
  remedyKinds,
  remedyOutcome,
  shortageRuns,
  staffCauses,
} from '#shared/calculation/index.ts';
import { json6 } from '#shared/quantity/round.ts';
import type { Day } from '#shared/time/day.ts';
import { assetPeriod } from './build.ts';
import { figure, tableBelow } from './formulaPage.ts';

const runs = Math.ceil(Number(process.env.PROPERTY_RUNS ?? 300));

const list = (text: string | undefined): string[] => (text ?? '').split(/,? /).filter(Boolean);

describe('a run of shortage', () => {
  it.each(tableBelow('Runs of shortage'))('in $differences has the weeks $weeks', (example) => {
    const found = shortageRuns(list(example.differences).map(figure));
    expect(found.map(({ first, end }) => `${first + 1}–${end}`)).toEqual(list(example.weeks));
    expect(found.map(({ worst }) => worst + 1)).toEqual(list(example.worst).map(Number));
    expect(found.map(({ weight }) => weight)).toEqual(list(example.weight).map(Number));
  });
});

const worked = tableBelow('Measures against three weeks');
const workedCase: RemedyCase = {
  diffs: [-1.6, -2.75, -1.18],
  prices: [14000, 14000, 15000].map((hour) => ({ hour, ob: hour / 10, overtime: 20000, rental: 34000 })),
  measures: worked.slice(0, -1).map(({ measure, limit }) => ({
    kind: measure as RemedyKind,
    limit: figure(limit)!,
    first: 0,
    end: 3,
    isProposed: measure !== 'move',
  })),
};

describe('a proposal', () => {
  it('is that of the formula page', () => {
    const amounts = proposedAmounts(workedCase);
    const outcome = remedyOutcome(workedCase, amounts);
    const rows = worked.slice(0, -1);
    expect(amounts).toEqual(rows.map(({ proposed }) => figure(proposed)));
    expect(outcome.given).toEqual(rows.map(({ first, second, third }) => [first, second, third].map(figure)));
    expect(outcome.costs.map((cost) => json6(cost!))).toEqual(rows.map(({ kronor }) => figure(kronor)));
    const { first, second, third } = worked.at(-1)!;
    expect(outcome.left).toEqual([first, second, third].map(figure));
    expect(outcome).toMatchObject({ total: 116350, lent: 17200 });
    // A tenth of what is paid by the hour: more time, the loan and the substitute.
    expect(outcome.ob).toBeCloseTo((10750 + 4300 + 17200 + 21500) / 10, 6);
  });

  it('gives no more of a loan, overtime or hired staff in a week than is missing, and all of the others', () => {
    const given = (kind: RemedyKind) =>
      remedyOutcome(
        {
          diffs: [-0.5, -1],
          prices: workedCase.prices.slice(0, 2),
          measures: [{ kind, limit: 2, first: 0, end: 2, isProposed: true }],
        },
        [0.8],
      ).given[0];
    for (const kind of ['loan', 'overtime', 'hired'] as const) expect(given(kind), kind).toEqual([0.5, 0.8]);
    for (const kind of ['moreTime', 'move', 'substitute'] as const) expect(given(kind), kind).toEqual([0.8, 0.8]);
  });

  it('leaves what lacks a rate to the last, and its cost unknown', () => {
    const unknown = { ...workedCase, prices: workedCase.prices.map((price) => ({ ...price, hour: null })) };
    const amounts = proposedAmounts(unknown);
    expect(amounts.map((_, index) => amounts[index]! > 0)).toEqual([false, false, false, false, true, false, true]);
    expect(remedyOutcome(unknown, [0.25, 0, 0, 0, 0, 0, 0])).toMatchObject({ total: null });
    expect(remedyOutcome(unknown, amounts).total).toBeGreaterThan(0);
  });
});

const hundredths = (most: number) => fc.integer({ min: 0, max: most }).map((value) => value / 100);
const price = fc.option(fc.integer({ min: 0, max: 50_000 }), { nil: null });
const caseOf = fc.integer({ min: 1, max: 6 }).chain((weeks) =>
  fc.record({
    diffs: fc.array(fc.option(fc.double({ min: -6, max: 2, noNaN: true }), { nil: null }), {
      minLength: weeks,
      maxLength: weeks,
    }),
    prices: fc.array(fc.record({ hour: price, ob: price, overtime: price, rental: price }), {
      minLength: weeks,
      maxLength: weeks,
    }),
    measures: fc
      .array(
        fc
          .record({
            kind: fc.constantFrom(...remedyKinds),
            limit: hundredths(300),
            from: fc.nat(5),
            isProposed: fc.boolean(),
          })
          .map(({ from, ...one }): Measure => ({ ...one, first: from % weeks, end: weeks })),
        { maxLength: 8 },
      )
      .map((measures) => measures.toSorted((a, b) => remedyKinds.indexOf(a.kind) - remedyKinds.indexOf(b.kind))),
  }),
);

describe('of random runs', () => {
  it('a proposal never exceeds limits, and closes the run or uses all that it may', () => {
    fc.assert(
      fc.property(caseOf, (one) => {
        const amounts = proposedAmounts(one);
        const { left, given } = remedyOutcome(one, amounts);
        for (const [index, { limit, isProposed, first }] of one.measures.entries()) {
          expect(amounts[index]).toBeLessThanOrEqual(isProposed ? limit : 0);
          expect(Math.max(...given[index]!)).toBeLessThanOrEqual(limit);
          // Whoever could give more is not needed in any of the weeks.
          if (isProposed && amounts[index]! < limit)
            for (const diff of left.slice(first)) expect(diff ?? 0).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: runs },
    );
  });

  it('what fills gives no more than is missing, and the parts of difference and cost add up', () => {
    fc.assert(
      fc.property(caseOf, fc.array(hundredths(300), { minLength: 8, maxLength: 8 }), (one, amounts) => {
        const { left, given, costs, total } = remedyOutcome(one, amounts);
        for (const [week, diff] of one.diffs.entries()) {
          const gives = given.reduce((sum, weeks) => sum + weeks[week]!, 0);
          if (diff === null) expect(left[week]).toBeNull();
          else expect(left[week]).toBeCloseTo(diff + gives, 9);
          const filling = one.measures.flatMap(({ kind }, index) =>
            ['loan', 'overtime', 'hired'].includes(kind) ? given[index]![week]! : [],
          );
          const filled = filling.reduce((sum, value) => sum + value, 0);
          expect(filled).toBeLessThanOrEqual(Math.max(0, -(diff ?? 0)) + 1e-4);
        }
        if (total !== null) expect(costs.reduce<number>((sum, cost) => sum + cost!, 0)).toBeCloseTo(total, 6);
        else expect(costs).toContain(null);
      }),
      { numRuns: runs },
    );
  });

  it('a lender is never short by what it lends', () => {
    fc.assert(
      fc.property(
        caseOf,
        fc.array(fc.double({ min: -1, max: 5, noNaN: true }), { minLength: 6, maxLength: 6 }),
        (one, surplus) => {
          const own = surplus.slice(0, one.diffs.length);
          const loan: Measure = { kind: 'loan', limit: loanLimit(own), first: 0, end: own.length, isProposed: true };
          const lent = { ...one, measures: [loan] };
          const [given] = remedyOutcome(lent, proposedAmounts(lent)).given;
          for (const [week, services] of own.entries())
            if (given![week]! > 0) expect(services - given![week]!).toBeGreaterThanOrEqual(-1e-9);
        },
      ),
      { numRuns: runs },
    );
  });
});

const mondays = ['2026-01-05', '2026-01-12'];
const employed = (id: string, agreedRate: number | null, ...periods: Parameters<typeof assetPeriod>[0][]) => ({
  id,
  agreedRate,
  periods: periods.map(assetPeriod),
});
const whole = { start: '2025-12-29', end: null };

describe('the limit', () => {
  const moreTimeLimit = (...of: Parameters<typeof moreTimeSpare>) => limitOfWeeks(moreTimeSpare(...of));

  it('of more time is the least of the weeks, of own staff that has agreed to more', () => {
    const second = { start: '2026-01-12', end: null };
    const first = { start: '2025-12-29', end: '2026-01-11' };
    const part = employed('a', 0.9, { ...first, workRate: 0.5 }, { ...second, workRate: 0.5, workRateExcluded: 0.15 });
    expect(moreTimeLimit(part, mondays)).toBe(0.25);
    expect(moreTimeSpare(part, mondays)).toEqual([0.4, 0.25]);
    expect(moreTimeSpare(employed('a', 0.8, { ...whole, workRate: 1 }), mondays)).toEqual([0, 0]);
    expect(moreTimeLimit(employed('a', null, { ...whole, workRate: 0.5 }), mondays)).toBe(0);
    expect(moreTimeLimit(employed('a', 1, { ...whole, workRate: 0.5, isFillIn: true }), mondays)).toBe(0);
    expect(moreTimeLimit(employed('a', 1, { ...second, workRate: 0.5 }), mondays)).toBe(0);
    expect(moreTimeLimit(employed('a', 0.8, { ...whole, workRate: 1 }), mondays)).toBe(0);
    expect(moreTimeLimit(employed('a', 0.8, { ...whole, workRate: 0.5 }), [])).toBe(0);
    const { agreedRate: _, ...unasked } = employed('a', null, { ...whole, workRate: 0.5 });
    expect(moreTimeLimit(unasked, mondays)).toBe(0);
  });

  it('of overtime counts who works full time in every week', () => {
    const assets = [
      employed('a', null, { ...whole, workRate: 1 }),
      employed('b', null, { ...whole, workRate: 1 }),
      employed('c', null, { ...whole, workRate: 1, isContractor: true }),
      employed('d', null, { ...whole, end: '2026-01-11', workRate: 1 }),
      employed('e', null, { ...whole, workRate: 0.9 }),
    ];
    expect(overtimeLimit(assets, mondays, { hours: 2, fullTime: 38 * 60 + 15 })).toEqual({ people: 2, limit: 0.1 });
    expect(overtimeLimit(assets, mondays, { hours: 2, fullTime: 0 })).toEqual({ people: 2, limit: 0 });
  });

  it('of a loan is what the lender has over in every week, from 0.2 on', () => {
    expect(loanLimit([0.958, 1.2])).toBe(0.95);
    expect(loanLimit([0.2, 1.2])).toBe(0.2);
    expect(loanLimit([0.19, 1.2])).toBe(0);
    expect(loanLimit([1, null])).toBe(0);
  });
});

describe('what explains a week', () => {
  const staff = [
    employed('a', null, { ...whole, workRate: 0, workRateExcluded: 1, absence: 'vacation' }),
    employed('b', null, { ...whole, workRate: 0.4, workRateExcluded: 0.4, absence: 'vacation' }),
    employed('c', null, { start: '2025-01-06', end: '2025-12-28', workRate: 0.75 }),
    employed('d', null, { start: '2025-01-06', end: '2025-10-26', workRate: 1 }),
    employed('e', null, { start: '2025-01-06', end: '2025-12-28', workRate: 1 }, { ...whole, workRate: 0.5 }),
  ];

  it('is who is away by kind, and who has ended within eight weeks', () => {
    expect(staffCauses(staff, '2026-01-05' as Day)).toEqual({
      away: [{ kind: 'vacation', people: 2, services: 1.4 }],
      ended: { people: 1, services: 0.75 },
    });
  });

  it('tells kinds apart, and who is away without one', () => {
    const away = [
      employed('a', null, { ...whole, workRate: 0, workRateExcluded: 1 }),
      employed('b', null, { ...whole, workRate: 0.5, workRateExcluded: 0.25, absence: 'sick' }),
      employed('c', null, { ...whole, workRate: 0, workRateExcluded: 0.5 }),
      employed('d', null, { ...whole, workRate: 1 }),
    ];
    expect(staffCauses(away, '2026-01-05' as Day).away).toEqual([
      { kind: null, people: 2, services: 1.5 },
      { kind: 'sick', people: 1, services: 0.25 },
    ]);
  });

  const before = { start: '2025-01-06', workRate: 1 };
  it.each([
    ['the day before', [{ ...before, end: '2026-01-04' }], 1],
    ['on the first of eight weeks', [{ ...before, end: '2025-11-10' }], 1],
    ['earlier', [{ ...before, end: '2025-11-09' }], 0],
    ['within the week', [{ ...before, end: '2026-01-05' }], 0],
    ['never', [{ ...before, end: null }], 0],
    [
      'and begins again later',
      [
        { ...before, end: '2025-12-28' },
        { ...before, start: '2026-03-02', end: null },
      ],
      0,
    ],
    [
      'of which the last period counts',
      [
        { ...before, start: '2025-06-02', end: '2025-12-28', workRate: 0.5, workRateExcluded: 0.25 },
        { ...before, end: '2025-06-01' },
      ],
      0.75,
    ],
    [
      'long ago in an earlier period',
      [
        { ...before, end: '2025-06-01' },
        { ...before, start: '2025-06-02', end: '2025-12-28', workRate: 0.2 },
      ],
      0.2,
    ],
    [
      'at no time before the week, when a later period lasts into it',
      [
        { ...before, end: '2025-12-28' },
        { ...before, start: '2025-12-29', end: '2026-01-11' },
      ],
      0,
    ],
    ['nothing, without periods', [], 0],
  ] as const)('an employment ends %s', (_, periods, services) => {
    expect(staffCauses([employed('a', null, ...periods)], '2026-01-05' as Day).ended).toEqual({
      people: services > 0 ? 1 : 0,
      services,
    });
  });
});
