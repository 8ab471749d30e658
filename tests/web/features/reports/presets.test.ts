import { describe, expect, it } from 'vitest';
import type { Day } from '#shared/time/day.ts';
import { rangeOf } from '#web/features/reports/model/presets.ts';

const range = (start: string, end: string) => ({ start: start as Day, end: end as Day });
const chosen = range('2026-02-02', '2026-03-01');
const at = (preset: Parameters<typeof rangeOf>[0], today: string, from = chosen) => rangeOf(preset, from, today as Day);

describe('the weeks of a preset', () => {
  it('are all of the ISO year of the first chosen week, of 53 weeks too', () => {
    expect(at('year', '2027-05-05')).toEqual(range('2025-12-29', '2027-01-03'));
    expect(at('year', '2026-11-25', range('2024-12-30', '2025-01-05'))).toEqual(range('2024-12-30', '2025-12-28'));
  });

  it('are this week and the eleven after it', () => {
    expect(at('ahead', '2026-11-25')).toEqual(range('2026-11-23', '2027-02-14'));
  });

  it('hold June to August of the summer that is not over', () => {
    expect(at('summer', '2026-08-31')).toEqual(range('2026-06-01', '2026-09-06'));
    expect(at('summer', '2026-09-06')).toEqual(range('2026-06-01', '2026-09-06'));
    expect(at('summer', '2026-09-07')).toEqual(range('2027-05-31', '2027-09-05'));
  });
});
