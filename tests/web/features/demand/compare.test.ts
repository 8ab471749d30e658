import { describe, expect, it } from 'vitest';
import type { BedPeriod } from '#shared/model/bed.ts';
import type { DemandComparison } from '#shared/model/demand.ts';
import type { Day } from '#shared/time/day.ts';
import { mostShared } from '#web/features/demand/compare/model/against.ts';
import { bedRunsIn } from '#web/features/demand/compare/model/beds.ts';
import { costsOf } from '#web/features/demand/compare/model/costs.ts';
import { labelsOf } from '#web/features/demand/compare/model/labels.ts';
import { loweredIn } from '#web/features/demand/compare/model/lowered.ts';
import { barsOf, outcomeOf } from '#web/features/demand/compare/model/outcomes.ts';
import { changeOf, isVisible, writtenChange } from '#web/features/demand/compare/model/pair.ts';
import { refusalOf } from '#web/features/demand/compare/model/refusal.ts';
import { comparedRows, comparedSums } from '#web/features/demand/compare/model/rows.ts';
import { coverageOf } from '#web/features/demand/compare/model/weeks.ts';
import { category, demandOf, row } from './support.ts';

type Replaced = DemandComparison['replaced'][number];

const day = (text: string) => text as Day;
const period = (start: string, end: string | null) => ({ start: day(start), end: end === null ? null : day(end) });
const replaced = (start: string, end: string | null, ...becomes: Replaced['becomes']): Replaced => ({
  id: start,
  ...period(start, end),
  becomes,
});

const simulatedWith = (change: Parameters<typeof row>[1]) =>
  demandOf({ id: 'sim', simulation: true, shiftDemands: [row('Dag', change), row('Natt', { isNightShift: true })] });

describe('the live period that a comparison opens against', () => {
  const [first, second] = [period('2026-01-05', '2026-03-01'), period('2026-03-02', null)];
  it.each([
    ['shares most weeks', period('2026-02-16', '2026-03-22'), second],
    ['is the first of two that share as many', period('2026-02-23', '2026-03-08'), first],
    ['is the last without an end', period('2026-02-02', null), second],
  ])('%s', (_, simulated, expected) => expect(mostShared([first, second], simulated)).toBe(expected));

  it('is missing without live periods', () => expect(mostShared([], first)).toBeUndefined());
});

describe('the values that get lower when a simulation is made live', () => {
  const live = demandOf({ shiftDemands: [row('Dag'), row('Natt', { isNightShift: true })] });
  const textsOf = (simulated: Parameters<typeof loweredIn>[0]['simulated']) =>
    loweredIn({ live, simulated }, category).map(({ row: { id }, values }) => [
      id,
      values.map(({ of, live: from, simulated: to }) => `${of} ${from} ${to}`),
    ]);

  it('are staff of days, of each shift', () => {
    expect(textsOf(simulatedWith({ mon: '5', tue: '3,5', sun: '0' }))).toEqual([['Dag', ['tue 4 3.5', 'sun 2 0']]]);
  });

  it('are all staff of a shift that the simulation lacks', () => {
    const [[id, values] = []] = textsOf(demandOf({ shiftDemands: [row('Dag')] }));
    expect([id, values]).toEqual(['Natt', expect.arrayContaining(['mon 4 0', 'sun 2 0'])]);
  });

  it('are the services where only the working time gets shorter', () => {
    expect(textsOf(simulatedWith({ endHour: 14 }))).toEqual([['Dag', [expect.stringMatching(/^services 4\.825 /)]]]);
  });

  it('are none where everything is as high', () => {
    expect(textsOf(simulatedWith({ mon: '5' }))).toEqual([]);
  });
});

