import { describe, expect, it } from 'vitest';
import { missingDecimals, mostDecimals } from '#web/kit/ui/figures/AlignedDecimal.tsx';

describe('mostDecimals', () => {
  it.each([
    [['1', '0,75', '0,8333'], 4],
    [['1', '0'], 0],
    [['', '2,5'], 1],
    [[], 0],
  ])('of %j is %i', (texts, decimals) => expect(mostDecimals(texts)).toBe(decimals));
});

describe('missingDecimals', () => {
  it.each([
    ['1', 2, ',00'],
    ['0,5', 2, '0'],
    ['0,75', 2, ''],
    ['0,8333', 2, ''],
    ['4', 0, ''],
  ])('of %s beside numbers with %i decimals are "%s"', (text, decimals, missing) =>
    expect(missingDecimals(text, decimals)).toBe(missing),
  );
});
