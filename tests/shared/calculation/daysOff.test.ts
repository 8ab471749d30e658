import { describe, expect, it } from 'vitest';
import { receiptsOf } from '#shared/calculation/index.ts';
import { addDays } from '#shared/time/day.ts';
import { plan } from './formulaPage.ts';

describe('the days off of a receipt', () => {
  const daysOffOf = (redDay: 'saturday' | 'sunday', monday: string) => {
    const always = [{ ...plan.demands[0]!, start: '2000-01-01', end: null }];
    const periods = [{ ...plan.periods[0]!, start: '2000-01-01' }];
    const staffed = { ...plan, periods, demands: always, daysOff: { redDay, eve: 'weekday' } as const };
    return receiptsOf(staffed, { start: monday, end: addDays(monday, 6) })[0]!.daysOff;
  };

  it('are those whose demand differs, with the weekday that they are staffed as', () => {
    // 26 December is a Saturday, of which the page demands the same as of a Sunday.
    expect(daysOffOf('saturday', '2026-12-21')).toEqual([{ day: '2026-12-25', name: 'Juldagen', as: 'saturday' }]);
    expect(daysOffOf('sunday', '2026-12-21')).toEqual([{ day: '2026-12-25', name: 'Juldagen', as: 'sunday' }]);
  });

  it('are undefined in a week without any', () => {
    expect(daysOffOf('sunday', '2026-11-23')).toBeUndefined();
  });

  it('count a day once that has two names', () => {
    // Ascension Day and the first of May.
    expect(daysOffOf('sunday', '2008-04-28')?.map(({ day }) => day)).toEqual(['2008-05-01']);
  });
});
