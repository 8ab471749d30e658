import { expect, test } from 'vitest';
import { isSameSecret } from '#functions/kernel/adapters/isSameSecret.ts';

test.each<[string, string, string, boolean]>([
  ['are equal', 'secret', 'secret', true],
  ['are both empty', '', '', true],
  ['are equal and not ASCII', 'hemligt å', 'hemligt å', true],
  ['differ in one character', 'secret', 'secreT', false],
  ['differ in length', 'secret', 'secre', false],
  ['are empty and not', '', 'secret', false],
  ['have as many characters but not as many bytes', 'secret', 'sécret', false],
  ['have as many bytes but not as many characters', 'é', 'ab', false],
  ['have as many UTF-16 units but not as many bytes', '😀', 'ab', false],
  ['look the same but are other characters', 'e\u0301', '\u00e9', false],
])('two texts that %s', (_, a, b, isSame) => {
  expect(isSameSecret(a, b)).toBe(isSame);
  expect(isSameSecret(b, a)).toBe(isSame);
});
