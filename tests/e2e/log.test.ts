import { expect, type Page } from '@playwright/test';
import { todayInStockholm } from '#shared/time/day.ts';
import { mondayOf } from '#shared/time/week.ts';
import { chooseAccount } from './support/access.ts';
import { expectAccessible } from './support/accessible.ts';
import { confirmedAccount } from './support/accounts.ts';
import { apiAs } from './support/api.ts';
import { enterOn, tabTo } from './support/keys.ts';
import { makeOrganization, placeIn, uniqueEmail, uniqueName } from './support/places.ts';
import { addressOf, fillLogin, signIn, usernameOf } from './support/signIn.ts';
import { test } from './support/test.ts';

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });

/** Chooses a value of a filter. */
const choose = async (page: Page, filter: string, value: string): Promise<void> => {
  await page.getByRole('combobox', { name: filter }).click();
  await page.getByTitle(value, { exact: true }).click();
};

test('a log entry shows the values before and after the change and its place', async ({ page }) => {
  const name = uniqueName('Region Logg');
  const { orgId, areaId, unitId } = await makeOrganization(page, name);
  await signIn(page, 'superadmin', `/organizations/${orgId}/areas/${areaId}/units/${unitId}/edit`);
  await page.getByLabel('Kortnamn').fill('Logg');
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByText('Avdelning 1 är sparad.')).toBeVisible();
  await page.getByRole('link', { name: 'Logg', exact: true }).click();
  const first = rows(page).first();
  await expect(first).toContainText('superadmin@demo.se');
  await expect(first).toContainText('Ändrade avdelning');
  await expect(first).toContainText(/Kortnamn.*Avd 1.*Logg/s);
  await expect(first).toContainText(`${name} / Medicin / Avdelning 1`);
});

test('the log is filtered by organisation, account, object and date, and keeps its filters in the address', async ({
  page,
}) => {
  const name = uniqueName('Region Filter');
  const { orgId } = await makeOrganization(page, name);
  await signIn(page, 'superadmin', `/log?orgId=${orgId}`);
  await expect(rows(page)).toHaveCount(6);
  await expectAccessible(page);
  await choose(page, 'Vad', 'Verksamhet');
  await expect.poll(() => addressOf(page).get('object')).toBe('area');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Skapade verksamhet Medicin');
  const who = page.getByRole('combobox', { name: 'Vem' });
  await who.fill('superu');
  await expect(page.getByTitle('superuser@demo.se')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => addressOf(page).get('user')).toBe('superuser@demo.se');
  await expect(page.getByText('Ingenting i loggen stämmer med filtren.')).toBeVisible();
  await page.goBack();
  await expect(who).toHaveValue('');
  await who.fill('admin@demo.se');
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(1);
  const day = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10);
  await page.getByLabel('Från och med').fill(day);
  await page.keyboard.press('Enter');
  await expect.poll(() => addressOf(page).get('from')).toBe(day);
  await expect(page.getByText('Ingenting i loggen stämmer med filtren.')).toBeVisible();
  await page.goBack();
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await expect(who).toHaveValue('admin@demo.se');
  await page.getByRole('button', { name: 'Rensa' }).click();
  await expect.poll(() => rows(page).count()).toBeGreaterThan(20);
  const before = await rows(page).count();
  await page.getByRole('button', { name: 'Visa äldre' }).click();
  await expect.poll(() => rows(page).count()).toBeGreaterThan(before);
});

