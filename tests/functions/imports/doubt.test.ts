import { describe, expect, it } from 'vitest';
import { readImportFile } from '#functions/imports/read/file.ts';
import { Problem } from '#functions/kernel/problem.ts';
import { defaultColumns, type ImportKind, type Numbers, optionalFields } from '#shared/model/importMapping.ts';

const header = 'ENHET;ANSTNR;NAMN;BEFATTNING;SYSSGRAD;FROM;TOM;VIKARIE';
const hoursHeader = 'ENHET;PERIOD;AKTIVITET;LARTBENAMNING;TIMMAR';
const read = <Kind extends ImportKind>(kind: Kind, text: string | Uint8Array) =>
  readImportFile(kind, Buffer.from(text as string), defaultColumns);
const staff = (...rows: readonly string[]) => read('personnel', [header, ...rows].join('\r\n'));
const row = (number: number | string, name: string, change: { rate?: string; from?: string; to?: string } = {}) =>
  `U1;${number};${name};Läkare;${change.rate ?? '100'};${change.from ?? '20260105'};${change.to ?? ''};N`;
const codes = ({ faults }: { readonly faults: readonly { line: number; unit: string; code: string }[] }) =>
  faults.map(({ line, unit, code }) => [line, unit, code]);
const hoursOf = (...values: readonly string[]) =>
  read('hours', [hoursHeader, ...values.map((value) => `U1;202601;ARB;x;${value}`)].join('\n'));

describe('quotation marks', () => {
  it('are read as spreadsheet programs write them: doubled inside, around delimiters and line ends', async () => {
    const { rows, faults } = await staff(row(1, '"""Anna"" Berg"'), row(2, '"Ek; Bo"'), row(3, 'Eva "Evis" Ask'));
    expect(faults).toEqual([]);
    expect(rows.map(({ name }) => name)).toEqual(['"Anna" Berg', 'Ek; Bo', 'Eva "Evis" Ask']);
  });

  it('that follow no rule refuse their own line, whose unit cannot be told, and join no rows', async () => {
    const file = await staff(row(0, 'A'), row(1, '"Bo" 1'), row(2, 'C'), row(3, '"D"'), row(4, 'E'));
    expect(codes(file)).toEqual([[3, '', 'quote']]);
    expect(file.rows.map(({ number }) => number)).toEqual(['0', '2', '3', '4']);
  });

  it('that are never closed refuse the file by its line', async () => {
    const cause = await staff(row(0, 'A'), row(1, '"Bo'), row(2, 'C')).catch((one: unknown) => one);
    expect((cause as Problem).details.fields).toEqual({ file: { code: 'fileQuote', name: '3' } });
  });

  it('that open in one row and close in another join nothing', async () => {
    const file = await staff(row(0, 'A'), row(1, '"Bo'), row(2, 'C'), row(3, 'D"'), row(4, 'E'));
    expect(codes(file)).toEqual([[3, '', 'quote']]);
    expect(file.rows.map(({ number }) => number)).toEqual(['0', '2', '3', '4']);
  });
});

describe('a line whose encoding is another one than that of the file', () => {
  const latin = (text: string) => Buffer.from(text, 'latin1');

  it('is refused in UTF-8, and renames nobody', async () => {
    const bytes = Buffer.concat([
      Buffer.from(`${header}\n${row(1, 'Åsa Öst')}\n`),
      latin(`${row(2, 'Jörg')}\n`),
      Buffer.from(row(3, 'Bo')),
    ]);
    const file = await read('personnel', bytes);
    expect(file.facts.encoding).toBe('UTF-8');
    expect(codes(file)).toEqual([[3, 'U1', 'encoding']]);
    expect(file.rows.map(({ name }) => name)).toEqual(['Åsa Öst', 'Bo']);
  });

  it('is refused in ISO-8859-1', async () => {
    const bytes = Buffer.concat([
      latin(`${header}\n${row(1, 'Åsa')}\n${row(2, 'Örjan')}\n`),
      Buffer.from(row(3, 'Jörg')),
    ]);
    const file = await read('personnel', bytes);
    expect(file.facts.encoding).toBe('ISO-8859-1');
    expect(codes(file)).toEqual([[4, 'U1', 'encoding']]);
  });
});

