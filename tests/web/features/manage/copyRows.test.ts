import { describe, expect, it } from 'vitest';
import { faultsIn } from '#web/features/manage/copy/copyRows.ts';

const row = (key: number, name: string, shortName = '') => ({ key, name, shortName });

describe('rows of new units', () => {
  it('are refused at their field: no name, one that the area has or that stands above, and too long ones', () => {
    const codes = faultsIn(
      [
        row(0, 'MED 33'),
        row(1, 'Ny'),
        row(2, 'ny'),
        row(3, '', 'X'),
        row(4, 'Lång', 'LUNGAVD9'),
        row(5, 'a'.repeat(101)),
      ],
      ['Med 33'],
    ).map((faults) => Object.fromEntries(Object.entries(faults).map(([field, { code }]) => [field, code])));
    expect(codes).toEqual([
      { name: 'duplicateName' },
      {},
      { name: 'duplicateName' },
      { name: 'required' },
      { shortName: 'tooLong' },
      { name: 'tooLong' },
    ]);
  });
});
