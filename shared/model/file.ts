import * as z from 'zod';

/** The kinds of files that are exported, with their media types. */
export const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export const fileKinds = ['csv', 'xlsx'] as const;
export type FileKind = (typeof fileKinds)[number];

/** What is exported as a file: the kind of it. */
export const FileQuery = z.object({ kind: z.enum(fileKinds) });

/** A file as the server makes it. */
export interface MadeFile {
  readonly kind: FileKind;
  readonly content: string | Uint8Array;
}

/** The answer of an endpoint with `files`: made as a {@link MadeFile}, read by a client as a blob. No part of it is validated. */
export const FileAnswer = z.any() as unknown as z.ZodType<Blob, MadeFile>;
