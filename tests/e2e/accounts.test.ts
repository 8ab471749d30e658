import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { chooseOption, confirmedAccount } from './support/accounts.ts';
import { apiAs } from './support/api.ts';
import { uniqueEmail, uniqueName } from './support/places.ts';
import { addressOf, signIn, usernameOf } from './support/signIn.ts';
import { test } from './support/test.ts';

test('Konton is in the menu for a SuperUser; a User who opens it, or a page or place that does not exist, sees a notice on the plan', async ({
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
  await page.goto('/#/plan?tab=demand&orgId=org_borta&areaId=are_borta&unitId=unt_borta');
  await expect(page.getByText('Platsen i adressen finns inte, eller så får du inte se den.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Plats: .*Medicinavdelning 33/ })).toBeVisible();
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
  await expect(page.getByText(/^Låst till /)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Lås upp' }).click();
  await expect(page.getByText('Kontot är upplåst.')).toBeVisible();
  await expect(page.getByText(/^Låst till /)).toBeHidden();
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
  await expect(planner).toContainText(/Användare\s*Lösenord\s*Aktiv\s*Region Västmarken \/ .*Får ändra/);
  await expect(page.getByRole('row', { name: /^reader@demo.se/ })).toContainText('Endast läsa');
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
  // On a phone the second line begins with the organisation, however short its name.
  const account = page.getByRole('row', { name: /^superadmin@demo.se/ });
  const [address, home] = [account.getByRole('link'), account.getByRole('cell', { name: 'Leverantören' })];
  await page.setViewportSize({ width: 390, height: 844 });
  const start = async (of: Locator) => (await of.boundingBox())?.x;
  await expect.poll(() => start(home)).toBe(await start(address));
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
