import { expect, it } from 'vitest';
import { accessMail } from '#functions/account/mails.ts';

const mailAbout = (places: number): string =>
  accessMail({
    appUrl: 'http://localhost',
    username: 'anna@test.se',
    email: 'anna@test.se',
    by: undefined,
    accesses: Array.from({ length: places }, (_, n) => ({ path: `Avdelning ${n + 1}`, canWrite: false })),
  }).text;

it.each([
  [10, 'Du får läsa i Avdelning 10.', /till\./],
  [11, 'Du når 1 plats till.', /platser/],
  [12, 'Du når 2 platser till.', /Avdelning 11/],
])('names ten of %d places, and the number of the others', (places, text, never) => {
  expect(mailAbout(places)).toContain(text);
  expect(mailAbout(places)).not.toMatch(never);
});
