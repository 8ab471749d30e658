import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Block, laidOut, lostOf, readClipboard, writeClipboard } from '#web/kit/ui/sheet/core/clipboard.ts';

it('guards a text that a spreadsheet program would run as a formula, not a number, and takes it back as it was', () => {
  const block = [['=1+1', '@a', '+b', '-c', "'=d", '-1,5', '+2', '-8:15', '\u22121', 'Anna']];
  const text = writeClipboard(block);
  expect(text).toBe("'=1+1\t'@a\t'+b\t'-c\t''=d\t-1,5\t+2\t-8:15\t\u22121\tAnna");
  expect(readClipboard(text)).toEqual(block);
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
  ])('%s', (_, text, block) => {
    expect(readClipboard(text)).toEqual(block);
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
      expect(readClipboard(`${writeClipboard(cells)}\r\n`)).toEqual(cells);
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
