import { describe, expect, it } from 'vitest';
import type { Day } from '#shared/time/day.ts';
import { mondayFrom, mondayNear, spanText, weekCode } from '#web/features/assets/weeks.ts';

const day = (text: string) => text as Day;

describe('a typed week', () => {
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

describe('a week in words', () => {
  it('has its ISO year', () => expect(weekCode(day('2027-01-03'))).toBe('2026-v53'));
  it.each([
    ['2026-02-02', '2026-03-29', 'v06 – v13 2026'],
    ['2025-12-29', '2027-01-03', 'v01 – v53 2026'],
    ['2025-08-18', '2026-03-29', 'v34 2025 – v13 2026'],
    ['2026-02-02', '2026-02-08', 'v06 2026'],
    ['2026-02-02', null, 'v06 2026 – tillsv.'],
  ])('%s to %s: %s', (start, end, text) =>
    expect(spanText({ start: day(start), end: end === null ? null : day(end) }, 'tillsv.')).toBe(text),
  );
});
