import { createHash } from 'node:crypto';
import { fieldProblem } from '#functions/kernel/problem.ts';
import { newId } from '#functions/kernel/services/ids.ts';
import { lateFiles } from '#functions/kernel/services/lateFiles.ts';
import { importFileName } from '#functions/kernel/store/keys.ts';
import type { UploadedFile } from '#shared/model/hrImport.ts';

/** A file to be imported, kept as it came. */
export interface Original {
  readonly id: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Keeps a file as it came, and gives it an id. */
export const keepOriginal = async (orgId: string, name: string, bytes: Uint8Array): Promise<Original> => {
  const id = newId('fil');
  const content = Buffer.from(bytes).toString('base64');
  await (await lateFiles()).put(importFileName(orgId, 'originals', id), JSON.stringify({ name, content }));
  return { id, name, bytes };
};

/** A file that was kept. Throws `noImport` when there is none of the id in the organisation. */
export const keptOriginal = async (orgId: string, id: string): Promise<Original> => {
  const text = await (await lateFiles()).get(importFileName(orgId, 'originals', id)).catch(() => {
    throw fieldProblem('fileId', 'fileUnknown', 'noImport');
  });
  const { name, content } = JSON.parse(text) as UploadedFile;
  return { id, name, bytes: Buffer.from(content, 'base64') };
};

/** The hash of a file together with all that decides how it is read. */
export const digestOf = ({ bytes }: Original, settings: unknown): string =>
  createHash('sha256').update(bytes).update(JSON.stringify(settings)).digest('hex');
