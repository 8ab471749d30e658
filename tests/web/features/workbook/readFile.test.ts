import { strToU8, type Zippable, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { type ReadSheet, readWorkbook } from '#shared/workbook/read.ts';
import { readFile } from '#web/features/workbook/readFile.ts';

const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
const line = (number: number, texts: readonly string[], others = '', attributes = '') =>
  `<row r="${number}"${attributes}>${texts.map((value, n) => text(`${'ABCDEFG'[n]}${number}`, value)).join('')}${others}</row>`;

interface Book {
  readonly head?: readonly string[];
  readonly rows: string;
  readonly title?: string;
  readonly merged?: string;
  readonly properties?: string;
  readonly others?: Zippable;
}
const usual = ['Avdelning', 'Kategori', 'Veckoarbetstid', 'Pass', 'Från', 'Till'];

/** A workbook with one sheet, of Kategorier och pass unless it has another title; style 1 is that of dates. */
const bytesOf = ({ head = usual, rows, title = 'Kategorier och pass', merged, properties = '', others = {} }: Book) => {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const covered = merged ? `<mergeCells count="1"><mergeCell ref="${merged}"/></mergeCells>` : '';
  const files = {
    '_rels/.rels': `<Relationships xmlns="${packages}"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><workbookPr ${properties}/><sheets><sheet name="${title}" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${line(1, head)}${rows}</sheetData>${covered}</worksheet>`,
  };
  const parts = Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)]));
  return zipSync({ ...parts, ...others }) as Uint8Array<ArrayBuffer>;
};
const readBytes = async (bytes: Uint8Array<ArrayBuffer>) => {
  const sheets = await readFile(new File([bytes], 'a.xlsx'));
  return typeof sheets === 'string' ? sheets : readWorkbook(sheets);
};
const sheetOf = async (book: Book): Promise<ReadSheet> => {
  const read = await readBytes(bytesOf(book));
  if (typeof read === 'string') throw new Error(read);
  return read.sheets[0]!;
};

const faultsOf = async (weekly: string, shift = ''): Promise<unknown> =>
  (await sheetOf({ rows: line(2, ['Avd 1', 'Läkare'], weekly + shift) })).rows.map(({ faults }) => faults);

it.each([
  ['an error', '<c r="C2" s="0" t="e"><v>#REF!</v></c>'],
  ['an error of a formula', '<c r="C2" t="e"><f>A9/0</f><v>#DIV/0!</v></c>'],
  ['a formula that was never computed', '<c r="C2"><f>A9*2</f></c>'],
  ['a shared one that was never computed', '<c r="C2" t="str"><f t="shared" si="0"/></c>'],
])('a cell with %s is refused, and not taken for empty', async (_, cell) => {
  expect(await faultsOf(cell)).toEqual([{ workingHours: { code: 'errorValue' } }]);
});

it('a formula that was computed is its value', async () => {
  expect(await faultsOf('<c r="C2" t="str"><f>A9</f><v>38:15</v></c>')).toEqual([{}]);
  expect(await faultsOf(text('C2', '38:15'), '<c r="D2" t="str"><f>A9</f><v></v></c>')).toEqual([{}]);
});

it('cells under a merged one are refused each at its place, and not taken for empty', async () => {
  const rows = [2, 3, 4].map((number) => line(number, ['Avd 1', `Kategori ${number}`, number === 2 ? '38:15' : '']));
  const down = await sheetOf({ rows: rows.join(''), merged: 'C2:C3' });
  expect(down.rows.map(({ number, faults }) => [number, faults])).toEqual([
    [2, {}],
    [3, { workingHours: { code: 'mergedCell' } }],
    [4, {}],
  ]);
  const across = await sheetOf({ rows: line(2, ['Avd 1']), merged: 'A2:B2' });
  expect(across.rows.map(({ faults }) => faults)).toEqual([{ category: { code: 'mergedCell' } }]);
  const title = await sheetOf({
    head: ['Region Väst'],
    rows: line(2, usual) + line(3, ['Avd 1', 'A']),
    merged: 'A1:F1',
  });
  expect(title.rows.map(({ number, faults }) => [number, faults])).toEqual([[3, {}]]);
});

