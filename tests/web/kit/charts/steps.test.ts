import { describe, expect, it } from 'vitest';
import { scaleOf } from '#web/kit/charts/scale.ts';
import { gapsOf, pathOf, stepAt, yOf } from '#web/kit/charts/steps.ts';

describe('the scale', () => {
  it.each([
    ['the reference screen', [19.4, 24, 22.28], [18, 20, 22, 24, 26]],
    ['one value', [22.3], [22, 22.5, 23]],
    ['no value', [], [0, 0.5, 1]],
    ['a small unit', [0.4, 1.6], [0, 0.5, 1, 1.5, 2]],
    ['none at work', [0, 14.2], [0, 5, 10, 15]],
    ['a large organisation, low near a step', [812, 1040], [700, 800, 900, 1000, 1100]],
  ])('of %s', (_, values, ticks) => {
    expect(scaleOf(values)).toEqual({ from: ticks[0], to: ticks.at(-1), ticks });
  });

  it('holds every value, never on its edges but at zero', () => {
    for (let low = 0; low < 60; low += 0.7) {
      for (let span = 0; span < 40; span += 1.3) {
        const { from, to, ticks } = scaleOf([low, low + span]);
        expect(from < low || from === 0).toBe(true);
        expect(to).toBeGreaterThan(low + span);
        expect(ticks.length).toBeLessThanOrEqual(7);
      }
    }
  });
});

describe('the path of a step line', () => {
  it('runs level from edge to edge of its steps and breaks where there is no value', () => {
    expect(pathOf([2, 3, null, 4], (value) => value * 10)).toBe('M0,20H1V30H2M3,40H4');
  });

  it('is empty when no step has a value', () => {
    expect(pathOf([null, null], (value) => value)).toBe('');
  });
});

describe('the height of a value', () => {
  it('is zero at the top of the scale and the whole height at its bottom', () => {
    const y = yOf({ from: 18, to: 26, ticks: [18, 22, 26] }, 200);
    expect([26, 22, 18, 21.65].map(y)).toEqual([0, 100, 200, 108.75]);
  });
});

describe('the gap between demand and supply', () => {
  it('is one area for each step where both are known and differ', () => {
    expect(gapsOf([11, 8, null, 10, 9], [10, 10, 10, 10, null])).toEqual([
      { index: 0, low: 10, high: 11, short: true },
      { index: 1, low: 8, high: 10, short: false },
    ]);
  });
});

describe('the step under a point', () => {
  it.each([
    [-1, undefined],
    [0, 0],
    [43, 0],
    [44, 1],
    [44 * 20 - 1, 19],
    [44 * 20, undefined],
  ])('%i px from the left edge of 20 steps of 44 px is %s', (x, index) => {
    expect(stepAt(x, 44 * 20, 20)).toBe(index);
  });
});
