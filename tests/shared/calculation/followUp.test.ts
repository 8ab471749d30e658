import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  activitiesOfYear,
  type CategoryPlan,
  costOfHours,
  demandIn,
  type FollowUpRow,
  followUpOf,
  isCostedAtHour,
  supplyIn,
} from '#shared/calculation/index.ts';
import { tidy } from '#shared/quantity/tidy.ts';
import { scenes } from './arbitrary.ts';
import { assetPeriod } from './build.ts';
import { activity, category, months, plan, rates } from './followUpPlan.ts';
import { shown } from './shown.ts';

/** Random plans per property; the mutation run, which repeats the properties for each mutant, sets fewer. */
const runs = Math.ceil(Number(process.env.PROPERTY_RUNS ?? 300) / 10);

const keyOf = ({ source }: FollowUpRow): string => {
  if (source.row === 'activity') return source.activity.id;
  return source.row === 'diff' ? `diff ${source.category}` : source.row;
};

/** The first three months, the total and the number of months with a value, by row. */
const rowsOf = (of: ReturnType<typeof followUpOf>) =>
  of.groups.flatMap(({ rows }) =>
    rows.map((row) => [keyOf(row), ...row.months.slice(0, 3).map(shown4), shown4(row.total), row.counted]),
  );
const shown4 = (value: number | null) => (value === null ? null : Math.round(value * 10_000) / 10_000);

const rowAt = (of: ReturnType<typeof followUpOf>, key: string): FollowUpRow =>
  of.groups.flatMap(({ rows }) => rows).find((row) => keyOf(row) === key)!;

