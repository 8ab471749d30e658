import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import readSheets, { InvalidInputError, InvalidSpreadsheetError } from 'read-excel-file/browser';
import type { FileRefusal, FileSheet } from '#shared/workbook/read.ts';
import { type Parts, withLayout, workbookPart } from './layout.ts';

/** Why a file is not read at all. */
export type FileProblem = FileRefusal | 'tooLarge' | 'lockedOrOld' | 'notWorkbook' | 'macros' | 'damaged';

const mostBytes = 20 * 1024 * 1024;
/** What a file of that size may unpack to: more would fill the browser's memory. */
const mostUnpacked = 300 * 1024 * 1024;

const beginsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);
/** The container of .xls files and of workbooks with a password. */
const compound = [0xd0, 0xcf, 0x11, 0xe0];
const zip = [0x50, 0x4b, 0x03, 0x04];

/** What the directory of the file says, before anything is unpacked. */
const directoryProblem = (bytes: Uint8Array): FileProblem | undefined => {
  let unpacked = 0;
  let hasMacros = false;
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      unpacked += originalSize;
      hasMacros ||= name.toLowerCase().endsWith('vbaproject.bin');
      return false;
    },
  });
  return unpacked > mostUnpacked ? 'tooLarge' : hasMacros ? 'macros' : undefined;
};

const signatureProblem = (bytes: Uint8Array): FileProblem | undefined => {
  if (bytes.byteLength > mostBytes) return 'tooLarge';
  if (beginsWith(bytes, compound)) return 'lockedOrOld';
  return beginsWith(bytes, zip) ? undefined : 'notWorkbook';
};

/** The sheets, and what says which they are. */
const isRead = ({ name }: { readonly name: string }): boolean =>
  /^xl\/(worksheets\/[^/]+\.xml|workbook\.xml|_rels\/workbook\.xml\.rels)$/i.test(name);
/** A cell of an error, and one of a formula whose value was never computed. */
const errorCell = /(<c\s[^>]*?\bt=)["']e["']/g;
const uncomputed = /<c\s([^>]*)>(<f\b[^>]*?(?:\/>|>[^<]*<\/f>))<\/c>/g;

const withTexts = (xml: string): string =>
  xml
    .replaceAll(errorCell, '$1"str"')
    .replaceAll(
      uncomputed,
      (_, attributes: string, formula: string) =>
        `<c ${attributes.replace(/\bt=(["'])\w*\1/, '')} t="str">${formula}<v>#CALC!</v></c>`,
    );

/** LibreOffice says that days count from 1904 in a word that the reader does not know. */
const withEpoch = (xml: string): string => xml.replace(/\bdate1904=["']true["']/, 'date1904="1"');

/** The file with errors and missing values as texts: its reader would leave the cells empty, and an empty cell keeps what is stored. */
const withErrors = (bytes: Uint8Array<ArrayBuffer>, parts: Parts): Uint8Array<ArrayBuffer> => {
  const changed = Object.entries(parts).flatMap(([name, xml]) => {
    const next = name === workbookPart ? withEpoch(xml) : withTexts(xml);
    return next === xml ? [] : [[name, strToU8(next)] as const];
  });
  if (changed.length === 0) return bytes;
  return zipSync({ ...unzipSync(bytes), ...Object.fromEntries(changed) }, { level: 0 }) as Uint8Array<ArrayBuffer>;
};

const sheetsOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<readonly FileSheet[]> => {
  const unpacked = Object.entries(unzipSync(bytes, { filter: isRead }));
  const parts: Parts = Object.fromEntries(unpacked.map(([name, content]) => [name, strFromU8(content)]));
  return withLayout(await readSheets(new Blob([withErrors(bytes, parts)])), parts);
};

/** The sheets of a workbook; nothing of it leaves the browser. Answers why it cannot be read. */
export const readFile = async (file: File): Promise<readonly FileSheet[] | FileProblem> => {
  if (file.size > mostBytes) return 'tooLarge';
  const content = await file.arrayBuffer();
  const bytes = new Uint8Array(content);
  const refusal = signatureProblem(bytes);
  if (refusal !== undefined) return refusal;
  try {
    return directoryProblem(bytes) ?? (await sheetsOf(bytes));
  } catch (cause) {
    if (cause instanceof InvalidInputError || cause instanceof InvalidSpreadsheetError) return 'notWorkbook';
    if (cause instanceof Error) return 'damaged';
    throw cause;
  }
};
