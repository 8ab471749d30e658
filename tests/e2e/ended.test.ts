import { expect, type Page } from '@playwright/test';
import { confirmedAccount } from './support/accounts.ts';
import { apiAs } from './support/api.ts';
import { placeIn, uniqueEmail } from './support/places.ts';
import { enterAs, fillLogin, signIn, usernameOf } from './support/signIn.ts';
import { type OpenElsewhere, test } from './support/test.ts';

const PASSWORD = 'hemligt';

/** Creates an account that is signed in to the plan in a browser context of its own. */
const signedInAccount = async (page: Page, openElsewhere: OpenElsewhere) => {
  const email = uniqueEmail('slutar');
  const { unitId } = await placeIn(page, 'Medicin', 'Medicinavdelning 31');
  const api = await apiAs(page, usernameOf('superuser'));
  await confirmedAccount(page, { email }, PASSWORD);
  await api.post(`/api/access/unit/${unitId}/user/${email}`, { role: 'User', canWrite: true });
  const other = await openElsewhere();
  await enterAs(other, email, '/plan?tab=demand', PASSWORD);
  await expect(other.getByRole('grid', { name: 'Behov per pass och veckodag' })).toBeVisible();
  return { email, other };
};

const expectEnded = async (other: Page, email: string, reason: string): Promise<void> => {
  await other.getByRole('link', { name: 'Personal', exact: true }).click();
  await expect(other).toHaveURL(/#\/auth\/login/);
  expect(await other.evaluate(() => localStorage.getItem('auth-token'))).toBeNull();
  await other.goto('/#/auth/login');
  await fillLogin(other, email, PASSWORD);
  await expect(other.getByRole('alert')).toHaveText(reason);
};

test('closing an account ends its session at the next request and refuses its login', async ({
  page,
  openElsewhere,
}) => {
  const { email, other } = await signedInAccount(page, openElsewhere);
  await signIn(page, 'superuser', `/accounts/edit/${encodeURIComponent(email)}`);
  await page.getByRole('checkbox', { name: /Kontot är stängt/ }).check();
  await page.getByRole('button', { name: 'Spara', exact: true }).click();
  await expect(page.getByText('Stängd', { exact: true })).toBeVisible();
  await expectEnded(other, email, 'Kontot är stängt. Be en superanvändare i din organisation att öppna det.');
});

test('removing an account ends its session at the next request and refuses its login', async ({
  page,
  openElsewhere,
}) => {
  const { email, other } = await signedInAccount(page, openElsewhere);
  await signIn(page, 'superuser', `/accounts/edit/${encodeURIComponent(email)}`);
  await page.getByRole('button', { name: 'Ta bort kontot' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ta bort', exact: true }).click();
  await expect(page.getByText('Kontot är borttaget.')).toBeVisible();
  await expectEnded(other, email, 'Felaktigt användarnamn eller lösenord.');
});
