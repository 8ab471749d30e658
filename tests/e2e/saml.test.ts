import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { test } from './support/test.ts';

/** Signs in at the Demo-IdP, from the login on. */
const signInAtIdp = async (page: Page, username: string) => {
  await page.getByRole('button', { name: 'Logga in med Demo-IdP' }).click();
  await expect(page.getByRole('heading', { name: 'Demo-IdP' })).toBeVisible();
  await page.getByLabel('Användarnamn').fill(username);
  await page.getByLabel('Lösenord').fill(process.env.DEMO_PASSWORD ?? 'Demo!2026');
  await page.getByRole('button', { name: 'Logga in' }).click();
};

test('the Demo-IdP leads to the plan of the ward, and the sign-out ends both sessions', async ({ page, context }) => {
  await page.goto('/');
  await expectAccessible(page);
  const edges = await page.getByText('eller', { exact: true }).evaluate((or) => {
    const { top, bottom } = or.getBoundingClientRect();
    const above = or.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
    const below = or.nextElementSibling?.getBoundingClientRect().top ?? 0;
    return { above: top - above, below: below - bottom };
  });
  expect(edges.above, 'the room above and below “eller”').toBeCloseTo(edges.below, 1);
  await signInAtIdp(page, 'sso@demo.se');
  await expect(page.getByRole('button', { name: 'användarmeny' })).toBeVisible();
  await expect(page).toHaveURL(/127\.0\.0\.1.*#\/plan/);
  await expect(page.getByRole('button', { name: /^Plats: / })).toBeVisible();
  const names = (await context.cookies(page.url())).map(({ name }) => name);
  expect(names.filter((name) => name.startsWith('auth-'))).toEqual([]);
  await page.reload();
  await page.getByRole('button', { name: 'användarmeny' }).click();
  await expect(page.getByRole('link', { name: 'Inloggade enheter' })).toBeVisible();
  // Who signs in at the employer has both there.
  for (const name of ['Byt lösenord', 'Tvåstegsinloggning'])
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  await page.getByRole('link', { name: 'Logga ut' }).click();
  await expect(page.getByRole('heading', { name: 'Du är utloggad' })).toBeVisible();
  await page.getByRole('link', { name: 'Logga in igen' }).click();
  await page.getByRole('button', { name: 'Logga in med Demo-IdP' }).click();
  // The provider asks again: its own session is over too.
  await expect(page.getByRole('heading', { name: 'Demo-IdP' })).toBeVisible();
  await expect(page.getByLabel('Lösenord')).toBeVisible();
});

test('a person without an account comes back to the login with a text that says whom to ask', async ({ page }) => {
  await page.goto('/#/auth/login');
  await signInAtIdp(page, 'okand@demo.se');
  await expect(page.getByText('Be en superanvändare i din organisation')).toBeVisible();
  await expectAccessible(page);
});
