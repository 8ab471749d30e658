import { isUtf8 } from 'node:buffer';
import { fieldProblem } from '#functions/kernel/problem.ts';
import type { FileFacts } from '#shared/model/hrImport.ts';

const pieceBytes = 64 * 1024;
const utf16 = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];

/** Windows-1252 has letters and quotation marks at 0x80 to 0x9F, where ISO-8859-1 has control characters that no text holds. */
const usesWindows = (bytes: Uint8Array): boolean => bytes.some((byte) => byte >= 0x80 && byte <= 0x9f);

/**
 * The encoding of a text file: UTF-8, with or without byte order mark, where all bytes are valid UTF-8. Throws `noImport`
 * for UTF-16 and for what is no text.
 */
export const encodingOf = (bytes: Uint8Array): Exclude<FileFacts['encoding'], 'XML'> => {
  if (utf16.some((mark) => mark.every((byte, index) => bytes[index] === byte)) || bytes.includes(0))
    throw fieldProblem('file', 'fileEncoding', 'noImport');
  if (isUtf8(bytes)) return 'UTF-8';
  return usesWindows(bytes) ? 'Windows-1252' : 'ISO-8859-1';
};

/** The text of a file in pieces, without a byte order mark. */
export function* piecesOf(bytes: Uint8Array, encoding: ReturnType<typeof encodingOf>): Generator<string> {
  // The label ISO-8859-1 means Windows-1252 to a decoder: the two differ only in characters that the former does not use.
  const decoder = new TextDecoder(encoding);
  for (let at = 0; at < bytes.length; at += pieceBytes)
    yield decoder.decode(bytes.subarray(at, at + pieceBytes), { stream: true });
  yield decoder.decode();
}
