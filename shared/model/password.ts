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

/** What a password lacks: 8 characters of four classes. */
export const passwordFaults = (password: string): readonly PasswordRule[] =>
  rules.flatMap(([rule, holds]) => (holds(password) ? [] : [rule]));

/** Characters that the first password must have at least. */
export const firstPasswordLength = 6;
