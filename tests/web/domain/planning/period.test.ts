import { describe, expect, it } from 'vitest';
import type { Day } from '#shared/time/day.ts';
import { periodText } from '#web/domain/planning/dates.ts';
import {
  pulledField,
  unreadFaults,
  withEnd,
  withMovedStart,
  withStart,
  withUnread,
} from '#web/domain/planning/pull.ts';
import { mondayFrom, mondayNear, readWeek } from '#web/domain/planning/typedWeek.ts';
import { dayText, longDayText, momentText } from '#web/kit/ui/dates.ts';

const day = (text: string) => text as Day;

describe('choosing a period of weeks', () => {
  const period = { start: day('2026-02-02'), end: day('2026-03-29') };

  it('begins on the Monday and ends on the Sunday of the chosen weeks', () => {
    expect(withStart(period, day('2026-02-12'))).toEqual({ start: '2026-02-09', end: '2026-03-29' });
    expect(withEnd(period, day('2026-03-18'))).toEqual({ start: '2026-02-02', end: '2026-03-22' });
  });

  it('pulls a start later than the end to the end, and pushes an end earlier than the start to the start', () => {
    expect(withStart(period, day('2026-06-01'))).toEqual({ start: '2026-03-23', end: '2026-03-29' });
    expect(withEnd(period, day('2026-01-05'))).toEqual({ start: '2026-02-02', end: '2026-02-08' });
  });

  it('moves an end that is only proposed along with the start, with the same length', () => {
    expect(withMovedStart(period, day('2029-01-03'))).toEqual({ start: '2029-01-01', end: '2029-02-25' });
    expect(withMovedStart(period, day('2026-01-05'))).toEqual({ start: '2026-01-05', end: '2026-03-01' });
    expect(withMovedStart({ ...period, end: null }, day('2029-01-03'))).toEqual({ start: '2029-01-01', end: null });
    expect(withMovedStart({ ...period, start: null }, day('2026-06-03'))).toEqual({
      start: '2026-06-01',
      end: '2026-06-07',
    });
  });

  it('knows the field in which another week than the chosen one is kept', () => {
    const start = day('2026-06-03');
    expect(pulledField(period, { field: 'start', day: start }, withStart(period, start))).toBe('start');
    expect(pulledField(period, { field: 'start', day: start }, withMovedStart(period, start))).toBeUndefined();
    const end = day('2026-01-05');
    expect(pulledField(period, { field: 'end', day: end }, withEnd(period, end))).toBe('end');
    expect(pulledField(period, { field: 'end', day: null }, withEnd(period, null))).toBeUndefined();
  });

  it('lets the end be open and the start be not chosen yet', () => {
    expect(withEnd(period, null)).toEqual({ start: '2026-02-02', end: null });
    expect(withStart({ start: null, end: null }, day('2026-06-03'))).toEqual({ start: '2026-06-01', end: null });
    expect(withEnd({ start: null, end: null }, day('2026-06-03'))).toEqual({ start: null, end: '2026-06-07' });
    expect(withStart(period, null)).toEqual({ start: null, end: '2026-03-29' });
  });
});

describe('a text that is no week', () => {
  const period = { start: day('2026-02-02'), end: null };

  it('is kept by field and is a fault there until it is corrected', () => {
    const chosen = withUnread(withUnread(period, 'end', 'tolv'), 'start', 'v60');
    expect(unreadFaults(withUnread(period, 'end', '2027-v53'))).toEqual({ end: 'noWeek53' });
    expect(chosen).toEqual({ ...period, unread: { start: 'v60', end: 'tolv' } });
    expect(unreadFaults(chosen)).toEqual({ start: 'week', end: 'week' });
    const corrected = withUnread(withUnread(chosen, 'start', undefined), 'end', undefined);
    expect(corrected).toEqual({ ...period, unread: undefined });
    expect(unreadFaults(corrected)).toEqual({});
  });
});

describe('the Monday of a typed week', () => {
  it.each([
    ['v6', '2026-12-14', '2027-02-08'],
    ['v50', '2027-01-04', '2026-12-07'],
    ['6', '2026-02-16', '2026-02-02'],
    ['2026-v06', '2030-01-07', '2026-02-02'],
    ['v6 2026', '2030-01-07', '2026-02-02'],
  ])('%s near %s is %s', (text, near, monday) => expect(mondayNear(text, day(near))).toBe(monday));

  it.each([
    ['v5', '2026-09-28', '2027-02-01'],
    ['v40', '2026-09-28', '2026-09-28'],
    ['v39', '2026-09-28', '2027-09-27'],
    ['2025-v05', '2026-09-28', '2025-01-27'],
  ])('%s from %s is %s', (text, from, monday) => expect(mondayFrom(text, day(from))).toBe(monday));

  it.each(['', 'v', 'v54 2026', 'tolv', '2026-v53-1', 'v0'])('%s is none', (text) => {
    expect(mondayNear(text, day('2026-02-02'))).toBeNull();
    expect(mondayFrom(text, day('2026-02-02'))).toBeNull();
  });

  it('of 53 is found in the year that has it', () => expect(mondayNear('v53', day('2026-11-16'))).toBe('2026-12-28'));
});

describe('a typed week', () => {
  it.each([
    ['2026-v06', 2026, 6],
    ['2026v6', 2026, 6],
    ['202606', 2026, 6],
    ['2026 6', 2026, 6],
    ['v6', 2025, 6],
    ['6', 2025, 6],
    ['V53', 2025, 53],
    ['v6 2027', 2027, 6],
    ['6/2027', 2027, 6],
  ])('%s', (typed, year, week) => {
    expect(readWeek(typed, 2025)).toEqual({ year, week });
  });

  it.each(['', 'vecka', '2026', '123', 'v', '2026-06-01'])('is not %s', (typed) => {
    expect(readWeek(typed, 2025)).toBeNull();
  });
});

describe('what a period is called', () => {
  it('is its weeks, its ISO year and its days', () => {
    expect(periodText({ start: day('2026-02-02'), end: day('2026-03-29') }, 'tillsv.')).toEqual({
      weeks: 'v06–v13',
      year: '2026',
      days: '2 feb – 29 mar',
    });
  });

  it('is one week alone, both years over New Year, and open at the end', () => {
    expect(periodText({ start: day('2025-12-29'), end: day('2026-01-04') }, '')).toMatchObject({
      weeks: 'v01',
      year: '2026',
    });
    expect(periodText({ start: day('2025-12-22'), end: day('2026-01-04') }, '')).toMatchObject({
      weeks: 'v52–v01',
      year: '2025–2026',
    });
    expect(periodText({ start: day('2026-08-24'), end: null }, 'tillsv.')).toEqual({
      weeks: 'v35–',
      year: '2026',
      days: '24 aug – tillsv.',
    });
  });

  it('writes days without leading zeros, with the year when requested', () => {
    expect(dayText('2026-02-02', { year: true })).toBe('2 feb 2026');
    expect(longDayText('2026-12-24')).toBe('24 december');
    expect(momentText('2026-02-04T23:30:00Z')).toBe('5 feb 2026 00:30');
    expect(momentText('')).toBe('');
  });
});
