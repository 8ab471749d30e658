import { isAscii, isUtf8 } from 'node:buffer';
import { fieldProblem } from '#functions/kernel/problem.ts';
import type { FileFacts } from '#shared/model/hrImport.ts';

type Encoding = Exclude<FileFacts['encoding'], 'XML'>;

const pieceBytes = 64 * 1024;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const utf16 = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];

/** Windows-1252 has letters and quotation marks at 0x80 to 0x9F, where ISO-8859-1 has control characters that no text holds. */
const usesWindows = (bytes: Uint8Array): boolean => bytes.some((byte) => byte >= 0x80 && byte <= 0x9f);

/** The lines of a file with their numbers from 1; a line ends with CR LF, LF or CR. */
function* linesOf(bytes: Uint8Array): Generator<readonly [line: number, bytes: Uint8Array]> {
  let start = 0;
  let line = 1;
  for (let at = 0; at <= bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte !== undefined && byte !== lineFeed && byte !== carriageReturn) continue;
    yield [line, bytes.subarray(start, at)];
    if (byte === carriageReturn && bytes[at + 1] === lineFeed) at += 1;
    start = at + 1;
    line += 1;
  }
}

/** How a text file is encoded, and the lines that are encoded otherwise than most. */
export interface TextEncoding {
  readonly encoding: Encoding;
  readonly otherLines: ReadonlySet<number>;
}

const noLines: ReadonlySet<number> = new Set();

/**
 * The encoding of a text file, with or without byte order mark: UTF-8 where most of the lines with letters outside ASCII are valid in it,
 * else Windows-1252 or ISO-8859-1. Throws `noImport` for UTF-16 and for what is no text.
 */
export const encodingOf = (bytes: Uint8Array): TextEncoding => {
  if (utf16.some((mark) => mark.every((byte, index) => bytes[index] === byte)) || bytes.includes(0))
    throw fieldProblem('file', 'fileEncoding', 'noImport');
  if (isUtf8(bytes)) return { encoding: 'UTF-8', otherLines: noLines };
  const valid = new Set<number>();
  const others = new Set<number>();
  for (const [line, text] of linesOf(bytes)) if (!isAscii(text)) (isUtf8(text) ? valid : others).add(line);
  if (valid.size >= others.size) return { encoding: 'UTF-8', otherLines: others };
  return { encoding: usesWindows(bytes) ? 'Windows-1252' : 'ISO-8859-1', otherLines: valid };
};

/** The text of a file in pieces, without a byte order mark. */
export function* piecesOf(bytes: Uint8Array, encoding: string): Generator<string> {
  // The label ISO-8859-1 means Windows-1252 to a decoder: the two differ only in characters that the former does not use.
  const decoder = new TextDecoder(encoding);
  for (let at = 0; at < bytes.length; at += pieceBytes)
    yield decoder.decode(bytes.subarray(at, at + pieceBytes), { stream: true });
  yield decoder.decode();
}
