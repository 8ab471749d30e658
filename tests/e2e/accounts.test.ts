import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { chooseOption, confirmedAccount } from './support/accounts.ts';
import { apiAs } from './support/api.ts';
import { uniqueEmail, uniqueName } from './support/places.ts';
import { addressOf, signIn, usernameOf } from './support/signIn.ts';
import { test } from './support/test.ts';

/** Opens the form of a new account and waits until the form shown before, with the same labels, is gone. */
const openCreate = async (page: Page, title = 'Nytt konto'): Promise<void> => {
  await page.goto('/#/accounts/create');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
};

test('Konton is in the menu for a SuperUser; a User who opens it, or a page that does not exist, sees a notice on the plan', async ({
  page,
}) => {
  await signIn(page, 'planner');
  const menu = page.getByRole('navigation', { name: 'Huvudmeny' });
  await expect(menu.getByRole('link', { name: 'Konton' })).toBeHidden();
  await page.goto('/#/accounts');
  await expect(page).toHaveURL(/#\/plan/);
  await expect(page.getByText('Du får inte se den sidan. Här är planeringen i stället.')).toBeVisible();
  await page.goto('/#/finns/inte');
  await expect(page.getByText('Sidan finns inte. Här är planeringen i stället.')).toBeVisible();
  await expect(page).toHaveURL(/#\/plan/);
  await expectAccessible(page);
  await signIn(page, 'superuser');
  await menu.getByRole('link', { name: 'Konton' }).click();
  await expect(page.getByRole('table', { name: 'Konton' })).toBeVisible();
  await expect(page).toHaveTitle('Konton · Bemanningsplan');
  await expect(page.getByRole('button', { name: /^Plats: / })).toBeHidden();
});

test('a locked account says until when, and is unlocked and logged out everywhere by who manages it', async ({
  page,
  openElsewhere,
}) => {
  const email = uniqueEmail('last');
  await confirmedAccount(page, { email }, 'Gammalt!1');
  const login = ({ request }: Page, password: string) =>
    request.post('/api/account/login', { form: { grant_type: 'password', username: email, password } });
  const { access_token } = await (await login(page, 'Gammalt!1')).json();
  // Wrong passwords at a device that the account knows lock that device, not the account.
  const stranger = await openElsewhere();
  for (let n = 0; n < 6; n++) await login(stranger, 'fel');
  await signIn(page, 'superadmin', `/accounts/edit/${email}`);
  await expect(page.getByText(/^Kontot är låst till /)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Lås upp' }).click();
  await expect(page.getByText('Kontot är upplåst.')).toBeVisible();
  await expect(page.getByText(/^Kontot är låst till /)).toBeHidden();
  const seen = async () =>
    (
      await page.request.get(`/api/account/${email}`, { headers: { authorization: `Bearer ${access_token}` } })
    ).status();
  expect(await seen()).toBe(200);
  await page.getByRole('button', { name: 'Logga ut överallt' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logga ut överallt' }).click();
  await expect(page.getByText('Kontot är utloggat överallt.')).toBeVisible();
  expect(await seen()).toBe(401);
});

test('the account list shows type, status and access, and keeps its filters in the address', async ({ page }) => {
  await signIn(page, 'superadmin', '/accounts?search=demo.se');
  const planner = page.getByRole('row', { name: /^planner@demo.se/ });
  await expect(planner).toContainText(/Användare\s*Lösenord\s*Aktiv\s*Region Västmarken \/ .*Skriva/);
  await expect(page.getByRole('row', { name: /^reader@demo.se/ })).toContainText('Läsa');
  for (const provider of ['superadmin', 'admin'] as const)
    await expect(page.getByRole('row', { name: new RegExp(`^${usernameOf(provider)}`) })).toContainText(
      'Alla organisationer',
    );
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Sök användarnamn' }).fill('PLAN');
  await expect.poll(() => addressOf(page).get('search')).toBe('PLAN');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Kontotyp' }).click();
  await page.getByTitle('Superanvändare', { exact: true }).click();
  await expect(page.getByText('Inget konto stämmer med sökningen och filtren.')).toBeVisible();
  await expect.poll(() => addressOf(page).get('type')).toBe('SuperUser');
  await expectAccessible(page);
  await page.goto('/#/accounts?type=SuperAdmin&status=active');
  await page.reload();
  await expect(page.getByRole('row', { name: /^superadmin@demo.se/ })).toBeVisible();
  await expect(planner).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
});

test('the account list loads more on request and restores its length and position after going back', async ({
  page,
}) => {
  const many = uniqueName('m').replace(' ', '');
  const api = await apiAs(page, usernameOf('superadmin'));
  const emails = Array.from({ length: 60 }, (_, n) => `${many}x${n + 10}@test.se`);
  await Promise.all(emails.map((email) => api.post('/api/account', { email, type: 'User' })));
  await signIn(page, 'superadmin', `/accounts?search=${many}`);
  const rows = page.getByRole('row', { name: new RegExp(`^${many}`) });
  await expect(rows).toHaveCount(50);
  await page.getByRole('button', { name: 'Visa fler' }).click();
  await expect(rows).toHaveCount(60);
  await expect(page.getByRole('button', { name: 'Visa fler' })).toBeHidden();
  const last = page.getByRole('link', { name: `${many}x69@test.se` });
  await last.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${many}x69@test.se`);
  await page.goBack();
  await expect(rows).toHaveCount(60);
  await expect(last).toBeInViewport();
  await page.reload();
  await expect(rows).toHaveCount(60);
});

test('the account list sorts by its headings, and the address keeps the order', async ({ page }) => {
  await signIn(page, 'superadmin', '/accounts?search=demo.se');
  const sort = page.getByRole('columnheader', { name: 'Konto', exact: true });
  await sort.getByRole('button').click();
  await expect(sort).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('row').nth(1)).toContainText('admin@demo.se');
  await sort.getByRole('button').click();
  await expect(sort).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('row').nth(1)).toContainText('superuser@demo.se');
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toContainText('superuser@demo.se');
  await chooseOption(page, 'Organisation', 'Stiftelsen Solhem');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row').nth(1)).toContainText(/other@demo.se.*Stiftelsen Solhem/);
});

test('an account is changed through a version conflict, closed and removed by keyboard', async ({ page }) => {
  const changed = uniqueEmail('annan');
  const api = await apiAs(page, usernameOf('superadmin'));
  const username = uniqueEmail('andras');
  await api.post('/api/account', { email: username, type: 'User', password: 'hemligt' });
  await signIn(page, 'superadmin', `/accounts/edit/${encodeURIComponent(username)}`);
  const save = page.getByRole('button', { name: 'Spara', exact: true });
  await expect(save).toBeDisabled();
  await page.getByRole('radio', { name: /^Användare/ }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: /^Superanvändare/ })).toBeChecked();
  await api.put(`/api/account/${username}`, { email: changed });
  await save.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('row', { name: `E-postadress ${changed} ${changed}` })).toBeVisible();
  await expect(dialog.getByRole('row', { name: /Kontotyp Användare Superanvändare/ })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Spara min ändring' }).click();
  await expect(page.getByText('Kontot är ändrat.')).toBeVisible();
  await expect(page.getByLabel('E-postadress')).toHaveValue(changed);
  await page.getByRole('checkbox', { name: /Kontot är stängt/ }).focus();
  await page.keyboard.press('Space');
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Stängd', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Ta bort kontot' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: `Ta bort ${username}?` });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Ta bort kontot' }).click();
  await question.getByRole('button', { name: 'Ta bort', exact: true }).click();
  await expect(page.getByText('Kontot är borttaget.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Konton' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Konton' })).toBeFocused();
  await expect(page.getByRole('link', { name: username })).toBeHidden();
});

test('a user cannot change the type or login of the own account, close it or remove it', async ({ page }) => {
  await signIn(page, 'superuser', '/accounts/edit/superuser%40demo.se');
  await expect(page.getByRole('radio', { name: /^Superanvändare/ })).toBeDisabled();
  await expect(page.getByText('Du kan inte ändra din egen kontotyp.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^SAML/ })).toBeDisabled();
  await expect(page.getByText('Du kan inte ändra hur du själv loggar in.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /Kontot är stängt/ })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Ta bort kontot' })).toBeHidden();
  await expectAccessible(page);
});

test('the page of an account of the provider shows access to all organisations', async ({ page }) => {
  await signIn(page, 'superadmin', '/accounts/edit/admin%40demo.se');
  await expect(page.getByRole('heading', { level: 1, name: 'admin@demo.se' })).toBeVisible();
  await expect(page.getByText('Alla organisationer', { exact: true })).toBeVisible();
  await expect(page.getByText('Kontot når ingenting ännu.')).toHaveCount(0);
});

test('an account outside the SuperUser’s organisation is shown as not found', async ({ page }) => {
  await signIn(page, 'superuser', '/accounts/edit/other%40demo.se');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Det finns inte, eller har tagits bort.');
  await expect(alert).toContainText('Kontot kunde inte hämtas.');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(alert).toContainText('Could not retrieve user');
  await page.getByRole('button', { name: 'Svenska' }).click();
  await expectAccessible(page);
  await alert.getByRole('link', { name: 'Till kontona' }).click();
  await expect(page.getByRole('table', { name: 'Konton' })).toBeVisible();
});

test('a server error while saving, removing or creating an account names the failed action', async ({ page }) => {
  await signIn(page, 'superadmin', '/accounts/edit/planner%40demo.se');
  await expect(page.getByLabel('E-postadress')).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await page.route(/\/api\/account/, (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 500, json: { error: 'internal', message: 'Något gick fel hos oss. Försök igen.' } }),
  );
  await page.getByLabel('E-mail address').fill('annan.adress@test.se');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Could not update user');
  await page.getByRole('button', { name: 'Undo the changes' }).click();
  await page.getByRole('button', { name: 'Remove the account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to remove account');
  await openCreate(page, 'New account');
  await page.getByLabel('E-mail address').fill('ett.nytt@test.se');
  await page.getByRole('radio', { name: /^Administrator/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'A problem occurred when sending the request, try submitting again. If the problem remain please contact your administrator.',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Svenska' }).click();
});

test('a field error from the server is shown in the current language', async ({ page }) => {
  await signIn(page, 'superadmin', '/accounts/edit/planner%40demo.se');
  const refuse = async (field: string, save: string, text: string) => {
    await page.getByLabel(field).fill('reader@demo.se');
    await page.getByRole('button', { name: save, exact: true }).click();
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByLabel(field)).toBeFocused();
  };
  await refuse('E-postadress', 'Spara', 'Kontot kunde inte ändras. E-postadressen kan redan vara i bruk.');
  await page.getByRole('button', { name: 'English' }).click();
  await refuse('E-mail address', 'Save', 'Failed to update account. The e-mail address may already be in use.');
  await page.getByRole('button', { name: 'Svenska' }).click();
});
