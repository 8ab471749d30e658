import { expect, type Page } from '@playwright/test';
import { type App, appWith } from '../support/totp.ts';
import { expectAccessible } from './support/accessible.ts';
import { confirmedAccount } from './support/accounts.ts';
import { makeOrganization, uniqueEmail, uniqueName } from './support/places.ts';
import { enterAs, fillLogin, signIn, tokensOf } from './support/signIn.ts';
import { test } from './support/test.ts';

const password = 'Prov!2026';
const appCode = (page: Page) => page.getByLabel('Kod från appen', { exact: true });
const recoveryCode = (page: Page) => page.getByLabel('Återställningskod', { exact: true });

/** An app that has read the key shown on the screen. */
const scanned = async (page: Page): Promise<App> => {
  await expect(page.getByRole('img', { name: /QR-kod för autentiseringsappen/ })).toBeVisible();
  return appWith((await page.getByRole('definition').innerText()).replaceAll(' ', ''));
};

const savedCodes = async (page: Page): Promise<readonly string[]> => {
  const codes = page.getByRole('list', { name: 'Återställningskoder' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  return codes.allInnerTexts();
};

const atLogin = async (page: Page, email: string) => {
  await page.goto('/#/auth/login');
  await fillLogin(page, email, password);
};

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'användarmeny' }).click();
  await page.getByRole('menuitem', { name: 'Logga ut' }).click();
};

test('an app is connected, asked for at the login, replaced by a recovery code, and reset by a manager', async ({
  page,
  openElsewhere,
}) => {
  const email = uniqueEmail('tvåsteg');
  await confirmedAccount(page, { email }, password);
  await enterAs(page, email, '/plan', password);
  await page.getByRole('button', { name: 'användarmeny' }).click();
  await page.getByRole('link', { name: 'Tvåstegsinloggning' }).click();
  await page.getByRole('button', { name: 'Slå på' }).click();
  await page.getByLabel('Ditt lösenord', { exact: true }).fill('Fel!20261');
  await page.getByRole('button', { name: 'Slå på' }).click();
  await expect(page.getByText('Det nuvarande lösenordet stämmer inte.')).toBeVisible();
  await page.getByLabel('Ditt lösenord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Slå på' }).click();
  const app = await scanned(page);
  await expectAccessible(page);
  await appCode(page).fill(app.wrong());
  await page.getByRole('button', { name: 'Anslut appen' }).click();
  await expect(appCode(page)).toHaveAttribute('aria-invalid', 'true');
  await appCode(page).fill(await app.code());
  await page.getByRole('button', { name: 'Anslut appen' }).click();
  const [first] = await savedCodes(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Jag har sparat koderna' }).click();
  await expect(page.getByText('10 återställningskoder kvar')).toBeVisible();

  await signOut(page);
  await atLogin(page, email);
  await expect(appCode(page)).toBeFocused();
  await expectAccessible(page);
  await appCode(page).fill(await app.code());
  await page.getByRole('button', { name: 'Fortsätt' }).click();
  await expect(page.getByRole('button', { name: 'användarmeny' })).toBeVisible();

  await signOut(page);
  await atLogin(page, email);
  await page.getByRole('button', { name: 'Använd en återställningskod' }).click();
  await recoveryCode(page).fill(first!);
  await page.getByRole('button', { name: 'Fortsätt' }).click();
  await expect(page.getByRole('button', { name: 'användarmeny' })).toBeVisible();
  await page.goto('/#/accounts/second-factor');
  await expect(page.getByText('9 återställningskoder kvar')).toBeVisible();

  const manager = await openElsewhere();
  await signIn(manager, 'superuser', `/accounts/edit/${email}`);
  await expect(manager.getByRole('heading', { name: 'Tvåstegsinloggning' })).toBeVisible();
  await manager.getByRole('button', { name: 'Återställ' }).click();
  await manager.getByRole('dialog').getByRole('button', { name: 'Återställ' }).click();
  await expect(manager.getByText('Tvåstegsinloggningen är återställd.')).toBeVisible();
  await expect(manager.getByRole('heading', { name: 'Tvåstegsinloggning' })).toBeHidden();
  await expectAccessible(manager);

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await atLogin(page, email);
  await expect(page.getByRole('button', { name: 'användarmeny' })).toBeVisible();
});

test('an organisation that requires a second factor has an app connected at the login', async ({ page }) => {
  const { orgId } = await makeOrganization(page, uniqueName('Region Tvåsteg'));
  await signIn(page, 'superadmin', `/organizations/${orgId}/edit`);
  await page.getByRole('combobox', { name: 'Kod från en app vid inloggning' }).click();
  await page.getByTitle('Krävs', { exact: true }).click();
  await page.getByRole('form', { name: 'Tvåstegsinloggning' }).getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByText(/är sparad\./)).toBeVisible();
  await expectAccessible(page);
  const email = uniqueEmail('krav');
  await confirmedAccount(page, { email, homeOrgId: orgId }, password, 'superadmin');
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await atLogin(page, email);
  await expect(page.getByRole('heading', { name: 'Tvåstegsinloggning krävs' })).toBeVisible();
  const app = await scanned(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await appCode(page).fill(await app.code());
  await page.getByRole('button', { name: 'Anslut appen' }).click();
  await savedCodes(page);
  await page.getByRole('button', { name: 'Jag har sparat koderna' }).click();
  await expect(page.getByRole('heading', { name: 'Tvåstegsinloggning krävs' })).toBeHidden();
  await expect(page.getByLabel('Lösenord', { exact: true })).toBeHidden();
});

test('a password changed before the code is typed leads back to the login, and the lost phone to whom to ask', async ({
  page,
}) => {
  const email = uniqueEmail('byter');
  await confirmedAccount(page, { email }, password);
  const { access_token } = await tokensOf(page, email, password);
  const post = async (path: string, data: object) =>
    (
      await page.request.post(`/api/account/${email}${path}`, {
        headers: { authorization: `Bearer ${access_token}` },
        data,
      })
    ).json();
  const { data } = await post('/second-factor', { password });
  const app = appWith(data.secret);
  await post('/second-factor/confirm', { password, code: await app.code() });
  await atLogin(page, email);
  await expect(page.getByText('Be din administratör att återställa tvåstegsinloggningen.')).toBeVisible();
  await post('/change-password', { oldPassword: password, password: 'Annat!2026' });
  await appCode(page).fill(await app.code());
  await page.getByRole('button', { name: 'Fortsätt' }).click();
  await expect(page.getByRole('alert')).toContainText('Gå tillbaka och logga in igen.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Tillbaka till inloggningen' }).click();
  await fillLogin(page, email, 'Annat!2026');
  await expect(appCode(page)).toBeVisible();
});
