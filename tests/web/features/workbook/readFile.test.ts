import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readFile } from '#web/features/workbook/readFile.ts';

const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;

/** A workbook with one sheet: the head, and a row whose third and fourth cells are these. */
const workbook = (weekly: string, shift: string): File => {
  const head = ['Avdelning', 'Kategori', 'Veckoarbetstid', 'Pass'].map((title, n) => text(`${'ABCD'[n]}1`, title));
  const row = `${text('A2', 'Avd 1')}${text('B2', 'Läkare')}${weekly}${shift}`;
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const files = {
    '_rels/.rels': `<Relationships xmlns="${packages}"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Kategorier och pass" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData><row r="1">${head.join('')}</row><row r="2">${row}</row></sheetData></worksheet>`,
  };
  const zip = zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)])));
  return new File([zip as Uint8Array<ArrayBuffer>], 'a.xlsx');
};

const faultsOf = async (weekly: string, shift = ''): Promise<unknown> => {
  const read = await readFile(workbook(weekly, shift));
  return typeof read === 'string' ? read : read.sheets[0]!.rows.map(({ faults }) => faults);
};

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
