import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  joinedLacks,
  type KeyValueRange,
  keyValuesOf,
  keyValueYears,
  lacksOfMonth,
  unitSums,
} from '#shared/calculation/index.ts';
import { dayNumber, fromDayNumber } from '#shared/time/day.ts';
import { scenes } from './arbitrary.ts';
import { emptyPlan } from './build.ts';
import { figure, beds as pageBeds, plan as pagePlan, tableBelow } from './formulaPage.ts';
import { daysFrom } from './reference.ts';
import { keyValueLacksOver, keyValueOver } from './referenceKeyValues.ts';
import { shown } from './shown.ts';

/** Random plans per property; the mutation run, which repeats the properties for each mutant, sets fewer. */
const runs = Math.ceil(Number(process.env.PROPERTY_RUNS ?? 300) / 3);

const days = (from: string, to: string) => ({ from: dayNumber(from), to: dayNumber(to) });
const wholeYear: KeyValueRange = {
  level: 'unit',
  startYear: 2026,
  endYear: 2026,
  startMonth: 1,
  endMonth: 12,
  simulateWeek: 0,
};

describe('key values of random plans', () => {
  const pair = fc.tuple(scenes, scenes, scenes, fc.boolean()).map(([first, second, third, isSameStart]) => {
    const other = isSameStart ? { ...second, plan: first.plan, beds: first.beds } : second;
    return {
      start: first.start,
      end: first.end,
      units: [
        {
          plans: [
            { ...first.plan, name: 'A' },
            { ...third.plan, name: 'B' },
          ],
          beds: first.beds,
        },
        { plans: [{ ...other.plan, name: 'A' }], beds: other.beds },
      ],
    };
  });

  it.each([3, 4] as const)('%i equal the day-by-day reference, of one unit and of two together', (keyValue) => {
    fc.assert(
      fc.property(pair, ({ start, end, units }) => {
        const sums = units.map(({ plans, beds }) => unitSums({ categories: plans, beds }, [days(start, end)])!);
        for (const count of [1, 2]) {
          const { categories } = keyValuesOf(keyValue, sums.slice(0, count));
          const value = (name: string, shift: 'dag' | 'kvall' | 'natt') =>
            keyValueOver(keyValue, units.slice(0, count), name, shift, daysFrom(start, end));
          for (const { name, total, ...values } of categories)
            expect(shown(values)).toEqual(
              shown({ dag: value(name, 'dag'), kvall: value(name, 'kvall'), natt: value(name, 'natt') }),
            );
        }
      }),
      { numRuns: runs },
    );
  });

  it('lack what the reference lacks day by day', () => {
    fc.assert(
      fc.property(pair, ({ start, end, units: [unit] }) => {
        const { plans, beds } = unit!;
        const year = Number(start.slice(0, 4));
        const lacks = lacksOfMonth({ categories: plans, beds }, year, days(start, end));
        const named = lacks.filter(({ kind, categoryName }) => kind === 'demand' && categoryName !== null);
        expect({
          isNoneExpected: lacks.some(({ kind, categoryName }) => kind === 'demand' && categoryName === null),
          demand: named.map(({ categoryName }) => categoryName),
          beds: lacks.some(({ kind }) => kind === 'beds'),
        }).toEqual(keyValueLacksOver(unit!, year, daysFrom(start, end)));
      }),
      { numRuns: runs },
    );
  });
});

