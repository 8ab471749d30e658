import { expect, it } from 'vitest';
import type { Day } from '#shared/time/day.ts';
import { rowOfDay } from '#web/domain/planning/rows/rowOfDay.ts';

const period = (start: string, end: string | null) => ({ start: start as Day, end: end as Day | null });
const ended = [period('2026-03-02', '2026-05-31'), period('2026-09-07', '2026-11-01')];

it.each([
  ['2026-04-06', 0],
  ['2026-07-06', 1],
  ['2026-11-30', 2],
  ['2027-01-11', 2],
])('the row of %s among periods with gaps is that of its period or the next to come', (day, row) => {
  expect(rowOfDay([...ended, period('2027-01-04', null)], day as Day)).toBe(row);
});

it('the row of a day after all periods is the last, never the oldest', () => {
  expect(rowOfDay(ended, '2026-11-30' as Day)).toBe(1);
  expect(rowOfDay([], '2026-11-30' as Day)).toBe(-1);
});
