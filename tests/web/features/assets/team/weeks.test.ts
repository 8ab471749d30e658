import { describe, expect, it } from 'vitest';
import type { Day } from '#shared/time/day.ts';
import { stepped, teamWeeks } from '#web/features/assets/team/model/weeks.ts';

const today = '2026-11-18' as Day;

describe('the weeks of the team sheet', () => {
  it('are the half-year around today where the address names none', () => {
    const { year, part, shown, all } = teamWeeks({}, today);
    expect([year, part, shown[0]?.week, shown.at(-1)?.week, all.length]).toEqual([2026, '2', 27, 53, 53]);
  });

  it('are those of the address, and of today for what is no year', () => {
    expect(teamWeeks({ year: '2027', part: 'year' }, today).shown).toHaveLength(52);
    expect(teamWeeks({ year: '2027' }, today).part).toBe('1');
    expect(teamWeeks({ year: 'soon', part: '1' }, today).year).toBe(2026);
  });

  it('are those around a named week, and around today for what is no Monday', () => {
    const { year, part, opened } = teamWeeks({ week: '2026-12-28' }, '2026-03-02' as Day);
    expect([year, part, opened]).toEqual([2026, '2', '2026-12-28']);
    expect(teamWeeks({ week: '2026-12-28', year: '2027' }, today).year).toBe(2027);
    expect(teamWeeks({ week: '2026-12-29' }, today).opened).toBeUndefined();
  });

  it('step by half-year over the turn of the year, and by year', () => {
    const half = teamWeeks({ year: '2026', part: '2' }, today);
    expect([stepped(half, 1), stepped(half, -1)]).toEqual([
      { year: 2027, part: '1' },
      { year: 2026, part: '1' },
    ]);
    expect(stepped(teamWeeks({ year: '2026', part: 'year' }, today), -1)).toEqual({ year: 2025, part: 'year' });
  });
});
