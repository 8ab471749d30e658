import { expect, it } from 'vitest';
import { shortNameOf } from '#web/features/manage/form/shortName.ts';

it.each([
  ['Lungavdelning 39', 'LUN 39'],
  ['  Akuten ', 'AKUTEN'],
  ['BB och förlossning', 'BB'],
  ['Palliativ vård 63', 'PAL 63'],
  ['Intensivvård', 'INTENSI'],
  ['', ''],
])('gives %s the short name %s', (name, shortName) => {
  expect(shortNameOf(name)).toBe(shortName);
});
