/** Control characters, halves of surrogate pairs, and the sign that stands for a byte that could not be read. */
const control = /[\p{Cc}\p{Surrogate}\u{fffd}\u{2028}\u{2029}]/u;
/** The same signs except line breaks, for texts of several lines. */
const controlInLines = /(?![\r\n])[\p{Cc}\p{Surrogate}\u{fffd}\u{2028}\u{2029}]/u;
/** Embeddings, overrides and isolates: the text after them is drawn in another order than it is stored in. */
const reordering = /[\u{202a}-\u{202e}\u{2066}-\u{2069}]/u;
/** Signs that are drawn as nothing, white space among them. */
const undrawn = /[\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\s\u{2800}]/gu;

export type TextFault = 'control' | 'direction' | 'invisible';

const faultIn = (text: string, refused: RegExp): TextFault | undefined => {
  if (refused.test(text)) return 'control';
  if (reordering.test(text)) return 'direction';
  return text.trim() !== '' && text.replace(undrawn, '') === '' ? 'invisible' : undefined;
};

/** What is wrong with the characters of a text of one line: control characters, a changed direction, nothing to be seen. */
export const lineFault = (text: string): TextFault | undefined => faultIn(text, control);

/** The same of a text that may have line breaks. */
export const linesFault = (text: string): TextFault | undefined => faultIn(text, controlInLines);

/** An e-mail address or username as it is stored and compared: NFKC, trimmed, in lower case. */
export const normalizeAddress = (address: string): string =>
  address.normalize('NFKC').trim().toLowerCase().normalize('NFKC');

/** Invisible, control, private and unassigned characters. */
const unreadable = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u{2800}\u{fffd}]/u;

/** Scripts that are written together; a text in letters of two groups can imitate another address. */
const scripts = [
  ['Latin'],
  ['Cyrillic'],
  ['Greek'],
  ['Armenian'],
  ['Georgian'],
  ['Hebrew'],
  ['Arabic'],
  ['Devanagari'],
  ['Thai'],
  ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Bopomofo'],
];
const lettersOf = (group: readonly string[]): string => group.map((script) => `\\p{scx=${script}}`).join('');
const oneScript = new RegExp(
  `^(?:${scripts.map((group) => `(?:[${lettersOf(group)}\\p{scx=Inherited}]|[^\\p{L}\\p{M}])*`).join('|')})$`,
  'u',
);

/**
 * What is wrong with the characters of a normalised address: some that cannot be seen, or letters of several scripts in the part
 * before `@` or in one label of the domain.
 */
export const addressFault = (address: string): 'addressSigns' | 'mixedScripts' | undefined => {
  if (unreadable.test(address)) return 'addressSigns';
  const [local = '', domain = ''] = address.split('@');
  return [local, ...domain.split('.')].every((part) => oneScript.test(part)) ? undefined : 'mixedScripts';
};
