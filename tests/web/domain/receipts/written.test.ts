import { expect, it } from 'vitest';
import type { Day } from '#shared/time/day.ts';
import { writtenDiff } from '#web/domain/receipts/written.ts';

it('takes supply with demand, net supply and supply with budget as the terms of a receipt', () => {
  const receipt = {
    start: '2026-12-28' as Day,
    demand: 31.6356,
    budget: 30.004,
    workRateSum: 29.5831,
    workRateWithoutDemand: 1,
    workRateWithoutBudget: 0,
    diff: -3.0525,
    diffBudget: -0.4209,
    netSupply: 28.111,
    netDiff: -4.4746,
  } as const;
  expect((['diff', 'netDiff', 'diffBudget'] as const).map((field) => writtenDiff(receipt, field))).toEqual([
    -3.06, -4.48, -0.42,
  ]);
});
