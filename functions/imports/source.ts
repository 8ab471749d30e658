import { createHash } from 'node:crypto';
import { newId } from '#functions/kernel/adapters/ids.ts';
import { fieldProblem } from '#functions/kernel/problem.ts';
import { importFileName } from '#functions/kernel/store/fileNames.ts';
import { lateFiles } from '#functions/kernel/store/lateFiles.ts';
import { inParallel } from '#shared/inParallel.ts';
import { type FilePart, maxFileBytes, type UploadedFile } from '#shared/model/hrImport.ts';
import { tooLarge } from './read/file.ts';

/** A file to be imported, kept as it came. */
export interface Original {
  readonly id: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Parts of a file that are read at a time. */
const partsAtOnce = 8;

const fileUnknown = (field: string) => fieldProblem(field, 'fileUnknown', 'noImport');

/** A text that was kept. Throws `noImport` at the field when there is none of the name. */
const keptText = async (name: string, field: string): Promise<string> => {
  const text = await (await lateFiles()).find(name);
  if (text === undefined) throw fileUnknown(field);
  return text;
};

/** Keeps a file as it came, and gives it an id. */
export const keepOriginal = async (orgId: string, name: string, bytes: Uint8Array): Promise<Original> => {
  const id = newId('fil');
  const content = Buffer.from(bytes).toString('base64');
  await (await lateFiles()).put(importFileName(orgId, 'originals', id), JSON.stringify({ name, content }));
  return { id, name, bytes };
};

/**
 * Keeps a part of a file, for a day; with the last one the parts become one file. Throws `noImport` when a part is missing or the file
 * too large.
 */
export const keepPart = async (
  orgId: string,
  { uploadId, name, part, parts, content }: FilePart,
): Promise<{ readonly fileId: string | null }> => {
  const nameOf = (number: number) => importFileName(orgId, 'parts', `${uploadId}-${number}`);
  if (part < parts) {
    await (await lateFiles()).put(nameOf(part), content);
    return { fileId: null };
  }
  const names = Array.from({ length: parts - 1 }, (_, index) => nameOf(index + 1));
  const texts = await inParallel(names, partsAtOnce, (one) => keptText(one, 'file'));
  const bytes = Buffer.concat([...texts, content].map((text) => Buffer.from(text, 'base64')));
  if (bytes.length > maxFileBytes) throw tooLarge();
  const { id } = await keepOriginal(orgId, name, bytes);
  return { fileId: id };
};

/** A file that was kept. Throws `noImport` when there is none of the id in the organisation. */
export const keptOriginal = async (orgId: string, id: string): Promise<Original> => {
  // For some names, such as those with `..`, the store answers another error than that of a missing file.
  if (!/^\w+$/.test(id)) throw fileUnknown('fileId');
  const text = await keptText(importFileName(orgId, 'originals', id), 'fileId');
  const { name, content } = JSON.parse(text) as UploadedFile;
  return { id, name, bytes: Buffer.from(content, 'base64') };
};

/** The hash of a file together with all that decides how it is read. */
export const digestOf = ({ bytes }: Original, settings: unknown): string =>
  createHash('sha256').update(bytes).update(JSON.stringify(settings)).digest('hex');
