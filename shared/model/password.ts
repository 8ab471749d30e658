/** Where the rules of passwords are told without a validator, so that the pages before the login can show them. */
const rules = [
  ['passwordLength', (password: string) => password.length >= 8],
  ['passwordLower', (password: string) => /\p{Ll}/u.test(password)],
  ['passwordUpper', (password: string) => /\p{Lu}/u.test(password)],
  ['passwordDigit', (password: string) => /\d/.test(password)],
  ['passwordSymbol', (password: string) => /[^\p{L}\d\s]/u.test(password)],
] as const;

/** The names of the rules of a password to change or reset to, in the order they are told (spec 1 section 5). */
export const passwordRules = rules.map(([rule]) => rule);

export type PasswordRule = (typeof passwordRules)[number];

/** What a password lacks (spec 1 section 5): 8 characters of four classes. */
export const passwordFaults = (password: string): readonly PasswordRule[] =>
  rules.flatMap(([rule, holds]) => (holds(password) ? [] : [rule]));

/** Characters that the first password must have at least (spec 1 section 5). */
export const firstPasswordLength = 6;
