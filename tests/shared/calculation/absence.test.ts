import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  absenceShares,
  type CategoryPlan,
  expectedPercentage,
  neededFor,
  type RiskInput,
  receiptOver,
  receiptsOf,
  riskBars,
  riskOf,
  sumOfCategories,
} from '#shared/calculation/index.ts';
import { json6, round } from '#shared/quantity/round.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { scenes } from './arbitrary.ts';
import { assetPeriod, emptyPlan } from './build.ts';
import { figure, plan, tableBelow } from './formulaPage.ts';
import { daysFrom, on } from './reference.ts';

const runs = Number(process.env.PROPERTY_RUNS ?? 100);

const shares = (...first: number[]): number[] => Array.from({ length: 12 }, (_, month) => first[month] ?? 0);

describe('the net supply of the formula page', () => {
  it.each(tableBelow('Net supply of the staff above'))('is $netSupply in the week of $week', ({ week, ...figures }) => {
    const [receipt] = receiptsOf({ ...plan, absence: shares(0.05, 0.1) }, { start: week!, end: addDays(week!, 6) });
    const { workRateSum: supply, netSupply, netDiff, risk, netLow, netHigh } = receipt!;
    for (const [name, value] of Object.entries({ supply, netSupply, netDiff, risk, netLow, netHigh }))
      expect([name, json6(value!)]).toEqual([name, figure(figures[name])]);
  });
});

describe('the net supply over more than a month', () => {
  it('has the share of each month in it, also where the first and the last have the same', () => {
    const staffed = {
      ...emptyPlan,
      assets: [{ id: 'a', periods: [assetPeriod({ start: '2026-01-01', end: null, workRate: 1 })] }],
      absence: shares(0.1, 0.4, 0.1),
    };
    const { netSupply } = receiptOver(staffed, { start: '2026-01-22' as Day, end: '2026-03-02' });
    // 10 days in January, 28 in February, 2 in March.
    expect(netSupply).toBeCloseTo((10 * 0.9 + 28 * 0.6 + 2 * 0.9) / 40, 9);
  });
});

describe('the risk of the formula page', () => {
  it.each(tableBelow('Risk of equal employees'))(
    'of $employees with $absence % absent and a demand of $demand is $risk',
    ({ employees, rate, absence, demand, ...figures }) => {
      const week: RiskInput = {
        rates: new Map([[Math.round(Number(rate) * 100), Number(employees)]]),
        share: Number(absence) / 100,
        contractors: 0,
        demand: Number(demand),
      };
      const { risk, low, high } = riskOf(week);
      expect(json6(risk!)).toBe(figure(figures.risk));
      expect(neededFor(week, 0.1)).toBe(figure(figures['needed for 0.1']));
      expect([low, high]).toEqual([figure(figures.low), figure(figures.high)]);
    },
  );
});

describe('which percentage counts', () => {
  const months = (value: number) => Array<number>(12).fill(value);

  it('is the one typed at the unit, then its history, then the organisation', () => {
    const typed = { sick: [4, ...Array<null>(11).fill(null)] };
    const history = { sick: [null, 5, ...Array<null>(10).fill(null)] };
    const organization = { sick: months(6), child: months(1) };
    expect(absenceShares({ typed, history, organization })?.slice(0, 3)).toEqual([0.05, 0.06, 0.07]);
  });

  it('comes with its source', () => {
    const known = { typed: { sick: [4, null] }, organization: { sick: [6, 7] } };
    expect(expectedPercentage(known, 'sick', 0)).toEqual({ percent: 4, source: 'unit' });
    expect(expectedPercentage(known, 'sick', 1)).toEqual({ percent: 7, source: 'organization' });
    expect(expectedPercentage(known, 'child', 1)).toEqual({ percent: 0, source: 'none' });
  });

  it('may be that of one month only', () => {
    expect(absenceShares({ typed: { sick: [4, ...Array<null>(11).fill(null)] } })).toEqual(shares(0.04));
  });

  it('adds up to 90 % at most', () => {
    expect(absenceShares({ typed: { sick: months(60), child: months(60) } })).toEqual(months(0.9));
  });

  it('is none where all are 0', () => {
    expect(absenceShares({ typed: { sick: months(0) } })).toBeUndefined();
    expect(receiptsOf(plan, { start: '2026-01-05', end: '2026-01-11' })[0]).not.toHaveProperty(
      'risk',
      expect.anything(),
    );
  });
});

const each = ({ rates }: RiskInput): number[] => [...rates].flatMap(([rate, count]) => Array<number>(count).fill(rate));

