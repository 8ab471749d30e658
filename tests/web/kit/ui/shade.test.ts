import { describe, expect, it } from 'vitest';
import { isShort } from '#shared/calculation/index.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { shadeOf, shownFigure, verdictOf } from '#web/kit/ui/figures/shade.ts';

const cases: readonly [number | null, string, string, string, boolean][] = [
  [-3.2, '−3,2', 'n3', 'short', true],
  [-1.95, '−2,0', 'n3', 'short', true],
  [-1.949, '−1,9', 'n2', 'short', true],
  [-0.95, '−1,0', 'n2', 'short', true],
  [-0.949, '−0,9', 'n1', 'short', true],
  [-0.45, '−0,5', 'n1', 'short', true],
  [-0.4499, '−0,4', 'zero', 'balance', false],
  [-0.04, '0,0', 'zero', 'balance', false],
  [0, '0,0', 'zero', 'balance', false],
  [0.449, '+0,4', 'zero', 'balance', false],
  [0.45, '+0,5', 'p1', 'over', false],
  [0.949, '+0,9', 'p1', 'over', false],
  [0.95, '+1,0', 'p2', 'over', false],
  [1.95, '+2,0', 'p3', 'over', false],
  [12, '+12,0', 'p3', 'over', false],
  [null, '–', 'none', 'none', false],
];

describe('the class of a difference', () => {
  it.each(cases)('%s is written %s and belongs to %s', (diff, text, shade, verdict, short) => {
    const shown = shownFigure(diff);
    expect(numberText(diff, 'keyValue', { sign: true })).toBe(text);
    expect(shadeOf(shown)).toBe(shade);
    expect(verdictOf(shadeOf(shown))).toBe(verdict);
    expect(isShort(shown)).toBe(short);
  });
});
