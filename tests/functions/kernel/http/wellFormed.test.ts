import { expect, test } from 'vitest';
import { isWellFormed } from '#functions/kernel/http/wellFormed.ts';

test.each([
  ['a text', JSON.parse('"x\\ud83d"')],
  ['a field', JSON.parse('{"a":[1,{"b":"\\udc00x"}]}')],
  ['the name of a field', JSON.parse('{"a":{"\\ud83d":1}}')],
])('is not well formed with half a surrogate pair in %s', (_, value) => expect(isWellFormed(value)).toBe(false));

test('is well formed with whole characters, numbers, null and undefined', () =>
  expect(isWellFormed({ name: 'Anna 🌷', list: [1, null, true, ['å']], none: undefined })).toBe(true));

test('is checked at any depth', () => {
  const nested = (inner: string) => JSON.parse(`${'['.repeat(200_000)}${inner}${']'.repeat(200_000)}`);
  expect(isWellFormed(nested('"å"'))).toBe(true);
  expect(isWellFormed(nested('"\\ud83d"'))).toBe(false);
});
