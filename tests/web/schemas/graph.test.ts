import { describe, expect, it } from 'vitest';
import { scaleOf } from '#web/charts/scale.ts';
import { columnsOf, scrollTo, weekAt } from '#web/features/schemas/columns.ts';
import { drawnValues, gapsOf, lines, stepsOf } from '#web/features/schemas/graph/steps.ts';
import { receipt } from './support.ts';

describe('the axis', () => {
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

describe('the lines', () => {
  it('run level from edge to edge of their week and break where there is nothing', () => {
    expect(stepsOf([2, null])).toEqual([
      { x: 0, y: 2 },
      { x: 1, y: 2 },
      { x: 1, y: null },
      { x: 2, y: null },
    ]);
  });

  it('show a level of supply only in weeks that have it', () => {
    const mixed = receipt(0, {
      workRateSum: 13,
      workRateSumWithoutContractors: 12,
      substituteWorkRateSum: 2,
      workRateSumWhenSubstitute: 12,
      workRateSumWhenContractors: 13,
      demand: 12.5,
    });
    const drawn = (one: typeof mixed) =>
      Object.fromEntries(Object.entries(lines).map(([name, value]) => [name, value(one)]));
    expect(drawn(mixed)).toEqual({ budget: null, contractors: 13, substitutes: 12, own: 10, demand: 12.5 });
    expect(drawn(receipt(1))).toEqual({ budget: null, contractors: null, substitutes: null, own: 10, demand: null });
    expect(drawnValues([mixed, receipt(1)]).toSorted((a, b) => a - b)).toEqual([10, 10, 12, 12.5, 13]);
  });

  it('have the gap between demand and supply filled where they differ', () => {
    const weeks = [receipt(0, { demand: 11 }), receipt(1, { demand: 8 }), receipt(2), receipt(3, { demand: 10 })];
    expect(gapsOf(weeks)).toEqual([
      { x: 0, x1: 1, y: 10, y1: 11, short: true },
      { x: 1, x1: 2, y: 8, y1: 10, short: false },
    ]);
  });
});

describe('the columns', () => {
  it.each([
    ['all weeks find room', 908, 150, 16, { label: 150, week: 47 }],
    ['few weeks do not grow without end', 908, 150, 4, { label: 150, week: 76 }],
    ['more weeks than find room', 908, 150, 53, { label: 160, week: 44 }],
    ['a phone', 390, 122, 21, { label: 126, week: 44 }],
    ['hardly any room', 160, 150, 21, { label: 150, week: 44 }],
  ])('when %s', (_, room, label, weeks, columns) => {
    expect(columnsOf(room, label, weeks)).toEqual(columns);
  });

  it('beside the labels are whole, however wide the room', () => {
    for (let room = 320; room < 2000; room += 7) {
      const { label, week } = columnsOf(room, 150, 318);
      expect((room - label) % week).toBe(0);
      expect(label - 150).toBeLessThan(44);
    }
  });

  const columns = { label: 160, week: 44 };
  it.each([
    ['stays where the week is seen', 0, 5, 0],
    ['goes on to show the week and the next', 0, 17, 88],
    ['goes back to show the week and the one before', 440, 8, 308],
    ['goes back to the first', 440, 0, 0],
  ])('scrolling %s', (_, now, index, left) => {
    expect(scrollTo(now, columns, index, 160 + 17 * 44)).toBe(left);
  });

  it.each([
    [159, undefined],
    [160, 0],
    [203, 0],
    [204, 1],
    [160 + 44 * 20, undefined],
  ])('the pointer at %i px is on week %s', (x, week) => {
    expect(weekAt(x, columns, 20)).toBe(week);
  });
});
