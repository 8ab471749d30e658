import { describe, expect, it } from 'vitest';
import type { Day } from '#shared/time/day.ts';
import { marksOf } from '#web/kit/ui/holidays/week.ts';

const week = (monday: string) => marksOf(monday as Day);

describe('Swedish weeks', () => {
  it('list the days off, with midsummer and its eve, named in both languages', () => {
    expect(week('2026-06-15')).toEqual({
      days: [
        { day: '2026-06-19', kind: 'eve', sv: 'Midsommarafton', en: 'Midsummer Eve' },
        { day: '2026-06-20', kind: 'red', sv: 'Midsommardagen', en: 'Midsummer Day' },
      ],
      schoolBreak: 'summer',
    });
  });

  it('leave out observances that are working days', () => {
    expect(week('2026-12-07').days).toEqual([]);
    expect(week('2026-05-18').days.map(({ sv }) => sv)).toEqual(['Pingstdagen']);
  });

  it('list the school breaks', () => {
    expect(week('2026-02-23').schoolBreak).toBe('winter');
    expect(week('2026-04-06').schoolBreak).toBe('easter');
    expect(week('2026-10-26').schoolBreak).toBe('autumn');
    expect(week('2026-12-28').schoolBreak).toBe('christmas');
    expect(week('2026-12-21').schoolBreak).toBe('christmas');
    expect(week('2027-01-04').schoolBreak).toBe('christmas');
    expect(week('2027-01-11').schoolBreak).toBeUndefined();
    expect(week('2026-02-02').schoolBreak).toBeUndefined();
  });
});
