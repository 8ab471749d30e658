import { describe, expect, it } from 'vitest';
import { comparable, compareNames, namesByKey, normalizeName } from '#shared/text/names.ts';

const A_AND_RING = 'A\u030a';

describe('names', () => {
  it('are ordered by the Swedish alphabet, numbers within them by value', () => {
    const names = ['Öga', 'Avd 10', 'avd 9', 'Ängen', 'Avd 9 B', 'Åsen', 'Zon'];
    expect(names.toSorted(compareNames)).toEqual(['avd 9', 'Avd 9 B', 'Avd 10', 'Zon', 'Åsen', 'Ängen', 'Öga']);
  });

  it('are stored trimmed and in Unicode NFC, with their case', () => {
    expect(normalizeName(`  ${A_AND_RING}sen `)).toBe('Åsen');
  });

  it('are compared without regard to surrounding space, case and Unicode form', () => {
    expect(comparable(` ${A_AND_RING}SEN`)).toBe(comparable('åsen'));
    expect(comparable('Asen')).not.toBe(comparable('Åsen'));
  });

  it('are distinct by their key, each with its first spelling, in the order of their first occurrence', () => {
    expect([...namesByKey(['Zon', 'avd 9', 'AVD 9 ', 'ZON'])]).toEqual([
      ['zon', 'Zon'],
      ['avd 9', 'avd 9'],
    ]);
  });
});
