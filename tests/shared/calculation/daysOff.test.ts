import { describe, expect, it } from 'vitest';
import { demandIn, receiptsOf } from '#shared/calculation/index.ts';
import { movedDays } from '#shared/calculation/movedDays.ts';
import { addDays, dayNumber } from '#shared/time/day.ts';
import { demandRow, emptyPlan } from './build.ts';
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

  it.each([
    ['whose number differs', '1 1 1 1 1 1 2', '', ['2026-01-06']],
    ['whose times differ', '1 1 1 1 1 1 1', 'Sun', ['2026-01-06']],
    ['not those that are staffed as ever', '1 1 1 1 1 1 1', '', []],
  ])('are those %s', (_, values, flags, days) => {
    // Epiphany, a Tuesday, is staffed as a Sunday.
    const row = demandRow('s', values, flags, '07:00–15:00', '07:00–19:00');
    const week = { start: '2026-01-05', end: '2026-01-11' };
    const demands = [{ ...week, simulation: false, shiftDemands: [row] }];
    const { daysOff } = demandIn({ ...emptyPlan, demands, daysOff: { redDay: 'sunday', eve: 'weekday' } }, week);
    expect(daysOff.map(({ off }) => off.day)).toEqual(days);
  });

  it('are undefined in a week without any', () => {
    expect(daysOffOf('sunday', '2026-11-23')).toBeUndefined();
  });

  it('count a day once that has two names, under the first', () => {
    // Ascension Day and the first of May.
    const once = { day: '2008-05-01', name: 'Första maj', as: 'sunday' };
    expect(daysOffOf('sunday', '2008-04-28')).toEqual([once]);
  });
});

describe('the days off that are staffed as another weekday', () => {
  const sunday = 6;
  it.each([
    ['none without a rule', undefined, '2026-04-01', []],
    ['none as the calendar has them', { redDay: 'weekday', eve: 'weekday' }, '2026-04-01', []],
    // Easter Day is a Sunday already.
    [
      'red days alone',
      { redDay: 'sunday', eve: 'weekday' },
      '2026-04-01',
      [
        ['2026-04-03', 4, sunday],
        ['2026-04-06', 0, sunday],
      ],
    ],
    // Of Thursday to Saturday the first is an eve, the others are red.
    ['eves alone', { redDay: 'weekday', eve: 'sunday' }, '2026-12-21', [['2026-12-24', 3, sunday]]],
    ['an eve that is a Saturday already', { redDay: 'weekday', eve: 'saturday' }, '2026-04-03', []],
  ] as const)('are %s', (_, rule, from, expected) => {
    const days = { from: dayNumber(from), to: dayNumber(from) + 6 };
    expect(movedDays(rule, days).map(({ off, own, as }) => [off.day, own, as])).toEqual(expected);
  });
});
