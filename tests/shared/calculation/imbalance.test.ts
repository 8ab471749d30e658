import { describe, expect, it } from 'vitest';
import { imbalanceOf } from '#shared/calculation/index.ts';

describe('shortage and surplus of several categories', () => {
  it.each([
    ['a surplus fills no shortage', [-1.5, 1.5], { short: -1.5, over: 1.5 }],
    ['shortages are added up', [-0.1, -0.2, 0], { short: -0.3, over: 0 }],
    ['surpluses are added up', [0.7, 0.1, 0.1], { short: 0, over: 0.9 }],
    ['a category without demand adds nothing', [null, -2, null, 0.25], { short: -2, over: 0.25 }],
    ['one category in balance has neither', [0], { short: 0, over: 0 }],
    ['no demand at all is unknown', [null, null], null],
    ['no category is unknown', [], null],
  ] as const)('%s', (_, diffs, imbalance) => {
    expect(imbalanceOf(diffs)).toEqual(imbalance);
  });
});