test('the log lists successful and failed logins and grants created, changed and removed', async ({ page }) => {
  const email = uniqueEmail('loggas');
  const { orgId } = await makeOrganization(page, uniqueName('Region Access'));
  await confirmedAccount(page, { email, homeOrgId: orgId }, 'hemligt', 'superadmin');
  const path = `/organizations/${orgId}/access`;
  await page.goto('/#/auth/login');
  await fillLogin(page, email, 'fel lösenord');
  await expect(page.getByRole('alert')).toHaveText('Felaktigt användarnamn eller lösenord.');
  await fillLogin(page, email, 'hemligt');
  await expect(page.getByText('Du har inte behörighet till någon avdelning.')).toBeVisible();

  await signIn(page, 'superadmin', path);
  await page.getByRole('button', { name: 'Ge behörighet' }).click();
  const dialog = page.getByRole('dialog');
  await chooseAccount(page, email);
  await dialog.getByRole('button', { name: 'Ge behörighet' }).click();
  const write = page.getByRole('checkbox', { name: `${email} får ändra` });
  await write.click();
  await expect(write).toBeChecked();
  await page.getByRole('button', { name: `Ta bort behörigheten för ${email}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ta bort' }).click();
  await expect(write).toBeHidden();

  await page.goto(`/#/log?orgId=${orgId}`);
  const entries = rows(page);
  await expect(entries.first()).toBeVisible();
  await expect(entries.filter({ hasText: 'Loggade in' })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Visa inloggningar' }).click();
  await expect(entries.filter({ hasText: 'Loggade in' })).toHaveCount(1);
  await expect(entries.nth(0)).toContainText('Tog bort behörighet');
  await expect(entries.nth(1)).toContainText(new RegExp(`Ändrade behörighet för ${email}.*Får ändra.*nej.*ja`, 's'));
  await expect(entries.nth(2)).toContainText(`Skapade behörighet för ${email}`);
  await expect(entries.nth(2)).toContainText(/Roll\s*användare/);
  await expect(entries.nth(2)).toContainText(/Inloggning\s*lösenord/);
  await expect(entries.filter({ hasText: 'Loggade in' }).filter({ hasText: email })).toHaveCount(1);
  const failed = entries.filter({ hasText: 'Misslyckad inloggning' }).filter({ hasText: email });
  await expect(failed).toHaveText(/ · (fel lösenord|inte bekräftat) · 127\.0\.0\.1/);
});

test('every log entry about an account names it and shows no internal field', async ({ page }) => {
  const email = uniqueEmail('vems');
  const api = await apiAs(page, usernameOf('superadmin'));
  await api.post('/api/account', { email, type: 'User' });
  await confirmedAccount(page, { email: `a.${email}` }, 'hemligt', 'superadmin');
  await page.request.post('/api/account/forgot-password', { data: { email: `a.${email}` } });
  await api.put(`/api/account/a.${email}`, { disabled: true });
  await signIn(page, 'superadmin', `/log?object=${encodeURIComponent(email)}`);
  await expect(rows(page).filter({ hasText: `Skapade inbjudan ${email}` })).toHaveCount(1);
  await page.goto(`/#/log?object=${encodeURIComponent(`a.${email}`)}`);
  await expect(rows(page).filter({ hasText: `Skapade återställningslänk a.${email}` })).toHaveCount(1);
  const closed = rows(page).filter({ hasText: /Stängt|Stängd/ });
  await expect(closed).toContainText(`Ändrade konto a.${email}`);
  await expect(page.getByRole('main')).not.toContainText('sessionsFrom');
});

test('a failed login with an unknown username is logged as unknown', async ({ page }) => {
  await page.goto('/#/auth/login');
  await fillLogin(page, uniqueEmail('ingen'), 'fel lösenord');
  await expect(page.getByRole('alert')).toHaveText('Felaktigt användarnamn eller lösenord.');
  await signIn(page, 'superadmin', '/log?orgId=-&user=-&signIns=true');
  await expect(rows(page).filter({ hasText: 'Misslyckad inloggning' }).first()).toContainText('Okänd');
});

test('a SuperUser finds by keyboard who changed the demand of Saturday, and an Admin has no log', async ({ page }) => {
  const { orgId, areaId, unitId } = await placeIn(page, 'Medicin', 'Medicinavdelning 31');
  const api = await apiAs(page, usernameOf('superuser'));
  const unit = `/api/organizations/${orgId}/areas/${areaId}/units/${unitId}`;
  const [category] = (await api.get(`${unit}/categories`)) as { id: string }[];
  const demands = `${unit}/categories/${category?.id}/demands`;
  const made = (await api.post(demands, { start: '2029-01-01', end: '2029-01-28', base: 'nothing' })) as {
    id: string;
    shiftDemands: { sat: string }[];
  };
  const shiftDemands = made.shiftDemands.map((row, index) => (index === 0 ? { ...row, sat: '4' } : row));
  await api.put(`${demands}/${made.id}`, { shiftDemands });
  await signIn(page, 'superuser', '/log');
  await expect(page.getByRole('combobox', { name: 'Vem' })).toBeVisible();
  for (const [filter, value] of [
    ['Avdelning', 'Medicinavdelning 31'],
    ['Vad', 'Behovsperiod'],
  ] as const) {
    await tabTo(page, page.getByRole('combobox', { name: filter }));
    await page.keyboard.type(value);
    await expect(page.getByTitle(new RegExp(`${value}$`))).toBeVisible();
    await page.keyboard.press('Enter');
  }
  await expect.poll(() => addressOf(page).get('object')).toBe('demand');
  const changed = rows(page).filter({ hasText: 'Ändrade behovsperiod' }).filter({ hasText: 'v01–v04 2029' }).first();
  await expect(changed).toContainText('superuser@demo.se');
  await expect(changed).toContainText(/lördag.*4/s);
  await expectAccessible(page);
  await enterOn(page, changed.getByRole('link', { name: 'v01–v04 2029' }));
  await expect(page.getByRole('grid', { name: 'Behov per pass och veckodag' })).toBeVisible();
  await expect.poll(() => addressOf(page).get('period')).toBe(made.id);
  await api.remove(`${demands}/${made.id}`);

  await signIn(page, 'admin');
  await expect(page.getByRole('link', { name: 'Logg', exact: true })).toBeHidden();
  await page.goto('/#/log');
  await expect(page.getByText('Du får inte se den sidan.')).toBeVisible();
  await expect(page).toHaveURL(/\/plan/);
});

test('the change of an employee is shown in Personal, with the history of name and periods', async ({ page }) => {
  const made = await makeOrganization(page, uniqueName('Region Historik'));
  const start = mondayOf(todayInStockholm(new Date()));
  const category = `${made.categoryPath}/${made.categoryId}`;
  await made.make(`${category}/assets`, { name: 'Eva Ek', period: { start, workRate: 1 } });
  const { orgId, areaId, unitId, categoryId } = made;
  const place = new URLSearchParams({ orgId, areaId, unitId, categoryId, tab: 'assets' });
  await signIn(page, 'admin', `/plan?${place}`);
  await page.getByRole('button', { name: /^Senast ändrad .+ av admin@demo\.se$/ }).click();
  const history = page.getByRole('dialog', { name: 'Historik för Eva Ek' });
  await expect(history.getByRole('row')).toHaveCount(2);
  await expect(history).toContainText('Skapade');
  await expectAccessible(page);
});
