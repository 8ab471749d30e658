import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { dataKeys } from './dataKeys.ts';
import { isSameSecret } from './isSameSecret.ts';

const cipher = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];

/** Characters of a signature: 132 bits of it. */
const signatureLength = 22;

/** The key for one purpose: whoever has the table alone does not have it. */
const keyFor = (dataKey: string, purpose: string): Buffer => createHmac('sha256', dataKey).update(purpose).digest();

/** The keys for one purpose: the first is used, all are accepted. */
const keysFor = async (purpose: string): Promise<readonly Buffer[]> =>
  (await dataKeys()).map((dataKey) => keyFor(dataKey, purpose));

/** The keyed hashes of a text, by every key that is accepted; the first is the one to store. Without a key nobody can try which text it was. */
export const keyedHashes = async (purpose: string, text: string): Promise<readonly [string, ...string[]]> => {
  const [first = '', ...others] = (await keysFor(purpose)).map((key) =>
    createHmac('sha256', key).update(text).digest('hex'),
  );
  return [first, ...others];
};

/** The signature of a text, for what a client keeps and brings back. */
export const signatureOf = async (purpose: string, text: string): Promise<string> =>
  (await signaturesOf(purpose, text))[0] ?? '';

const signaturesOf = async (purpose: string, text: string): Promise<readonly string[]> =>
  (await keysFor(purpose)).map((key) =>
    createHmac('sha256', key).update(text).digest('base64url').slice(0, signatureLength),
  );

/** Whether the text was signed for this purpose, with any key that is accepted. */
export const isSigned = async (purpose: string, text: string, signature: string): Promise<boolean> =>
  (await signaturesOf(purpose, text)).some((one) => isSameSecret(one, signature));

/** The value sealed for a purpose, as text; compressed first, so that it takes no more bytes than before. */
export const sealed = async (purpose: string, value: unknown): Promise<string> => {
  const [key] = await keysFor(purpose);
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, key!, nonce);
  const text = gzipSync(JSON.stringify(value) ?? 'null', { level: 1 });
  const content = Buffer.concat([sealing.update(text), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), content]).toString('base64');
};

/** The content, or undefined where it was altered or sealed with another key. */
const opened = (key: Buffer, bytes: Buffer): Buffer | undefined => {
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes)).setAuthTag(
    bytes.subarray(nonceBytes, nonceBytes + tagBytes),
  );
  const content = opening.update(bytes.subarray(nonceBytes + tagBytes));
  try {
    return Buffer.concat([content, opening.final()]);
  } catch {
    return undefined;
  }
};

/** The value of {@link sealed}. Throws where it was altered, or sealed with a key that is not accepted. */
export const unsealed = async (purpose: string, text: string): Promise<unknown> => {
  const bytes = Buffer.from(text, 'base64');
  for (const key of await keysFor(purpose)) {
    const content = opened(key, bytes);
    if (content) return JSON.parse(gunzipSync(content).toString('utf8'));
  }
  throw new Error('sealed with another key');
};
