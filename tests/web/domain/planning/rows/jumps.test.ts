import { expect, test } from 'vitest';
import { jumpsIn } from '#web/domain/planning/rows/jumps.ts';

const jumped = (from: string, to: string) =>
  jumpsIn([{ id: 'day', texts: { monday: from } }], ['monday'], { day: { monday: to } }).length === 1;

test.each([
  ['4', '46'],
  ['46', '4'],
  ['2,5', '25'],
  ['2', '12'],
])('%s to %s is asked about', (from, to) => {
  expect(jumped(from, to)).toBe(true);
});

test.each([
  ['4', '6'],
  ['2', '10'], // eight apart
  ['10', '40'], // four times
  ['0', '40'], // a shift begins
  ['40', '0'], // a shift ends
  ['', '40'],
  ['4', 'x'],
])('%s to %s is saved without a question', (from, to) => {
  expect(jumped(from, to)).toBe(false);
});

test('only the asked columns count, in the order of rows and columns; an unchanged cell is none', () => {
  const rows = [
    { id: 'day', texts: { monday: '4', tuesday: '4', start: '7' } },
    { id: 'night', texts: { monday: '3', tuesday: '3', start: '7' } },
  ];
  const draft = { night: { monday: '33' }, day: { tuesday: '44', start: '70' } };
  expect(jumpsIn(rows, ['monday', 'tuesday'], draft)).toEqual([
    { rowId: 'day', columnId: 'tuesday', from: '4', to: '44' },
    { rowId: 'night', columnId: 'monday', from: '3', to: '33' },
  ]);
});
