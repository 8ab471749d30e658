import { expect, it } from 'vitest';
import { isImportDay } from '#shared/planning/importDay.ts';
import type { Day } from '#shared/time/day.ts';

it.each([
  [1, '2026-02-01', true],
  [1, '2026-02-28', false],
  [28, '2026-02-28', true],
  [31, '2026-02-28', true],
  [31, '2028-02-28', false],
  [31, '2028-02-29', true],
  [31, '2026-04-30', true],
  [30, '2026-01-31', false],
  [31, '2026-01-31', true],
  [null, '2026-01-31', false],
] as const)('the day of import %s falls on %s: %s', (dayOfImport, day, expected) => {
  expect(isImportDay(dayOfImport, day as Day)).toBe(expected);
});
