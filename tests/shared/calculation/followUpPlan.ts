import type { ActivityInput, CategoryPlan, FollowUpPlan, MonthValues } from '#shared/calculation/index.ts';
import { assetPeriod, demandRow, emptyPlan, shiftPeriod } from './build.ts';

/** An activity of worked time from 2026 on, but for what is given. */
export const activity = (id: string, given: Partial<ActivityInput>): ActivityInput => ({
  id,
  name: id,
  type: 'Worklog',
  start: 2026,
  end: null,
  calc: 'Aggr',
  isHeader: false,
  map: null,
  excludeFromTotal: false,
  ...given,
});

export const rates = {
  hour: 400,
  simpleOvertime: 550,
  qualifiedOvertime: 720,
  resourceHour: 415,
  rentalHour: 900,
  monthlyWorkHours: 165,
};

/** The first months of a year; the others have no value. */
export const months = (...values: (number | null)[]): MonthValues => [
  ...values,
  ...Array<null>(12 - values.length).fill(null),
];

/** Three on each day's shift of 8 hours in January and February 2026; 40:00 all year; two own and a half contractor. */
export const category: CategoryPlan = {
  ...emptyPlan,
  periods: [{ start: '2026-01-01', end: null, workingHours: 40, workingMinutes: 0 }],
  shifts: [{ id: 's', name: 'Dag', periods: [shiftPeriod()] }],
  demands: [
    {
      start: '2026-01-01',
      end: '2026-02-28',
      simulation: false,
      shiftDemands: [demandRow('s', '3 3 3 3 3 3 3', '', '07:00–15:00', '')],
    },
  ],
  assets: [
    { id: 'a', periods: [assetPeriod({ start: '2026-01-01', end: null, workRate: 1, workRateExcluded: 0.25 })] },
    { id: 'b', periods: [assetPeriod({ start: '2026-01-01', end: null, workRate: 1 })] },
    { id: 'c', periods: [assetPeriod({ start: '2026-01-01', end: null, workRate: 0.5, isContractor: true })] },
  ],
};

/** A unit with two months of demand, and hours of some activities. */
export const plan: FollowUpPlan = {
  categories: [category],
  rates,
  activities: [
    activity('chief', { type: 'Manager' }),
    activity('own', { map: 'Work' }),
    activity('rented', { map: 'Rental' }),
    activity('study', { map: 'Work', excludeFromTotal: true }),
    activity('extra', { type: 'WorklogDetailed', map: 'Work' }),
    activity('aside', { type: 'WorklogDetailed', map: 'Work', excludeFromTotal: true }),
    activity('heading', { type: 'Other', isHeader: true }),
    activity('overtime', { type: 'Other', map: 'SimpleOvertime' }),
    activity('sick', { type: 'Other', calc: 'Avg' }),
    activity('later', { type: 'Other', start: 2027 }),
    activity('earlier', { type: 'Other', start: 2020, end: 2025 }),
  ],
  inputs: new Map([
    ['chief', months(100, 90.5)],
    ['own', months(700, 650, 500)],
    ['rented', months(60, null, 20)],
    ['study', months(40, 40, 40)],
    ['extra', months(16.5)],
    ['aside', months(33)],
    ['heading', months(7)],
    ['overtime', months(10, 20)],
    ['sick', months(8, 7)],
  ]),
};
