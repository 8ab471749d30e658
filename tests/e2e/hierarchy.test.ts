import { expect, type Page } from '@playwright/test';
import { addDays, todayInStockholm } from '#shared/time/day.ts';
import { expectAccessible } from './support/accessible.ts';
import { confirmedAccount } from './support/accounts.ts';
import { apiAs } from './support/api.ts';
import { makeOrganization, uniqueEmail, uniqueName } from './support/places.ts';
import { enterAs, signIn, usernameOf } from './support/signIn.ts';
import { test } from './support/test.ts';

type Made = Awaited<ReturnType<typeof makeOrganization>>;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const areaOf = ({ orgId, areaId }: Made) => `/organizations/${orgId}/areas/${areaId}`;
const unitOf = (made: Made) => `${areaOf(made)}/units/${made.unitId}`;
const categoryOf = (made: Made) => `${unitOf(made)}/categories/${made.categoryId}`;

test('a hidden unit is not offered for planning and remains in Förvalta', async ({ page, openElsewhere }) => {
  const email = uniqueEmail('planerar');
  const made = await makeOrganization(page, uniqueName('Region Undan'));
  await made.make(`/api${areaOf(made)}/units`, { name: 'Avdelning 2', shortName: 'Avd 2' });
  const api = await apiAs(page, usernameOf('superadmin'));
  await confirmedAccount(page, { email, homeOrgId: made.orgId }, 'hemligt', 'superadmin');
  await api.post(`/api/access/area/${made.areaId}/user/${email}`, { role: 'User', canWrite: true });
  const other = await openElsewhere();
  await enterAs(other, email, `/plan?orgId=${made.orgId}&areaId=${made.areaId}&tab=demand`, 'hemligt');
  const choice = other.getByRole('main').getByRole('link', { name: 'Avdelning 1' });
  await expect(choice).toBeVisible();

  await signIn(page, 'admin', `${unitOf(made)}/edit`);
  await page.getByRole('checkbox', { name: /^Dölj avdelningen/ }).check();
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByText('Avdelning 1 är sparad.')).toBeVisible();
  await page.goto(`/#${areaOf(made)}`);
  await expect(page.getByRole('row', { name: /^Avdelning 1/ })).toContainText('Dold');
  await other.reload();
  await expect(other.getByRole('button', { name: /^Plats: / })).toBeVisible();
  await expect(choice).toHaveCount(0);
  await other.keyboard.press('Control+k');
  await other.getByRole('combobox').fill('avdelning');
  await expect(other.getByRole('option')).not.toHaveCount(0);
  await expect(other.getByRole('option', { name: /Avdelning 1/ })).toHaveCount(0);
});

