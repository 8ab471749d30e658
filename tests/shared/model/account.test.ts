import { expect, test } from 'vitest';
import { statusOf } from '#shared/model/account.ts';

const password = { active: true, disabled: false, loginType: 'password', lastSignIn: null } as const;
const saml = { ...password, loginType: 'saml' } as const;

test.each([
  ['a password that is set', password, 'active'],
  ['no password yet', { ...password, active: false }, 'inactive'],
  ['no password yet, closed', { ...password, active: false, disabled: true }, 'disabled'],
  ['SAML, before the first sign-in', saml, 'inactive'],
  ['SAML, after it', { ...saml, lastSignIn: '2026-11-25T08:00:00.000Z' }, 'active'],
] as const)('an account with %s has its status', (_, account, status) => {
  expect(statusOf(account)).toBe(status);
});
