import { describe, expect, it } from 'vitest';
import { addressFault, lineFault, linesFault, normalizeAddress } from '#shared/text/hygiene.ts';

describe('the characters of a text', () => {
  it.each([
    ['Anna Ek', undefined],
    ['Sköterska 👩\u200d⚕️ Å', undefined],
    ['', undefined],
    ['a\u0000b', 'control'],
    ['a\u001bb', 'control'],
    ['a\tb', 'control'],
    ['a\ufffdb', 'control'],
    ['a\ud83db', 'control'],
    ['a\u202eb', 'direction'],
    ['a\u2066b', 'direction'],
    ['\u200b\u2060', 'invisible'],
    ['\u3164', 'invisible'],
    ['\u2800 \u00ad', 'invisible'],
  ] as const)('%j: %s', (text, fault) => {
    expect([lineFault(text), linesFault(text)]).toEqual([fault, fault]);
  });

  it('may have line breaks in a text of several lines only', () => {
    expect([lineFault('a\nb'), linesFault('a\nb'), linesFault('a\r\nb')]).toEqual(['control', undefined, undefined]);
  });
});

describe('the characters of an address', () => {
  it('are compared in NFKC and lower case', () => {
    expect(normalizeAddress(' ＡＮＮＡ＠ｅｘａｍｐｌｅ．ｓｅ ')).toBe('anna@example.se');
    expect(normalizeAddress('A\u030akE@X.SE')).toBe('åke@x.se');
  });

  it.each([
    ['anna.ek+1@region-väst.se', undefined],
    ['漢字かな@test.se', undefined],
    ['анна@пример.рф', undefined],
    ['аnna@test.se', 'mixedScripts'],
    ['anna@tеst.se', 'mixedScripts'],
    ['anna.ек@test.se', 'mixedScripts'],
    ['an\u200bna@test.se', 'addressSigns'],
    ['anna\u202e@test.se', 'addressSigns'],
    ['anna\u200f@test.se', 'addressSigns'],
    ['anna\u0007@test.se', 'addressSigns'],
    ['anna\u2800@test.se', 'addressSigns'],
  ] as const)('%j: %s', (address, fault) => {
    expect(addressFault(address)).toBe(fault);
  });
});