const counted = (rates: readonly number[]): RiskInput['rates'] =>
  new Map(rates.map((rate) => [rate, rates.filter((other) => other === rate).length]));

/** By every combination of who is there. */
const enumerated = (week: RiskInput): number => {
  const { share, contractors, demand } = week;
  const rates = each(week);
  let risk = 0;
  for (let who = 0; who < 2 ** rates.length; who++) {
    const isThere = (index: number) => (who >> index) % 2 === 1;
    const there = rates.reduce((sum, rate, index) => sum + (isThere(index) ? rate : 0), 0);
    const probability = rates.reduce((all, _, index) => all * (isThere(index) ? 1 - share : share), 1);
    // In ten-thousandths, so that −0,45 is judged exactly.
    if (there * 100 + Math.round(contractors * 1e4) - Math.round(demand! * 1e4) < -4500) risk += probability;
  }
  return risk;
};

const rates = fc
  .array(fc.oneof(fc.constantFrom(100, 75, 50, 83), fc.integer({ min: 1, max: 100 })), { maxLength: 12 })
  .map(counted);
const share = fc.integer({ min: 1, max: 9000 }).map((value) => value / 10_000);
const contractors = fc.integer({ min: 0, max: 20_000 }).map((value) => value / 10_000);
const demand = fc.integer({ min: 0, max: 140_000 }).map((value) => value / 10_000);
const weeks: fc.Arbitrary<RiskInput> = fc.record({ rates, share, contractors, demand });

describe('the risk by convolution', () => {
  it('is that of every combination of who is there', () => {
    fc.assert(
      fc.property(weeks, (week) => {
        expect(riskOf(week).risk).toBeCloseTo(enumerated(week), 10);
      }),
      { numRuns: runs },
    );
  });

  it('falls with supply and grows with absence', () => {
    fc.assert(
      fc.property(weeks, fc.integer({ min: 1, max: 100 }), share, (week, more, other) => {
        const { risk } = riskOf(week);
        expect(riskOf({ ...week, rates: counted([...each(week), more]) }).risk).toBeLessThanOrEqual(risk! + 1e-12);
        const [less, greater] = [Math.min(week.share, other), Math.max(week.share, other)];
        expect(riskOf({ ...week, share: less }).risk).toBeLessThanOrEqual(
          riskOf({ ...week, share: greater }).risk! + 1e-12,
        );
      }),
      { numRuns: runs },
    );
  });

  it('is the sum of its short bars, and what is needed brings it down to the limit and no less does', () => {
    fc.assert(
      fc.property(weeks, fc.constantFrom(0.1, 0.25, 0.5), (week, limit) => {
        const short = riskBars(week).filter(({ isShort }) => isShort);
        const sum = short.reduce((all, { probability }) => all + probability, 0);
        expect(Math.abs(sum - riskOf(week).risk!)).toBeLessThan(0.0005 * 60);
        const own = each(week).reduce((all, rate) => all + rate, 0) / 100;
        const more = round(neededFor(week, limit)! - own, 2);
        const riskWith = (x: number) => riskOf({ ...week, contractors: week.contractors + x }).risk!;
        expect(riskWith(more)).toBeLessThanOrEqual(limit + 1e-9);
        if (more > 0) expect(riskWith(more - 0.01)).toBeGreaterThan(limit);
      }),
      { numRuns: runs },
    );
  });
});

/** The net supply once more, day by day. */
const netByDay = ({ assets, absence }: CategoryPlan, monday: string): number =>
  daysFrom(monday, addDays(monday, 6)).reduce((sum, day) => {
    const there = assets.map(({ periods }) => on(periods, day)).filter((period) => period !== undefined);
    const kept = 1 - absence![Number(day.slice(5, 7)) - 1]!;
    return sum + there.reduce((all, { workRate, isContractor }) => all + workRate * (isContractor ? 1 : kept), 0) / 7;
  }, 0);

