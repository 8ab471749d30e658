import { describe, expect, it } from 'vitest';
import type { Day } from '#shared/time/day.ts';
import { spanText } from '#web/domain/planning/dates.ts';
import { typedWeekText, weekCode } from '#web/features/assets/weeks.ts';

const day = (text: string) => text as Day;

describe('a week in words', () => {
  it('has its ISO year', () => expect(weekCode(day('2027-01-03'))).toBe('2026-v53'));
  it.each([
    ['2026-v06', 'v06 2026'],
    ['v20', 'v20'],
    ['2026-v54', '2026-v54'],
    ['', ''],
  ])('typed as %j it is read as %j', (typed, text) => expect(typedWeekText(typed)).toBe(text));
  it.each([
    ['2026-02-02', '2026-03-29', 'v06–v13 2026'],
    ['2025-12-29', '2027-01-03', 'v01–v53 2026'],
    ['2025-08-18', '2026-03-29', 'v34–v13 2025–2026'],
    ['2026-02-02', '2026-02-08', 'v06 2026'],
    ['2026-02-02', null, 'v06 2026 – tillsv.'],
  ])('%s to %s: %s', (start, end, text) =>
    expect(spanText({ start: day(start), end: end === null ? null : day(end) }, 'tillsv.')).toBe(text),
  );
});
