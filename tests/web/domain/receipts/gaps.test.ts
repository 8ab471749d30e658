import { describe, expect, it } from 'vitest';
import { gapsOfReceipts, gapsOfWeeks } from '#web/domain/receipts/gaps.ts';

describe('the areas of a graph', () => {
  it('show shortage below and surplus above the demand of the same week', () => {
    expect(
      gapsOfWeeks(
        [10, 8],
        [
          { short: -2, over: 1.5 },
          { short: 0, over: 0.5 },
        ],
      ),
    ).toEqual([
      { index: 0, low: 8, high: 10, short: true },
      { index: 0, low: 10, high: 11.5, short: false },
      { index: 1, low: 8, high: 8.5, short: false },
    ]);
  });

  it('leave out weeks without demand and weeks in balance', () => {
    expect(gapsOfWeeks([null, 4, 5], [null, { short: 0, over: 0 }, null])).toEqual([]);
  });

  it('of one category are its differences', () => {
    const weeks = [
      { demand: 5, diff: -1 },
      { demand: 5, diff: 2 },
      { demand: null, diff: null },
    ];
    expect(gapsOfReceipts(weeks)).toEqual([
      { index: 0, low: 4, high: 5, short: true },
      { index: 1, low: 5, high: 7, short: false },
    ]);
  });
});
