import { describe, expect, it } from 'vitest';
import type { Receipt } from '#shared/model/receipt.ts';
import { cellText, sumText } from '#web/features/overview/map/Cell.tsx';
import type { Cell } from '#web/features/overview/model/rows.ts';

const cellOf = (diff: number): Cell =>
  ({ receipt: { diff } as Receipt, shown: diff, hides: [], partly: false }) as unknown as Cell;

describe('the figure of a sum', () => {
  it('has one decimal below 10 and none from 10 on, other than that of a unit', () => {
    expect(sumText(cellOf(-9.9), { isWhole: false })).toBe('−9,9');
    expect(sumText(cellOf(-16.9), { isWhole: false })).toBe('−17');
    expect(cellText(cellOf(-16.9), { isWhole: false })).toBe('−16,9');
  });
});
