import { expect, type Page } from '@playwright/test';
import { confirmedAccount } from './support/accounts.ts';
import { apiAs } from './support/api.ts';
import { placeIn, uniqueEmail } from './support/places.ts';
import { enterAs, fillLogin, signIn, tokensOf, usernameOf } from './support/signIn.ts';
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
  await enterAs(other, email, '/plan', PASSWORD);
  await expect(other.getByRole('grid', { name: 'Behov per pass och veckodag' })).toBeVisible();
  return { email, other };
};

const expectEnded = async (other: Page, email: string, reason: string): Promise<void> => {
  await other.getByRole('link', { name: 'Personal' }).click();
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

test('a SuperAdmin cannot remove, close or demote the own account on screen or through the API', async ({ page }) => {
  const own = '/api/account/superadmin%40demo.se';
  await signIn(page, 'superadmin', '/accounts/edit/superadmin%40demo.se');
  await expect(page.getByRole('radio', { name: /^Superadministratör/ })).toBeDisabled();
  await expect(page.getByRole('checkbox', { name: /Kontot är stängt/ })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Ta bort kontot' })).toHaveCount(0);
  const { access_token } = await tokensOf(page, usernameOf('superadmin'));
  const headers = { authorization: `Bearer ${access_token}` };
  const refusals = [
    await page.request.delete(own, { headers }),
    await page.request.put(own, { headers, data: { disabled: true } }),
    await page.request.put(own, { headers, data: { type: 'Admin' } }),
    await page.request.put(own, { headers, data: { loginType: 'saml' } }),
  ];
  const answers = await Promise.all(refusals.map((refusal) => refusal.json()));
  expect(refusals.map((refusal) => refusal.status())).toEqual([400, 400, 400, 400]);
  expect(answers).toMatchObject([
    { error: 'ownAccount' },
    { error: 'ownAccount' },
    { faults: { type: { code: 'ownType' } } },
    { faults: { loginType: { code: 'ownLoginType' } } },
  ]);
  await page.reload();
  await expect(page.getByText('Aktiv', { exact: true })).toBeVisible();
});

test('a SuperUser cannot give an account a higher type than SuperUser on screen or through the API', async ({
  page,
}) => {
  await signIn(page, 'superuser', '/accounts/edit/planner%40demo.se');
  await expect(page.getByRole('radio', { name: /^Användare/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^(Super)?[Aa]dministratör/ })).toHaveCount(0);
  const { access_token } = await tokensOf(page, usernameOf('superuser'));
  const headers = { authorization: `Bearer ${access_token}` };
  for (const type of ['Admin', 'SuperAdmin']) {
    const raised = await page.request.put('/api/account/planner%40demo.se', { headers, data: { type } });
    expect(raised.status()).toBe(400);
    expect(await raised.json()).toMatchObject({ faults: { type: { code: 'choice' } } });
  }
});
