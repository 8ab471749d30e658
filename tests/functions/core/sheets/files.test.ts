import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeFile } from '#functions/core/sheets/file.ts';
import { number, partOf, text } from '#functions/core/sheets/part.ts';
import { sheetNames } from '#functions/core/sheets/sheetNames.ts';
import { json6 } from '#shared/quantity/round.ts';
import { readCsv, readWorkbook } from '../../../support/workbook.ts';

interface Row {
  readonly name: string | null;
  readonly value: number | null;
}

const partsOf = (rows: readonly Row[], groups: readonly string[] = ['A']) => [
  partOf<Row>(
    'Tabell',
    [text('Namn', 20, ({ name }) => name), number('Värde', ({ value }) => value)],
    groups.map((name) => ({ name, rows })),
  ),
  partOf<Row>('Slut', [text('Namn', 20, ({ name }) => name)], [{ name: '', rows: [{ name: 'sist', value: null }] }]),
];

const csv = async (rows: readonly Row[]) => String((await makeFile('csv', partsOf(rows))).content);
const workbook = async (rows: readonly Row[], groups?: readonly string[]) => {
  const { content } = await makeFile('xlsx', partsOf(rows, groups));
  return readWorkbook(content as Uint8Array);
};

test('CSV has a BOM, semicolons, CRLF, decimal commas, an ASCII minus and no spaces in numbers', async () => {
  expect(
    await csv([
      { name: 'Å;"b"', value: -1234.5 },
      { name: null, value: null },
    ]),
  ).toBe('\uFEFFNamn;Värde\r\n"Å;""b""";-1234,5\r\n;\r\n\r\nSlut\r\nNamn\r\nsist\r\n');
});

test('a text that a spreadsheet program would run as a formula gets an apostrophe in both kinds, a negative number does not', async () => {
  for (const name of ['=1+1', '+46', '-1', '@SUM(A1)', '\tx', '\r=1']) {
    const rows = [{ name, value: -1 }];
    expect(readCsv(await csv(rows))['']).toEqual([{ Namn: `'${name}`, Värde: '-1' }]);
    const [read] = (await workbook(rows)).Tabell!;
    expect([String(read!.Namn).slice(0, 2), read!.Värde]).toEqual([`'${name[0]}`, -1]);
  }
});

test('any rows read back equal from both kinds', async () => {
  // A workbook drops the replacement character and what is neither letter, mark, number, punctuation nor symbol.
  const dropped = /[^\p{L}\p{M}\p{N}\p{P}\p{S}]|\uFFFD/gu;
  const name = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .map((one) => `n${one.replace(dropped, '')}`);
  const value = fc.double({ min: -99_999, max: 99_999, noNaN: true }).map(json6);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ name, value: fc.option(value) }), { minLength: 1, maxLength: 30 }),
      async (rows) => {
        expect((await workbook(rows)).Tabell).toEqual(rows.map((row) => ({ Namn: row.name, Värde: row.value })));
        expect(readCsv(await csv(rows))['']).toEqual(
          rows.map((row) => ({ Namn: row.name, Värde: row.value === null ? '' : String(row.value).replace('.', ',') })),
        );
      },
    ),
    { numRuns: 30 },
  );
});

test('several groups are a sheet each, named by group and table; in CSV they stand under one head', async () => {
  const rows = [{ name: 'x', value: 1 }];
  expect(Object.keys(await workbook(rows, ['MED 33', 'MED 34']))).toEqual(['MED 33 Tabell', 'MED 34 Tabell', 'Slut']);
  const { content } = await makeFile('csv', partsOf(rows, ['MED 33', 'MED 34']));
  expect(readCsv(String(content))['']).toHaveLength(2);
});

test('names of sheets are those that Excel accepts, and differ', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 60 }), { maxLength: 30 }), (names) => {
      const made = sheetNames([...names, ...names]);
      expect(new Set(made.map((name) => name.toLowerCase())).size).toBe(names.length * 2);
      for (const name of made) {
        expect(name).toMatch(/^[^[\]:*?/\\]{1,31}$/);
        expect(name).not.toMatch(/^'|'$|\p{Surrogate}/u);
      }
    }),
  );
  expect(sheetNames(['A/B [1]', "'x'", '', 'a b  1'])).toEqual(['A B  1', 'x', 'Blad', 'a b  1 2'].map(String));
  expect(sheetNames([" ' ", `${'x'.repeat(30)}'y`])).toEqual(['Blad', 'x'.repeat(30)]);
});
