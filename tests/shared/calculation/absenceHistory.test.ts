import { describe, expect, it } from 'vitest';
import { absenceHistory, type CategoryPlan, countedHistory, type HistoryPlan } from '#shared/calculation/index.ts';
import type { Day } from '#shared/time/day.ts';
import { assetPeriod, emptyPlan } from './build.ts';

type Activity = HistoryPlan['activities'][number];

const activity = (id: string, given: Partial<Activity> = {}): Activity => ({
  id,
  name: id,
  type: 'Other',
  start: 2020,
  end: null,
  calc: 'Aggr',
  isHeader: false,
  map: 'Absence',
  excludeFromTotal: false,
  absence: 'sick',
  ...given,
});

/** A category with employees, each of one period or several. */
const category = (id: string, ...staff: readonly Parameters<typeof assetPeriod>[0][][]): CategoryPlan => ({
  ...emptyPlan,
  id,
  assets: staff.map((periods, index) => ({ id: `${id}${index}`, periods: periods.map(assetPeriod) })),
});

const always = { start: '2020-01-01', end: null };
const oneNurse = category('nurse', [{ ...always, workRate: 1 }]);

/** The same value in every month. */
const allYear = (value: number | null) => Array.from({ length: 12 }, () => value);
/** Values of the months, January first; the others have none. */
const from = (...values: (number | null)[]) => allYear(null).map((none, index) => values[index] ?? none);

interface Given {
  readonly categories?: readonly CategoryPlan[];
  readonly activities?: readonly Activity[];
  readonly inputs: Readonly<Record<number, Readonly<Record<string, readonly (number | null)[]>>>>;
  readonly stencils?: HistoryPlan['stencils'];
}

const planOf = ({
  categories = [oneNurse],
  activities = [activity('sick')],
  inputs,
  stencils,
}: Given): HistoryPlan => ({
  categories,
  activities,
  inputs: new Map(Object.entries(inputs).map(([year, values]) => [Number(year), new Map(Object.entries(values))])),
  stencils: stencils ?? [2023, 2024, 2025, 2026].map((year) => ({ year, monthlyWorkHours: 160 })),
});

const historyOf = (given: Given, today = '2026-01-01') => absenceHistory(planOf(given), today as Day);

const sickOf = (given: Given, id = 'nurse', today = '2026-03-15') => historyOf(given, today).get(id)!.sick;

