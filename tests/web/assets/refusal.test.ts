import { describe, expect, it } from 'vitest';
import { refusedEmployees } from '#web/features/assets/dialogs/refusedEmployees.ts';

const employees = [{ name: 'Anna' }, { name: 'Bo' }, { name: 'Cia' }];

describe('a refusal of the server', () => {
  it('names the employee whose place it holds', () =>
    expect(refusedEmployees({ 'assetIds.1.start': 'Överlappar.', 'period.start': 'Måndag.' }, employees)).toEqual([
      { name: 'Bo', text: 'Överlappar.' },
    ]));
  it('of an employee who was not sent is left out', () =>
    expect(refusedEmployees({ 'assetIds.7.start': 'Överlappar.', assetIds: 'Högst 90.' }, employees)).toEqual([]));
});
