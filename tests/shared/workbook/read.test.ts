import { describe, expect, it } from 'vitest';
import { readWorkbook } from '#shared/workbook/read.ts';

const head = ['Avdelning', 'Kategori', 'Veckoarbetstid', 'Pass', 'Från', 'Till'];
const read = (heads: readonly string[], ...rows: readonly (readonly unknown[])[]) => {
  const workbook = readWorkbook([{ sheet: 'Kategorier och pass', data: [heads, ...rows] }]);
  if (typeof workbook === 'string') throw new Error(workbook);
  return workbook.sheets[0]!.rows;
};

describe('a row of a workbook', () => {
  it.each(['9999-12-31', new Date('9999-12-31'), '2199-12-31'])('ends until further notice by %s', (end) => {
    const [row] = read(head, ['Avd 1', 'Läkare', '38:15', '', '2026-01-05', end]);
    expect(row).toMatchObject({ faults: {}, value: { start: '2026-01-05', end: null } });
  });

  it('is refused where a day lies outside the calendar', () => {
    const [row] = read(head, ['Avd 1', 'Läkare', '38:15', '', '2999-01-04', '1899-12-31']);
    expect(Object.keys(row!.faults)).toEqual(['start', 'end']);
  });

  it.each(['#REF!', '#N/A', 'NULL', '#SAKNAS!'])('is refused with %s for a name', (error) => {
    const [row] = read(head, ['Avd 1', error, '38:15']);
    expect(row).toMatchObject({ value: undefined, faults: { category: { code: 'errorValue' } } });
  });

  it('is refused where a column that is read is there twice', () => {
    const [row] = read([...head, 'veckoarbetstid'], ['Avd 1', 'Läkare', '38:15', '', '2026-01-05', '', '40:00']);
    expect(row).toMatchObject({
      value: undefined,
      faults: { workingHours: { code: 'columnTwice', name: 'Veckoarbetstid' } },
    });
  });
});