describe('comparedRows', () => {
  it('counts changed staff and changed times once each, and leaves equal rows without differences', () => {
    const periods = {
      live: demandOf({ shiftDemands: [row('Dag'), row('Natt', { isNightShift: true })] }),
      simulated: simulatedWith({ mon: '5', breakMinutes: 45, satShift: false }),
    };
    const [dag, natt] = comparedRows(periods, category);
    expect(dag?.differences).toBe(3);
    expect(dag?.staff[0]).toEqual({ live: 4, simulated: 5 });
    expect(dag?.weekday).toEqual({
      live: { clock: '07:00–15:30', break: '0:30' },
      simulated: { clock: '07:00–15:30', break: '0:45' },
    });
    expect(dag?.weekend.live.flags).toEqual(['satShift', 'sunShift']);
    expect(dag?.weekend.simulated.flags).toEqual(['sunShift']);
    expect(natt?.differences).toBe(0);
    expect(natt?.weekday.live).toEqual({ clock: '07:00–15:30' });
  });

  it('takes hours and services of each row from the calculation', () => {
    const live = demandOf({ shiftDemands: [row('Dag')] });
    const [dag] = comparedRows({ live, simulated: simulatedWith({ mon: '5' }) }, category);
    expect(dag?.hours).toEqual({ live: 193, simulated: 201 });
    expect(dag?.services).toEqual({ live: 4.825, simulated: 5.025 });
  });

  it('has unknown figures where one of the periods does not have the shift', () => {
    const periods = {
      live: demandOf({ shiftDemands: [row('Natt')] }),
      simulated: demandOf({ shiftDemands: [row('Dag')] }),
    };
    const rows = comparedRows(periods, category);
    expect(rows.map(({ row: { id } }) => id)).toEqual(['Dag', 'Natt']);
    expect(rows[0]?.hours.live).toBeNull();
    expect(rows[1]?.staff[0]).toEqual({ live: 4, simulated: null });
  });
});

it('comparedSums adds the staff of a day without binary errors', () => {
  const live = demandOf({ shiftDemands: [row('Dag', { mon: '0,1' }), row('Natt', { mon: '0,2' })] });
  const { staff } = comparedSums({ live, simulated: simulatedWith({ mon: '1' }) });
  expect(staff[0]).toEqual({ live: 0.3, simulated: 5 });
});

describe('changeOf', () => {
  it('is unknown when one of the figures is, and otherwise simulated minus live', () => {
    expect(changeOf({ live: null, simulated: 1 })).toBeNull();
    expect(writtenChange({ live: null, simulated: 1 }, 2)).toBeNull();
    expect(writtenChange({ live: 31.6356, simulated: 28.5831 }, 2)).toBe(-3.06);
    expect(changeOf({ live: 0.1, simulated: 0.3 })).toBe(0.2);
  });

  it('is visible only where rounding does not hide it', () => {
    expect(isVisible(0.004, 2)).toBe(false);
    expect(isVisible(-0.005, 2)).toBe(true);
    expect(isVisible(null, 2)).toBe(false);
  });
});

describe('coverageOf', () => {
  const week = (start: string, workRateSum: number, demandLive: number | null, demandSimulated: number | null) => ({
    start: day(start),
    workRateSum,
    demandLive,
    demandSimulated,
  });

  it('takes the means of demand and difference over the weeks that have a demand, and counts weeks of shortage', () => {
    const { means, short, weeks } = coverageOf([week('2026-06-15', 4, 4, 5), week('2026-06-22', 3, null, 5)]);
    expect(weeks[1]?.live).toEqual({ demand: null, difference: null });
    expect(means).toEqual({
      supply: 3.5,
      live: { demand: 4, difference: 0 },
      simulated: { demand: 5, difference: -1.5 },
    });
    expect(short).toEqual({ live: 0, simulated: 2 });
  });

  it('shows weeks around the simulated period, which no mean and no count holds', () => {
    const around = (start: string, supply: number | null) => ({ start: day(start), supply, demand: 4 });
    const { means, short, weeks, count } = coverageOf([week('2026-06-15', 4, 4, 5)], {
      before: [around('2026-06-08', 1)],
      after: [around('2026-06-22', null)],
    });
    expect(weeks.map(({ start, isInside }) => [start, isInside])).toEqual([
      ['2026-06-08', false],
      ['2026-06-15', true],
      ['2026-06-22', false],
    ]);
    expect(weeks[0]).toMatchObject({ live: { difference: -3 }, simulated: { demand: null, difference: null } });
    expect(weeks[2]?.live).toEqual({ demand: 4, difference: null });
    expect({ count, supply: means.supply, short }).toEqual({ count: 1, supply: 4, short: { live: 0, simulated: 1 } });
  });

  it('has no means without weeks', () => {
    expect(coverageOf([]).means.simulated).toEqual({ demand: null, difference: null });
  });
});