describe('the follow-up of a year', () => {
  it('has its rows in order, with months, total and how many months count', () => {
    expect(rowsOf(followUpOf(plan, 2026))).toEqual([
      ['chief', 100, 90.5, null, 190.5, 2],
      ['diff Sjuksköterska', -1.7, -1.7, null, -1.7, 2],
      ['contractors', 0.5, 0.5, 0.5, 0.5, 12],
      ['excluded', 0.25, 0.25, 0.25, 0.25, 12],
      ['own', 700, 650, 500, 1850, 3],
      ['rented', 60, null, 20, 80, 2],
      ['study', 40, 40, 40, 120, 3],
      ['worked', 760, 650, 520, 1930, 3],
      ['extra', 16.5, null, null, 16.5, 1],
      ['aside', 33, null, null, 33, 1],
      ['demand', 744, 672, null, 1416, 2],
      ['difference', 16, -22, null, -6, 2],
      ['cumulative', 16, -6, null, -6, 2],
      ['services', 0.097, -0.1333, null, -0.0123, 2],
      ['specified', 0.1, 0, 0, 0.0085, 12],
      ['unspecified', -0.003, -0.1333, null, -0.0649, 2],
      ['heading', null, null, null, null, 0],
      ['overtime', 10, 20, null, 30, 2],
      ['sick', 8, 7, null, 7.5, 2],
    ]);
  });

  it('costs hours by their kind, plain work without one, and absence not at all', () => {
    const hour = { ...rates, hour: 400, simpleOvertime: 600, resourceHour: null };
    const kinds = ['Work', null, 'SimpleOvertime', 'Resource', 'Absence'] as const;
    expect(kinds.map((kind) => costOfHours(10, kind, hour))).toEqual([4, 4, 6, 4, null]);
    expect(kinds.map((kind) => isCostedAtHour(kind, hour))).toEqual([false, false, false, true, false]);
    expect(isCostedAtHour('Resource', { ...hour, hour: null })).toBe(false);
  });

  it('costs the total at the hourly rate, whatever its kind', () => {
    const total = activity('all', { name: 'total', map: 'Rental' });
    const of = { ...plan, activities: [total], inputs: new Map([['all', months(100)]]) };
    const year = followUpOf(of, 2026);
    for (const key of ['all', 'worked']) expect(rowAt(year, key).costs?.[0], key).toBe(40);
    const detailed = { ...of, activities: [{ ...total, type: 'WorklogDetailed' as const }] };
    expect(rowAt(followUpOf(detailed, 2026), 'all').costs?.[0]).toBe(90);
  });

  it('adds up over the months that have both worked time and demand', () => {
    const bothOf = (of: ReturnType<typeof followUpOf>) =>
      ['worked', 'demand', 'difference'].map((key) => rowAt(of, key).totalOfBoth);
    const year = followUpOf(plan, 2026);
    expect(bothOf(year)).toEqual([1410, 1416, null]);
    expect(rowAt(year, 'difference').total).toBe(1410 - 1416);
    // With the same months in both, their totals add up already; without a common month there is nothing to add.
    expect(bothOf(followUpOf(plan, 2026, { first: 1, last: 2 }))).toEqual([null, null, null]);
    expect(bothOf(followUpOf(plan, 2026, { first: 3, last: 3 }))).toEqual([null, null, null]);
  });

  it('adds up what is specified and the rest over the months that have a difference', () => {
    const year = followUpOf(plan, 2026);
    const [services, specified, unspecified] = ['services', 'specified', 'unspecified'].map((key) => rowAt(year, key));
    expect(specified!.totalOfBoth).toBeCloseTo((0.1 * 31) / 59, 6);
    expect(specified!.totalOfBoth! + unspecified!.total!).toBeCloseTo(services!.total!, 6);
    expect(rowAt(followUpOf(plan, 2026, { first: 1, last: 2 }), 'specified').totalOfBoth).toBeNull();
    expect(rowAt(followUpOf(plan, 2026, { first: 3, last: 3 }), 'specified').totalOfBoth).toBeNull();
  });

  it.each([
    ['Other', 'Aggr', null, 30, false],
    ['Other', 'Avg', null, 15, false],
    ['Other', 'Avg', 'SimpleOvertime', 15, false],
    ['Other', 'Aggr', 'SimpleOvertime', 30, true],
    ['Worklog', 'Aggr', null, 30, true],
    ['Worklog', 'Avg', 'Work', 15, false],
  ] as const)('a row of %s, %s, kind %s has the year %s; services of hours: %s', (type, calc, map, total, isHours) => {
    const given = { activities: [activity('x', { type, calc, map })], inputs: new Map([['x', months(10, 20)]]) };
    const found = rowAt(followUpOf({ ...plan, ...given }, 2026), 'x');
    expect(found).toMatchObject({ total, counted: 2 });
    expect(found.staffing?.slice(0, 2) ?? null).toEqual(isHours ? [10 / 165, 20 / 165] : null);
  });

  it('has no values for an activity without any input, and counts the first of two named Total', () => {
    const activities = [activity('first', { name: 'Total' }), activity('second', { name: 'total' })];
    const of = followUpOf({ ...plan, activities, inputs: new Map([['second', months(900)]]) }, 2026);
    expect(rowAt(of, 'first')).toMatchObject({ total: null, counted: 0 });
    expect(rowAt(of, 'worked').total).toBeNull();
  });

  it('has no difference and no demand in a month that one category lacks demand in, for a part of it too', () => {
    const demandUntil = (end: string): CategoryPlan => ({
      ...category,
      name: `till ${end}`,
      demands: [{ ...category.demands[0]!, end }],
    });
    const of = followUpOf({ ...plan, categories: [category, demandUntil('2026-02-14')] }, 2026);
    expect(rowAt(of, 'diff Sjuksköterska').counted).toBe(2);
    expect(rowAt(of, 'diff till 2026-02-14').counted).toBe(1);
    expect(rowAt(of, 'demand').months.slice(0, 2)).toEqual([1488, null]);
  });

  it('has the difference of each month with the staff of that month', () => {
    const leaving = { id: 'd', periods: [assetPeriod({ start: '2026-01-01', end: '2026-01-31', workRate: 1 })] };
    const changing: CategoryPlan = { ...category, assets: [...category.assets, leaving] };
    const of = followUpOf({ ...plan, categories: [changing] }, 2026);
    expect(rowAt(of, 'diff Sjuksköterska').months.slice(0, 2).map(shown4)).toEqual([-0.7, -1.7]);
  });

  it('groups its rows by the type of activity', () => {
    expect(followUpOf(plan, 2026).groups.map(({ type, rows }) => [type, rows.length])).toEqual([
      ['Manager', 1],
      ['Worklog', 7],
      ['WorklogDetailed', 8],
      ['Other', 3],
    ]);
  });

  it('costs hours by the rate of their kind and shows them as services', () => {
    const of = followUpOf(plan, 2026);
    const first = (key: string) => [rowAt(of, key).costs?.[0], rowAt(of, key).staffing?.[0]].map((one) => one ?? null);
    expect(first('own')).toEqual([280, 700 / 165]);
    expect(first('rented')).toEqual([54, 60 / 165]);
    expect(first('overtime')).toEqual([5.5, 10 / 165]);
    expect(first('chief')).toEqual([40, 100 / 165]);
    expect(rowAt(of, 'worked').costs?.slice(0, 4)).toEqual([334, 260, 218, null]);
    expect(rowAt(of, 'worked').staffing?.[0]).toBe(760 / 165);
    expect(rowAt(of, 'demand').costs?.slice(0, 3)).toEqual([297.6, 268.8, null]);
    // 334 − 297.6: hours of two rates, of which 60 are rented.
    expect(rowAt(of, 'difference').costs?.slice(0, 3)).toEqual([36.4, -8.8, null]);
    expect(of.groups.flatMap(({ rows }) => rows).filter(({ costAtHour }) => costAtHour)).toEqual([]);
    for (const key of ['sick', 'services', 'cumulative', 'contractors', 'specified'])
      expect(rowAt(of, key)).toMatchObject({ costs: null, staffing: null });
  });

  it('costs hours whose kind has an empty rate at the hourly rate, and says so wherever they count', () => {
    const of = followUpOf({ ...plan, rates: { ...rates, rentalHour: null, simpleOvertime: 0 } }, 2026);
    expect(rowAt(of, 'rented').costs?.slice(0, 2)).toEqual([24, null]);
    expect(rowAt(of, 'worked').costs?.slice(0, 2)).toEqual([304, 260]);
    expect(rowAt(of, 'difference').costs?.slice(0, 2)).toEqual([6.4, -8.8]);
    expect(rowAt(of, 'overtime').costs?.[0]).toBe(0);
    const atHour = ({ groups }: typeof of) =>
      groups.flatMap(({ rows }) => rows.filter(({ costAtHour }) => costAtHour).map(keyOf));
    expect(atHour(of)).toEqual(['rented', 'worked', 'difference']);
    const withoutRented = { first: 2, last: 2 };
    expect(atHour(followUpOf({ ...plan, rates: { ...rates, rentalHour: null } }, 2026, withoutRented))).toEqual([]);
    const without = followUpOf({ ...plan, rates: { ...rates, hour: null } }, 2026);
    expect([rowAt(without, 'own').costs?.[0], rowAt(without, 'rented').costs?.[0]]).toEqual([null, 54]);
    // Most of the worked hours have no rate: the cost of the others is not that of all.
    expect(rowAt(without, 'worked').costs?.[0]).toBeNull();
    expect(without.groups.flatMap(({ rows }) => rows).some(({ costAtHour }) => costAtHour)).toBe(false);
  });

  it.each([
    ['QualifiedOvertime', 720],
    ['Resource', 415],
  ] as const)('costs %s by its own rate', (map, rate) => {
    const of = followUpOf(
      { ...plan, activities: [activity('x', { type: 'Other', map })], inputs: new Map([['x', months(1000)]]) },
      2026,
    );
    expect(rowAt(of, 'x').costs?.[0]).toBe(rate);
  });

  it('takes the Worklog activity named Total for worked time, in any case, and costs it as plain work', () => {
    const total = {
      ...plan,
      activities: [...plan.activities, activity('sum', { name: 'TOTAL', excludeFromTotal: true })],
    };
    const of = followUpOf({ ...total, inputs: new Map([...plan.inputs, ['sum', months(900)]]) }, 2026);
    expect(rowAt(of, 'worked').months.slice(0, 2)).toEqual([900, null]);
    expect(rowAt(of, 'worked').costs?.slice(0, 2)).toEqual([360, null]);
    const named = { ...plan, activities: [activity('sum', { name: 'Total', type: 'WorklogDetailed' })] };
    expect(rowAt(followUpOf({ ...named, inputs: new Map([['sum', months(900)]]) }, 2026), 'worked').total).toBeNull();
  });

  it('has no services without monthly work hours, and no costs without a stencil', () => {
    for (const given of [undefined, { ...rates, monthlyWorkHours: 0 }, { ...rates, monthlyWorkHours: null }]) {
      const of = followUpOf({ ...plan, rates: given }, 2026);
      expect(rowAt(of, 'services').total).toBeNull();
      expect(rowAt(of, 'specified').total).toBeNull();
      expect(rowAt(of, 'difference').total).toBe(-6);
      expect(rowAt(of, 'own').costs?.[0] ?? null).toBe(given ? 280 : null);
    }
  });

  it('shows the months asked for alone, and its running sum from January', () => {
    const of = followUpOf(plan, 2026, { first: 2, last: 2 });
    expect(rowAt(of, 'difference').months.slice(0, 3)).toEqual([null, -22, null]);
    expect(rowAt(of, 'cumulative')).toMatchObject({ total: -6, counted: 1 });
    expect(rowAt(of, 'cumulative').months.slice(0, 3)).toEqual([null, -6, null]);
    expect(rowAt(of, 'chief')).toMatchObject({ total: 90.5, counted: 1 });
    expect(rowAt(of, 'contractors').counted).toBe(1);
    expect([of.withoutDemand, of.withoutWorklog]).toEqual([[], [2]]);
  });

  it('names the months without demand, and those in which counted worked time has no value', () => {
    const { withoutDemand, withoutWorklog, partlyWorked } = followUpOf(plan, 2026);
    expect(withoutDemand).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(withoutWorklog).toEqual([2, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    // Of February the own time is known, that of the contractors is not.
    expect(partlyWorked).toEqual([2]);
    expect(followUpOf({ ...plan, activities: [] }, 2026).withoutWorklog).toHaveLength(12);
  });

  it('lacks no demand for a category without any demand that year, or one that has ended', () => {
    const idle = { ...category, id: 'd', name: 'Undersköterska', demands: [] };
    const ended = { ...idle, id: 'e', name: 'Läkare', periods: [{ ...category.periods[0]!, end: '2025-12-31' }] };
    const of = followUpOf({ ...plan, categories: [category, idle, ended] }, 2026);
    expect(rowAt(of, 'demand').months.slice(0, 3)).toEqual([744, 672, null]);
    expect(rowAt(of, 'diff Undersköterska').counted).toBe(0);
    expect(rowAt(of, 'contractors').months[0]).toBe(1.5);
    expect(rowAt(followUpOf({ ...plan, categories: [idle] }, 2026), 'demand').counted).toBe(0);
  });
});

it('an activity is valid from its first year to its last', () => {
  const ids = (year: number) => activitiesOfYear(plan.activities, year).map(({ id }) => id);
  expect(ids(2025)).toEqual(['earlier']);
  expect(ids(2026)).not.toContain('later');
  expect(ids(2027)).toContain('later');
});

describe('the follow-up of random plans', () => {
  const monthOf = (year: number, month: number) => ({
    start: new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10),
    end: new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10),
  });

  it('has the hours, supply and services that each month has by itself', () => {
    fc.assert(
      fc.property(scenes, scenes, ({ start, plan: first }, { plan: second }) => {
        const year = Number(start.slice(0, 4));
        const categories = [
          { ...first, name: 'A' },
          { ...second, name: 'B' },
        ];
        const of = followUpOf({ categories, activities: [], inputs: new Map(), rates: undefined }, year);
        for (let month = 0; month < 12; month++) {
          const range = monthOf(year, month);
          const demanded = rowAt(of, 'demand').months[month]!;
          if (demanded !== null)
            expect(shown({ demanded })).toEqual(
              shown({ demanded: tidy(categories.reduce((sum, one) => sum + demandIn(one, range).hours, 0)) }),
            );
          for (const one of categories) {
            const diff = rowAt(of, `diff ${one.name}`).months[month]!;
            const { services } = demandIn(one, range);
            if (diff !== null)
              expect(shown({ diff })).toEqual(shown({ diff: tidy(supplyIn(one, range).workRateSum - services!) }));
          }
          const contractors = categories.reduce((sum, one) => sum + supplyIn(one, range).contractorWorkRateSum, 0);
          expect(shown({ contractors: rowAt(of, 'contractors').months[month]! })).toEqual(
            shown({ contractors: tidy(contractors) }),
          );
        }
      }),
      { numRuns: runs },
    );
  });
});
