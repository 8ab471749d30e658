import { describe, expect, it } from 'vitest';
import { newPasswordFaults } from '#web/features/account/newPassword.ts';

const faults = (password: string, kind: 'first' | 'strong', repeat = password) =>
  newPasswordFaults({ password, repeat }, kind);

describe('a password typed twice', () => {
  it('needs six characters the first time, whatever they are', () => {
    expect(faults('femma', 'first')).toEqual({ password: 'weak' });
    expect(faults('sexsex', 'first')).toEqual({});
  });

  it('needs eight characters of four classes later', () => {
    for (const weak of ['Kort!12', 'utanstor!1', 'UTANLITEN!1', 'UtanSiffra!', 'UtanTecken1'])
      expect(faults(weak, 'strong'), weak).toEqual({ password: 'weak' });
    expect(faults('Åtta!1öö', 'strong')).toEqual({});
  });

  it('must not be guessed soon', () => {
    for (const kind of ['first', 'strong'] as const)
      for (const weak of [
        'aaaaaa',
        'Aaaaaa1!',
        'ababab',
        'Sommar2026!',
        'Lösenord1!',
        'P@ssw0rd1!',
        'Qwerty123!',
        '!!Admin2026',
        'hej123',
      ])
        expect(faults(weak, kind), weak).toEqual({ password: 'weak' });
    for (const good of ['sexsex', 'enkelt', 'första', 'Sommarstugan vid 2 sjöar'])
      expect(faults(good, 'first')).toEqual({});
  });

  it('must be the same in both fields', () => {
    expect(faults('sexsex', 'first', 'sexsexx')).toEqual({ repeat: 'differs' });
    expect(faults('', 'strong')).toEqual({ password: 'missing' });
  });
});
