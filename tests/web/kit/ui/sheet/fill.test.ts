import { describe, expect, it } from 'vitest';
import type { Box } from '#web/kit/ui/sheet/core/box.ts';
import { type Copied, drawnOut, filledDown, filledOver, filledRight } from '#web/kit/ui/sheet/core/fill.ts';

const box = (top: number, left: number, bottom: number, right: number): Box => ({ top, left, bottom, right });
const copied = (copies: readonly Copied[]) =>
  copies.map(({ from, to }) => `${from.row}${from.column}>${to.row}${to.column}`).join(' ');

describe('filling', () => {
  it.each([
    ['down through a range', copied(filledDown(box(0, 1, 2, 2))), '01>11 02>12 01>21 02>22'],
    ['down into one row, from the row above', copied(filledDown(box(2, 0, 2, 1))), '10>20 11>21'],
    ['down into the first row: nothing', copied(filledDown(box(0, 0, 0, 1))), ''],
    ['right through a range', copied(filledRight(box(1, 0, 2, 1))), '10>11 20>21'],
    ['right into one column, from the left', copied(filledRight(box(1, 3, 1, 3))), '12>13'],
    ['right into the first column: nothing', copied(filledRight(box(1, 0, 1, 0))), ''],
  ])('%s', (_, copies, expected) => {
    expect(copies).toBe(expected);
  });
});

describe('the fill handle', () => {
  const source = box(2, 2, 3, 3);

  it.each([
    ['down', 5, 3, box(2, 2, 5, 3)],
    ['up', 0, 2, box(0, 2, 3, 3)],
    ['right', 2, 5, box(2, 2, 3, 5)],
    ['left', 3, 0, box(2, 0, 3, 3)],
    ['in the direction of the larger distance', 4, 6, box(2, 2, 3, 6)],
    ['nowhere within the range', 3, 2, source],
  ])('is drawn %s', (_, row, column, expected) => {
    expect(drawnOut(source, { row, column })).toEqual(expected);
  });

  it('repeats the range, also upwards', () => {
    expect(copied(filledOver(source, box(2, 2, 5, 3)))).toBe('22>42 23>43 32>52 33>53');
    expect(copied(filledOver(source, box(0, 2, 3, 3)))).toBe('22>02 23>03 32>12 33>13');
    expect(copied(filledOver(box(1, 1, 1, 1), box(1, 1, 1, 3)))).toBe('11>12 11>13');
  });
});
