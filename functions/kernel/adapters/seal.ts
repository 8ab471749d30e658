import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { setting } from './environment.ts';

const cipher = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];

/** A key for one purpose, from the installation's secret: whoever has the table alone does not have it. */
const keyFor = (purpose: string): Buffer => createHmac('sha256', setting('EDGE_SECRET')).update(purpose).digest();

/** The keyed hash of a text: without the key nobody can try which text it was. */
export const keyedHash = (purpose: string, text: string): string =>
  createHmac('sha256', keyFor(purpose)).update(text).digest('hex');

/** The value sealed for a purpose, as text; compressed first, so that it takes no more bytes than before. */
export const sealed = (purpose: string, value: unknown): string => {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, keyFor(purpose), nonce);
  const text = gzipSync(JSON.stringify(value) ?? 'null', { level: 1 });
  const content = Buffer.concat([sealing.update(text), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), content]).toString('base64');
};

/** The value of {@link sealed}. Throws where it was altered, or sealed with another secret. */
export const unsealed = (purpose: string, text: string): unknown => {
  const bytes = Buffer.from(text, 'base64');
  const opening = createDecipheriv(cipher, keyFor(purpose), bytes.subarray(0, nonceBytes)).setAuthTag(
    bytes.subarray(nonceBytes, nonceBytes + tagBytes),
  );
  const content = Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]);
  return JSON.parse(gunzipSync(content).toString('utf8'));
};