describe('the own history of absence', () => {
  it.each([
    ['2026-03-01', { year: 2024, month: 3 }, { year: 2026, month: 2 }],
    ['2026-01-31', { year: 2024, month: 1 }, { year: 2025, month: 12 }],
    ['2025-12-31', { year: 2023, month: 12 }, { year: 2025, month: 11 }],
  ])('rests on the 24 complete months before %s', (today, first, last) => {
    const values = { sick: allYear(8) };
    const history = sickOf({ inputs: { 2023: values, 2024: values, 2025: values, 2026: values } }, 'nurse', today);
    expect(history.months).toBe(24);
    expect(history.outcomes).toHaveLength(24);
    expect(history.outcomes[0]).toEqual({ ...first, percent: 5 });
    expect(history.outcomes.at(-1)).toEqual({ ...last, percent: 5 });
    expect(history.percentages).toEqual(allYear(5));
  });

  it('divides hours by the working time of own staff and substitutes, of those away for a reason too, without contractors', () => {
    const staffed = category(
      'nurse',
      [{ ...always, workRate: 1 }],
      [
        { start: '2020-01-01', end: '2025-01-16', workRate: 0.75, isFillIn: true },
        { start: '2025-01-17', end: null, workRate: 0.25, workRateExcluded: 0.5, absence: 'sick', isFillIn: true },
      ],
      [{ ...always, workRate: 1, isContractor: true }],
      [{ ...always, workRate: 0.25, workRateExcluded: 0.75, absence: null }],
    );
    // 1 + 0.75 + 0.25 services of 160 hours.
    expect(sickOf({ categories: [staffed], inputs: { 2025: { sick: from(16) } } }).outcomes).toEqual([
      { year: 2025, month: 1, percent: 5 },
    ]);
  });

  it('is by calendar month the sum of the hours over the sum of the working time, with 2 decimals and at most 60', () => {
    const history = sickOf({
      inputs: { 2025: { sick: from(16, 8, 200) }, 2026: { sick: from(31) } },
      stencils: [
        { year: 2025, monthlyWorkHours: 160 },
        { year: 2026, monthlyWorkHours: 155 },
      ],
    });
    expect(history.percentages).toEqual(from(14.92, 5, 60));
    expect(history.outcomes).toEqual([
      { year: 2025, month: 1, percent: 10 },
      { year: 2025, month: 2, percent: 5 },
      { year: 2025, month: 3, percent: 60 },
      { year: 2026, month: 1, percent: 20 },
    ]);
    expect(history.months).toBe(4);
  });

  it('counts a month with the value 0, and leaves out those without a value, a stencil, its hours or staff', () => {
    const history = sickOf({
      categories: [category('nurse', [{ start: '2024-11-01', end: null, workRate: 1 }])],
      inputs: {
        2024: { sick: from(...Array.from({ length: 10 }, () => 8), 0, 8) },
        2025: { sick: allYear(8) },
        2026: { sick: allYear(8) },
      },
      stencils: [
        { year: 2024, monthlyWorkHours: 160 },
        { year: 2026, monthlyWorkHours: null },
      ],
    });
    expect(history.outcomes).toEqual([
      { year: 2024, month: 11, percent: 0 },
      { year: 2024, month: 12, percent: 5 },
    ]);
  });

  it('adds the activities of its kind that are valid in the year', () => {
    const others: readonly Activity[] = [
      activity('work', { type: 'Worklog' }),
      activity('resource', { map: 'Resource' }),
      activity('head', { isHeader: true }),
      activity('child', { absence: 'child' }),
      activity('none', { absence: null }),
      activity('ended', { end: 2024 }),
      activity('later', { start: 2026 }),
    ];
    const activities = [activity('sick'), activity('long', { start: 2025, end: 2025 }), ...others];
    const values = Object.fromEntries(activities.map(({ id }) => [id, from(8)]));
    const history = historyOf({ activities, inputs: { 2025: values } }).get('nurse')!;
    expect(history.sick.outcomes).toEqual([{ year: 2025, month: 1, percent: 10 }]);
    expect(history.child.outcomes).toEqual([{ year: 2025, month: 1, percent: 5 }]);
    expect(history.other).toEqual({ months: 0, percentages: allYear(null), outcomes: [] });
  });

  it('is of the category that an activity of the kind names, else of the unit as a whole', () => {
    const categories = [oneNurse, category('assistant', [{ ...always, workRate: 1 }], [{ ...always, workRate: 0.6 }])];
    const activities = [
      activity('whole', { categoryId: null }),
      activity('own', { categoryId: 'nurse' }),
      activity('child', { absence: 'child' }),
    ];
    const inputs = { 2025: { whole: from(41.6), own: from(32), child: from(20.8) } };
    const history = historyOf({ categories, activities, inputs });
    const percents = (id: string) => {
      const { sick, child } = history.get(id)!;
      return [sick, child].map(({ outcomes }) => outcomes.map(({ percent }) => percent));
    };
    expect([...history.keys()]).toEqual(['nurse', 'assistant']);
    // The nurse's own hours over one service; else the unit's over 2.6.
    expect(percents('nurse')).toEqual([[20], [5]]);
    expect(percents('assistant')).toEqual([[10], [5]]);
  });

  it('has no month where no activity is of its kind, though the unit has staff and hours', () => {
    const activities = [activity('child', { absence: 'child' })];
    expect(sickOf({ activities, inputs: { 2025: { child: allYear(8) } } }).months).toBe(0);
  });
});

describe('the history that counts', () => {
  const historyOver = (months: number) => {
    const values = Array.from({ length: 24 }, (_, index) => (index < months ? 8 : null));
    const inputs = { 2024: { sick: values.slice(0, 12) }, 2025: { sick: values.slice(12) } };
    return historyOf({ inputs }).get('nurse');
  };

  it('rests on at least twelve months', () => {
    expect(countedHistory(historyOver(11))).toEqual({});
    expect(countedHistory(historyOver(12))).toEqual({ sick: allYear(5) });
    expect(countedHistory(historyOver(13))).toEqual({ sick: allYear(5) });
  });

  it('is nothing without a history', () => expect(countedHistory(undefined)).toEqual({}));
});