// 4 January 2027 is day 46391 from 1900, and 44929 from 1904.
it.each([
  ['from 1900', '', 46_391],
  ['from 1904', 'date1904="1"', 44_929],
  ['from 1904 as LibreOffice says it', 'date1904="true"', 44_929],
  ['from 1900 as LibreOffice says it', 'date1904="false"', 46_391],
])('days that count %s are read, with a format of dates and without', async (_, properties, serial) => {
  for (const style of [0, 1]) {
    const { rows } = await sheetOf({
      rows: line(2, ['Avd 1', 'Läkare'], `<c r="E2" s="${style}"><v>${serial}</v></c>`),
      properties,
    });
    expect(rows).toMatchObject([{ faults: {}, value: { start: '2027-01-04' } }]);
  }
});

it('days as text are read in the ways of the screens, and others refused', async () => {
  const days = ['2027-01-04', 'v1 2027', '4/1 2027', '01/04/2027', '2027-02-30'];
  const { rows } = await sheetOf({
    rows: days.map((day, n) => line(n + 2, ['Avd 1', 'Läkare', '', '', day])).join(''),
  });
  expect(rows.map(({ value, faults }) => (value && 'start' in value ? value.start : faults))).toEqual([
    '2027-01-04',
    '2027-01-04',
    ...Array(3).fill({ start: { code: 'day' } }),
  ]);
});

it('hidden rows are read as others, and columns are found by their heads', async () => {
  const rows = line(2, ['Dag', 'Läkare', 'Avd 1'], '', ' hidden="1"') + line(3, ['Natt', 'Läkare', 'Avd 1']);
  const sheet = await sheetOf({ head: ['Pass', 'Kategori', 'Avdelning'], rows });
  expect(sheet.rows).toMatchObject([
    { number: 2, unit: 'Avd 1', value: { category: 'Läkare', shift: 'Dag' } },
    { number: 3, unit: 'Avd 1', value: { category: 'Läkare', shift: 'Natt' } },
  ]);
});

it('60,000 empty rows are passed over', async () => {
  const empty = Array.from({ length: 60_000 }, (_, n) => `<row r="${n + 2}"><c r="A${n + 2}" s="0"/></row>`).join('');
  const { rows } = await sheetOf({ rows: empty + line(60_002, ['Avd 1', 'Läkare']) });
  expect(rows.map(({ number }) => number)).toEqual([60_002]);
});

const sound = { rows: line(2, ['Avd 1', 'Läkare']) };
/** The size that the directory of the file says that its last part has when it is unpacked. */
const sized = (bytes: Uint8Array<ArrayBuffer>, size: number) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entry = bytes.findLastIndex((_, at) => at + 4 <= bytes.length && view.getUint32(at, true) === 0x02014b50);
  view.setUint32(entry + 24, size, true);
  return bytes;
};

it.each([
  ['tooLarge', 'unpacks to too much', () => sized(bytesOf(sound), 301 * 1024 * 1024)],
  ['tooLarge', 'is too large itself', () => new Uint8Array(20 * 1024 * 1024 + 1)],
  ['macros', 'has macros', () => bytesOf({ ...sound, others: { 'xl/vbaProject.bin': new Uint8Array(9) } })],
  ['lockedOrOld', 'is an .xls or has a password', () => Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])],
  ['notWorkbook', 'is no archive', () => strToU8('Avdelning;Kategori') as Uint8Array<ArrayBuffer>],
  [
    'notWorkbook',
    'is an archive of something else',
    () => zipSync({ 'a.txt': strToU8('a') }) as Uint8Array<ArrayBuffer>,
  ],
  ['damaged', 'was cut', () => bytesOf(sound).slice(0, 900)],
  ['noSheet', 'has its sheet under another name', () => bytesOf({ ...sound, title: 'Kategorier (2)' })],
])('says %s of a file that %s', async (problem, _, bytes) => {
  expect(await readBytes(bytes())).toBe(problem);
});

it('unpacks no more of a part than its directory says', async () => {
  const rows = line(2, ['Avd 1', 'Läkare']) + ' '.repeat(5_000_000);
  const read = await readBytes(sized(bytesOf({ rows }), 400));
  expect(read).toSatisfy((answer) => typeof answer === 'string');
});
