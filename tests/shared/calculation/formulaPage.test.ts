import { describe, expect, it } from 'vitest';
import {
  bedDays,
  bedsAverage,
  demandIn,
  demandPerBedAndDay,
  demandSummary,
  receiptsOf,
  rowSummary,
  supplyIn,
  weightedBeds,
} from '#shared/calculation/index.ts';
import { formatMinutes } from '#shared/quantity/minutes.ts';
import { json6, round } from '#shared/quantity/round.ts';
import { addDays } from '#shared/time/day.ts';
import { demandRow } from './build.ts';
import { beds, clock, demandPeriod, figure, plan, shiftsWith, tableBelow } from './formulaPage.ts';

const { start, categoryPeriods } = demandPeriod;
const weekText = ({ hoursPerWeek, minutesPerWeek }: { hoursPerWeek: number; minutesPerWeek: number }) =>
  formatMinutes(hoursPerWeek * 60 + minutesPerWeek);

describe('the demand period of the formula page', () => {
  it.each(tableBelow('Demand period'))('asks in the shift $shift for $["hours a week"] hours a week', (example) => {
    const row = demandPeriod.shiftDemands.find(({ shiftId }) => shiftId === example.shift)!;
    const summary = rowSummary(row, { shifts: shiftsWith('Standard'), categoryPeriods, start });
    expect(weekText(summary)).toBe(example['hours a week']);
  });

  it.each(tableBelow('Summary'))('costs $services services with the night shift as $type', (example) => {
    const summary = demandSummary({ ...demandPeriod, shifts: shiftsWith(example.type!) });
    expect(json6(summary.services!)).toBe(figure(example.services));
    expect(weekText(summary)).toBe(example['hours a week']);
    expect(round(summary.hoursPerMonth, 4)).toBe(figure(example['hours a month']));
  });

  it.each(tableBelow('One shift'))(
    'of $["hours a week"] hours a week at $["full-time week"] costs $services services',
    (example) => {
      const [hours, minutes] = clock(example['hours a week']);
      const [workingHours, workingMinutes] = clock(example['full-time week']);
      const left = (hours % 10) * 60 + minutes;
      const summary = demandSummary({
        shiftDemands: [
          demandRow('ten', `${Math.floor(hours / 10)}`, '', '07:00–17:00', ''),
          demandRow('left', left ? '1' : '0', '', `00:00–${formatMinutes(left)}`, ''),
        ],
        shifts: [],
        categoryPeriods: [{ start, end: null, workingHours, workingMinutes }],
        start,
      });
      expect(weekText(summary)).toBe(example['hours a week']);
      expect(round(summary.hoursPerMonth, 2)).toBe(figure(example['hours a month']));
      expect(round(summary.services!, 1)).toBe(figure(example.services));
    },
  );
});

describe('the receipts of the formula page', () => {
  const examples = tableBelow('Receipts');
  const mondays = Object.keys(examples[0]!).slice(1);
  const receipts = receiptsOf(plan, { start: mondays[0]!, end: mondays.at(-1)! });
  const written = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.join(' ');
    return typeof value === 'number' ? json6(value) : value;
  };
  const expected = (text: string): unknown => (/^[−\d.]+$|^null$/.test(text) ? figure(text) : text);

  it('have each field of a receipt in the table', () => {
    const fields = ['start', ...examples.map(({ field }) => field)];
    const given = Object.entries(receipts[0]!).filter(([, value]) => value !== undefined);
    expect(new Set(fields)).toEqual(new Set(given.map(([name]) => name)));
    expect(receipts.map((receipt) => receipt.start)).toEqual(mondays);
  });

  it.each(examples)('have the figures of the table in the field $field', ({ field, ...byMonday }) => {
    const figures = receipts.map((receipt) => written(receipt[field as keyof typeof receipt]));
    expect(figures).toEqual(mondays.map((monday) => expected(byMonday[monday]!)));
  });

  it('are of whole ISO weeks, wherever the range begins and ends in them', () => {
    expect(receiptsOf(plan, { start: '2026-01-04', end: '2026-01-05' })).toEqual(receipts);
  });
});

describe('the days off of the formula page', () => {
  it.each(tableBelow('Demand with red days and eves as Sunday'))(
    'leave $services services in the week of $week',
    ({ week, services, hours, ...shifts }) => {
      const staffed = { ...plan, daysOff: { redDay: 'sunday', eve: 'sunday' } as const };
      const end = addDays(week!, 6);
      const demand = demandIn(staffed, { start: week!, end });
      expect(json6(demand.services!)).toBe(figure(services));
      expect(demand.hours).toBe(figure(hours));
      expect(demand.weekendShifts).toBe(figure(shifts['weekend shifts']));
      expect(demand.nightShifts).toBe(figure(shifts['night shifts']));
      const [receipt] = receiptsOf(staffed, { start: week!, end });
      expect(json6(receipt!.demand!)).toBe(figure(services));
      expect((receipt!.daysOff ?? []).map(({ day, as }) => `${day} ${as}`).join(' ')).toBe(
        shifts['days that differ']!.replace(/\S+/g, '$& sunday'),
      );
    },
  );

  it('change no figure when both kinds are staffed as the calendar has them', () => {
    const year = { start: '2026-01-01', end: '2026-12-31' };
    expect(receiptsOf({ ...plan, daysOff: { redDay: 'weekday', eve: 'weekday' } }, year)).toEqual(
      receiptsOf(plan, year),
    );
  });
});

describe('the beds of the formula page', () => {
  it('are weighted as in the table', () => {
    expect(beds.map(weightedBeds).map(json6)).toEqual(
      tableBelow('Beds\n').map((example) => figure(example['weighted beds'])),
    );
  });

  it.each(tableBelow('Demanded hours per bed'))('give the figures of the table from $from to $to', (example) => {
    const range = { start: example.from!, end: example.to! };
    const perBed = demandPerBedAndDay(plan, beds, range);
    const columns = { dag: perBed.dag, kväll: perBed.kvall, natt: perBed.natt, total: perBed.total };
    const figures = {
      ...columns,
      unsplit: perBed.unsplit,
      'bed-days': bedDays(beds, range),
      'average beds': bedsAverage(beds, range).averageBeds,
    };
    for (const [column, value] of Object.entries(figures)) expect(json6(value!)).toBe(figure(example[column]));
  });

  it('average over two bed periods with the counts and comment of the first day', () => {
    const { averageBeds, ...average } = bedsAverage(beds, { start: '2026-01-26', end: '2026-02-08' });
    expect(average).toEqual({ multiplePeriod: true, bedsFirstWeek: 24, weekendBedsFirstWeek: 18, comment: '' });
  });
});

describe('the plan of the formula page over other ranges', () => {
  it('has hours as sums, services and shifts as means by the week', () => {
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

  it('has supply as means over the days', () => {
    const january = supplyIn(plan, { start: '2026-01-01', end: '2026-01-31' });
    expect(json6(january.contractorWorkRateSum)).toBe(json6(14 / 31));
    expect(january.workingCount).toBe(4);
  });
});
