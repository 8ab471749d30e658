import { describe, expect, it } from 'vitest';
import {
  bedDays,
  bedsAverage,
  type CategoryPlan,
  demandIn,
  demandPerBedAndDay,
  demandSummary,
  fullTimeWeek,
  isWeekendDayOf,
  openDays,
  perBedAndDay,
  receiptsOf,
  type ShiftPeriodInput,
  services,
  shiftCategories,
  shiftCategory,
  shiftHours,
  shiftLength,
  staffOf,
  weekHoursOf,
  weightedBeds,
} from '#shared/calculation/index.ts';
import { openWeekdays } from '#shared/calculation/openDays.ts';
import { assetPeriod, demandRow, emptyPlan, shiftPeriod } from './build.ts';

const row = (weekday: string, weekend = '', flags = '') => demandRow('s', '1 1 1 1 1 1 1', flags, weekday, weekend);

describe('the length of a shift', () => {
  it.each([
    ['07:00–15:30 (0:30)', 480],
    ['21:15–07:15', 600],
    ['16:00–24:00', 480],
    ['00:00–24:00', 1440],
    ['08:00–08:00', 1440],
    ['10:00–10:20 (0:30)', 0],
    ['', 0],
  ])('of %s is %i minutes', (times, minutes) => {
    expect(shiftLength(row(times), false, false)).toBe(minutes);
    expect(shiftLength(row('', times), true, false)).toBe(minutes);
  });

  it('loses duty time on a duty shift only, weekends alike', () => {
    const duty = { ...row('08:00–08:00', '09:00–09:00'), dutyHours: 15, dutyMinutes: 30 };
    expect([shiftLength(duty, false, false), shiftLength(duty, false, true), shiftLength(duty, true, true)]).toEqual([
      1440, 510, 510,
    ]);
  });

  it('counts a blank minute, break or end as 0', () => {
    const blanks = { ...row('07:00–15:00'), startMinute: null, endMinute: null, breakHours: null, breakMinutes: null };
    expect(shiftLength(blanks, false, false)).toBe(480);
    expect(shiftLength({ ...blanks, endHour: null }, false, false)).toBe(17 * 60);
  });
});

describe('a weekend day', () => {
  it('is one that the row marks as weekend, and never Monday to Thursday', () => {
    const daysOf = (flags: string) => [0, 1, 2, 3, 4, 5, 6].filter((day) => isWeekendDayOf(row('', '', flags), day));
    expect(['', 'Sat Sun', 'Fri Sat Sun'].map(daysOf)).toEqual([[], [5, 6], [4, 5, 6]]);
  });
});

describe('services', () => {
  const fullTime = 2400;
  const demand = { staff: 700, weekendStaff: 200, minutes: 700 * 480 };
  const of = (given: Partial<ShiftPeriodInput>) => {
    const { numerator, denominator } = services(demand, shiftPeriod(given), fullTime);
    return numerator / denominator;
  };

  it('of seven shifts of eight hours at 40:00, by type of period', () => {
    expect(services(demand, undefined, fullTime)).toEqual({ numerator: 336_000, denominator: 240_000 });
    expect(of({ type: 'Standard' })).toBe(1.4);
    expect(of({ type: 'Other', newWorkingHours: 35, newWorkingMinutes: 0 })).toBe(1.6);
    // 2 weeks ÷ 4 nights × 5 hours shorter = 2,5 hours more a shift.
    expect(of({ type: 'Rotation', weeks: 2, nights: 4, newWorkingHours: 35 })).toBe(1.8375);
    expect(of({ type: 'Rotation', weeks: 2, nights: 4, newWorkingHours: 45 })).toBe(1.4);
  });

  it('come of the staff read from the row, with the extra time of each shift', () => {
    const asRow = demandRow('s', '2,5 1.25 0 0 1 0,75 0', 'Fri Sat', '08:00–16:00', '08:00–12:00');
    expect(staffOf(asRow)).toEqual([250, 125, 0, 0, 100, 75, 0]);
    const extra = shiftPeriod({ type: 'ExtraHours', extraHours: 0, extraMinutes: 30 });
    expect(shiftHours(asRow, staffOf(asRow), extra, [2, 1, 1, 1, 1, 1, 1])).toEqual({
      staff: 800,
      weekendStaff: 175,
      minutes: 625 * 510 + 175 * 270,
    });
    expect(fullTimeWeek({ start: '2026-01-01', end: null, workingHours: 38, workingMinutes: 15 })).toBe(2295);
  });
});

