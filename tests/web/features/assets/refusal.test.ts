import { describe, expect, it } from 'vitest';
import { refusedEmployees } from '#web/features/assets/refusedEmployees.ts';

const employees = [{ name: 'Anna' }, { name: 'Bo' }, { name: 'Cia' }];

describe('a refusal of the server', () => {
  it('names the employee whose place it holds', () =>
    expect(
      refusedEmployees({ 'assets.1.periods.0.start': 'Överlappar.', 'period.start': 'Måndag.' }, employees),
    ).toEqual([{ employee: { name: 'Bo' }, text: 'Överlappar.' }]));
  it('of an employee who was not sent is left out', () =>
    expect(refusedEmployees({ 'assets.7.periods': 'Överlappar.', assets: 'Högst 40.' }, employees)).toEqual([]));
});
