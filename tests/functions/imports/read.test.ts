import { describe, expect, it } from 'vitest';
import { readImportFile } from '#functions/imports/read/file.ts';
import { Problem } from '#functions/kernel/problem.ts';
import { defaultColumns, type ImportKind } from '#shared/model/importMapping.ts';

const header = 'ENHET;ANSTNR;NAMN;BEFATTNING;SYSSGRAD;FROM;TOM;VIKARIE';
const hoursHeader = 'ENHET;PERIOD;AKTIVITET;LARTBENAMNING;TIMMAR';
const read = <Kind extends ImportKind>(kind: Kind, text: string, encoding: BufferEncoding = 'utf8') =>
  readImportFile(kind, Buffer.from(text, encoding), defaultColumns);

/** What is refused of a file: the faults by field. */
const refused = async (kind: ImportKind, bytes: Uint8Array) => {
  try {
    await readImportFile(kind, bytes, defaultColumns);
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause;
    return Object.fromEntries(Object.entries(cause.details.fields ?? {}).map(([field, { code }]) => [field, code]));
  }
  return undefined;
};

describe('a personnel file', () => {
  const row = '3031;204117;Ekström, Malin;Sjuksköterska;75,50;20260302;;N';
  const expected = {
    line: 2,
    unit: '3031',
    number: '204117',
    name: 'Malin Ekström',
    category: 'Sjuksköterska',
    rate: 0.755,
    start: '2026-03-02',
    end: null,
    fillIn: false,
  };

  it.each([
    ['UTF-8', `${header}\r\n${row}\r\n`, 'utf8', ';'],
    ['UTF-8', `\uFEFF${header}\n${row}`, 'utf8', ';'],
    ['ISO-8859-1', `${header}\n${row}`, 'latin1', ';'],
    ['UTF-8', `${header}\n${row}`.replaceAll(';', '\t').replace('75,50', '75.5'), 'utf8', '\t'],
    ['UTF-8', `${header}\n${row}`.replaceAll(/Ekström, Malin|75,50/g, '"$&"').replaceAll(';', ','), 'utf8', ','],
  ] as const)('in %s is read (%#)', async (encoding, text, bytes, delimiter) => {
    const file = await read('personnel', text, bytes);
    expect(file.facts).toEqual({ encoding, delimiter, rows: 1 });
    expect(file.faults).toEqual([]);
    expect(file.rows).toEqual([expected]);
  });

  it('in Windows-1252 is recognised by the characters that ISO-8859-1 lacks', async () => {
    const bytes = Buffer.from(`${header}\n${row.replace('Malin', '~aneta')}`, 'latin1');
    bytes[bytes.indexOf('~')] = 0x8e;
    const file = await readImportFile('personnel', bytes, defaultColumns);
    expect(file.facts.encoding).toBe('Windows-1252');
    expect(file.rows).toMatchObject([{ name: 'Žaneta Ekström' }]);
  });

  it('may have its columns in any order and case, and further ones', async () => {
    const text =
      'Extra;vikarie;TOM;FROM;SYSSGRAD;BEFATTNING;NAMN;ANSTNR;ENHET\nx;J;2026-03-29;2026-03-02;100;Läkare;Eva Ek;7;1';
    expect((await read('personnel', text)).rows).toMatchObject([
      { unit: '1', rate: 1, fillIn: true, end: '2026-03-29', name: 'Eva Ek' },
    ]);
  });

  it('may name absences by a letter or a word; another text, or one from no rate, is refused at its line', async () => {
    const away = (absence: string) => `${row};${absence}`;
    const rows = ['', 'f', 'Sjukskriven', 'Norge', '  VAB '].map(away);
    const idle = away('S').replace('75,50', '0');
    const file = await read('personnel', [`${header};franvaro`, ...rows, idle].join('\n'));
    expect(file.rows.map(({ absence }) => absence)).toEqual([null, 'parental', 'sick', 'child']);
    expect(file.faults).toEqual([
      expect.objectContaining({ line: 5, column: 'FRANVARO', value: 'Norge', code: 'notAbsence', unit: '3031' }),
      expect.objectContaining({ line: 7, column: 'FRANVARO', value: 'S', code: 'absenceRate', unit: '3031' }),
    ]);
    expect((await read('personnel', `${header}\n${row}`)).rows[0]).not.toHaveProperty('absence');
  });

  it('names the fault of each row by line and column, and reads the others', async () => {
    const rows = [
      row,
      row.replace('75,50', '1OO'),
      row.replace('75,50', '100,01'),
      row.replace('75,50', '-1'),
      row.replace('75,50', '33,333'),
      row.replace('20260302', '20260230'),
      row.replace(';;N', ';20260301;N'),
      row.replace(';N', ';kanske'),
      row.replace('204117', ' '),
      '3031;1;A',
      row.replace(';;N', ';99991231;N'),
    ];
    const { faults, rows: good } = await read('personnel', [header, ...rows].join('\n'));
    expect(good.map(({ line }) => line)).toEqual([2, 12]);
    expect(good[1]).toMatchObject({ end: null });
    expect(faults.map(({ line, unit, column, code }) => [line, unit, column, code])).toEqual([
      [3, '3031', 'SYSSGRAD', 'notNumber'],
      [4, '3031', 'SYSSGRAD', 'rateTooHigh'],
      [5, '3031', 'SYSSGRAD', 'negative'],
      [6, '3031', 'SYSSGRAD', 'decimals'],
      [7, '3031', 'FROM', 'notDay'],
      [8, '3031', 'TOM', 'endBeforeStart'],
      [9, '3031', 'VIKARIE', 'notYesNo'],
      [10, '3031', 'ANSTNR', 'required'],
      [11, '3031', '', 'cells'],
    ]);
  });

  it('counts the lines inside quoted fields and blank ones', async () => {
    const { faults } = await read(
      'personnel',
      `${header}\n${row.replace('Ekström, Malin', '"Ek\nström"')}\n\n3031;1;A\n`,
    );
    expect(faults).toMatchObject([{ line: 5, code: 'cells' }]);
  });

  it.each([
    ['empty', '', { file: 'fileEmpty' }],
    ['blank', '\n\n', { file: 'fileEmpty' }],
    ['a header only', `${header}\n`, { file: 'fileHeaderOnly' }],
    ['without a column', `${header.replace(';TOM', '')}\n1`, { 'columns.TOM': 'columnMissing' }],
    ['with an open quotation mark', `${header}\n3031;"Ek`, { file: 'fileQuote' }],
    ['with an endless quoted field', `${header}\n3031;"${'x'.repeat(5_000_000)}`, { file: 'fileQuote' }],
    ['binary', `${header}\n\0`, { file: 'fileEncoding' }],
  ])('is refused when it is %s', async (_, text, fields) => {
    expect(await refused('personnel', Buffer.from(text))).toEqual(fields);
  });

  it('is refused in UTF-16, and above 20 MB', async () => {
    expect(await refused('personnel', Buffer.from(`\uFEFF${header}`, 'utf16le'))).toEqual({ file: 'fileEncoding' });
    expect(await refused('personnel', Buffer.alloc(20_000_001, 'a'))).toEqual({ file: 'fileTooLarge' });
  });
});

