import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Refusal } from './refusal.ts';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const length = 32;

/** The pool's own policy: length and nothing else; the stricter rule for a person's password is the application's. */
export const checkPolicy = (password: string): void => {
  if (password.length < 6)
    throw new Refusal('InvalidPasswordException', 'Password did not conform with policy: Password not long enough');
};

/** `salt.hash`, both base64url. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  return `${salt.toString('base64url')}.${(await derive(password, salt, length)).toString('base64url')}`;
};

/** Takes as long without a stored password as with one, so that time does not tell whether a user exists. */
export const isPassword = async (password: string, stored: string | undefined): Promise<boolean> => {
  const [salt = '', hash = ''] = stored?.split('.') ?? [];
  const derived = await derive(password, Buffer.from(salt, 'base64url'), length);
  const expected = Buffer.from(hash, 'base64url');
  return expected.length === length && timingSafeEqual(derived, expected);
};