describe('key values of the formula page', () => {
  const plan = { categories: [pagePlan], beds: pageBeds };
  it.each(tableBelow('Key values'))('of $months months, week $week, are those of the table', (example) => {
    const range = { ...wholeYear, endMonth: Number(example.months), simulateWeek: Number(example.week) };
    const [{ year, parts }] = keyValueYears(range) as [ReturnType<typeof keyValueYears>[number]];
    const counted = parts.filter((one) => lacksOfMonth(plan, year, one).length === 0);
    const sums = unitSums(plan, counted)!;
    const [three] = keyValuesOf(3, [sums]).categories;
    const { beds, categories } = keyValuesOf(4, [sums]);
    const [four] = categories;
    expect(shown([counted.length, beds])).toEqual([example.counted, example.beds].map(figure));
    expect(shown([three!.dag, three!.kvall, three!.natt, three!.total])).toEqual(
      ['3 dag', '3 kväll', '3 natt', '3 total'].map((column) => figure(example[column])),
    );
    expect(shown([four!.dag, four!.kvall, four!.natt, four!.total])).toEqual([
      ...['4 dag', '4 kväll', '4 natt'].map((column) => figure(example[column])),
      null,
    ]);
  });

  it('are null without beds, and none without counted days', () => {
    const closed = [{ start: '2026-01-01', end: null, beds: 0, weekendBeds: 0 }];
    const sums = unitSums({ ...plan, beds: closed }, [days('2026-01-05', '2026-01-11')])!;
    const nulls = { name: 'Sjuksköterska', dag: null, kvall: null, natt: null, total: null };
    for (const keyValue of [3, 4] as const)
      expect(keyValuesOf(keyValue, [sums])).toEqual({ beds: 0, categories: [nulls] });
    const unknown = unitSums({ ...plan, beds: [] }, [days('2026-01-05', '2026-01-11')])!;
    expect(keyValuesOf(3, [unknown])).toEqual({ beds: null, categories: [nulls] });
    expect(unitSums(plan, [])).toBeUndefined();
    expect(keyValuesOf(3, [])).toEqual({ beds: null, categories: [] });
  });

  it('leave out a category without demand on the counted days', () => {
    const categories = [pagePlan, { ...emptyPlan, name: 'Läkare' }];
    const sums = unitSums({ ...plan, categories }, [days('2026-01-05', '2026-01-11')])!;
    expect(keyValuesOf(3, [sums]).categories.map(({ name }) => name)).toEqual(['Sjuksköterska']);
  });

  it('have a category with demand on some of the counted days, and none with demand between them only', () => {
    const [live] = pagePlan.demands;
    const named = (name: string, start: string, end: string) => ({
      ...pagePlan,
      name,
      demands: [{ ...live!, start, end }],
    });
    const categories = [named('A', '2026-01-12', '2026-02-08'), named('B', '2026-02-14', '2026-02-20')];
    const parts = [days('2026-01-05', '2026-01-11'), days('2026-02-09', '2026-02-15')];
    const sums = unitSums({ ...plan, categories }, parts)!;
    expect(sums.categories.map(({ name }) => name)).toEqual(['B']);
  });

  it('divide the hours of one unit by the bed-days of all', () => {
    const parts = [days('2026-01-05', '2026-01-11')];
    const both = [unitSums(plan, parts)!, unitSums({ categories: [], beds: pageBeds }, parts)!];
    const { beds, categories } = keyValuesOf(3, both);
    expect(shown([beds, categories[0]!.dag])).toEqual(shown([2 * (152 / 7), 153 / 304]));
  });
});

describe('the months of key values', () => {
  const briefly = (range: Partial<KeyValueRange>) =>
    keyValueYears({ ...wholeYear, ...range }).map(({ year, parts }): [number, string[]] => [
      year,
      parts.map(({ from, to }) => `${fromDayNumber(from)}..${fromDayNumber(to)}`),
    ]);

  it('at unit level reach from the first month of the first year to the last of the last', () => {
    const range = { startYear: 2025, endYear: 2027, startMonth: 12, endMonth: 1 };
    const found = briefly(range);
    expect(found.map(([year, parts]) => [year, parts.length])).toEqual([
      [2025, 1],
      [2026, 12],
      [2027, 1],
    ]);
    expect([found[0]![1], found[2]![1]]).toEqual([['2025-12-01..2025-12-31'], ['2027-01-01..2027-01-31']]);
  });

  it.each(['area', 'org'] as const)('at the level %s are the same of each year', (level) => {
    expect(briefly({ level, startYear: 2027, endYear: 2028, startMonth: 2, endMonth: 2 })).toEqual([
      [2027, ['2027-02-01..2027-02-28']],
      [2028, ['2028-02-01..2028-02-29']],
    ]);
  });

  it('are one week of the start year where a week is simulated', () => {
    expect(briefly({ startYear: 2026, endYear: 2028, simulateWeek: 53 })).toEqual([[2026, ['2026-12-28..2027-01-03']]]);
    expect(briefly({ startYear: 2027, simulateWeek: 53 })).toEqual([[2027, []]]);
  });
});