describe('the receipts of random plans', () => {
  const months = fc.array(share, { minLength: 12, maxLength: 12 });

  it('have the net supply of the days, at most the supply, and the risk of each week on its own', () => {
    fc.assert(
      fc.property(scenes, months, ({ plan: random, start, end }, absence) => {
        const category = { ...random, absence };
        for (const receipt of receiptsOf(category, { start, end })) {
          expect(receipt.netSupply).toBeCloseTo(netByDay(category, receipt.start), 9);
          expect(receipt.netSupply).toBeLessThanOrEqual(receipt.workRateSum + 1e-12);
          expect(receipt.netLow).toBeLessThanOrEqual(receipt.netHigh!);
          expect(receiptsOf(category, { start: receipt.start, end: receipt.start })).toEqual([receipt]);
          expect(receipt.risk === null).toBe(receipt.demand === null);
        }
      }),
      { numRuns: runs },
    );
  });

  it('are the same but for these fields', () => {
    fc.assert(
      fc.property(scenes, months, ({ plan: random, start, end }, absence) => {
        const plain = receiptsOf(random, { start, end });
        const net = receiptsOf({ ...random, absence }, { start, end });
        const gross = net.map((receipt) => ({
          ...receipt,
          netSupply: undefined,
          netDiff: undefined,
          risk: undefined,
          netLow: undefined,
          netHigh: undefined,
        }));
        expect(gross).toEqual(plain);
      }),
      { numRuns: runs },
    );
  });
});

describe('a sum', () => {
  const staffed = (name: string, people: number, absence?: number[]): CategoryPlan => ({
    ...plan,
    name,
    absence,
    assets: Array.from({ length: people }, (_, index) => ({
      id: `${index}`,
      periods: [assetPeriod({ start: '2025-12-29', end: null, workRate: 1 })],
    })),
  });
  const week = { start: '2026-01-05', end: '2026-01-11' };
  const sumOf = (...plans: CategoryPlan[]) =>
    sumOfCategories(
      plans.map((one) => ({ name: one.name, receipts: receiptsOf(one, week) })),
      week,
    )[0]!;

  it('of one category has its band; one of several has none', () => {
    const one = staffed('Sjuksköterska', 9, shares(0.1));
    const [receipt] = receiptsOf(one, week);
    expect(sumOf(one)).toMatchObject({ netLow: receipt!.netLow, netHigh: receipt!.netHigh });
    expect(sumOf(one, staffed('Läkare', 9, shares(0.1)))).toMatchObject({ netLow: undefined, netHigh: undefined });
  });

  it('adds up net supplies, and supplies of which nothing is assumed', () => {
    const sum = sumOf(staffed('Sjuksköterska', 9, shares(0.1)), staffed('Läkare', 9));
    expect(sum.netSupply).toBeCloseTo(17.1, 9);
    expect(sum.netDiff).toBeCloseTo(17.1 - 2 * 8.522495, 5);
  });

  it('shows the highest risk with its category, and who is short only when absence is expected', () => {
    const sum = sumOf(staffed('Sjuksköterska', 9, shares(0.1)), staffed('Undersköterska', 12, shares(0.1)));
    expect(sum).toMatchObject({ riskCategory: 'Sjuksköterska', shortCategories: [], netShortCategories: [] });
    expect(sum.risk).toBe(receiptsOf(staffed('Sjuksköterska', 9, shares(0.1)), week)[0]!.risk);
    expect(sumOf(staffed('Undersköterska', 12, shares(0.1)), staffed('Sjuksköterska', 9, shares(0.1)))).toMatchObject({
      risk: sum.risk,
      riskCategory: 'Sjuksköterska',
    });
    expect(sumOf(staffed('Sjuksköterska', 9, shares(0.2)), staffed('Läkare', 12, shares(0.1)))).toMatchObject({
      shortCategories: [],
      netShortCategories: ['Sjuksköterska'],
    });
  });

  it('names who is short without expected absence among those that are short net of it', () => {
    // 8 services against 8.52 are −0.52; 9 are enough, but a fifth less are 7.2.
    const sum = sumOf(staffed('Läkare', 8), staffed('Sjuksköterska', 9, shares(0.2)), staffed('Barnmorska', 9));
    expect(sum).toMatchObject({ shortCategories: ['Läkare'], netShortCategories: ['Läkare', 'Sjuksköterska'] });
  });

  it('without demand has a net supply, but no risk', () => {
    const sum = sumOf({ ...staffed('Läkare', 9, shares(0.1)), demands: [] });
    expect(sum.netSupply).toBeCloseTo(8.1, 9);
    expect(sum).toMatchObject({ netDiff: null, risk: null, riskCategory: null });
  });

  it('has neither net supply nor risk where nothing is assumed', () => {
    const sum = sumOf(staffed('Sjuksköterska', 9), { ...emptyPlan, name: 'Läkare' });
    expect([sum.netSupply, sum.netDiff, sum.risk, sum.riskCategory, sum.netShortCategories]).toEqual(
      Array(5).fill(undefined),
    );
  });
});
