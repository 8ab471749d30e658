import { randomInt } from 'node:crypto';
import { keyedHash } from '#functions/kernel/adapters/seal.ts';
import { recoveryCodeCount } from '#shared/model/secondFactor.ts';

/** Without the signs that are taken for one another. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const length = 10;

const newCode = (): string => Array.from({ length }, () => signs[randomInt(signs.length)]).join('');

/** Whether a text may be a recovery code. */
export const isRecoveryCode = (code: string): boolean => code.length === length;

/** The hash by which a recovery code of an account is stored: keyed, so that the table alone does not allow guessing. */
export const recoveryHash = (username: string, code: string): string =>
  keyedHash('recoveryCode', JSON.stringify([username, code]));

/** New recovery codes of an account: as they are shown, once, and as they are stored. */
export const newRecoveryCodes = (username: string) => {
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  return {
    shown: codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`),
    stored: codes.map((code) => recoveryHash(username, code)),
  };
};