describe('labelsOf', () => {
  const weeksOf = (demandLive: number | null, demandSimulated: number | null) =>
    coverageOf([{ start: day('2026-06-15'), workRateSum: 4, demandLive, demandSimulated }], {
      before: [{ start: day('2026-06-08'), supply: 1, demand: 4 }],
    }).weeks;

  it('puts the label of the higher demand above its line and that of the lower below, at the first simulated week', () => {
    expect(labelsOf(weeksOf(4, 5))).toEqual([
      { side: 'simulated', index: 1, value: 5, isAbove: true },
      { side: 'live', index: 1, value: 4, isAbove: false },
    ]);
    expect(labelsOf(weeksOf(6, 5)).map(({ isAbove }) => isAbove)).toEqual([false, true]);
  });

  it('has one label where both demands are the same or one is missing', () => {
    expect(labelsOf(weeksOf(5, 5)).map(({ side }) => side)).toEqual(['simulated']);
    expect(labelsOf(weeksOf(null, 5)).map(({ side }) => side)).toEqual(['simulated']);
    expect(labelsOf([])).toEqual([]);
  });
});

describe('outcomeOf', () => {
  const whole = ['2026-06-01', '2026-09-27'] as const;
  it.each([
    ['removed', []],
    ['ends', [period('2026-06-01', '2026-06-14')]],
    ['starts', [period('2026-09-07', '2026-09-27')]],
    ['split', [period('2026-06-01', '2026-06-14'), period('2026-09-07', '2026-09-27')]],
  ])('is %s by what is left of the period', (kind, becomes) => {
    expect(outcomeOf(replaced(...whole, ...becomes)).kind).toBe(kind);
  });
});

describe('the costs of a comparison', () => {
  const cost = (total: number | null, ob: number | null = 0) => ({ hours: null, ob, rental: 0, total });
  const side = (total: number | null, ob?: number) => ({ cost: cost(total, ob), missing: [], parts: [] });
  const pairs = [{ demandId: 'live', live: side(195_400, 21_000), simulated: side(210_300, 22_600) }];
  const own = { id: 'usk', name: 'Undersköterska' };

  it('are a normal week × 52 ÷ 12 a month and that × 12 a year, rounded by row and summed as shown', () => {
    const others = [{ id: 'ssk', name: 'Sjuksköterska', cost: cost(245_000), missing: [] }];
    const costs = costsOf({ pairs, others }, own, 'live');
    expect(costs?.rows.map(({ total }) => [total.live, total.simulated, total.change, total.changeOfYear])).toEqual([
      [847, 911, 64, 768],
      [1062, 1062, 0, 0],
    ]);
    expect(costs?.rows[0]?.ob).toMatchObject({ live: 91, simulated: 98, change: 7, changeOfYear: 84 });
    expect(costs?.sum).toMatchObject({ live: 1909, simulated: 1973, change: 64 });
    expect(costs?.year).toEqual({ live: 10_164, simulated: 10_932 });
  });

  it('are unknown where a rate is missing, which is named once', () => {
    const missing = [{ category: 'Läkare', year: 2027, field: 'monthlySalary' as const }];
    const others = [{ id: 'lak', name: 'Läkare', cost: cost(null), missing: [...missing, ...missing] }];
    const costs = costsOf({ pairs, others }, own, 'live');
    expect(costs?.sum).toEqual({ live: null, simulated: null, change: null, changeOfYear: null });
    expect(costs?.missing).toEqual(missing);
    expect(costsOf({ pairs, others }, own, undefined)).toBeUndefined();
  });
});

