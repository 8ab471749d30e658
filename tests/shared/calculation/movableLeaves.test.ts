import { describe, expect, it } from 'vitest';
import { movableLeaves } from '#shared/calculation/index.ts';
import { assetPeriod } from './build.ts';

const mondays = ['2026-01-05', '2026-01-12'];
type Given = Parameters<typeof assetPeriod>[0];
const employed = (id: string, ...periods: Given[]) => ({ id, periods: periods.map(assetPeriod) });
const whole = { start: '2025-12-29', end: null };
const away = { workRate: 0, workRateExcluded: 1, absence: 'vacation' };

describe('a leave that can be moved', () => {
  it('is a holiday, training or leave of own staff or substitutes, in each week of it', () => {
    const oneWeek = { ...whole, ...away, end: mondays[0]! };
    const staff = [
      employed('a', { ...whole, ...away }),
      employed('b', { ...whole, ...away, workRate: 0.4, workRateExcluded: 0.4 }),
      employed('c', { start: '2025-01-06', end: '2025-12-28', workRate: 0.75 }),
      employed('training', { ...oneWeek, absence: 'training' }),
      employed('leave', { ...oneWeek, absence: 'leave' }),
      employed('sick', { ...oneWeek, absence: 'sick' }),
      employed('substitute', { ...oneWeek, isFillIn: true }),
      employed('contractor', { ...oneWeek, isContractor: true }),
    ];
    expect(movableLeaves(staff, mondays).map(({ asset, week, kind, rate }) => [asset.id, week, kind, rate])).toEqual([
      ['a', 0, 'vacation', 1],
      ['a', 1, 'vacation', 1],
      ['b', 0, 'vacation', 0.4],
      ['b', 1, 'vacation', 0.4],
      ['training', 0, 'training', 1],
      ['leave', 0, 'leave', 1],
      ['substitute', 0, 'vacation', 1],
    ]);
  });

  const first = { start: '2025-12-29', end: '2026-01-11' };
  const second = { start: mondays[1]!, end: '2026-01-18' };
  const later = { start: '2026-01-19', end: null };
  const half = { workRate: 0.5, workRateExcluded: 0.5 };
  const year = (start: string, end: string, workRate: number) => ({ start, end, workRate });

  it.each<[string, Given[], [number, number][]]>([
    // The half that is always outside the staffing is not on holiday: moved, the person works the other half.
    [
      'what the person works before it',
      [
        { ...first, ...half },
        { ...second, ...away },
      ],
      [[1, 0.5]],
    ],
    [
      'what the person works after it, first of all',
      [
        { ...first, ...away },
        { ...second, ...half },
      ],
      [[0, 0.5]],
    ],
    [
      'before it rather than after it',
      [year('2025-12-29', '2026-01-11', 0.3), { ...second, ...away }, { ...later, workRate: 0.9 }],
      [[1, 0.3]],
    ],
    [
      'less what the person works beside it',
      [
        { ...first, workRate: 0.5 },
        { ...second, ...away, workRate: 0.25 },
      ],
      [[1, 0.25]],
    ],
    [
      'never more than is outside',
      [
        { ...first, workRate: 1 },
        { ...second, ...away, workRateExcluded: 0.4 },
      ],
      [[1, 0.4]],
    ],
    [
      'nothing where the person works as much as ever',
      [
        { ...first, ...half },
        { ...second, ...half, absence: 'training' },
      ],
      [],
    ],
    [
      'what the person worked last, whatever the order of the periods',
      [
        year('2025-01-06', '2025-03-30', 0.2),
        year('2025-06-30', '2025-12-28', 0.8),
        year('2025-03-31', '2025-06-29', 0.4),
        { ...later, workRate: 0.3 },
        { ...first, ...away },
      ],
      [[0, 0.8]],
    ],
  ])('gives back %s', (_, periods, leaves) => {
    expect(movableLeaves([employed('h', ...periods)], mondays).map(({ week, rate }) => [week, rate])).toEqual(leaves);
  });
});
