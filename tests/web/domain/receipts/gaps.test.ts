import { describe, expect, it } from 'vitest';
import { gapsOfReceipts, gapsOfWeeks, hiddenShortages } from '#web/domain/receipts/gaps.ts';

describe('the areas of a graph', () => {
  it('reach from the demand to the net of shortage and surplus', () => {
    expect(
      gapsOfWeeks(
        [10, 8],
        [
          { short: -2, over: 1.5 },
          { short: 0, over: 0.5 },
        ],
      ),
    ).toEqual([
      { index: 0, low: 9.5, high: 10, short: true },
      { index: 1, low: 8, high: 8.5, short: false },
    ]);
  });

  it('make the whole shortage together with the strip of what they hide', () => {
    const weeks = [
      { short: -2, over: 1.5 },
      { short: -1, over: 1 },
      { short: -0.5, over: 3 },
      { short: -1, over: 0 },
      { short: 0, over: 2 },
    ];
    const hidden = hiddenShortages([...weeks, null]);
    expect(hidden).toEqual([1.5, 1, 0.5, 0, 0, 0]);
    const gaps = gapsOfWeeks(
      weeks.map(() => 10),
      weeks,
    );
    for (const [at, { short }] of weeks.entries()) {
      const gap = gaps.find(({ index, short: isShort }) => index === at && isShort);
      expect((gap ? gap.high - gap.low : 0) + hidden[at]!).toBe(Math.abs(short));
    }
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
