import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day, fromDayNumber, weekdayOf } from '#shared/time/day.ts';
import {
  mondayOf,
  mondayOfWeek,
  sundayOf,
  weekLabel,
  weekOf,
  weekSpan,
  weeksInYear,
  weeksOf,
} from '#shared/time/week.ts';

const days = fc.integer({ min: -20_000, max: 100_000 }).map(fromDayNumber);

describe('an ISO week', () => {
  it.each([
    ['2025-12-28', 2025, 52, '2025-12-22'],
    ['2025-12-29', 2026, 1, '2025-12-29'],
    ['2026-01-01', 2026, 1, '2025-12-29'],
    ['2026-12-31', 2026, 53, '2026-12-28'],
    ['2027-01-03', 2026, 53, '2026-12-28'],
    ['2027-01-04', 2027, 1, '2027-01-04'],
    ['2021-01-01', 2020, 53, '2020-12-28'],
    ['2024-12-30', 2025, 1, '2024-12-30'],
  ])('of %s is %i week %i', (day, year, week, start) => {
    expect(weekOf(day)).toEqual({ year, week, start });
  });

  it('is labelled with two digits', () => {
    expect(weekLabel(weekOf('2026-01-01'))).toBe('v01');
    expect(weekLabel(weekOf('2026-12-31'))).toBe('v53');
  });

  it('53 exists only in a year of 53 weeks', () => {
    expect([2015, 2020, 2026, 2032].map(weeksInYear)).toEqual([53, 53, 53, 53]);
    expect([2024, 2025, 2027].map(weeksInYear)).toEqual([52, 52, 52]);
    expect(mondayOfWeek(2026, 53)).toBe('2026-12-28');
    expect(mondayOfWeek(2025, 53)).toBeNull();
    expect(mondayOfWeek(2026, 0)).toBeNull();
    expect(mondayOfWeek(2026, 1.5)).toBeNull();
    expect(mondayOfWeek(12026, 1)).toBeNull();
  });

  it('starts on the Monday on or before each of its days, and is found by its number', () => {
    fc.assert(
      fc.property(days, (day) => {
        const { year, week, start } = weekOf(day);
        expect(start).toBe(mondayOf(day));
        expect(weekdayOf(start)).toBe(0);
        expect(sundayOf(day)).toBe(addDays(start, 6));
        expect(start <= day && day <= sundayOf(day)).toBe(true);
        expect(mondayOfWeek(year, week)).toBe(start);
      }),
    );
  });
});

describe('the text of a span of weeks', () => {
  it.each([
    ['2026-02-02', '2026-03-29', 'v06–v13 2026'],
    ['2026-08-17', '2027-01-10', 'v34–v01 2026–2027'],
    ['2026-08-24', '2026-08-30', 'v35 2026'],
    ['2026-08-24', null, 'v35– 2026'],
  ])('%s to %s: %s', (start, end, text) => {
    expect(weekSpan(weekOf(start), end === null ? null : weekOf(end))).toBe(text);
  });
});

describe('the weeks of a range', () => {
  it('are all weeks that share a day with it', () => {
    const labels = (start: string, end: string) => weeksOf({ start: start as Day, end: end as Day }).map(weekLabel);
    expect(labels('2026-12-24', '2027-01-05')).toEqual(['v52', 'v53', 'v01']);
    expect(labels('2026-01-07', '2026-01-07')).toEqual(['v02']);
    expect(labels('2025-12-29', '2027-01-03')).toHaveLength(53);
    expect(labels('2026-01-07', '2025-01-01')).toEqual([]);
  });
});
