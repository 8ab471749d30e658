import { describe, expect, it } from 'vitest';
import { NAME, stepped } from '#web/features/overview/model/steps.ts';

const size = { rows: 4, columns: 26 };

const cases: readonly [string, boolean, readonly [number, number], readonly [number, number] | undefined][] = [
  ['ArrowRight', false, [1, 3], [1, 4]],
  ['ArrowRight', false, [1, 25], [1, 25]],
  ['ArrowLeft', false, [1, 3], [1, 2]],
  ['ArrowLeft', false, [1, 0], [1, NAME]],
  ['ArrowLeft', false, [1, NAME], [1, NAME]],
  ['ArrowRight', false, [1, NAME], [1, 0]],
  ['ArrowUp', false, [1, 3], [0, 3]],
  ['ArrowUp', false, [0, 3], [0, 3]],
  ['ArrowDown', false, [3, 3], [3, 3]],
  ['ArrowDown', false, [1, NAME], [2, NAME]],
  ['Home', false, [2, 9], [2, 0]],
  ['End', false, [2, 9], [2, 25]],
  ['Home', true, [2, 9], [0, 0]],
  ['End', true, [2, 9], [3, 25]],
  ['ArrowRight', true, [2, 9], [2, 25]],
  ['ArrowDown', true, [2, 9], [3, 9]],
  ['Enter', false, [2, 9], undefined],
  ['a', false, [2, 9], undefined],
];

describe('a key in the grid', () => {
  it.each(cases)('%s (ctrl %s) leads from %j to %j', (key, far, [row, column], expected) => {
    const next = stepped(key, { row, column }, size, far);
    expect(next && [next.row, next.column]).toEqual(expected);
  });
});
