import { describe, expect, it } from 'vitest';
import { emptyRow, faultsIn, lostColumns, pasted, withEmptyLast } from '#web/features/manage/copy/copyRows.ts';
import { type Block, readClipboard } from '#web/kit/ui/sheet/core/clipboard.ts';

const blockOf = (text: string): Block => {
  const read = readClipboard(text);
  if ('doubtful' in read) throw new Error('doubtful');
  return read.block;
};

const row = (key: number, name: string, shortName = '') => ({ key, name, shortName });

describe('rows of new units', () => {
  it('take a line of the clipboard each, from the field that it is pasted in', () => {
    const rows = [row(0, 'Avd 1', 'A1'), emptyRow(1)];
    const block = blockOf('Avd 2\tA2\r\n"Avd\t3"\t A3 \r\n');
    expect(withEmptyLast(pasted(rows, { index: 1, field: 'name' }, block))).toEqual([
      row(0, 'Avd 1', 'A1'),
      row(1, 'Avd 2', 'A2'),
      row(3, 'Avd\t3', 'A3'),
      row(4, ''),
    ]);
    expect(pasted(rows, { index: 0, field: 'shortName' }, blockOf('B1\r\nB2'))).toEqual([
      row(0, 'Avd 1', 'B1'),
      row(1, '', 'B2'),
    ]);
  });

  it('leave out columns beyond the fields, and count them', () => {
    const block = blockOf('Avd 1\tA1\tMedicin\r\nAvd 2');
    expect(lostColumns('name', block)).toBe(1);
    expect(pasted([emptyRow(0)], { index: 0, field: 'name' }, block)).toEqual([row(0, 'Avd 1', 'A1'), row(2, 'Avd 2')]);
  });

  it('keep one empty row last, and none between', () => {
    expect(withEmptyLast([row(0, 'A'), emptyRow(1), row(2, 'B')])).toEqual([row(0, 'A'), row(2, 'B'), emptyRow(3)]);
    expect(withEmptyLast([row(0, 'A'), emptyRow(7)])).toEqual([row(0, 'A'), emptyRow(7)]);
  });

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
