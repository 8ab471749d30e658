import { randomInt } from 'node:crypto';
import { keyedHashes } from '#functions/kernel/adapters/seal.ts';
import { recoveryCodeCount } from '#shared/model/secondFactor.ts';

/** Without the signs that are taken for one another. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const length = 10;

const newCode = (): string => Array.from({ length }, () => signs[randomInt(signs.length)]).join('');

/** Whether a text may be a recovery code. */
export const isRecoveryCode = (code: string): boolean => code.length === length;

/**
 * The hashes by which a recovery code of an account may be stored: keyed, so that the table alone does not allow guessing. The first is the
 * one to store.
 */
export const recoveryHashes = (username: string, code: string) =>
  keyedHashes('recoveryCode', JSON.stringify([username, code]));

/** New recovery codes of an account: as they are shown, once, and as they are stored. */
export const newRecoveryCodes = async (username: string) => {
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  return {
    shown: codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`),
    stored: await Promise.all(codes.map(async (code) => (await recoveryHashes(username, code))[0])),
  };
};