test('all shifts of a unit are listed by category, filtered by period, and reordered by keyboard', async ({ page }) => {
  const made = await makeOrganization(page, uniqueName('Region Filter'));
  const today = todayInStockholm(new Date());
  const nurses = await made.make(made.categoryPath, { name: 'Undersköterska' });
  await made.make(`${made.categoryPath}/${nurses}/shift`, { name: 'Kväll', period: { start: today, end: null } });
  await made.make(made.categoryPath, { name: 'Kommer', period: { start: addDays(today, 30), end: null } });
  await made.make(made.categoryPath, { name: 'Var', period: { start: '2025-01-06', end: '2025-06-29' } });
  await signIn(page, 'admin', unitOf(made));
  const names = page
    .getByRole('table', { name: 'Kategorier och pass' })
    .getByRole('rowheader')
    .getByRole('link', {
      name: /^(?!Nytt arbetspass)/,
    });
  await expect(names).toHaveText(['Sjuksköterska', 'Dag', 'Natt', 'Undersköterska', 'Kväll', 'Kommer']);
  // The set-up card says the same in a step.
  await expect(page.locator('span', { hasText: /^4 kategorier, 3 pass$/ })).toBeVisible();
  await page.getByText('Alla', { exact: true }).click();
  await expect(names).toHaveText(['Sjuksköterska', 'Dag', 'Natt', 'Undersköterska', 'Kväll', 'Kommer', 'Var']);
  await page.getByText('Tidigare', { exact: true }).click();
  await expect(names).toHaveText(['Var']);
  await page.reload();
  await expect(names).toHaveText(['Var']);
  await page.getByText('Nu och kommande').click();
  await page.getByRole('button', { name: /^Flytta Undersköterska, plats 2/ }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  const after = ['Undersköterska', 'Kväll', 'Sjuksköterska', 'Dag', 'Natt', 'Kommer'];
  await expect(names).toHaveText(after);
  await expect(page.getByText('Undersköterska är flyttad till plats 1 av 3.')).toBeAttached();
  await expect(page.getByRole('button', { name: /^Flytta Undersköterska, plats 1/ })).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await expect(names).toHaveText(after);
  await page.getByRole('button', { name: /^Flytta Natt, plats 2/ }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(names).toHaveText(['Undersköterska', 'Kväll', 'Sjuksköterska', 'Natt', 'Dag', 'Kommer']);
});

test('of two who reorder the shifts of a unit the second sees both orders and chooses', async ({ page }) => {
  const made = await makeOrganization(page, uniqueName('Region Ordning'));
  const shifts = `${made.categoryPath}/${made.categoryId}/shift`;
  await made.make(shifts, { name: 'Kväll', period: { start: '2026-01-05', end: null } });
  const other = await apiAs(page, usernameOf('superadmin'));
  const [day, night, evening] = ((await other.get(shifts)) as { readonly id: string }[]).map(({ id }) => id);
  await signIn(page, 'admin', unitOf(made));
  const rows = page.getByRole('table', { name: 'Kategorier och pass' }).locator('tbody tr[data-id]');
  await expect(rows).toContainText(['Dag', 'Natt', 'Kväll']);
  await other.put(`${shifts}/order`, { ids: [evening, day, night] });
  await page.getByRole('button', { name: /^Flytta Natt, plats 2/ }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  const dialog = page.getByRole('dialog', { name: 'Någon annan hann före' });
  await expect(dialog).toContainText(usernameOf('superadmin'));
  const orders = dialog.getByRole('list');
  await expect(orders.first().getByRole('listitem')).toHaveText(['Kväll', 'Dag', 'Natt']);
  await expect(orders.last().getByRole('listitem')).toHaveText(['Natt', 'Dag', 'Kväll']);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Behåll det sparade' }).click();
  await expect(rows).toContainText(['Kväll', 'Dag', 'Natt']);

  await other.put(`${shifts}/order`, { ids: [day, evening, night] });
  await page.getByRole('button', { name: /^Flytta Natt, plats 3/ }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await dialog.getByRole('button', { name: 'Spara min ändring' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(rows).toContainText(['Kväll', 'Natt', 'Dag']);
});

test('shift, category, unit, area and organisation are removed from the lowest level up', async ({ page }) => {
  const made = await makeOrganization(page, uniqueName('Region Bort'));
  await signIn(page, 'admin', categoryOf(made));
  const remove = async (button: string) => {
    await page.getByRole('button', { name: button }).click();
    const answered = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await page.getByRole('dialog').getByRole('button', { name: 'Ta bort' }).click();
    expect((await answered).status()).toBe(204);
    await expect(page.getByText(/är borttagen\.$/).last()).toBeVisible();
  };
  for (const shift of ['Dag', 'Natt']) {
    await page.getByRole('link', { name: shift, exact: true }).click();
    await remove('Ta bort arbetspasset');
    await expect(heading(page, 'Sjuksköterska')).toBeVisible();
    await expect(page.getByRole('link', { name: shift, exact: true })).toHaveCount(0);
  }
  await expect(page.getByText('Här finns inga arbetspass')).toBeVisible();
  const above = [
    ['Ta bort kategorin', 'Avdelning 1', 'Här finns inga kategorier'],
    ['Ta bort avdelningen', 'Medicin', 'Här finns inga avdelningar'],
    ['Ta bort verksamheten', 'Region Bort', 'Här finns inga verksamheter'],
  ] as const;
  for (const [button, up, empty] of above) {
    if (button !== 'Ta bort kategorin') await page.getByRole('link', { name: 'Inställningar' }).click();
    await remove(button);
    await expect(page.getByRole('heading', { level: 1, name: up })).toBeVisible();
    await expect(page.getByText(empty)).toBeVisible();
  }
  await page.getByRole('link', { name: 'Inställningar' }).click();
  await remove('Ta bort organisationen');
  await expect(heading(page, 'Förvalta')).toBeVisible();
});

test('the FTP password is never returned by the server after it is saved', async ({ page }) => {
  const made = await makeOrganization(page, uniqueName('Region Import'));
  await signIn(page, 'superadmin', `/organizations/${made.orgId}/edit`);
  const secret = page.getByLabel('FTP-lösenord');
  const answers: Promise<string>[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('/api/')) answers.push(answer.text().catch(() => ''));
  });
  const server = page.getByRole('form', { name: 'HR-systemets server' });
  const save = async () => {
    await server.getByRole('button', { name: 'Spara', exact: true }).click();
    await expect(page.getByText(/är sparad\.$/).last()).toBeVisible();
    await expect(server.getByRole('button', { name: 'Spara', exact: true })).toBeDisabled();
  };
  await page.getByLabel('FTP-server').fill('ftp.region.se');
  await page.getByLabel('FTP-användare').fill('plan');
  await expect(secret).toHaveAttribute('type', 'password');
  await secret.fill('x'.repeat(51));
  await expect(page.getByText('Högst 50 tecken.')).toBeVisible();
  await secret.fill('mycket hemligt');
  await save();
  await expect(secret).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('FTP-användare')).toHaveValue('plan');
  await expect(secret).toHaveValue('');
  const texts = (await Promise.all(answers)).join('');
  expect(texts).toContain('ftp.region.se');
  expect(texts).not.toContain('mycket hemligt');
  await expectAccessible(page);
});