describe('the shape of a table', () => {
  const expected = [{ number: '1', name: 'Eva', start: '2026-01-05' }];

  it.each([
    ['CR alone', `${header}\r${row(1, 'Eva')}\r`],
    ['a line that names the delimiter', `sep=;\r\n${header}\r\n${row(1, 'Eva')}`],
    ['such a line in quotation marks', `"sep=;"\n${header}\n${row(1, 'Eva')}`],
    ['such a line with as many delimiters as a row', `sep=;;;;;;;;\n${header}\n${row(1, 'Eva')}`],
    ['an empty column behind the rows only', `${header}\n${row(1, 'Eva')};`],
    ['empty columns behind all', `${header};;\n${row(1, 'Eva')};;`],
    ['a day with midnight', `${header}\n${row(1, 'Eva', { from: '2026-01-05 00:00:00' })}`],
    ['a day with midnight in one digit', `${header}\n${row(1, 'Eva', { from: '2026-01-05 0:00:00' })}`],
    ['a last name that is left out', `${header}\n${row(1, ', Eva')}`],
    ['a rate with its sign', `${header}\n${row(1, 'Eva', { rate: '100 %' })}`],
    ['an end that means none', `${header}\n${row(1, 'Eva', { to: '9999-12-31' })}`],
  ])('may have %s', async (_, text) => {
    const { rows, faults } = await read('personnel', text);
    expect(faults).toEqual([]);
    expect(rows).toMatchObject(expected.map((one) => ({ ...one, rate: 1, end: null })));
  });

  it('is refused where a column that is read is there twice, and not where another one is', async () => {
    const twice = staff.bind(undefined);
    expect(await twice(row(1, 'Eva'))).toMatchObject({ rows: [{ number: '1' }] });
    const refused = await read('personnel', `${header};sysSgrad\n${row(1, 'Eva')};50`).catch((cause: unknown) => cause);
    expect(refused).toBeInstanceOf(Problem);
    expect((refused as Problem).details.fields).toEqual({
      'columns.SYSSGRAD': { code: 'columnTwice', name: 'SYSSGRAD' },
    });
    expect((await read('personnel', `${header};X;X\n${row(1, 'Eva')};5;6`)).rows).toHaveLength(1);
  });
});

describe('a value that may be meant otherwise is refused by its line', () => {
  it.each([
    ['#REF!', 'noValue'],
    ['nan', 'noValue'],
    ['NULL', 'noValue'],
    ['#SAKNAS!', 'noValue'],
    ['#N/A', 'noValue'],
    ['#CALC!', 'noValue'],
    ['#FÄLT!', 'noValue'],
    ['#NAMN?', 'noValue'],
    ['#GETTING_DATA', 'noValue'],
    ['<NA>', 'noValue'],
    ['[NULL]', 'noValue'],
    ['\\N', 'noValue'],
    ['-', 'noValue'],
    ['12345', 'noValue'],
    ['J\u{fffd}rg', 'encoding'],
    ['JÃ¶rg', 'encoding'],
    ['Ã…sa', 'encoding'],
    ['J”rg', 'encoding'],
    ['™rjan', 'encoding'],
    ['LarsŒke', 'encoding'],
    ['Err:508', 'noValue'],
    ['NaT', 'noValue'],
    ['[object Object]', 'noValue'],
    ['nan nan', 'noValue'],
    ['NULL, NULL', 'noValue'],
    ['(tom)', 'noValue'],
    ['(blank)', 'noValue'],
    ['n.a.', 'noValue'],
    ['FALSKT', 'noValue'],
    ['True', 'noValue'],
  ])('the name %s', async (name, code) => {
    expect(codes(await staff(row(1, 'Eva'), row(2, name)))).toEqual([[3, 'U1', code]]);
  });

  it.each(['Nulla Ek', 'Nan Ek', '”Anna” Berg', 'JANŠA Œdipe', 'Ândre Ã', '#1 Eva', 'N A'])(
    'but not the name %s',
    async (name) => {
      expect(await staff(row(1, name))).toMatchObject({ faults: [], rows: [{ name }] });
    },
  );

  it.each(['1,98001E+11', '2.04E+05', '2E+5'])('the rounded number %s', async (number) => {
    expect(codes(await staff(row(1, 'Eva'), row(number, 'Bo')))).toEqual([[3, 'U1', 'rounded']]);
    expect(codes(await staff(row(1, 'Eva'), row(2, 'Bo').replace('U1', number)))).toEqual([[3, '', 'rounded']]);
    expect(codes(await staff(row('3E5', 'Bo')))).toEqual([]);
  });

  it.each(['9999-12-31 23:59:59', '9999-12-31T23:59:59.9999999', '99991231', '2199-12-31 00:00'])(
    'the last day %s is until further notice',
    async (to) => {
      expect(await staff(row(1, 'Eva', { to }))).toMatchObject({ faults: [], rows: [{ end: null }] });
      expect(codes(await staff(row(1, 'Eva', { to: '2026-12-31 23:59:59' })))).toEqual([[2, 'U1', 'notDay']]);
    },
  );

  it.each([
    ['29991231', ''],
    ['18990101', ''],
    ['20260105', '18991231'],
  ])('the days %s to %s', async (from, to) => {
    expect(codes(await staff(row(1, 'Eva', { from, to })))).toEqual([[2, 'U1', 'dayOutside']]);
  });

  it('rates as parts of 1, 1 among them', async () => {
    const rates = async (...all: readonly string[]) =>
      codes(await staff(...all.map((rate, n) => row(n, 'Eva', { rate }))));
    expect(await rates('1', '0,75', '0')).toEqual([
      [2, 'U1', 'ratePart'],
      [3, 'U1', 'ratePart'],
    ]);
    expect(await rates('1', '1')).toHaveLength(2);
    // All of a unit in parts, beside one in percent.
    expect(await rates('100', '1,0', '0')).toEqual([[3, 'U1', 'ratePart']]);
    expect(await rates('100', '0,5')).toEqual([[3, 'U1', 'ratePart']]);
    expect(await rates('1 %', '100 %')).toEqual([]);
    // Parts of 1 in cells with the format of percent.
    expect(await rates('0,75 %', '0 %')).toEqual([[2, 'U1', 'ratePart']]);
  });

  it('a number with one mark before three digits, unless the others of the column settle it', async () => {
    const parts = async (...values: readonly string[]) => {
      const { rows, faults } = await hoursOf(...values);
      return [rows.map(({ parts: one }) => one / 30_000), faults.map(({ line, code }) => [line, code])];
    };
    expect(await parts('1,234')).toEqual([[], [[2, 'thousands']]]);
    expect(await parts('1,234', '8,5')).toEqual([[1.234, 8.5], []]);
    expect(await parts('1,234', '1,234.5')).toEqual([[1234, 1234.5], []]);
    expect(await parts('1,234', '7.5')).toEqual([[1234, 7.5], []]);
    expect(await parts('1.234', '1.234.567,5')).toEqual([[1234, 1_234_567.5], []]);
    expect(await parts('0,125')).toEqual([[0.125], []]);
    expect(await parts('1,234', '8,5', '1,234,567')).toEqual([
      [8.5],
      [
        [2, 'thousands'],
        [4, 'thousands'],
      ],
    ]);
  });

  it.each(['-', '?', '…', "''"])('the unit or the number %s', async (sign) => {
    expect(codes(await staff(row(1, 'Eva'), row(2, 'Bo').replace('U1', sign)))).toEqual([[3, '', 'noValue']]);
    expect(codes(await staff(row(1, 'Eva'), row(sign, 'Bo')))).toEqual([[3, 'U1', 'noValue']]);
  });

  it('signs that nobody sees and that mean nothing are left out', async () => {
    const unseen = row('7\u{200b}', 'An\u{ad}na\u{feff} Ek').replace('U1', '\u{feff}U\u{2060}1');
    expect(await staff(unseen)).toMatchObject({ faults: [], rows: [{ unit: 'U1', number: '7', name: 'Anna Ek' }] });
  });

  it('a unit that is not there belongs to no unit', async () => {
    expect(codes(await staff(row(1, 'Eva'), row(2, 'Bo').replace('U1', '')))).toEqual([[3, '', 'required']]);
    expect(codes(await staff(row(1, 'Eva'), row(2, 'Bo').replace('U1', '#REF!')))).toEqual([[3, '', 'noValue']]);
  });
});

