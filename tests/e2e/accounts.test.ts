import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { apiAs } from './support/accounts.ts';
import { addressOf, fillLogin, signIn, usernameOf } from './support/people.ts';
import { invitation, linkTo } from './support/post.ts';

/** Opens the form of a new account: another account's form, whose fields have the same names, is gone. */
const openCreate = async (page: Page, title = 'Nytt konto'): Promise<void> => {
  await page.goto('/#/accounts/create');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
};

test('who administers accounts has them in the menu, others are led to the plan', async ({ page }) => {
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

test('the list tells what an account is and reaches, and is narrowed by the address', async ({ page }) => {
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

test('further accounts come on demand, and who comes back from one finds them as they were', async ({ page }) => {
  const many = `m${Date.now().toString(36)}`;
  const api = await apiAs(page, usernameOf('superadmin'));
  for (let n = 10; n < 70; n++)
    await api.post('/api/account', { email: `${many}${n}@test.se`, type: 'User', loginType: 'saml' });
  await signIn(page, 'superadmin', `/accounts?search=${many}`);
  const rows = page.getByRole('row', { name: new RegExp(`^${many}`) });
  await expect(rows).toHaveCount(50);
  await page.getByRole('button', { name: 'Visa fler' }).click();
  await expect(rows).toHaveCount(60);
  await expect(page.getByRole('button', { name: 'Visa fler' })).toBeHidden();
  const last = page.getByRole('link', { name: `${many}69@test.se` });
  await last.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${many}69@test.se`);
  await page.goBack();
  await expect(rows).toHaveCount(60);
  await expect(last).toBeInViewport();
  await page.reload();
  await expect(rows).toHaveCount(60);
});

test('a SuperUser makes an account of his own kind and below, and is told about the mail', async ({ page }) => {
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
  await page.getByLabel('E-postadress').fill('Ny.Kollega@test.se');
  await submit.click();
  await expect(page.getByText('Kontot är skapat och inbjudan är skickad.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'ny.kollega@test.se' })).toBeVisible();
  await expect(page.getByText('Inaktiv', { exact: true })).toBeVisible();
  await expectAccessible(page);
  const first = await linkTo(page, 'ny.kollega@test.se', invitation);
  await page.getByRole('button', { name: 'Skicka inbjudan igen' }).click();
  await expect(page.getByText('Inbjudan är skickad igen.')).toBeVisible();
  await expect.poll(() => linkTo(page, 'ny.kollega@test.se', invitation)).not.toBe(first);
});

test('a mail server that refuses: the account is there, and the screen says so both times', async ({ page }) => {
  await signIn(page, 'superuser', '/accounts/create');
  await page.getByLabel('E-postadress').fill('ny@refuse.test');
  await page.getByRole('radio', { name: /^Användare/ }).check();
  await page.getByRole('button', { name: 'Skapa konto' }).click();
  await expect(page.getByText('Kontot är skapat, men inbjudan kunde inte skickas.')).toBeVisible();
  await page.getByRole('button', { name: 'Skicka inbjudan igen' }).click();
  await expect(page.getByText('Mejlet kunde inte skickas.')).toBeVisible();
  await expectAccessible(page);
});

test('a SuperAdmin makes an account with a password in the organisation he chooses', async ({ page }) => {
  await signIn(page, 'superadmin', '/accounts/create');
  await page.getByLabel('E-postadress').fill('direkt@test.se');
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
  await page.getByLabel('E-postadress').fill('hemlos@test.se');
  await page.getByRole('radio', { name: /^Användare/ }).check();
  await page.getByRole('combobox', { name: 'Organisation' }).click();
  await page.getByTitle('Ingen: bara leverantören sköter kontot').click();
  await page.getByRole('button', { name: 'Skapa konto' }).click();
  await expect(page.getByText('Kontot är skapat och inbjudan är skickad.')).toBeVisible();

  await page.goto('/#/auth/login');
  await fillLogin(page, 'direkt@test.se', 'långt nog');
  await expect(page.getByText('Du har inte fått behörighet till någon avdelning ännu.')).toBeVisible();
});

test('an account is changed, closed and taken away by keyboard; another’s change is shown', async ({ page }) => {
  const api = await apiAs(page, usernameOf('superadmin'));
  const username = 'andras@test.se';
  await api.post('/api/account', { email: username, type: 'User', password: 'hemligt' });
  await signIn(page, 'superadmin', `/accounts/edit/${encodeURIComponent(username)}`);
  const save = page.getByRole('button', { name: 'Spara', exact: true });
  await expect(save).toBeDisabled();
  await page.getByRole('radio', { name: /^Användare/ }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: /^Superanvändare/ })).toBeChecked();
  await api.put(`/api/account/${username}`, { email: 'annan@test.se' });
  await save.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('row', { name: /E-postadress annan@test.se annan@test.se/ })).toBeVisible();
  await expect(dialog.getByRole('row', { name: /Kontotyp Användare Superanvändare/ })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Spara min ändring' }).click();
  await expect(page.getByText('Kontot är ändrat.')).toBeVisible();
  await expect(page.getByLabel('E-postadress')).toHaveValue('annan@test.se');
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

test('one’s own account keeps its type, stays open and is not removed here', async ({ page }) => {
  await signIn(page, 'superuser', '/accounts/edit/superuser%40demo.se');
  await expect(page.getByRole('radio', { name: /^Superanvändare/ })).toBeDisabled();
  await expect(page.getByText('Du kan inte ändra din egen kontotyp.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^SAML/ })).toBeDisabled();
  await expect(page.getByText('Du kan inte ändra hur du själv loggar in.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /Kontot är stängt/ })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Ta bort kontot' })).toBeHidden();
  await expectAccessible(page);
});

test('an account of the provider is said to reach every organisation', async ({ page }) => {
  await signIn(page, 'superadmin', '/accounts/edit/admin%40demo.se');
  await expect(page.getByRole('heading', { level: 1, name: 'admin@demo.se' })).toBeVisible();
  await expect(page.getByText('Alla organisationer', { exact: true })).toBeVisible();
  await expect(page.getByText('Kontot når ingenting ännu.')).toHaveCount(0);
});

test('an account that is not one’s to administer is not there', async ({ page }) => {
  await signIn(page, 'superuser', '/accounts/edit/other%40demo.se');
  const told = page.getByRole('alert');
  await expect(told).toContainText('Det finns inte, eller har tagits bort.');
  await expect(told).toContainText('Kontot kunde inte hämtas.');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(told).toContainText('Could not retrieve user');
  await page.getByRole('button', { name: 'Svenska' }).click();
  await expectAccessible(page);
  await told.getByRole('link', { name: 'Till kontona' }).click();
  await expect(page.getByRole('table', { name: 'Konton' })).toBeVisible();
});

test('what the server cannot do to an account is told as what it was', async ({ page }) => {
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

test('what the server refuses at a field is told in the language that is shown', async ({ page }) => {
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

test('the note of a sent invitation is told once, and another address asks for another invitation', async ({
  page,
}) => {
  const name = `flyttar${Date.now().toString(36)}`;
  const note = page.getByRole('status').filter({ hasText: /mejl/ });
  const save = page.getByRole('button', { name: 'Spara', exact: true });
  await signIn(page, 'superuser', '/accounts/create');
  await page.getByLabel('E-postadress').fill(`${name}@test.se`);
  await page.getByRole('radio', { name: /^Användare/ }).check();
  await page.getByRole('button', { name: 'Skapa konto' }).click();
  await expect(note).toContainText(`Ett mejl med en länk är på väg till ${name}@test.se.`);
  const dead = await linkTo(page, `${name}@test.se`, invitation);
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
  expect(await linkTo(page, `${name}.ny@test.se`, invitation)).not.toBe(dead);
  await page.getByRole('checkbox', { name: /Kontot är stängt/ }).check();
  await save.click();
  await expect(page.getByText('Stängd', { exact: true })).toBeVisible();
  await expect(note).toHaveCount(0);
});
