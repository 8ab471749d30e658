import { describe, expect, it } from 'vitest';
import { steadyRuns } from '#shared/calculation/steadyRuns.ts';

const weeks = [0, 7, 14, 21].map((from) => ({ from, to: from + 6 }));

describe('runs of weeks in which a plan stays as it is', () => {
  it.each([
    ['nothing there', [], [[0, 4]]],
    ['there all the time', [[-100, Infinity]], [[0, 4]]],
    [
      'over before, or not begun',
      [
        [-9, -1],
        [28, 40],
      ],
      [[0, 4]],
    ],
    [
      'begins on a Monday',
      [[14, Infinity]],
      [
        [0, 2],
        [2, 4],
      ],
    ],
    [
      'begins on a Tuesday: its week is like no other',
      [[15, Infinity]],
      [
        [0, 2],
        [2, 3],
        [3, 4],
      ],
    ],
    [
      'ends on a Sunday',
      [[-5, 13]],
      [
        [0, 2],
        [2, 4],
      ],
    ],
    [
      'ends on a Saturday',
      [[-5, 12]],
      [
        [0, 1],
        [1, 2],
        [2, 4],
      ],
    ],
    [
      'ends on a Monday',
      [[-5, 7]],
      [
        [0, 1],
        [1, 2],
        [2, 4],
      ],
    ],
    [
      'one follows upon the other in mid-week',
      [
        [-5, 9],
        [10, Infinity],
      ],
      [
        [0, 1],
        [1, 2],
        [2, 4],
      ],
    ],
  ])('%s', (_, spans, runs) => {
    const found = steadyRuns(
      spans.map(([from, to]) => ({ from: from!, to: to! })),
      weeks,
    );
    expect(found.map(({ first, end }) => [first, end])).toEqual(runs);
  });
});
