import { randomBytes } from 'node:crypto';
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

/**
 * The answer as it is sent: as it is, which CloudFront compresses on its way; compressed, where only that makes it small enough for the
 * gateway; or a redirect to a file with the same body, whose name is the path: CloudFront serves it. It ends in 160 random bits, and the
 * file is removed after a day.
 */
export const deliverable = async (
  answer: Answer,
  acceptEncoding: string | undefined,
  orgId: string,
): Promise<Answer> => {
  if (!isTooLarge(answer)) return answer;
  const small = await compressed(answer, acceptEncoding);
  if (!isTooLarge(small)) return small;
  const key = answerFileName(orgId, randomBytes(20).toString('hex'));
  const { body = '', isBase64Encoded, headers } = answer;
  await (await lateFiles()).put(
    key,
    isBase64Encoded ? Buffer.from(body, 'base64') : body,
    String(headers?.['content-type']),
  );
  return { statusCode: 303, headers: { location: `/${key}`, 'cache-control': 'no-store' } };
};
