import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { neededFor, type RiskInput, riskBars, riskOf, weekRiskInput } from '#shared/calculation/index.ts';
import { readPlan } from '#shared/calculation/readPlan.ts';
import { riskInputs, risksOf } from '#shared/calculation/risk.ts';
import { daysOf } from '#shared/calculation/span.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { assetPeriod } from './build.ts';
import { plan } from './formulaPage.ts';

const week = (rates: readonly (readonly [number, number])[], given: Partial<RiskInput> = {}): RiskInput => ({
  rates: new Map(rates),
  share: 0.5,
  contractors: 0,
  demand: 1,
  ...given,
});

describe('the bars of a distribution', () => {
  it('are a quarter of a service wide, end at a shortage, and have what lies between the outer ones', () => {
    const bar = (from: number, to: number, probability: number, isShort = false) => ({
      from,
      to,
      probability,
      isShort,
    });
    // 0, 1 or 2 there against a demand of 1: −1, 0 or 1.
    expect(riskBars(week([[100, 2]]))).toEqual([
      bar(-1.2, -0.95, 0.25, true),
      bar(-0.95, -0.7, 0, true),
      bar(-0.7, -0.45, 0, true),
      bar(-0.45, -0.2, 0),
      bar(-0.2, 0.05, 0.5),
      bar(0.05, 0.3, 0),
      bar(0.3, 0.55, 0),
      bar(0.55, 0.8, 0),
      bar(0.8, 1.05, 0.25),
    ]);
  });

  it('are without those at either end that hold next to nothing', () => {
    expect(riskBars(week([[100, 1]], { share: 0.0004 }))).toMatchObject([{ from: -0.2, isShort: false }]);
    expect(riskBars(week([[100, 1]], { share: 0.0005 })).map(({ from }) => from)).toEqual([
      -1.2, -0.95, -0.7, -0.45, -0.2,
    ]);
  });

  it('are none without demand, for which nothing is needed either', () => {
    const unknown = week([[100, 2]], { demand: null });
    expect(riskBars(unknown)).toEqual([]);
    expect(neededFor(unknown, 0.1)).toBeNull();
    expect(riskOf(unknown).risk).toBeNull();
  });
});

describe('the band of eight weeks of ten', () => {
  /** The probability that at most so much is there, in hundredths, by every combination. */
  const enumerated = (rates: readonly number[], share: number): ReadonlyMap<number, number> => {
    const sums = new Map<number, number>();
    for (let who = 0; who < 2 ** rates.length; who++) {
      const there = rates.filter((_, index) => (who >> index) % 2 === 1);
      const probability = (1 - share) ** there.length * share ** (rates.length - there.length);
      const sum = there.reduce((all, rate) => all + rate, 0);
      sums.set(sum, (sums.get(sum) ?? 0) + probability);
    }
    const least = [...sums].sort(([one], [other]) => one - other);
    return new Map(
      least.map(([sum], index) => [
        sum,
        least.slice(0, index + 1).reduce((all, [, probability]) => all + probability, 0),
      ]),
    );
  };
  const rates = fc.array(fc.constantFrom(100, 75, 50, 83, 40), { minLength: 1, maxLength: 11 });

  it('is from the 10th to the 90th percentile of who is there', () => {
    fc.assert(
      fc.property(rates, fc.integer({ min: 1, max: 89 }), fc.nat({ max: 200 }), (each, percent, rented) => {
        const share = percent / 100;
        const atMost = [...enumerated(each, share)];
        // Where a sum of probabilities is 0.1 or 0.9 to the last digit, either side is right.
        fc.pre(atMost.every(([, sum]) => Math.abs(sum - 0.1) > 1e-9 && Math.abs(sum - 0.9) > 1e-9));
        const [low, high] = [0.1, 0.9].map((limit) => atMost.find(([, sum]) => sum >= limit)![0] + rented);
        const counts = new Map(each.map((rate) => [rate, each.filter((other) => other === rate).length]));
        const found = riskOf({ rates: counts, share, contractors: rented / 100, demand: 3 });
        expect([found.low, found.high].map((services) => Math.round(services * 100))).toEqual([low, high]);
      }),
      { numRuns: Number(process.env.PROPERTY_RUNS ?? 300) },
    );
  });
});

