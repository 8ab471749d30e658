import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replacedBy, untilLastChange } from '#shared/planning/promotion.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { contains } from '#shared/time/period.ts';

const day = (text: string) => text as Day;
const period = (start: string, end: string | null) => ({ start: day(start), end: end === null ? null : day(end) });

describe('replacedBy', () => {
  it.each<[string, [string, string | null], [string, string | null][]]>([
    ['removes a live period that lies wholly inside', ['2026-06-15', '2026-06-28'], []],
    ['ends a live period that began earlier', ['2026-06-01', '2026-06-28'], [['2026-06-01', '2026-06-14']]],
    ['begins a live period that ends later', ['2026-07-06', '2026-08-30'], [['2026-08-03', '2026-08-30']]],
    [
      'splits a live period that sticks out on both sides',
      ['2026-01-05', null],
      [
        ['2026-01-05', '2026-06-14'],
        ['2026-08-03', null],
      ],
    ],
  ])('%s', (_, live, becomes) => {
    const [outcome] = replacedBy([period(...live)], period('2026-06-15', '2026-08-02'));
    expect(outcome?.becomes).toEqual(becomes.map(([start, end]) => period(start, end)));
  });

  it('leaves out periods that share no day with the simulated one, and orders the others by start', () => {
    const live = [
      period('2026-08-03', null),
      period('2026-06-22', '2026-08-02'),
      period('2026-06-01', '2026-06-21'),
      period('2026-05-04', '2026-05-31'),
    ];
    expect(replacedBy(live, period('2026-06-15', '2026-08-02')).map(({ row }) => row.start)).toEqual([
      '2026-06-01',
      '2026-06-22',
    ]);
  });

  it('takes exactly the simulated days from the live periods, for any dates', () => {
    const dates = fc
      .tuple(fc.integer({ min: 0, max: 60 }), fc.option(fc.integer({ min: 0, max: 40 }), { nil: null }))
      .map(([from, length]) => {
        const start = addDays('2026-01-05', from);
        return { start, end: length === null ? null : addDays(start, length) };
      });
    fc.assert(
      fc.property(dates, dates, (live, simulated) => {
        const parts = replacedBy([live], simulated).flatMap(({ becomes }) => becomes);
        const left = parts.length === 0 && replacedBy([live], simulated).length === 0 ? [live] : parts;
        for (let offset = 0; offset < 120; offset += 1) {
          const one = addDays('2026-01-05', offset);
          expect(left.some((part) => contains(part, one))).toBe(contains(live, one) && !contains(simulated, one));
        }
      }),
    );
  });
});

describe('untilLastChange', () => {
  const week = (index: number, workRateSum: number, demandLive: number | null, demandSimulated: number | null) => ({
    start: addDays('2026-06-15', 7 * index),
    workRateSum,
    demandLive,
    demandSimulated,
  });

  it.each<[string, [number, number | null, number | null][], number]>([
    [
      'ends with the week in which supply changes',
      [
        [1, 2, 3],
        [1, 2, 3],
        [2, 2, 3],
        [2, 2, 3],
      ],
      3,
    ],
    [
      'ends with the week in which the live demand ends',
      [
        [1, 2, 3],
        [1, null, 3],
        [1, null, 3],
      ],
      2,
    ],
    [
      'ends with the week in which the simulated demand changes',
      [
        [1, 2, 3],
        [1, 2, 4],
      ],
      2,
    ],
    [
      'keeps one week where nothing changes',
      [
        [1, 2, 3],
        [1, 2, 3],
      ],
      1,
    ],
    ['is empty without weeks', [], 0],
  ])('%s', (_, weeks, length) => {
    expect(untilLastChange(weeks.map((figures, index) => week(index, ...figures)))).toHaveLength(length);
  });
});
