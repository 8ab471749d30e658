import { describe, expect, it } from 'vitest';
import { mayRemoveEmployee, mayRemovePeriod } from '#shared/planning/periodRules.ts';
import type { Day } from '#shared/time/day.ts';

/** A Saturday of v47: its Monday is the 16th, the 10-week limit the 7th of September. */
const today = '2026-11-21' as Day;
const periodFrom = (start: string) => ({ start: start as Day, end: null });

describe('an employee', () => {
  it.each([
    ['may be removed when the first period starts this week', '2026-11-16', false, true],
    ['may not be removed when a period started before this week', '2026-11-09', false, false],
    ['may be removed with history rights', '2026-11-09', true, true],
  ])('%s', (_, start, mayChangeHistory, may) => {
    expect(mayRemoveEmployee([periodFrom(start)], { today, mayChangeHistory })).toBe(may);
  });
});

describe('a period', () => {
  it.each([
    ['may be removed when it starts at the 10-week limit', '2026-09-07', false, true],
    ['may not be removed when it started before the limit', '2026-08-31', false, false],
    ['may be removed with history rights', '2026-08-31', true, true],
  ])('%s', (_, start, mayChangeHistory, may) => {
    expect(mayRemovePeriod(periodFrom(start), { today, mayChangeHistory })).toBe(may);
  });
});
