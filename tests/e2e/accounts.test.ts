import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { apiAs } from './support/api.ts';
import { invitationSubject, linkInMail } from './support/mails.ts';
import { uniqueEmail, uniqueName } from './support/places.ts';
import { addressOf, fillLogin, signIn, usernameOf } from './support/signIn.ts';

/** Opens the form of a new account and waits until the form shown before, with the same labels, is gone. */
const openCreate = async (page: Page, title = 'Nytt konto'): Promise<void> => {
  await page.goto('/#/accounts/create');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
};

test('Konton is in the menu for a SuperUser and redirects a User to the plan', async ({ page }) => {
  await signIn(page, 'planner');
  const menu = page.getByRole('navigation', { name: 'Huvudmeny' });
  await expect(menu.getByRole('link', { name: 'Konton' })).toBeHidden();
  await page.goto('/#/accounts');
  await expect(page).toHaveURL(/#\/plan/);
  await signIn(page, 'superuser');
  await menu.getByRole('link', { name: 'Konton' }).click();
  await expect(page.getByRole('table', { name: 'Konton' })).toBeVisible();
  await expect(page).toHaveTitle('Konton · Bemanningsplan');
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
  expect(addressOf(page).get('type')).toBe('SuperUser');
  await expectAccessible(page);
  await page.goto('/#/accounts?type=SuperAdmin&status=active');
  await page.reload();
  await expect(page.getByRole('row', { name: /^superadmin@demo.se/ })).toBeVisible();
  await expect(planner).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
});

test('the account list loads more on request and restores its length and position after going back', async ({
  page,
}) => {
  const many = uniqueName('m').replace(' ', '');
  const api = await apiAs(page, usernameOf('superadmin'));
  const emails = Array.from({ length: 60 }, (_, n) => `${many}x${n + 10}@test.se`);
  await Promise.all(emails.map((email) => api.post('/api/account', { email, type: 'User', loginType: 'saml' })));
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

test('a SuperUser creates an account of type SuperUser or User and sends its invitation again', async ({ page }) => {
  const email = uniqueEmail('ny.kollega');
  await signIn(page, 'superuser', '/accounts');
  await page.getByRole('link', { name: 'Nytt konto' }).click();
  await expect(page.getByRole('radio', { name: /^Super|^Admin|^Användare/ })).toHaveCount(2);
  await expectAccessible(page);
  const submit = page.getByRole('button', { name: 'Skapa konto' });
  await submit.click();
  await expect(page.getByText('Ange en e-postadress.')).toBeVisible();
  await expect(page.getByText('Välj kontotyp.')).toBeVisible();
  await expect(page.getByLabel('E-postadress')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('E-postadress').fill('planner@demo.se');
  await page.getByRole('radio', { name: /^Användare/ }).check();
  await submit.click();
  await expect(page.getByText('E-postadressen kan redan vara i bruk.')).toBeVisible();
  await expect(page.getByLabel('E-postadress')).toBeFocused();
  await page.getByLabel('E-postadress').fill(email.replace('ny.k', 'Ny.K'));
  await submit.click();
  await expect(page.getByText('Kontot är skapat och inbjudan är skickad.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: email })).toBeVisible();
  await expect(page.getByText('Inaktiv', { exact: true })).toBeVisible();
  await expectAccessible(page);
  const first = await linkInMail(page, email, invitationSubject);
  await page.getByRole('button', { name: 'Skicka inbjudan igen' }).click();
  await expect(page.getByText('Inbjudan är skickad igen.')).toBeVisible();
  await expect.poll(() => linkInMail(page, email, invitationSubject)).not.toBe(first);
});

test('creating an account reports a refused invitation mail, and so does sending it again', async ({ page }) => {
  const email = uniqueEmail('ny').replace('test.se', 'refuse.test');
  await signIn(page, 'superuser', '/accounts/create');
  await page.getByLabel('E-postadress').fill(email);
  await page.getByRole('radio', { name: /^Användare/ }).check();
  await page.getByRole('button', { name: 'Skapa konto' }).click();
  await expect(page.getByText('Kontot är skapat, men inbjudan kunde inte skickas.')).toBeVisible();
  await page.getByRole('button', { name: 'Skicka inbjudan igen' }).click();
  await expect(page.getByText('Mejlet kunde inte skickas.')).toBeVisible();
  await expectAccessible(page);
});

test('a SuperAdmin creates an account with a password in a chosen organisation', async ({ page }) => {
  const email = uniqueEmail('direkt');
  const homeless = uniqueEmail('hemlos');
  await signIn(page, 'superadmin', '/accounts/create');
  await page.getByLabel('E-postadress').fill(email);
  await page.getByRole('radio', { name: /^Administratör/ }).check();
  await expect(page.getByRole('combobox', { name: 'Organisation' })).toBeHidden();
  await page.getByRole('radio', { name: /^Användare/ }).check();
  await page.getByRole('radio', { name: 'Ange ett lösenord nu' }).check();
  await page.getByLabel('Lösenord', { exact: true }).last().fill('kort');
  await page.getByRole('button', { name: 'Skapa konto' }).click();
  await expect(page.getByText('Välj organisation.')).toBeVisible();
  await page.getByLabel('Lösenord', { exact: true }).last().fill('långt nog');
  await page.getByRole('combobox', { name: 'Organisation' }).click();
  await page.getByTitle('Stiftelsen Solhem', { exact: true }).click();
  await page.getByRole('button', { name: 'Skapa konto' }).click();
  await expect(page.getByText('Kontot är skapat.', { exact: true })).toBeVisible();
  await expect(page.getByText('Aktiv', { exact: true })).toBeVisible();

  await openCreate(page);
  await page.getByLabel('E-postadress').fill(homeless);
  await page.getByRole('radio', { name: /^Användare/ }).check();
  await page.getByRole('combobox', { name: 'Organisation' }).click();
  await page.getByTitle('Ingen: bara leverantören sköter kontot').click();
  await page.getByRole('button', { name: 'Skapa konto' }).click();
  await expect(page.getByText('Kontot är skapat och inbjudan är skickad.')).toBeVisible();

  await page.goto('/#/auth/login');
  await fillLogin(page, email, 'långt nog');
  await expect(page.getByText('Du har inte fått behörighet till någon avdelning ännu.')).toBeVisible();
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

test('the note of a sent invitation is shown once, and a changed address asks for a new invitation', async ({
  page,
}) => {
  const name = uniqueName('flyttar').replace(' ', '');
  const note = page.getByRole('status').filter({ hasText: /mejl/ });
  const save = page.getByRole('button', { name: 'Spara', exact: true });
  await signIn(page, 'superuser', '/accounts/create');
  await page.getByLabel('E-postadress').fill(`${name}@test.se`);
  await page.getByRole('radio', { name: /^Användare/ }).check();
  await page.getByRole('button', { name: 'Skapa konto' }).click();
  await expect(note).toContainText(`Ett mejl med en länk är på väg till ${name}@test.se.`);
  const dead = await linkInMail(page, `${name}@test.se`, invitationSubject);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: `${name}@test.se` })).toBeVisible();
  await expect(save).toBeVisible();
  await expect(note).toHaveCount(0);

  await page.getByRole('button', { name: 'Skicka inbjudan igen' }).click();
  await expect(note).toContainText(`Ett nytt mejl är på väg till ${name}@test.se.`);
  await page.setViewportSize({ width: 1280, height: 560 });
  await page.getByLabel('E-postadress').fill(`${name}.ny@test.se`);
  await save.click();
  await expect(note).toBeInViewport();
  await expect(note).toContainText('Inbjudan behöver skickas igen.');
  await expect(note).toContainText(`Inget mejl har gått till ${name}.ny@test.se ännu.`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Skicka inbjudan igen' }).click();
  await expect(note).toContainText(`Ett nytt mejl är på väg till ${name}.ny@test.se.`);
  expect(await linkInMail(page, `${name}.ny@test.se`, invitationSubject)).not.toBe(dead);
  await page.getByRole('checkbox', { name: /Kontot är stängt/ }).check();
  await save.click();
  await expect(page.getByText('Stängd', { exact: true })).toBeVisible();
  await expect(note).toHaveCount(0);
});