describe('numbers that may be read in two ways are read as the organisation has set', () => {
  const withNumbers = async (kind: 'personnel' | 'hours', numbers: Numbers, ...lines: readonly string[]) => {
    const needed = Object.entries(defaultColumns[kind]).filter(([field]) => !optionalFields.has(field));
    const header = needed.map(([, name]) => name).join(';');
    const bytes = Buffer.from([header, ...lines].join('\n'));
    return readImportFile(kind, bytes, { ...defaultColumns, numbers });
  };

  it.each([
    ['parts', ['1', '0,75', '0', '50 %'], [1, 0.75, 0, 0.5], []],
    ['parts', ['1', '75'], [1], ['rateTooHigh']],
    ['parts', ['0,33333'], [], ['decimals']],
    ['parts', ['0,75 %'], [], ['ratePart']],
    ['percent', ['0,75 %'], [0.0075], []],
    ['percent', ['1', '0,75', '100'], [0.01, 0.0075, 1], []],
  ] as const)('rates as %s: %j', async (rates, cells, read, codes) => {
    const lines = cells.map((rate, n) => `U1;${n};Eva;Sjuksköterska;${rate};20260105;;N`);
    const file = await withNumbers('personnel', { rates, decimals: null }, ...lines);
    expect(file.rows.map((one) => 'rate' in one && one.rate)).toEqual(read);
    expect(file.faults.map(({ code }) => code)).toEqual(codes);
  });

  it.each([
    ['comma', ['1,234', '1.234', '8,5'], [1.234, 1234, 8.5]],
    ['point', ['1,234', '1.234', '8.5'], [1234, 1.234, 8.5]],
  ] as const)('hours with a decimal %s: %j', async (decimals, cells, read) => {
    const lines = cells.map((hours) => `U1;202601;ARB;x;${hours}`);
    const file = await withNumbers('hours', { rates: null, decimals }, ...lines);
    expect(file.rows.map((one) => 'parts' in one && one.parts / 30_000)).toEqual(read);
    expect(file.faults).toEqual([]);
  });
});
