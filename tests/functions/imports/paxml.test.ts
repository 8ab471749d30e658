import { describe, expect, it } from 'vitest';
import { readImportFile } from '#functions/imports/read/file.ts';
import type { Problem } from '#functions/kernel/problem.ts';
import { defaultColumns, type ImportKind } from '#shared/model/importMapping.ts';
import { refusal } from '../../support/plan.ts';

const read = <Kind extends ImportKind>(kind: Kind, text: string | Uint8Array) =>
  readImportFile(kind, Buffer.from(text as string), defaultColumns);

describe('PAXml', () => {
  const hours = async (inside: string, unit = '<resenheter><resenhet dim="1" id="U1"/></resenheter>') => {
    const text = `<paxml><header><foretagnamn>${'x'.repeat(5_000)}</foretagnamn></header><tidtransaktioner><tidtrans anstid="7">${inside}${unit}</tidtrans></tidtransaktioner></paxml>`;
    return readImportFile('hours', Buffer.from(text), defaultColumns, {
      unitOf: (number) => (number === '7' ? 'U7' : undefined),
    });
  };
  const code = '<tidkod>ARB</tidkod>';

  it.each([
    ['text in CDATA', '<tidkod><![CDATA[ARB]]></tidkod><datum>2026-01-31</datum><timmar>152.5</timmar>', 152.5],
    [
      'hours with long decimals, to the minute',
      `${code}<datum>2026-01-31</datum><timmar>6.01666666666667</timmar>`,
      6 + 1 / 60,
    ],
    ['a day with a zone', `${code}<datum>2026-01-31+02:00</datum><timmar>8</timmar>`, 8],
    ['a day that is a moment', `${code}<datum>2026-01-31T23:30:00.0374174+02:00</datum><timmar>8</timmar>`, 8],
    [
      'times with zones',
      `${code}<starttid>2026-01-31T22:00:00+01:00</starttid><sluttid>2026-02-01T06:30:00+01:00</sluttid>`,
      8.5,
    ],
    [
      'times over the change of the clock',
      `${code}<datum>2026-01-31</datum><starttid>2026-03-28T22:00:00+01:00</starttid><sluttid>2026-03-29T06:00:00+02:00</sluttid>`,
      7,
    ],
  ])('has %s', async (_, inside, expected) => {
    const { rows, faults } = await hours(inside);
    expect(faults).toEqual([]);
    expect(rows).toMatchObject([{ unit: 'U1', year: 2026, month: 1, activity: 'ARB', payKind: 'ARB' }]);
    expect(rows[0]!.parts / 30_000).toBeCloseTo(expected, 3);
  });

  it.each([
    ['times of day', '<datum>2026-01-31</datum><starttid>07:00</starttid><sluttid>15:30:00</sluttid>', 8.5],
    [
      'times of day over midnight, with zones',
      '<datum>2026-01-31</datum><starttid>22:00:00+01:00</starttid><sluttid>06:30:00+01:00</sluttid>',
      8.5,
    ],
    ['days of one month', '<datumfrom>2026-01-05</datumfrom><datumtom>2026-01-31</datumtom><timmar>152</timmar>', 152],
    ['a comment between its text', '<datum>2026-01-31</datum><timmar>1<!-- 2 -->5</timmar>', 15],
    ['a moment with a space', '<datum>2026-01-31 23:30:00</datum><timmar>8</timmar>', 8],
  ])('may have %s', async (_, inside, expected) => {
    const { rows, faults } = await hours(code + inside);
    expect(faults).toEqual([]);
    expect(rows).toMatchObject([{ unit: 'U1', year: 2026, month: 1, parts: expected * 30_000 }]);
  });

  it.each([
    [
      'equal times of day',
      '<datum>2026-01-31</datum><starttid>07:00</starttid><sluttid>07:00</sluttid>',
      'timmar',
      'required',
    ],
    [
      'days of two months',
      '<datumfrom>2026-01-05</datumfrom><datumtom>2026-02-01</datumtom><timmar>152</timmar>',
      'datum',
      'notMonth',
    ],
  ])('is refused by its line with %s', async (_, inside, column, reason) => {
    expect((await hours(code + inside)).faults).toMatchObject([{ unit: 'U1', column, code: reason }]);
  });

  it.each([
    ['in percent', '<datum>2026-01-31</datum><omfattning>50</omfattning>'],
    ['of whole days', '<datumfrom>2026-01-05</datumfrom><datumtom>2026-01-31</datumtom>'],
  ])('names an absence %s, and reads no hours of it', async (_, inside) => {
    const { rows, faults, notes } = await hours(code + inside);
    expect([rows, faults]).toEqual([[], []]);
    expect(notes).toMatchObject([{ column: 'tidkod', value: 'ARB', code: 'extent' }]);
  });

  it('finds the employee by the number of the person, in its own list of staff', async () => {
    const transaction = (numbers: string) =>
      `<tidtrans ${numbers}>${code}<datum>2026-01-31</datum><timmar>8</timmar></tidtrans>`;
    const text = `<paxml><tidtransaktioner>${transaction('persnr="190001010000"')}${transaction('persnr="190001010018"')}${transaction('persnr="1"')}</tidtransaktioner><personal><person anstid="7" persnr="190001010000"/></personal></paxml>`;
    const file = await readImportFile('hours', Buffer.from(text), defaultColumns, {
      unitOf: (number) => ({ '7': 'U7', '190001010018': 'U8' })[number],
    });
    expect(file.rows).toMatchObject([{ unit: 'U7' }, { unit: 'U8' }]);
    expect(file.faults).toMatchObject([{ unit: '', column: 'persnr', value: '1', code: 'employeeUnknown' }]);
  });

  it('takes a project for a unit only where it knows no units', async () => {
    const project = '<resenheter><resenhet dim="6" id="100"/></resenheter>';
    const text = (head: string) =>
      Buffer.from(
        `<paxml>${head}<tidtransaktioner><tidtrans anstid="5">${code}<datum>2026-01-31</datum><timmar>8</timmar>${project}</tidtrans></tidtransaktioner></paxml>`,
      );
    const dimension = '<dimensioner><dimension dim="1" namn="Kostnadsställe"/></dimensioner>';
    expect((await read('hours', text(''))).rows).toMatchObject([{ unit: '100' }]);
    expect(await read('hours', text(dimension))).toMatchObject({ rows: [], faults: [{ code: 'employeeUnknown' }] });
  });

  it('may have a prefix of its namespace', async () => {
    const text = `<p:paxml xmlns:p="x"><p:tidtransaktioner><p:tidtrans anstid="7"><p:tidkod>ARB</p:tidkod><p:datum>2026-01-31</p:datum><p:timmar>8</p:timmar><p:resenheter><p:resenhet id="U1"/></p:resenheter></p:tidtrans></p:tidtransaktioner></p:paxml>`;
    expect((await read('hours', text)).rows).toMatchObject([{ unit: 'U1', activity: 'ARB', parts: 240_000 }]);
  });

  it.each(['iso-8859-15', 'ISO-8859-1', 'Windows-1252', 'cp1252'])('is read in %s', async (encoding) => {
    const inside = '<tidkod>Övertid</tidkod><datum>2026-01-31</datum><timmar>8</timmar>';
    const text = `<?xml version="1.0" encoding="${encoding}"?><paxml><tidtrans anstid="7">${inside}<resenhet id="U1"/></tidtrans></paxml>`;
    expect((await read('hours', Buffer.from(text, 'latin1'))).rows).toMatchObject([{ activity: 'Övertid' }]);
  });

  it.each([
    ['an encoding that nobody knows', '<?xml version="1.0" encoding="x-unknown"?><paxml/>', 'fileEncoding'],
    ['no time transactions', '<paxml><lonetransaktioner><lonetrans/></lonetransaktioner></paxml>', 'fileNoTimes'],
  ])('with %s is refused with its reason', async (_, text, reason) => {
    const cause = await read('hours', text).catch((one: unknown) => one);
    expect((cause as Problem).details.fields).toEqual({ file: { code: reason } });
  });

  it('without a unit belongs to that of the employee, else to the object of another dimension', async () => {
    const inside = `${code}<datum>2026-01-31</datum><timmar>8</timmar>`;
    expect((await hours(inside, '')).rows).toMatchObject([{ unit: 'U7' }]);
    const other = '<resenheter><resenhet dim="6" id="PR"/></resenheter>';
    expect((await hours(inside, other)).rows).toMatchObject([{ unit: 'U7' }]);
  });
});

it('a PAXml file chosen as a file of staff is refused as such, also where columns can be mapped', async () => {
  const bytes = Buffer.from('<?xml version="1.0"?><paxml><tidtransaktioner/></paxml>');
  for (const toMap of [true, false]) {
    const refused = await refusal(() => readImportFile('personnel', bytes, defaultColumns, { toMap }));
    expect(refused).toMatchObject({ code: 'noImport', fields: { file: 'fileXmlStaff' } });
  }
});
