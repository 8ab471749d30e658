import { describe, expect, it } from 'vitest';
import { inOrderFrom, pastedRows, withEmptyLast } from '#web/kit/forms/typedRows.ts';
import { type Block, readClipboard } from '#web/kit/ui/sheet/core/clipboard.ts';

const blockOf = (text: string): Block => {
  const read = readClipboard(text);
  if ('doubtful' in read) throw new Error('doubtful');
  return read.block;
};

const fields = ['name', 'shortName'] as const;
const row = (key: number, name: string, shortName = '') => ({ key, name, shortName });
const pasted = (rows: readonly ReturnType<typeof row>[], index: number, field: (typeof fields)[number], text: string) =>
  pastedRows(fields, rows, index, inOrderFrom(fields, field, blockOf(text)));

describe('rows of texts', () => {
  it('take a line of the clipboard each, from the field that it is pasted in', () => {
    const rows = [row(0, 'Avd 1', 'A1'), row(1, '')];
    expect(pasted(rows, 1, 'name', 'Avd 2\tA2\r\n"Avd\t3"\t A3 \r\n')).toEqual({
      rows: [row(0, 'Avd 1', 'A1'), row(1, 'Avd 2', 'A2'), row(3, 'Avd\t3', 'A3'), row(4, '')],
      lost: 0,
    });
    expect(pasted(rows, 0, 'shortName', 'B1\r\nB2').rows).toEqual([
      row(0, 'Avd 1', 'B1'),
      row(1, '', 'B2'),
      row(2, ''),
    ]);
  });

  it('keep what an empty cell or line of a paste lies on', () => {
    const rows = [row(0, 'Avd 1', 'A1'), row(1, 'Avd 2', 'A2'), row(2, 'Avd 3', 'A3'), row(3, '')];
    expect(pasted(rows, 0, 'name', 'Avd 9\t \r\n\r\n\tB3').rows).toEqual([
      row(0, 'Avd 9', 'A1'),
      row(1, 'Avd 2', 'A2'),
      row(2, 'Avd 3', 'B3'),
      row(3, ''),
    ]);
  });

  it('leave out columns beyond the fields, and count them', () => {
    expect(pasted([row(0, '')], 0, 'name', 'Avd 1\tA1\tMedicin\r\nAvd 2')).toEqual({
      rows: [row(0, 'Avd 1', 'A1'), row(2, 'Avd 2'), row(3, '')],
      lost: 1,
    });
  });

  it('forget the refusal of a row that is pasted over', () => {
    const refused = { ...row(0, 'Avd 1'), refused: 'Finns redan' };
    expect(pasted([refused, row(1, '')], 0, 'name', 'Avd 9\tA9').rows[0]).toEqual(row(0, 'Avd 9', 'A9'));
  });

  it('keep one empty row last, and none between', () => {
    expect(withEmptyLast(fields, [row(0, 'A'), row(1, ''), row(2, 'B')])).toEqual([
      row(0, 'A'),
      row(2, 'B'),
      row(3, ''),
    ]);
    expect(withEmptyLast(fields, [row(0, 'A'), row(7, '')])).toEqual([row(0, 'A'), row(7, '')]);
  });
});
