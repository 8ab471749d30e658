import type { WorkedPlan } from '#shared/calculation/index.ts';
import { activity, category, months } from './followUpPlan.ts';

/** 24 hours a day are demanded in January and February 2026; 10 beds all week, from March on 12 and 6. */
export const workedPlan: WorkedPlan = {
  categories: [category],
  beds: [
    { start: '2026-01-01', end: '2026-02-28', beds: 10, weekendBeds: 10 },
    { start: '2026-03-01', end: '2026-04-15', beds: 12, weekendBeds: 6 },
  ],
  rates: undefined,
  activities: [
    activity('own', { map: 'Work' }),
    activity('rented', { map: 'Rental' }),
    activity('pool', { type: 'WorklogDetailed', map: 'Resource' }),
    activity('aside', { type: 'WorklogDetailed', excludeFromTotal: true }),
    activity('simple', { type: 'Other', map: 'SimpleOvertime' }),
    activity('qualified', { type: 'Other', map: 'QualifiedOvertime' }),
    activity('old', { type: 'Other', map: 'SimpleOvertime', start: 2020, end: 2025 }),
  ],
  inputs: new Map([
    ['own', months(700, 600, 500, 400)],
    ['rented', months(62, 28)],
    ['pool', months(31, null, 10)],
    ['aside', months(99)],
    ['simple', months(15.5, 14)],
    ['qualified', months(3.1)],
    ['old', months(1000)],
  ]),
};
