import { describe, expect, it } from 'vitest';
import type { Day } from '#shared/time/day.ts';
import { contains, daysIn, intersect, overlaps, type Period, subtract } from '#shared/time/period.ts';

const period = (start: string, end: string | null): Period => ({ start: start as Day, end: end as Day | null });
const january = period('2026-01-01', '2026-01-31');
const forever = period('2026-01-10', null);

describe('a period', () => {
  it('contains its first and its last day', () => {
    expect(
      ['2025-12-31', '2026-01-01', '2026-01-31', '2026-02-01'].map((day) => contains(january, day as Day)),
    ).toEqual([false, true, true, false]);
    expect(contains(forever, '2199-01-01' as Day)).toBe(true);
  });

  it('overlaps a period that shares a day with it', () => {
    expect(overlaps(january, period('2026-01-31', null))).toBe(true);
    expect(overlaps(january, period('2026-02-01', null))).toBe(false);
    expect(overlaps(forever, period('2026-05-01', null))).toBe(true);
    expect(intersect(january, forever)).toEqual(period('2026-01-10', '2026-01-31'));
    expect(intersect(forever, period('2026-02-01', null))).toEqual(period('2026-02-01', null));
    expect(intersect(january, period('2026-02-01', null))).toBeNull();
  });

  it('counts its days', () => {
    expect(daysIn(january)).toBe(31);
    expect(daysIn(forever)).toBe(Infinity);
  });

  it('has the remaining parts after another is subtracted', () => {
    expect(subtract(january, period('2026-01-10', '2026-01-20'))).toEqual([
      period('2026-01-01', '2026-01-09'),
      period('2026-01-21', '2026-01-31'),
    ]);
    expect(subtract(forever, period('2026-02-01', '2026-02-28'))).toEqual([
      period('2026-01-10', '2026-01-31'),
      period('2026-03-01', null),
    ]);
    expect(subtract(january, period('2025-01-01', null))).toEqual([]);
    expect(subtract(january, period('2026-02-01', null))).toEqual([january]);
  });
});