describe('the category of a shift', () => {
  const at = (name: string, startHour: number | null, isNightShift = false) =>
    shiftCategory(name, { isNightShift }, { startHour, startMinute: 0 });

  it.each([
    ['Dag', 7, 'dag'],
    ['Dag', 11, 'dag'],
    ['Mellan', 12, 'kvall'],
    ['HELGKVÄLL', 7, 'kvall'],
    ['Kva\u0308ll', 7, 'kvall'],
    ['Tom', null, 'dag'],
  ] as const)('%s from %s is %s', (name, hour, category) => {
    expect(at(name, hour)).toBe(category);
    expect(at(name, hour, true)).toBe('natt');
  });

  it('has the index 0, 1 or 2', () => {
    expect(shiftCategories).toEqual(['dag', 'kvall', 'natt']);
  });

  it('of a shift without a period goes by its name and start', () => {
    expect(shiftCategory('Natt', undefined, { startHour: 21, startMinute: 0 })).toBe('kvall');
  });
});

const week = { start: '2026-01-05', end: '2026-01-11' };
const fullTime = { workingHours: 40, workingMinutes: 0 };
const plan: CategoryPlan = {
  ...emptyPlan,
  periods: [{ start: '2026-01-01', end: null, ...fullTime }],
  shifts: [{ id: 's', name: 'Natt', periods: [shiftPeriod({ isNightShift: true })] }],
  demands: [{ ...week, simulation: false, shiftDemands: [row('08:00–16:00', '08:00–16:00', 'Sat Sun')] }],
};
const receiptOf = (changed: Partial<CategoryPlan>) => receiptsOf({ ...plan, ...changed }, week)[0]!;

describe('a week', () => {
  it('without a demand period has no demand and no differences to it', () => {
    expect(receiptOf({ demands: [] })).toMatchObject({
      demand: null,
      diff: null,
      diffBudgetDemand: null,
      diffWeekendShifts: null,
      diffNightShifts: null,
      demandDays: 0,
    });
  });

  it('with an empty demand period has the demand 0', () => {
    expect(receiptOf({ demands: [{ ...week, simulation: false, shiftDemands: [] }] })).toMatchObject({
      demand: 0,
      diff: 0,
      demandDays: 7,
    });
  });

  it('without a category period has shifts, but no services', () => {
    expect(receiptOf({ periods: [] })).toMatchObject({
      demand: null,
      diff: null,
      diffWeekendShifts: -2,
      diffNightShifts: -7,
      demandDays: 0,
    });
    expect(demandIn({ ...plan, periods: [] }, week)).toMatchObject({ hours: 56, demandDays: 7, measuredDays: 0 });
  });

  it('with a category period in part of the week counts the demand of those days only', () => {
    const receipt = receiptOf({ periods: [{ start: '2026-01-08', end: null, ...fullTime }] });
    expect(receipt).toMatchObject({ demand: 0.8, demandDays: 4 });
  });

  it('is balanced when supply is what is demanded', () => {
    // 42:00 demanded at 5:00 a week is 8,4 services; 8 whole posts and one of 0,4 meet it.
    const demands = [{ ...week, simulation: false, shiftDemands: [row('08:00–14:00')] }];
    const periods = [{ start: '2026-01-01', end: null, workingHours: 5, workingMinutes: 0 }];
    const assets = [1, 1, 1, 1, 1, 1, 1, 1, 0.1, 0.3].map((workRate, index) => ({
      id: `${index}`,
      periods: [assetPeriod({ ...week, workRate })],
    }));
    expect(receiptOf({ demands, periods, assets })).toMatchObject({ workRateSum: 8.4, demand: 8.4, diff: 0 });
  });

  it('counts nothing of a simulated demand period but its own summary', () => {
    const demands = plan.demands.map((demand) => ({ ...demand, simulation: true }));
    expect(receiptOf({ demands })).toMatchObject({ demand: null, demandDays: 0 });
    expect(
      demandSummary({
        shiftDemands: demands[0]!.shiftDemands,
        shifts: plan.shifts,
        categoryPeriods: plan.periods,
        start: week.start,
      }),
    ).toEqual({ hoursPerWeek: 56, minutesPerWeek: 0, hoursPerMonth: 56 * (52 / 12), services: 1.4 });
  });

  it('is numbered in its ISO year, and clocks are not moved by summer time', () => {
    const always = plan.demands.map((demand) => ({ ...demand, start: '2025-12-29', end: null }));
    const year = receiptsOf({ ...plan, demands: always }, { start: '2026-01-01', end: '2027-01-04' });
    expect(year.map((receipt) => receipt.week).slice(-3)).toEqual(['v52', 'v53', 'v01']);
    expect(year.map((receipt) => receipt.year).slice(-3)).toEqual([2026, 2026, 2027]);
    // The category's period begins on the Thursday of the first week.
    expect(new Set(year.slice(1).map((receipt) => receipt.demand))).toEqual(new Set([1.4]));
    expect(year[0]?.demandDays).toBe(4);
  });
});

