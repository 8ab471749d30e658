import { describe, expect, it } from 'vitest';
import {
  bedDays,
  bedsAverage,
  type CategoryPlan,
  demandIn,
  demandPerBedAndDay,
  demandSummary,
  receiptsOf,
  rowSummary,
  type ShiftPeriodInput,
  supplyIn,
  weightedBeds,
} from '#shared/calculation/index.ts';
import { formatMinutes } from '#shared/quantity/minutes.ts';
import { json6, round } from '#shared/quantity/round.ts';
import { assetPeriod, demandRow, emptyPlan, shiftPeriod } from './build.ts';

/** The worked examples, one table each, in the order and with the figures of the page they come from. */

const start = '2025-12-29';
const categoryPeriods = [{ start, end: null, workingHours: 38, workingMinutes: 15 }];
const shiftDemands = [
  demandRow('dag', '3 3 3 3 3 2 2', 'Sat Sun', '07:00–15:30 (0:30)', '07:00–16:00 (0:45)'),
  demandRow('kväll', '2 2 2 2 2 1,5 1,5', 'Fri Sat Sun', '13:30–21:30 (0:30)', '14:00–21:30 (0:30)'),
  demandRow('natt', '1 1 1 1 1 1 1', 'Fri Sat Sun', '21:15–07:15 (0:00)', '21:15–07:15 (0:00)'),
];
const shiftsWith = (natt: Partial<ShiftPeriodInput>) => [
  { id: 'dag', name: 'Dag', periods: [shiftPeriod()] },
  { id: 'kväll', name: 'Kväll', periods: [shiftPeriod()] },
  { id: 'natt', name: 'Natt', periods: [shiftPeriod({ isNightShift: true, ...natt })] },
];

const natt = {
  Standard: { type: 'Standard' },
  ExtraHours: { type: 'ExtraHours', extraHours: 0, extraMinutes: 30 },
  Other: { type: 'Other', newWorkingHours: 34, newWorkingMinutes: 20 },
  Rotation: { type: 'Rotation', nights: 8, weeks: 6, newWorkingHours: 36, newWorkingMinutes: 20 },
} as const;

const clock = ({ hoursPerWeek, minutesPerWeek }: { hoursPerWeek: number; minutesPerWeek: number }) =>
  formatMinutes(hoursPerWeek * 60 + minutesPerWeek);

describe('hours a week', () => {
  it.each([
    [0, '153:00'],
    [1, '95:00'],
    [2, '70:00'],
  ])('of row %i are %s', (index, hours) => {
    expect(clock(rowSummary(shiftDemands[index]!, { shifts: shiftsWith(natt.Standard), categoryPeriods, start }))).toBe(
      hours,
    );
  });
});

describe('the summary of a demand period, by the type of the night shift', () => {
  it.each([
    ['Standard', 8.313725, '318:00', 1378],
    ['ExtraHours', 8.405229, '321:30', 1393.1667],
    ['Other', 8.522495, '318:00', 1378],
    ['Rotation', 8.576797, '318:00', 1378],
  ] as const)('%s', (type, services, hoursAWeek, hoursAMonth) => {
    const summary = demandSummary({ shiftDemands, shifts: shiftsWith(natt[type]), categoryPeriods, start });
    expect(json6(summary.services!)).toBe(services);
    expect(clock(summary)).toBe(hoursAWeek);
    expect(round(summary.hoursPerMonth, 4)).toBe(hoursAMonth);
  });
});

const plan: CategoryPlan = {
  ...emptyPlan,
  periods: categoryPeriods,
  shifts: shiftsWith(natt.Other),
  demands: [{ start, end: '2026-12-27', simulation: false, shiftDemands }],
  assets: [
    { id: 'A', periods: [assetPeriod({ start, end: null, level: 3 })] },
    {
      id: 'B',
      periods: [
        assetPeriod({
          start,
          end: null,
          workRate: 0.75,
          workRateExcluded: 0.25,
          weekendRate: 1.5,
          nightRate: 1.25,
          level: 2,
        }),
      ],
    },
    { id: 'C', periods: [assetPeriod({ start, end: null, workRate: 0.8333, isFillIn: true, level: 1 })] },
    {
      id: 'D',
      periods: [
        assetPeriod({
          start: '2026-01-05',
          end: '2026-01-18',
          isContractor: true,
          weekendRate: 1,
          nightRate: 2,
          level: 4,
        }),
      ],
    },
    { id: 'E', periods: [assetPeriod({ start, end: null, workRate: 0, workRateExcluded: 1, weekendRate: 0 })] },
  ],
  budget: [{ start: '2026-01-01', end: '2026-12-31', budget: 6.25 }],
};