describe('a file of worked hours', () => {
  it.each([
    ['8', 8],
    ['7:20', 22 / 3],
    ['-0:30', -0.5],
    ['1 000,25', 1000.25],
    ['0.3333', 0.3333],
    ['0,33333', 1 / 3],
    ['-7.016666667', -7 - 1 / 60],
  ])('has %s hours', async (text, hours) => {
    const { rows } = await read('hours', `${hoursHeader}\n1;202602;ARB;;${text}`);
    expect(rows).toMatchObject([{ year: 2026, month: 2, activity: 'ARB' }]);
    expect(rows[0]?.parts).toBe(Math.round(hours * 30_000));
  });

  it.each(['7:60', '1,2,3', ''])('refuses "%s" hours', async (text) => {
    expect((await read('hours', `${hoursHeader}\n1;202602;ARB;;${text}`)).faults).toMatchObject([{ column: 'TIMMAR' }]);
  });

  it.each(['202613', '2026', '20260230', 'feb'])('refuses the month %s', async (text) => {
    expect((await read('hours', `${hoursHeader}\n1;${text};ARB;;1`)).faults).toMatchObject([{ column: 'PERIOD' }]);
  });

  const paxml = (...transactions: readonly string[]) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<paxml>\n<header><version>2.0</version></header>\n<tidtransaktioner>\n${transactions.join('\n')}\n</tidtransaktioner>\n</paxml>`;

  it('may be PAXml 2.0', async () => {
    const file = await read(
      'hours',
      paxml(
        '<tidtrans anstid="1"><tidkod>ARB</tidkod><datum>2026-01-07</datum><timmar>8.25</timmar><resenheter><resenhet dim="2" id="X"/><resenhet dim="1" id="3031"/></resenheter></tidtrans>',
        '<tidtrans anstid="2"><tidkod>&#214;VT</tidkod><datumfrom>2026-01-08</datumfrom><timmar>x</timmar></tidtrans>',
      ),
    );
    expect(file.facts).toEqual({ encoding: 'XML', delimiter: '', rows: 2 });
    expect(file.rows).toEqual([
      { line: 5, unit: '3031', year: 2026, month: 1, activity: 'ARB', payKind: 'ARB', parts: 247_500 },
    ]);
    expect(file.faults).toMatchObject([{ line: 6, unit: '', column: 'anstid', value: '2', code: 'employeeUnknown' }]);
  });

  it('may be PAXml with times instead of hours; an absence in percent is skipped and reported', async () => {
    const unit = '<resenheter><resenhet dim="1" id="3031"/></resenheter>';
    const times = '<starttid>2026-01-31T22:00:00</starttid><sluttid>2026-02-01T06:45:00</sluttid>';
    const absence = '<datumfrom>2026-01-08</datumfrom><datumtom>2026-01-09</datumtom><omfattning>50</omfattning>';
    const file = await read(
      'hours',
      paxml(
        `<tidtrans anstid="1"><tidkod>ARB</tidkod>${times}${unit}</tidtrans>`,
        `<tidtrans anstid="2"><tidkod>SJK</tidkod>${absence}${unit}</tidtrans>`,
      ),
    );
    expect(file.rows).toMatchObject([{ year: 2026, month: 1, parts: 262_500 }]);
    expect(file.faults).toEqual([]);
    expect(file.notes).toMatchObject([{ line: 6, column: 'tidkod', value: 'SJK', code: 'extent' }]);
  });

  it.each([
    ['not closed', '<paxml><tidtransaktioner>'],
    ['of another kind', '<html></html>'],
    ['with a document type', '<!DOCTYPE paxml [<!ENTITY a "b">]><paxml></paxml>'],
    ['with an endless text', `<paxml><tidtrans><tidkod>${'x'.repeat(200_000)}`],
  ])('is refused as XML %s', async (_, text) => {
    expect(await refused('hours', Buffer.from(text))).toEqual({ file: 'fileXml' });
  });
});