describe('the shifts of a week with a day off', () => {
  // Tuesday 6 January is staffed as a Sunday: 2 on days instead of 3, 1.5 in the evening instead of 2.
  it.each([
    ['all week', 24, 18, { shifts: 1800, days: 7 }, { shifts: 1250, days: 7 }],
    ['at weekends only, which the day off is not', 0, 18, { shifts: 400, days: 2 }, { shifts: 500, days: 3 }],
  ])('are those of the weekday that it is staffed as, with beds %s', (_, beds, weekendBeds, dag, kvall) => {
    const staffed = { ...pagePlan, daysOff: { redDay: 'sunday', eve: 'weekday' } as const };
    const unit = { categories: [staffed], beds: [{ start: '2026-01-05', end: null, beds, weekendBeds }] };
    expect(unitSums(unit, [days('2026-01-05', '2026-01-11')]).categories[0]!.open).toMatchObject({ dag, kvall });
  });
});

describe('a category is expected where it has live demand', () => {
  const lacksOf = (
    demand: { start: string; end: string; simulation?: boolean },
    year: number,
    part: ReturnType<typeof days>,
  ) => {
    const demands = [{ simulation: false, shiftDemands: [], ...demand }];
    const plan = { ...pagePlan, demands };
    return lacksOfMonth({ categories: [plan], beds: pageBeds }, year, part).map(({ categoryName }) => categoryName);
  };
  const july = days('2026-07-01', '2026-07-31');
  const week53 = days('2026-12-28', '2027-01-03');

  it.each([
    ['in the first month of the year', { start: '2025-06-01', end: '2026-01-01' }, july, ['Sjuksköterska']],
    ['in the last month of the year', { start: '2026-12-31', end: '2027-06-30' }, july, ['Sjuksköterska']],
    ['on the days, though after the year', { start: '2027-01-01', end: '2027-06-30' }, week53, ['Sjuksköterska']],
    ['on the last day before the year', { start: '2025-06-01', end: '2025-12-31' }, july, [null]],
    ['in a simulation only', { start: '2026-01-01', end: '2026-12-31', simulation: true }, july, [null]],
    ['on all the days', { start: '2026-07-01', end: '2026-07-31' }, july, []],
  ] as const)('%s', (_, demand, part, names) => {
    expect(lacksOf(demand, 2026, part)).toEqual(names);
  });
});

it('lacks of adjoining months are joined, those of others are not', () => {
  const month = (from: string, to: string, categoryName: string | null, kind: 'demand' | 'beds' = 'demand') => ({
    kind,
    categoryName,
    days: days(from, to),
  });
  expect(
    joinedLacks([
      month('2026-01-01', '2026-01-31', 'A'),
      month('2026-01-01', '2026-01-31', null, 'beds'),
      month('2026-01-01', '2026-01-31', 'B'),
      month('2026-02-01', '2026-02-28', 'A'),
      month('2026-04-01', '2026-04-30', 'A'),
    ]),
  ).toEqual([
    { kind: 'demand', categoryName: 'A', from: '2026-01-01', to: '2026-02-28' },
    { kind: 'beds', categoryName: null, from: '2026-01-01', to: '2026-01-31' },
    { kind: 'demand', categoryName: 'B', from: '2026-01-01', to: '2026-01-31' },
    { kind: 'demand', categoryName: 'A', from: '2026-04-01', to: '2026-04-30' },
  ]);
});
