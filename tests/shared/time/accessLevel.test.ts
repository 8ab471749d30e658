import { describe, expect, it } from 'vitest';
import { accessLevelOf, historyLimit } from '#shared/time/accessLevel.ts';
import type { Day } from '#shared/time/day.ts';

const today = '2026-03-18' as Day;
const levelOf = (start: string, end: string | null, mayChangeHistory = false) =>
  accessLevelOf({ start: start as Day, end: end as Day | null }, today, mayChangeHistory);

describe('the ten-week limit', () => {
  it('is computed from the Monday of this week', () => {
    expect(historyLimit(today)).toBe('2026-01-05');
    expect(historyLimit('2026-03-22' as Day)).toBe('2026-01-05');
    expect(historyLimit('2026-03-23' as Day)).toBe('2026-01-12');
  });

  it('judges start and end separately', () => {
    expect(levelOf('2026-01-05', '2026-01-11')).toEqual({
      startReadOnly: false,
      endReadOnly: false,
      level: 'editable',
    });
    expect(levelOf('2026-01-04', '2026-01-05')).toEqual({ startReadOnly: true, endReadOnly: false, level: 'partial' });
    expect(levelOf('2025-01-06', null)).toEqual({ startReadOnly: true, endReadOnly: false, level: 'partial' });
    expect(levelOf('2025-01-06', '2026-01-04')).toEqual({ startReadOnly: true, endReadOnly: true, level: 'readOnly' });
  });

  it('does not apply with the right to change history', () => {
    expect(levelOf('2025-01-06', '2025-01-12', true)).toEqual({
      startReadOnly: false,
      endReadOnly: false,
      level: 'editable',
    });
  });
});
