import { describe, expect, it } from 'vitest';
import { weekPeople } from '#shared/planning/weekPeople.ts';
import type { Day } from '#shared/time/day.ts';

const day = (text: string) => text as Day;
const period = (start: string, end: string | null, workRate = 1, workRateExcluded = 0, comment = '') => ({
  start: day(start),
  end: end === null ? null : day(end),
  workRate,
  workRateExcluded,
  comment,
});
const staff = (id: string, ...periods: ReturnType<typeof period>[]) => ({ id, name: id.toUpperCase(), periods });

const people = weekPeople([
  staff(
    'anna',
    period('2026-01-05', '2026-06-14'),
    period('2026-06-15', '2026-07-12', 0, 1, 'Semester'),
    period('2026-07-13', null),
  ),
  staff('bo', period('2026-01-05', '2026-06-21', 0.5, 0.25, 'VAB')),
  staff('cia', period('2026-06-22', null, 0.75)),
  staff('dag', period('2026-01-05', '2026-06-07'), period('2026-06-22', '2026-06-28', 0.8)),
]);
const named = (monday: string) => {
  const { away, leaving, coming } = people(day(monday));
  return [away, leaving, coming].map((list) => list.map(({ assetId, rate }) => [assetId, rate]));
};

describe('weekPeople', () => {
  it.each<[string, string, ReturnType<typeof named>]>([
    ['nobody in a week without changes', '2026-05-04', [[['bo', 0.25]], [], []]],
    [
      'an employment in its last week, not the one period followed by another',
      '2026-06-01',
      [[['bo', 0.25]], [['dag', 1]], []],
    ],
    [
      'absence by rate, highest first',
      '2026-06-15',
      [
        [
          ['anna', 1],
          ['bo', 0.25],
        ],
        [['bo', 0.5]],
        [],
      ],
    ],
    [
      'those who begin, and those who begin and end in the same week',
      '2026-06-22',
      [
        [['anna', 1]],
        [['dag', 0.8]],
        [
          ['dag', 0.8],
          ['cia', 0.75],
        ],
      ],
    ],
  ])('names %s', (_, monday, expected) => {
    expect(named(monday)).toEqual(expected);
  });

  it('answers the days and comment of an absence, and the joined days of an employment', () => {
    expect(people(day('2026-06-15')).away[0]).toEqual({
      assetId: 'anna',
      name: 'ANNA',
      from: '2026-06-15',
      to: '2026-07-12',
      rate: 1,
      comment: 'Semester',
    });
    expect(people(day('2026-06-15')).leaving[0]).toMatchObject({ from: '2026-01-05', to: '2026-06-21' });
  });
});
