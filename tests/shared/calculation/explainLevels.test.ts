import { describe, expect, it } from 'vitest';
import {
  countMeanFields,
  explainBalance,
  explainCountMean,
  explainShare,
  levelMeans,
  levelShares,
  receiptOver,
  receiptsOf,
  shareFields,
} from '#shared/calculation/index.ts';
import type { Day } from '#shared/time/day.ts';
import { assetPeriod, emptyPlan } from './build.ts';
import { expectRecomputed, ref } from './explained.ts';

const weeks = { start: '2026-01-05' as Day, end: '2026-01-25' as Day };
const asset = (id: string, level: number, end: string | null = null, workRate = 1) => ({
  id,
  periods: [assetPeriod({ start: '2026-01-05', end, level, workRate })],
});
/** Three of three weeks, of which one has no level; one of the first week only; one who is away. */
const plan = {
  ...emptyPlan,
  assets: [asset('a', 3), asset('b', 0), asset('c', 3, '2026-01-11'), asset('d', 2), asset('away', 3, null, 0)],
};
const staff = (assetId: string) => ({ kind: 'staff', ...ref, assetId });
const first = { start: weeks.start, end: '2026-01-11' as Day };

describe('those in service', () => {
  it('without a level are explained by name, as those of a level are', () => {
    const { value, steps } = explainBalance([plan], first, 'levels.0');
    expect([value, steps.map(({ input }) => input)]).toEqual([1, [staff('b')]]);
  });

  it('have a share and a mean by level, and a mean of all', () => {
    const levels = ['levels.0', 'levels.1', 'levels.2', 'levels.3', 'levels.4', 'levels.5', 'levels.6'];
    expect(shareFields).toEqual(levels.map((level) => `share.${level}`));
    expect(countMeanFields).toEqual(['workingCount', ...levels].map((field) => `mean.${field}`));
  });

  it('have a share by level: those of the level over all', () => {
    const shares = levelShares(receiptOver(plan, first));
    for (const [level, share] of [shares.withoutLevel, ...shares.levels].entries()) {
      const one = explainShare([plan], first, `share.levels.${level as 0}`);
      expectRecomputed(one);
      expect(one.value).toBe(share);
    }
    const { steps, leftOut } = explainShare([plan], first, 'share.levels.3');
    expect(steps.map(({ role, value, unit, input }) => [role, value, unit, input])).toEqual([
      ['add', 1, 'people', staff('a')],
      ['add', 1, 'people', staff('c')],
      ['divide', 4, 'people', { kind: 'inService' }],
    ]);
    expect(leftOut).toEqual([]);
    expect(explainShare([emptyPlan], first, 'share.levels.3')).toEqual({ value: null, steps: [], leftOut: [] });
  });

  it('have a mean over the weeks: the weeks of each, over all weeks', () => {
    const means = levelMeans(receiptsOf(plan, weeks));
    for (const [level, mean] of [means.withoutLevel, ...means.levels].entries()) {
      const one = explainCountMean([plan], weeks, `mean.levels.${level as 0}`);
      expectRecomputed(one);
      expect(one.value).toBe(mean);
    }
    expect(explainCountMean([plan], weeks, 'mean.workingCount').value).toBe(means.workingCount);
    const { steps, leftOut } = explainCountMean([plan], weeks, 'mean.levels.3');
    expect(steps).toMatchObject([
      { value: 3, unit: 'people', from: '2026-01-05', to: '2026-01-25', input: { ...staff('a'), weeks: 3 } },
      { value: 1, unit: 'people', from: '2026-01-05', to: '2026-01-11', input: { ...staff('c'), weeks: 1 } },
      { role: 'divide', value: 3, unit: 'weeks', input: { kind: 'weekCount' } },
    ]);
    expect(leftOut).toEqual([]);
    expect(explainCountMean([emptyPlan], weeks, 'mean.levels.3').value).toBe(0);
  });
});