describe('barsOf', () => {
  const comparisonOf = (dates: ReturnType<typeof period>, ...all: Replaced[]): DemandComparison => ({
    simulated: demandOf({ ...dates, simulation: true }),
    live: [],
    replaced: all,
    weeks: [{ start: dates.start, workRateSum: 0, demandLive: null, demandSimulated: null }],
    cost: { pairs: [], others: [] },
  });

  it('puts the parts before and after the simulated period on one axis', () => {
    const parts = [period('2026-06-01', '2026-06-07'), period('2026-06-22', '2026-06-28')];
    const live = replaced('2026-06-01', '2026-06-28', ...parts);
    const { now, after } = barsOf(comparisonOf(period('2026-06-08', '2026-06-21'), live));
    expect(now).toMatchObject([{ left: 0, width: 100, goesOn: false }]);
    expect(after).toMatchObject([
      { left: 0, width: 25, isSimulated: false },
      { left: 25, width: 50, isSimulated: true },
      { left: 75, width: 25, isSimulated: false },
    ]);
  });

  it('ends the axis eight weeks after the simulated period where a live period is open', () => {
    const live = replaced('2026-06-08', null, period('2026-06-22', null));
    const { now, after } = barsOf(comparisonOf(period('2026-06-08', '2026-06-21'), live));
    expect(now).toMatchObject([{ left: 0, width: 100, goesOn: true }]);
    expect(after).toMatchObject([
      { left: 0, width: 20, goesOn: false },
      { left: 20, width: 80, goesOn: true },
    ]);
  });

  it('shows only the simulated period when no live one shares a day with it', () => {
    const { now, after } = barsOf(comparisonOf(period('2026-06-08', '2026-06-21')));
    expect(now).toEqual([]);
    expect(after).toMatchObject([{ left: 0, width: 100, isSimulated: true }]);
  });
});

describe('refusalOf', () => {
  const [simulated, live] = [demandOf({ id: 'sim', simulation: true }), demandOf({ id: 'live', locked: true })];
  const comparison = { simulated, live: [demandOf(), live] };

  it('names the locked periods of a refusal because of a lock', () => {
    expect(refusalOf({ code: 'locked', body: {} }, comparison)).toEqual({ reason: 'locked', periods: [live] });
  });

  it('names the simulated period when it is too old, changed, or affects too many', () => {
    const faults = { replaced: { code: 'tooMany', max: 40 } } as const;
    const refusals = [
      refusalOf({ code: 'history', body: {} }, comparison),
      refusalOf({ code: 'conflict', body: {} }, comparison),
      refusalOf({ code: 'validation', body: { faults } }, comparison),
    ];
    expect(refusals.map((refusal) => refusal?.reason)).toEqual(['history', 'conflict', 'tooMany']);
    expect(refusals.every((refusal) => refusal?.periods[0] === simulated)).toBe(true);
  });

  it('leaves every other problem to its own text', () => {
    expect(refusalOf({ code: 'internal', body: {} }, comparison)).toBeUndefined();
  });
});

describe('the beds of a compared period', () => {
  const bed = (start: string, end: string | null, beds: number) =>
    ({ ...period(start, end), beds, weekendBeds: 16 }) as BedPeriod;
  const runs = (beds: readonly BedPeriod[], start: string, end: string | null) =>
    bedRunsIn(beds, period(start, end)).map((run) => [run.end, run.counts?.beds]);

  it('are listed once while they are equal, with the days without a bed period', () => {
    const beds = [
      bed('2026-01-05', '2026-02-01', 18),
      bed('2026-02-02', '2026-03-01', 18),
      bed('2026-03-09', null, 22),
    ];
    expect(runs(beds, '2026-01-12', null)).toEqual([
      ['2026-03-01', 18],
      ['2026-03-08', undefined],
      [null, 22],
    ]);
    expect(runs(beds, '2026-01-12', '2026-02-08')).toEqual([['2026-02-08', 18]]);
    expect(runs([], '2026-01-12', '2026-02-08')).toEqual([['2026-02-08', undefined]]);
  });
});