describe('the measures of a summary', () => {
  const summary = (start: string) =>
    demandSummary({
      shiftDemands: [row('08:00–16:01')],
      shifts: [
        {
          id: 's',
          name: 'Dag',
          periods: [
            shiftPeriod({ end: '2026-01-11' }),
            shiftPeriod({ start: '2026-01-12', type: 'ExtraHours', extraHours: 1, extraMinutes: 0 }),
          ],
        },
      ],
      categoryPeriods: plan.periods,
      start,
    });

  it('are those of its first day', () => {
    expect(summary('2026-01-05')).toMatchObject({ hoursPerWeek: 56, minutesPerWeek: 7 });
    expect(weekHoursOf(summary('2026-01-05'))).toBeCloseTo(56 + 7 / 60, 9);
    expect(summary('2026-01-12')).toMatchObject({ hoursPerWeek: 63, minutesPerWeek: 7 });
    expect(summary('2025-12-29').services).toBeNull();
  });

  it('are rounded half up to the minute before they are split', () => {
    const half = { ...row('08:00–16:57'), mon: '0', tue: '0', wed: '0', thu: '0', fri: '0', sat: '0', sun: '0,5' };
    const of = (sun: string) =>
      demandSummary({
        shiftDemands: [{ ...half, sun }],
        shifts: [],
        categoryPeriods: plan.periods,
        start: week.start,
      });
    // 268,5 minutes and 359,79: rounded after the hours were split off, the latter would be 5:60.
    expect(of('0,5')).toMatchObject({ hoursPerWeek: 4, minutesPerWeek: 29 });
    expect(of('0,67')).toMatchObject({ hoursPerWeek: 6, minutesPerWeek: 0 });
  });
});

describe('beds', () => {
  const of = (beds: number, weekendBeds: number) => ({ ...week, beds, weekendBeds });

  it('are open on the days that have beds', () => {
    const days = (beds: number, weekendBeds: number) =>
      (['dag', 'kvall', 'natt', 'all'] as const).map((openFor) => openDays({ beds, weekendBeds }, openFor));
    expect(days(24, 18)).toEqual([7, 7, 7, 7]);
    expect(days(24, 0)).toEqual([5, 4, 4, 13 / 3]);
    expect(days(0, 18)).toEqual([2, 3, 3, 8 / 3]);
    expect(days(0, 0)).toEqual([0, 0, 0, 0]);
    expect([weightedBeds(of(0, 18)), weightedBeds(of(0, 0))]).toEqual([18, 0]);
  });

  it('are open on these weekdays', () => {
    const weekdays = (beds: number, weekendBeds: number) =>
      (['dag', 'kvall', 'natt'] as const).map((openFor) => openWeekdays({ beds, weekendBeds }, openFor).join(''));
    expect(weekdays(24, 18)).toEqual(['0123456', '0123456', '0123456']);
    expect(weekdays(24, 0)).toEqual(['01234', '0123', '0123']);
    expect(weekdays(0, 18)).toEqual(['56', '456', '456']);
    expect(weekdays(0, 0)).toEqual(['', '', '']);
  });

  it('that are none give no key value', () => {
    expect([bedDays([], week), perBedAndDay(56, 0)]).toEqual([0, null]);
    expect(demandPerBedAndDay(plan, [of(0, 0)], week)).toEqual({
      dag: null,
      kvall: null,
      natt: null,
      total: null,
      unsplit: null,
    });
  });

  it('of 0 count in the average, days without a bed period do not', () => {
    const average = (periods: readonly ReturnType<typeof of>[], end: string | null) =>
      bedsAverage(periods, { start: '2025-12-29', end }).averageBeds;
    expect(average([of(20, 20), { ...of(0, 0), start: '2026-01-12', end: '2026-01-18' }], '2026-01-25')).toBe(10);
    expect(average([], '2026-01-25')).toBeNull();
    expect(bedsAverage([of(20, 20)], { start: '2025-12-29', end: '2026-01-11' })).toEqual({
      averageBeds: 20,
      multiplePeriod: false,
      bedsFirstWeek: null,
      weekendBedsFirstWeek: null,
      comment: '',
    });
  });

  it('of several periods in the range are multiple, a period outside the range does not count', () => {
    const outside = { ...of(30, 30), start: '2026-02-02', end: null };
    const isMultiple = (end: string) => bedsAverage([of(20, 20), outside], { start: '2026-01-05', end }).multiplePeriod;
    expect([isMultiple('2026-02-01'), isMultiple('2026-02-02')]).toEqual([false, true]);
  });

  it('over a range without end are those that have none', () => {
    const endless = { start: '2026-01-12', end: null, beds: 30, weekendBeds: 30 };
    const average = (periods: Parameters<typeof bedsAverage>[0]) =>
      bedsAverage(periods, { start: week.start, end: null }).averageBeds;
    expect([average([of(20, 20), endless]), average([of(20, 20)])]).toEqual([30, 20]);
  });
});
