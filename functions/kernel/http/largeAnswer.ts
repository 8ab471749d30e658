import { createHash } from 'node:crypto';
import { keyedHashes } from '#functions/kernel/adapters/seal.ts';
import { answerFileName } from '#functions/kernel/store/fileNames.ts';
import { lateFiles } from '#functions/kernel/store/lateFiles.ts';
import { compressed } from './answer.ts';
import type { Answer } from './event.ts';

/** A Lambda's answer may hold 6 MB, its body escaped as a JSON text. */
const maxBytes = 6_000_000;

const occurrences = (text: string, sign: string): number => {
  let count = 0;
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) count += 1;
  return count;
};

/** What of a JSON or CSV text is escaped within a JSON text, and counts twice there. */
const escaped = ['"', '\\', '\n', '\r', '\t'];

/** Characters that are looked through at once. */
const atOnce = 65_536;

/**
 * Whether the gateway would refuse the answer. A character that is not counted yet counts twice at most: where the rest fits even so, it
 * is not counted.
 */
const isTooLarge = ({ body = '' }: Answer): boolean => {
  let bytes = Buffer.byteLength(body);
  for (let at = 0; at < body.length && bytes <= maxBytes; at += atOnce) {
    if (bytes + body.length - at <= maxBytes) return false;
    const part = body.slice(at, at + atOnce);
    for (const sign of escaped) bytes += occurrences(part, sign);
  }
  return bytes > maxBytes;
};

/** For whom an answer is: the caller's name, and the organisation where there is one. */
interface Reader {
  readonly username: string;
  readonly orgId: string;
}

/** A name that nobody can work out without the installation's secret; the same for the same bytes to the same reader, so that they are stored once. */
const nameOf = async ({ username, orgId }: Reader, body: string, type: string): Promise<string> => {
  const digest = createHash('sha256').update(body).digest('hex');
  const [content] = await keyedHashes('large answer', JSON.stringify([username, type, digest]));
  const [reader] = await keyedHashes('reader of large answers', username);
  return answerFileName(orgId, `${reader.slice(0, 16)}/${content.slice(0, 40)}`);
};

/**
 * Makes an answer small enough for the gateway. It stays unchanged where it is small already (CloudFront compresses it on its way), and is
 * compressed here where that is enough. Otherwise it becomes a redirect to a file that holds its body and that CloudFront serves. The file is
 * removed after a day; one machine keeps the newest five of a reader, for an hour.
 */
export const deliverable = async (
  answer: Answer,
  acceptEncoding: string | undefined,
  reader: Reader,
): Promise<Answer> => {
  if (!isTooLarge(answer)) return answer;
  const small = await compressed(answer, acceptEncoding);
  if (!isTooLarge(small)) return small;
  const { body = '', isBase64Encoded, headers } = answer;
  const type = String(headers?.['content-type']);
  const key = await nameOf(reader, body, type);
  await (await lateFiles()).put(key, isBase64Encoded ? Buffer.from(body, 'base64') : body, type);
  return { statusCode: 303, headers: { location: `/${key}`, 'cache-control': 'no-store' } };
};
