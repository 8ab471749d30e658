import { createHmac, randomBytes } from 'node:crypto';

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepMs = 30_000;
const secretBytes = 32;

const bitsOf = (numbers: readonly number[], width: number): string =>
  numbers.map((number) => number.toString(2).padStart(width, '0')).join('');

/** A new secret as Cognito gives one: 52 characters of base32, the last bits zero. */
export const newSecret = (): string => {
  const fives = bitsOf([...randomBytes(secretBytes)], 8).match(/.{1,5}/g) ?? [];
  return fives.map((five) => signs[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
};

const bytesOf = (secret: string): Buffer => {
  const bits = bitsOf(
    [...secret].map((sign) => signs.indexOf(sign)),
    5,
  );
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** The step of 30 seconds that a time (milliseconds) lies in. */
export const stepAt = (now: number): number => Math.floor(now / stepMs);

/** The code of a step: six digits (RFC 6238 with SHA-1, as the authenticator apps have it). */
export const codeOf = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 0xf) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
};

/** The time step that the code belongs to: the present one, or the one before or after it, as clocks differ. */
export const stepOfCode = (secret: string, code: string, now: number): number | undefined =>
  [0, -1, 1].map((offset) => stepAt(now) + offset).find((step) => codeOf(secret, step) === code);
