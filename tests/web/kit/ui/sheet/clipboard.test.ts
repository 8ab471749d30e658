import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasNames, placedByName } from '#web/kit/ui/sheet/core/byName.ts';
import { type Block, laidOut, lostOf, readClipboard, writeClipboard } from '#web/kit/ui/sheet/core/clipboard.ts';

it('guards a text that a spreadsheet program would run as a formula, not a number, and takes it back as it was', () => {
  const block = [['=1+1', '@a', '+b', '-c', "'=d", '-1,5', '+2', '-8:15', '\u22121', 'Anna']];
  const text = writeClipboard(block);
  expect(text).toBe("'=1+1\t'@a\t'+b\t'-c\t''=d\t-1,5\t+2\t-8:15\t\u22121\tAnna");
  expect(readClipboard(text)).toEqual({ block });
});

describe('reading the clipboard', () => {
  it.each<[string, string, Block]>([
    [
      'Excel: tabs, CRLF and a last line end',
      '1\t2,5\r\n3\t\r\n',
      [
        ['1', '2,5'],
        ['3', ''],
      ],
    ],
    [
      'LibreOffice: LF, no last line end',
      '1\t2,5\n3\t4',
      [
        ['1', '2,5'],
        ['3', '4'],
      ],
    ],
    ['one cell', '7', [['7']]],
    ['one empty cell', '', [['']]],
    ['an empty last row before the final line end', '1\r\n\r\n', [['1'], ['']]],
    ['a cell of several lines, quoted', '"rad 1\nrad 2"\t5\r\n', [['rad 1\nrad 2', '5']]],
    ['a cell with a tab and quotes', '"a\tb"\t"säg ""hej"""\r\n', [['a\tb', 'säg "hej"']]],
    ['a quote within a cell that is not quoted', '5" rör\t2\r\n', [['5" rör', '2']]],
    [
      'old Mac line ends',
      '1\t2\r3\t4\r',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [
      'cells that merely contain quotes, which Excel copies as they are',
      '"Akut" avd stängd\r\nSommar\r\nJul "stängt"\r\n',
      [['"Akut" avd stängd'], ['Sommar'], ['Jul "stängt"']],
    ],
    [
      'the same with the line ends of LibreOffice',
      '"Akut" avd stängd\t1\nSommar\t2\nJul "stängt"\t3\n',
      [
        ['"Akut" avd stängd', '1'],
        ['Sommar', '2'],
        ['Jul "stängt"', '3'],
      ],
    ],
    ['a cell wholly in quotes, which needs none', '"Akut"\t""\t"1"\r\n', [['"Akut"', '""', '"1"']]],
    [
      'a quote that is never closed',
      '"Akut\t1\r\nSommar\t2\r\n',
      [
        ['"Akut', '1'],
        ['Sommar', '2'],
      ],
    ],
    [
      'a quoted cell of several lines between rows that end otherwise',
      '"a\nb"\t1\r\nc\t2\r\n',
      [
        ['a\nb', '1'],
        ['c', '2'],
      ],
    ],
  ])('%s', (_, text, block) => {
    expect(readClipboard(text)).toEqual({ block });
  });
});

describe('lines whose quotation marks can be read in two ways', () => {
  it.each<[string, string, readonly number[]]>([
    ['a quote that opens one row and one that closes a later row', 'x\r\n"Akut\r\nstängt"\r\ny\r\n', [2]],
    ['the same with cells between them', 'x\n"Akut\t1\nstängt"\t2\n', [2]],
    ['the break of a cell outside quotes', 'x\t1\r\n"a\nb\t2\r\n', [2]],
    ['several of them, in the lines of the text', '"a\r\nb"\r\nc\r\n"d\r\ne"\r\n', [1, 4]],
  ])('%s', (_, text, doubtful) => {
    expect(readClipboard(text)).toEqual({ doubtful });
  });

  it('never merge two rows of cells that merely contain quotes', () => {
    const cell = fc.array(fc.constantFrom('"', 'a', ' ', '1'), { maxLength: 6 }).map((letters) => letters.join(''));
    const rows = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(rows, (cells) => {
        const read = readClipboard(`${cells.map((row) => row.join('\t')).join('\r\n')}\r\n`);
        if ('block' in read) expect(read.block).toHaveLength(cells.length);
        else expect(read.doubtful.length).toBeGreaterThan(0);
      }),
    );
  });
});

it('a copied block is parsed to the same cells', () => {
  const cell = fc.string({ maxLength: 8 }).map((text) => text.replaceAll('\0', ''));
  const block = fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
    .chain(([rows, columns]) =>
      fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows }),
    );
  fc.assert(
    fc.property(block, (cells) => {
      expect(readClipboard(`${writeClipboard(cells)}\r\n`)).toEqual({ block: cells });
    }),
  );
});

