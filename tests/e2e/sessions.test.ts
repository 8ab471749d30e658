import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { confirmedAccount } from './support/accounts.ts';
import { uniqueEmail } from './support/places.ts';
import { enterAs, tokensOf } from './support/signIn.ts';
import { test } from './support/test.ts';

test('one’s own page lists where one is signed in, and signs out another device', async ({ page }) => {
  const [email, password] = [uniqueEmail('enhet'), 'Prov!2026'];
  await confirmedAccount(page, { email }, password);
  const other = await tokensOf(page, email, password);
  await enterAs(page, email, '/plan', password);
  await page.getByRole('button', { name: 'användarmeny' }).click();
  await page.getByRole('link', { name: 'Inloggade enheter' }).click();
  await expect(page.getByRole('heading', { name: 'Inloggade enheter' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText('Den här enheten')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Logga ut / }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  const headers = { authorization: `Bearer ${other.access_token}` };
  expect((await page.request.get(`/api/account/${email}`, { headers })).status()).toBe(401);
  const data = { refresh_token: other.refresh_token };
  expect((await page.request.post('/api/account/refresh', { data })).status()).toBe(401);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
});