describe('the risk of a week', () => {
  it('of twenty whole and twenty half posts, of whom some are absent, is that of both together', () => {
    const both = week(
      [
        [100, 20],
        [50, 20],
      ],
      { share: 0.05, demand: 28 },
    );
    // With exact fractions, as the examples of equal employees.
    expect(riskOf(both)).toEqual({ risk: expect.closeTo(0.225929, 6), low: 27, high: 30 });
    expect(neededFor(both, 0.1)).toBe(30.55);
  });

  it('of whole posts needs what covers as many absent as are exceeded in fewer than one case of ten', () => {
    // Of 60, absent with 0.05 each, at most 5 are with 0.921, at most 4 with 0.820; 3.45 may be without a shortage against 57.
    expect(neededFor(week([[100, 60]], { share: 0.05, demand: 57 }), 0.1)).toBe(61.55);
    // Of 1,000, at most 59 with 0.9; 50.45 may be.
    expect(neededFor(week([[100, 1000]], { share: 0.05, demand: 950 }), 0.1)).toBe(1008.55);
  });

  it.each([
    // There with 0.9, away with 0.1: the limit itself is enough.
    [0.1, 0, 1],
    [0.9, 0, 0],
    [0.11, 0, 1],
    [0.09, 1, 1],
  ])('of one employee, absent with %d, lies between %d and %d in eight weeks of ten', (share, low, high) => {
    expect(riskOf(week([[100, 1]], { share }))).toMatchObject({ low, high });
  });

  it('of exactly the limit is low enough', () => {
    // 1 + 0.15 is no shortage against 1.6, and with 0.3 nobody is there.
    expect(neededFor(week([[100, 1]], { share: 0.3, demand: 1.6 }), 0.3)).toBe(1.15);
  });
});

it('the risks of weeks with the same staff are those of each at its own expected absence', () => {
  const staff = week([
    [100, 6],
    [75, 4],
  ]);
  const weeks = [0.1, 0.3, 0.3].map((share, index) => ({ ...staff, share, demand: 6 + index }));
  const risks = risksOf(weeks);
  expect(risks).toEqual(weeks.map((one) => riskOf(one)));
  expect(new Set(risks.map(({ risk }) => risk)).size).toBe(3);
});

describe('what the risk of a week is computed from', () => {
  const always = { start: '2020-01-01', end: null };
  const staffed = {
    ...plan,
    assets: [
      { id: 'a', periods: [assetPeriod({ ...always, workRate: 0.75 })] },
      { id: 'b', periods: [assetPeriod({ ...always, workRate: 0.75, isFillIn: true })] },
      { id: 'c', periods: [assetPeriod({ ...always, workRate: 0.5, isContractor: true })] },
      { id: 'd', periods: [assetPeriod({ start: '2026-01-26', end: null, workRate: 1 })] },
    ],
    absence: Array.from({ length: 12 }, (_, month) => (month + 1) / 100),
  };

  it('is who is employed in it, the absence of its Thursday, contractors and demand', () => {
    const input = weekRiskInput(staffed, '2026-01-26' as Day);
    expect(input).toMatchObject({ share: 0.01, contractors: 0.5 });
    expect(input?.demand).toBeGreaterThan(0);
    expect(input?.rates).toEqual(
      new Map([
        [75, 2],
        [100, 1],
      ]),
    );
    expect(weekRiskInput(staffed, '2026-01-12' as Day)?.rates).toEqual(new Map([[75, 2]]));
  });

  it('is the same object of rates for weeks with the same staff, without whoever has left or is away', () => {
    const year = { start: '2026-01-01', end: '2026-01-25' };
    const changing = {
      ...staffed,
      assets: [
        ...staffed.assets,
        { id: 'e', periods: [assetPeriod({ ...year, workRate: 0.5 })] },
        { id: 'f', periods: [assetPeriod({ ...always, workRate: 0, workRateExcluded: 1 })] },
      ],
    };
    const mondays = ['2026-01-12', '2026-01-19', '2026-01-26', '2026-02-02'];
    const weeks = mondays.map((start) => daysOf({ start, end: addDays(start as Day, 6) }));
    const read = readPlan(changing, { from: weeks[0]!.from, to: weeks.at(-1)!.to });
    const inputs = riskInputs(
      read,
      weeks,
      weeks.map(() => ({ contractorWorkRateSum: 0 })),
      weeks.map(() => ({ services: null })),
    );
    const rates = inputs.map((input) => input.rates);
    expect(rates[0]).toEqual(
      new Map([
        [75, 2],
        [50, 1],
      ]),
    );
    expect(rates[2]).toEqual(
      new Map([
        [75, 2],
        [100, 1],
      ]),
    );
    expect([rates[1] === rates[0], rates[3] === rates[2]]).toEqual([true, true]);
  });

  it('is nothing where no absence is expected', () => {
    const { absence: _, ...unexpected } = staffed;
    expect(weekRiskInput(unexpected, '2026-01-26' as Day)).toBeUndefined();
  });
});
