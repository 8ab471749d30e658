import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  dayNumber,
  daysBetween,
  fromDayNumber,
  isDay,
  todayInStockholm,
  weekdayOf,
} from '#shared/time/day.ts';

describe('a day', () => {
  it.each(['2024-02-29', '2000-02-29', '2026-01-01', '2026-12-31', '1969-07-20'])('%s exists', (text) => {
    expect(isDay(text)).toBe(true);
  });

  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '26-01-01',
    '2026-01-01T00:00:00',
    ' 2026-01-01',
    '2026-W01',
    '',
  ])('%s does not exist', (text) => {
    expect(isDay(text)).toBe(false);
  });

  it('converts to a day number and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 200_000 }), (number) => {
        const day = fromDayNumber(number);
        expect(isDay(day)).toBe(true);
        expect(dayNumber(day)).toBe(number);
      }),
    );
  });

  it('is added to and counted over leap days and year ends', () => {
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(daysBetween('2026-01-05', '2025-12-29')).toBe(-7);
  });

  it('throws beyond the years 0000 to 9999', () => {
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
  });

  it('has a weekday', () => {
    const week = ['2025-12-29', '2025-12-30', '2025-12-31', '2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04'];
    expect(week.map(weekdayOf)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(weekdayOf('1969-12-28')).toBe(6);
    expect(weekdayOf('1969-12-29')).toBe(0);
  });
});

describe('today in Stockholm', () => {
  it.each([
    ['2026-01-04T22:59:59Z', '2026-01-04'],
    ['2026-01-04T23:00:00Z', '2026-01-05'],
    ['2026-07-05T21:59:59Z', '2026-07-05'],
    ['2026-07-05T22:00:00Z', '2026-07-06'],
    ['2026-03-29T00:30:00Z', '2026-03-29'],
  ])('at %s is %s', (instant, day) => {
    expect(todayInStockholm(new Date(instant))).toBe(day);
  });
});

describe('a date some months away', () => {
  it.each([
    ['2026-08-31', -6, '2026-02-28'],
    ['2028-08-31', -6, '2028-02-29'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-11-23', -24, '2024-11-23'],
    ['2026-03-15', -3, '2025-12-15'],
    ['2026-12-01', 1, '2027-01-01'],
  ])('%s and %i months is %s', (day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected);
  });
});
