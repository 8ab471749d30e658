import { describe, expect, it } from 'vitest';
import type { Day } from '#shared/time/day.ts';
import { weekSpan } from '#shared/time/week.ts';
import { asShown, otherLength, stepped, type TeamWeeks, teamWeeks } from '#web/features/assets/team/model/weeks.ts';

const today = '2026-11-18' as Day;

const spanOf = ({ year, shown }: TeamWeeks) => [year, weekSpan(shown[0]!, shown.at(-1)!)];

describe('the weeks of the team sheet', () => {
  it('are half a year with today in the fifth week, also over the turn of the year', () => {
    expect(spanOf(teamWeeks({}, today))).toEqual([2026, 'v43–v15 2026–2027']);
    expect(teamWeeks({}, today).shown).toHaveLength(26);
    expect(spanOf(teamWeeks({}, '2027-01-13' as Day))).toEqual([2027, 'v51–v23 2026–2027']);
    expect(spanOf(teamWeeks({}, '2026-05-13' as Day))).toEqual([2026, 'v16–v41 2026']);
  });

  it('are those of the address, and around today for what is no year', () => {
    expect(spanOf(teamWeeks({ year: '2027', part: 'year' }, today))).toEqual([2027, 'v01–v52 2027']);
    expect(spanOf(teamWeeks({ year: '2028' }, today))).toEqual([2028, 'v01–v26 2028']);
    expect(spanOf(teamWeeks({ from: '2027-06-28' }, today))).toEqual([2027, 'v26–v51 2027']);
    expect(teamWeeks({ year: 'soon', from: '2027-06-29' }, today)).toEqual(teamWeeks({}, today));
  });

  it('are those around a named week, and around today for what is no Monday', () => {
    const around = teamWeeks({ week: '2026-12-28' }, '2026-03-02' as Day);
    expect([...spanOf(around), around.opened]).toEqual([2026, 'v49–v21 2026–2027', '2026-12-28']);
    expect(teamWeeks({ week: '2026-12-29' }, today).opened).toBeUndefined();
    // Once the week is no longer named, the same weeks stay.
    expect(spanOf(teamWeeks(asShown(around), today))).toEqual(spanOf(around));
  });

  it('step by half-year and by year; the address names the year where it becomes another', () => {
    const half = teamWeeks({}, today);
    expect([stepped(half, 1), stepped(half, -1)]).toEqual([
      { year: '2027', from: '2027-04-19' },
      { from: '2026-04-20' },
    ]);
    const next = teamWeeks(stepped(half, 1), today);
    expect(spanOf(next)).toEqual([2027, 'v16–v41 2027']);
    expect(spanOf(teamWeeks(stepped(next, -1), today))).toEqual(spanOf(half));
    expect(stepped(teamWeeks({ year: '2026', part: 'year' }, today), -1)).toEqual({ year: '2025', part: 'year' });
  });

  it('are of the same days whatever is shown of a year, so that a step loads nothing anew', () => {
    const half = teamWeeks({}, today);
    const before = teamWeeks(stepped(half, -1), today);
    expect(spanOf(before)).toEqual([2026, 'v17–v42 2026']);
    const first = teamWeeks({ from: '2025-12-01' }, today);
    const last = teamWeeks({ from: '2026-11-30' }, today);
    for (const weeks of [before, first, last, teamWeeks({ part: 'year' }, today)]) {
      expect([weeks.year, weeks.days, weeks.all]).toEqual([half.year, half.days, half.all]);
      expect(weeks.all).toEqual(expect.arrayContaining([...weeks.shown]));
    }
    expect([first, last].map(({ shown }) => shown.length)).toEqual([26, 26]);
    // A day of another year is shown in that year, whatever else the address names.
    expect(spanOf(teamWeeks({ year: '2026', from: '2027-06-28' }, today))).toEqual([2027, 'v26–v51 2027']);
  });

  it('change between half a year and the whole year of the week that they were opened at', () => {
    const half = teamWeeks({}, today);
    const year = teamWeeks(otherLength(half), today);
    expect(spanOf(year)).toEqual([2026, 'v01–v53 2026']);
    expect(teamWeeks(otherLength(year), today)).toEqual(half);
  });
});
