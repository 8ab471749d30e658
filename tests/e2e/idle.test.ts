import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { confirmedAccount } from './support/accounts.ts';
import { apiAs } from './support/api.ts';
import { uniqueEmail, uniqueName } from './support/places.ts';
import { enterAs, usernameOf } from './support/signIn.ts';
import { test } from './support/test.ts';

// The test stops the clock of its browser context.
test.use({ isApart: true });

test('an organisation’s limit signs out a window that nobody uses, and keeps what is typed', async ({ page }) => {
  const [email, password] = [uniqueEmail('vilar'), 'Prov!2026'];
  const api = await apiAs(page, usernameOf('superadmin'));
  const made = await api.post('/api/organizations', { name: uniqueName('Region Vila'), idleMinutes: 5 });
  const org = made as { readonly id: string };
  const access = { level: 'organization', id: org.id, canWrite: true };
  await confirmedAccount(page, { email, access }, password, 'superadmin');
  await page.clock.install({ time: new Date() });
  await enterAs(page, email, '/plan', password);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('last-active'))).not.toBeNull();
  await page.evaluate((name) => localStorage.setItem(`draft:${name}:x`, '1'), email);
  await page.clock.fastForward('04:00');
  await page.keyboard.press('Tab');
  await page.clock.fastForward('04:00');
  await expect(page.getByRole('button', { name: 'användarmeny' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth-token'))).not.toBeNull();
  await page.clock.fastForward('02:00');
  await expect(page.getByText('Du har loggats ut eftersom programmet inte användes.')).toBeVisible();
  expect(await page.evaluate((name) => localStorage.getItem(`draft:${name}:x`), email)).toBe('1');
  expect(await page.evaluate(() => localStorage.getItem('auth-token'))).toBeNull();
  await expectAccessible(page);
});
