import { describe, expect, it } from 'vitest';
import { labelTops } from '#web/kit/charts/labelTops.ts';

describe('labels beside the ends of lines', () => {
  it.each([
    ['stand where their lines end when these are far apart', [20, 60], [20, 60]],
    ['are moved apart when their lines end together', [50, 50], [50, 60]],
    ['keep the order of the lines by height, not the order given', [55, 50], [60, 50]],
    ['stay below the upper edge', [0, 2], [5, 15]],
    ['stay above the lower edge', [100, 99], [95, 85]],
    ['are none without lines', [], []],
  ])('%s', (_, wanted, tops) => {
    expect(labelTops(wanted, 10, 100)).toEqual(tops);
  });
});
