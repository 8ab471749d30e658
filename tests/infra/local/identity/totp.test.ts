import { generateSync } from 'otplib';
import { expect, test } from 'vitest';
import { codeOf, newSecret, stepAt, stepOfCode } from '#infra/local/identity/totp.ts';

// The secret "12345678901234567890" and the codes of RFC 6238, appendix B, of which six digits are shown.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const cases = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const;

test.each(cases)('the code at %i seconds is that of RFC 6238', (seconds, code) => {
  expect(codeOf(secret, stepAt(seconds * 1000))).toBe(code);
});

test('a code is right in its step and in those beside it', () => {
  const step = 41_152_263;
  const at = (offset: number) => stepOfCode(secret, codeOf(secret, step), (step + offset) * 30_000);
  expect([-2, -1, 0, 1, 2].map(at)).toEqual([undefined, step, step, step, undefined]);
});

test('secrets are 32 bytes as 52 characters of base32, each another one', () => {
  const secrets = Array.from({ length: 50 }, newSecret);
  // The last character holds one bit and four zeros: apps that read base32 strictly refuse any other.
  for (const one of secrets) expect(one).toMatch(/^[A-Z2-7]{51}[AQ]$/);
  expect(new Set(secrets).size).toBe(50);
});

test('the codes of any secret are those that otplib computes', () => {
  for (const one of Array.from({ length: 20 }, newSecret))
    for (const step of [1, 41_152_263, 333_333_333])
      expect(codeOf(one, step)).toBe(generateSync({ secret: one, epoch: step * 30 }));
});