describe('the cells that a pasted block fills', () => {
  const size = { rows: 4, columns: 4 };
  const range = (top: number, left: number, bottom = top, right = left) => ({ top, left, bottom, right });
  const drawn = (puts: ReturnType<typeof laidOut>) => {
    const table = Array.from({ length: size.rows }, () => Array.from({ length: size.columns }, () => '.'));
    for (const { cell, text } of puts) table[cell.row]![cell.column] = text;
    return table.map((row) => row.join('')).join(' ');
  };

  it.each([
    ['one cell fills the range', [['x']], range(0, 0, 1, 2), 'xxx. xxx. .... ....'],
    [
      'a block from the first cell',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      range(1, 1),
      '.... .ab. .cd. ....',
    ],
    ['tiled over an exact multiple', [['a', 'b']], range(0, 0, 1, 3), 'abab abab .... ....'],
    ['not tiled over another size', [['a', 'b']], range(0, 0, 1, 2), 'ab.. .... .... ....'],
    [
      'clipped at the edges',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      range(3, 3),
      '.... .... .... ...a',
    ],
    ['a shorter row does not change the cells after it', [['a', 'b'], ['c']], range(0, 0), 'ab.. c... .... ....'],
  ])('%s', (_, block, into, expected) => {
    expect(drawn(laidOut(block, into, size))).toBe(expected);
  });
});

describe('what of a pasted block lies outside the table', () => {
  const size = { rows: 4, columns: 4 };
  const range = (top: number, left: number, bottom = top, right = left) => ({ top, left, bottom, right });
  const block = [
    ['a', 'b', 'c'],
    ['d', 'e', ''],
    ['f', '', ''],
  ];

  it.each([
    ['nothing when the block fits', block, range(1, 1), { rows: 0, columns: 0 }],
    ['rows below the last one', block, range(3, 0), { rows: 2, columns: 0 }],
    ['columns after the last one', block, range(0, 3), { rows: 0, columns: 2 }],
    ['both in a corner', block, range(2, 2), { rows: 1, columns: 1 }],
    [
      'no row or column without text',
      [
        ['a', ''],
        ['', ''],
      ],
      range(3, 3),
      { rows: 0, columns: 0 },
    ],
    ['nothing of one cell in a range', [['x']], range(0, 0, 3, 3), { rows: 0, columns: 0 }],
  ])('is %s', (_, pasted, into, lost) => {
    expect(lostOf(pasted, into, size)).toEqual(lost);
  });
});

describe('a block whose first column holds names', () => {
  const isValue = (text: string) => /^[\d,]+$/.test(text) || text === 'Semester';
  const names = ['Anna Ek', 'Bo Lind', 'Cia Ö', 'Bo Ek', 'bo ek'];
  const size = { rows: 5, columns: 3 };
  const cellAt = (column: number) => ({ top: 4, left: column, bottom: 4, right: column });

  it.each<[string, Block, boolean]>([
    ['names and values', [['Anna Ek', '1']], true],
    ['an empty line between', [['Anna Ek', '1'], [''], ['Bo Lind', '0']], true],
    ['values alone', [['1', '0,5']], false],
    ['words that are values', [['Semester', '1']], false],
    [
      'one row without a name',
      [
        ['Anna Ek', '1'],
        ['', '1'],
      ],
      false,
    ],
    ['a single column', [['Anna Ek'], ['Bo Lind']], false],
    ['nothing', [['', '']], false],
  ])('is known from its rows: %s', (_, block, expected) => {
    expect(hasNames(block, isValue)).toBe(expected);
  });

  it('goes to the rows of the names, from the column of the cursor', () => {
    const block = [['bo  lind ', '0,5', 'Semester'], [''], ['ANNA EK', '1']];
    expect(placedByName(block, names, cellAt(1), size)).toEqual({
      puts: [
        { cell: { row: 1, column: 1 }, text: '0,5' },
        { cell: { row: 1, column: 2 }, text: 'Semester' },
        { cell: { row: 0, column: 1 }, text: '1' },
      ],
      lost: { rows: 0, columns: 0 },
      unplaced: [],
    });
  });

  it('names what finds no single row: unknown, of two rows, or twice in the block', () => {
    const block = [
      ['Dan', '1'],
      ['Bo Ek', '1'],
      ['Anna Ek', '1'],
      ['anna ek', '0'],
      ['Cia Ö', '0,5', '1'],
    ];
    expect(placedByName(block, names, cellAt(2), size)).toEqual({
      puts: [{ cell: { row: 2, column: 2 }, text: '0,5' }],
      lost: { rows: 0, columns: 1 },
      unplaced: ['Dan', 'Bo Ek', 'Anna Ek', 'anna ek'],
    });
  });
});
