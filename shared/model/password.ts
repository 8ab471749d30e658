import { isCommonPassword, isRepeated } from './commonPasswords.ts';

/** The rules of passwords without a validator, so that the pages before the login can show them without loading one. */
const rules = [
  ['passwordLength', (password: string) => password.length >= 8],
  ['passwordLower', (password: string) => /\p{Ll}/u.test(password)],
  ['passwordUpper', (password: string) => /\p{Lu}/u.test(password)],
  ['passwordDigit', (password: string) => /\d/.test(password)],
  ['passwordSymbol', (password: string) => /[^\p{L}\d\s]/u.test(password)],
] as const;

/** The names of the rules of a password to change or reset to, in the order in which they are shown. */
export const passwordRules = rules.map(([rule]) => rule);

export type PasswordRule = (typeof passwordRules)[number];

/** Why a password is guessed soon, whatever its characters. */
type Guessable = 'passwordCommon' | 'passwordRepeats';

const guessable = (password: string): readonly Guessable[] =>
  isRepeated(password) ? ['passwordRepeats'] : isCommonPassword(password) ? ['passwordCommon'] : [];

/** What is wrong with a password: less than 8 characters of four classes, or guessed soon. */
export const passwordFaults = (typed: string): readonly (PasswordRule | Guessable)[] => {
  const password = typed.normalize('NFC');
  return [...rules.flatMap(([rule, holds]) => (holds(password) ? [] : [rule])), ...guessable(password)];
};

/** Characters that the first password must have at least. */
export const firstPasswordLength = 6;

/** What is wrong with a first password: too short, or guessed soon. */
export const firstPasswordFaults = (password: string): readonly ('tooShort' | Guessable)[] =>
  password.normalize('NFC').length < firstPasswordLength ? ['tooShort'] : guessable(password);
