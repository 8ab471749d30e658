import { expect, it } from 'vitest';
import type { Day } from '#shared/time/day.ts';
import { rowOn } from '#web/features/budget/rows/arrival.ts';

const spans = [
  { id: 'last', start: '2026-07-01' as Day, end: null },
  { id: 'middle', start: '2026-03-04' as Day, end: '2026-05-31' as Day },
  { id: 'first', start: '2026-01-01' as Day, end: '2026-03-03' as Day },
];

it.each([
  ['2026-02-02', 'first'],
  ['2026-03-04', 'middle'],
  ['2026-06-15', 'last'],
  ['2027-01-04', 'last'],
])('a link to the budget of %s opens the row %s', (day, id) => {
  expect(rowOn(spans, day)).toBe(id);
});

it('a link to a day after all rows opens none', () => {
  expect(rowOn(spans.slice(1), '2026-06-01')).toBeUndefined();
});
