import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import readSheets, { InvalidInputError, InvalidSpreadsheetError } from 'read-excel-file/browser';
import { type FileRefusal, type ReadWorkbook, readWorkbook } from '#shared/workbook/read.ts';

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

const isSheet = ({ name }: { readonly name: string }): boolean => /^xl\/worksheets\/[^/]+\.xml$/i.test(name);
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

/** The file with errors and missing values as texts: its reader would leave the cells empty, and an empty cell keeps what is stored. */
const withErrors = (bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => {
  const changed = Object.entries(unzipSync(bytes, { filter: isSheet })).flatMap(([name, sheet]) => {
    const xml = strFromU8(sheet);
    const next = withTexts(xml);
    return next === xml ? [] : [[name, strToU8(next)] as const];
  });
  if (changed.length === 0) return bytes;
  return zipSync({ ...unzipSync(bytes), ...Object.fromEntries(changed) }, { level: 0 }) as Uint8Array<ArrayBuffer>;
};

/** Reads a workbook; nothing of it leaves the browser. Answers why it cannot be read. */
export const readFile = async (file: File): Promise<ReadWorkbook | FileProblem> => {
  if (file.size > mostBytes) return 'tooLarge';
  const content = await file.arrayBuffer();
  const bytes = new Uint8Array(content);
  const refusal = signatureProblem(bytes);
  if (refusal !== undefined) return refusal;
  try {
    return directoryProblem(bytes) ?? readWorkbook(await readSheets(new Blob([withErrors(bytes)])));
  } catch (cause) {
    if (cause instanceof InvalidInputError || cause instanceof InvalidSpreadsheetError) return 'notWorkbook';
    if (cause instanceof Error) return 'damaged';
    throw cause;
  }
};