describe('the receipts, with the night shift as Other 34:20', () => {
  const receipts = receiptsOf(plan, { start, end: '2026-01-11' });
  const shown = (field: keyof (typeof receipts)[number]) =>
    receipts.map((receipt) => {
      const value = receipt[field];
      return typeof value === 'number' ? json6(value) : value;
    });

  it.each([
    ['week', 'v01', 'v02'],
    ['year', 2026, 2026],
    ['start', '2025-12-29', '2026-01-05'],
    ['demand', 8.522495, 8.522495],
    ['demandDays', 7, 7],
    ['budget', 3.571429, 6.25],
    ['budgetDays', 4, 7],
    ['workRateSum', 2.5833, 3.5833],
    ['workRateSumWithoutContractors', 2.5833, 2.5833],
    ['contractorWorkRateSum', 0, 1],
    ['substituteWorkRateSum', 0.8333, 0.8333],
    ['workRateSumWhenContractors', null, 3.5833],
    ['workRateSumWhenSubstitute', 2.5833, 2.5833],
    ['workRateExcludedSum', 1.25, 1.25],
    ['diff', -5.939195, -4.939195],
    ['diffBudget', -0.988129, -2.6667],
    ['diffBudgetWorkRate', 0.988129, 2.6667],
    ['diffBudgetDemand', -4.951067, -2.272495],
    ['levels', [1, 1, 1, 0, 0, 0], [1, 1, 1, 1, 0, 0]],
    ['workingCount', 3, 4],
    ['fillInCount', 1, 1],
    ['contractorCount', 0, 1],
    ['weekendShiftCount', 3.5, 4.5],
    ['diffWeekendShifts', -8.5, -7.5],
    ['nightShiftCount', 1.25, 3.25],
    ['diffNightShifts', -5.75, -3.75],
  ] as const)('%s', (field, v01, v02) => {
    expect(shown(field)).toEqual([v01, v02]);
  });

  it('are asked for by ISO week, each of the whole week', () => {
    expect(receiptsOf(plan, { start: '2026-01-04', end: '2026-01-05' })).toEqual(receipts);
  });
});

const beds = [
  { start, end: '2026-02-01', beds: 24, weekendBeds: 18 },
  { start: '2026-02-02', end: null, beds: 20, weekendBeds: 0 },
];

describe('beds', () => {
  it('are weighted', () => {
    expect(beds.map(weightedBeds).map(json6)).toEqual([21.714286, 20]);
  });

  it.each([
    ['2026-01-05', '2026-01-11', 152, [1.006579, 0.625, 0.460526], 2.092105],
    ['2026-02-09', '2026-02-15', 86.666667, [1.53, 1.1875, 0.875], 3.5925],
    ['2026-01-26', '2026-02-08', 238.666667, [1.214286, 0.818966, 0.603448], 2.6367],
  ])('of %s to %s', (from, to, days, parts, total) => {
    const range = { start: from, end: to };
    const perBed = demandPerBedAndDay(plan, beds, range);
    expect(json6(bedDays(beds, range))).toBe(days);
    expect([perBed.dag, perBed.kvall, perBed.natt].map((part) => json6(part!))).toEqual(parts);
    expect(json6(perBed.total!)).toBe(total);
  });

  it('give key value 1 unsplit', () => {
    expect(json6(demandPerBedAndDay(plan, beds, { start: '2026-02-09', end: '2026-02-15' }).unsplit!)).toBe(3.669231);
  });

  it('have an average', () => {
    const average = bedsAverage(beds, { start: '2026-01-26', end: '2026-02-08' });
    expect({ ...average, averageBeds: json6(average.averageBeds!) }).toEqual({
      averageBeds: 20.857143,
      multiplePeriod: true,
      bedsFirstWeek: 24,
      weekendBedsFirstWeek: 18,
      comment: '',
    });
  });
});

describe('a published case (professional judgement)', () => {
  /** A demand of so many minutes a week: shifts of ten hours, and one of what is left. */
  const summaryOf = (minutes: number, workingHours: number, workingMinutes: number) => {
    const left = minutes % 600;
    return demandSummary({
      shiftDemands: [
        demandRow('ten', `${Math.floor(minutes / 600)}`, '', '07:00–17:00', ''),
        demandRow('left', left ? '1' : '0', '', `00:00–${formatMinutes(left)}`, ''),
      ],
      shifts: [],
      categoryPeriods: [{ start, end: null, workingHours, workingMinutes }],
      start,
    });
  };

  it('needs 14,8 services for 555,1 hours', () => {
    expect(round(summaryOf(555 * 60 + 6, 37, 30).services!, 1)).toBe(14.8);
    expect(summaryOf(455 * 60, 37, 30).hoursPerWeek).toBe(455);
  });

  it.each([
    ['40:00', 40, 0, 173.33],
    ['38:15', 38, 15, 165.75],
    ['37:00', 37, 0, 160.33],
    ['36:20', 36, 20, 157.44],
    ['34:20', 34, 20, 148.78],
  ])('has in a week of %s %i hours and %i minutes %d hours a month', (_, hours, minutes, month) => {
    const summary = summaryOf(hours * 60 + minutes, hours, minutes);
    expect(round(summary.hoursPerMonth, 2)).toBe(month);
    expect(summary.services).toBe(1);
  });
});

describe('figures over any range', () => {
  it('of demand: hours are sums, services and shifts means by the week', () => {
    const year = demandIn(plan, { start, end: '2026-12-27' });
    expect(year).toMatchObject({
      demandDays: 364,
      measuredDays: 364,
      hours: 318 * 52,
      weekendShifts: 12,
      nightShifts: 7,
    });
    expect(json6(year.services!)).toBe(8.522495);
    const half = demandIn(plan, { start: '2026-12-21', end: '2027-01-03' });
    expect(half).toMatchObject({ demandDays: 7, measuredDays: 7, hours: 318, weekendShifts: 6, nightShifts: 3.5 });
    expect(json6(half.services!)).toBe(4.261248);
  });

  it('of supply: means over the days', () => {
    const january = supplyIn(plan, { start: '2026-01-01', end: '2026-01-31' });
    expect(json6(january.contractorWorkRateSum)).toBe(json6(14 / 31));
    expect(january.workingCount).toBe(4);
  });
});
