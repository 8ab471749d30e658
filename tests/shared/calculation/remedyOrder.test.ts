import { describe, expect, it } from 'vitest';
import {
  type Measure,
  proposedAmounts,
  type RemedyCase,
  type RemedyKind,
  remedyOutcome,
  worstLack,
} from '#shared/calculation/index.ts';

describe('the order of measures in a proposal', () => {
  const measure = (kind: RemedyKind, limit = 1, [first, end] = [0, 3]): Measure => ({
    kind,
    limit,
    first: first!,
    end: end!,
    isProposed: true,
  });
  const priced = (...measures: Measure[]): RemedyCase => ({
    diffs: [-1, -1, -1],
    prices: [14_000, 16_000, 16_000].map((hour) => ({ hour, ob: 0, overtime: 20_000, rental: 34_000 })),
    measures,
  });

  it('is by price, not by kind', () => {
    expect(proposedAmounts(priced(measure('overtime'), measure('substitute')))).toEqual([0, 1]);
    expect(proposedAmounts(priced(measure('overtime', 0.4), measure('substitute', 0.4), measure('hired')))).toEqual([
      0.4, 0.4, 0.2,
    ]);
    const [late, early] = [measure('overtime', 1), measure('substitute', 1)];
    expect(proposedAmounts(priced(measure('hired'), late, early))).toEqual([0, 0, 1]);
  });

  it('is that of the list where prices are equal', () => {
    expect(proposedAmounts(priced(measure('moreTime'), measure('loan'), measure('substitute')))).toEqual([1, 0, 0]);
  });

  it('has the mean price of the weeks in which a measure gives', () => {
    // 14,000 in the first week, 16,000 in the others, 15,333 in all.
    expect(proposedAmounts(priced(measure('loan'), measure('substitute', 1, [0, 1])))).toEqual([1, 1]);
    expect(proposedAmounts(priced(measure('loan', 1, [1, 3]), measure('substitute')))).toEqual([0, 1]);
    const alike = { ...priced(measure('moreTime', 1, [1, 3]), measure('overtime')), diffs: [0, -1, -1] };
    expect(proposedAmounts(alike)).toEqual([1, 0]);
  });
});

describe('a measure of some of the weeks', () => {
  const part: Measure = { kind: 'substitute', limit: 2, first: 1, end: 2, isProposed: true };
  const case3: RemedyCase = {
    diffs: [-1.5, -0.5, -1.5],
    prices: Array.from({ length: 3 }, () => ({ hour: 10_000, ob: 1000, overtime: null, rental: null })),
    measures: [part],
  };

  it('gives and costs in them only, and is proposed for what they lack', () => {
    expect(proposedAmounts(case3)).toEqual([0.5]);
    const outcome = remedyOutcome(case3, [0.5]);
    expect(outcome).toEqual({
      given: [[0, 0.5, 0]],
      left: [-1.5, 0, -1.5],
      costs: [5000],
      total: 5000,
      ob: 500,
      lent: 0,
    });
  });
});

describe('the worst lack of some weeks', () => {
  it.each([
    [[-1.6, -2.751, -1.18], 2.76],
    [[-0.3, null, 1], 0.3],
    [[null], 0],
    [[2, 0], 0],
    [[], 0],
  ])('of %j is %d, in hundredths rounded up', (diffs, lack) => expect(worstLack(diffs)).toBe(lack));
});
