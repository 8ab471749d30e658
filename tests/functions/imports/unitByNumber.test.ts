import { expect, it } from 'vitest';
import { unitByNumber } from '#functions/imports/match/unitByNumber.ts';

it('finds the only unit of an employee number, also of one that lost its zeros', () => {
  const unitOf = unitByNumber([
    { unit: 'A', number: '0012' },
    { unit: 'A', number: '7' },
    { unit: 'B', number: '7' },
    { unit: 'A', number: '0008' },
    { unit: 'B', number: '08' },
  ]);
  expect(['0012', '12', '12.0', '7', '0008', '8', '9'].map(unitOf)).toEqual([
    'A',
    'A',
    'A',
    undefined,
    'A',
    undefined,
    undefined,
  ]);
});
