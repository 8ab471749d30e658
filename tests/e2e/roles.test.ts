import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { apiAs } from './support/api.ts';
import { invitationSubject, linkInMail } from './support/mails.ts';
import { placeIn, uniqueEmail, uniqueName } from './support/places.ts';
import { addressOf, usernameOf } from './support/signIn.ts';
import { test } from './support/test.ts';

interface Invited {
  readonly type: 'SuperAdmin' | 'Admin' | 'SuperUser' | 'User';
  readonly homeOrgId?: string;
}

/** Creates an account through the API, which sends its invitation. */
const invite = async (page: Page, email: string, invited: Invited): Promise<void> => {
  const api = await apiAs(page, usernameOf('superadmin'));
  await api.post('/api/account', { email, ...invited });
};

const grant = async (page: Page, path: string, email: string, body: object): Promise<void> => {
  const api = await apiAs(page, usernameOf('superuser'));
  await api.post(`/api/access/${path}/user/${encodeURIComponent(email)}`, body);
};

/** Opens the invitation, sets the first password, logs in and waits for the start screen. */
const begin = async (page: Page, email: string): Promise<void> => {
  await page.goto(await linkInMail(page, email, invitationSubject));
  await page.getByLabel('Lösenord', { exact: true }).fill('sexsex');
  await page.getByLabel('Upprepa lösenordet').fill('sexsex');
  await page.getByRole('button', { name: 'Spara lösenordet' }).click();
  await expect(page.getByLabel('Användarnamn')).toHaveValue(email);
  await page.getByLabel('Lösenord', { exact: true }).fill('sexsex');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `${email}, användarmeny` })).toBeVisible();
};

const menu = (page: Page) => page.getByRole('navigation', { name: 'Huvudmeny' }).getByRole('link');
const grid = (page: Page) => page.getByRole('grid', { name: 'Behov per pass och veckodag' });
const monday = (page: Page) => grid(page).locator('[data-row="0"][data-column="0"]');

/** Each address redirects to the plan, and the account remains signed in. */
const expectClosed = async (page: Page, addresses: readonly string[]): Promise<void> => {
  for (const address of addresses) {
    await page.goto(`/#${address}`);
    await expect(page).toHaveURL(/#\/plan/);
  }
  await expect(page.getByRole('button', { name: 'användarmeny' })).toBeVisible();
};

test('an invited SuperAdmin starts at the organisations and finds the own login in the log', async ({ page }) => {
  const email = uniqueEmail('chef');
  await invite(page, email, { type: 'SuperAdmin' });
  await begin(page, email);
  await expect(page).toHaveURL(/#\/organizations$/);
  await expect(menu(page)).toHaveText(['Planera', 'Förvalta', 'Konton', 'Logg']);
  await menu(page).filter({ hasText: 'Logg' }).click();
  await page.getByRole('checkbox', { name: 'Visa inloggningar' }).click();
  await expect(page.getByRole('row').filter({ hasText: email }).filter({ hasText: 'Loggade in' })).toHaveCount(1);
  await page.goto('/#/organizations');
  await page.getByRole('link', { name: 'Region Västmarken', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Flikar' }).getByRole('link')).toHaveText([
    'Verksamheter',
    'Väntad frånvaro',
    'Lönekostnader',
    /^Behörighet\d+$/,
    'Läs in från Excel',
    'Import',
    'Inställningar',
  ]);
});

test('an invited Admin creates an organisation and cannot open accounts, access and log', async ({ page }) => {
  const email = uniqueEmail('bygger');
  await invite(page, email, { type: 'Admin' });
  await begin(page, email);
  await expect(page).toHaveURL(/#\/organizations$/);
  await expect(menu(page)).toHaveText(['Planera', 'Förvalta']);
  const name = uniqueName('Region Första');
  await page.getByRole('link', { name: 'Ny organisation' }).click();
  await page.getByLabel('Namn', { exact: true }).fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Ny verksamhet' })).toBeVisible();
  await page.goto('/#/organizations');
  await page.getByRole('link', { name }).click();
  const tabs = page.getByRole('navigation', { name: 'Flikar' }).getByRole('link');
  await expect(tabs).toHaveText([
    'Verksamheter',
    'Väntad frånvaro',
    'Lönekostnader',
    'Läs in från Excel',
    'Inställningar',
  ]);
  const there = page.url().split('#')[1] ?? '';
  await page.goto(`/#${there}/access`);
  await expect(page).toHaveURL(new RegExp(`#${there}$`));
  await expectClosed(page, ['/accounts', '/accounts/create', '/log']);
});

test('an invited SuperUser grants access, has the log and cannot change the hierarchy', async ({ page }) => {
  const email = uniqueEmail('leder');
  const place = await placeIn(page, 'Medicin', 'Medicinavdelning 31');
  await invite(page, email, { type: 'SuperUser', homeOrgId: place.orgId });
  await grant(page, `organization/${place.orgId}`, email, { role: 'SuperUser', canWrite: true });
  await begin(page, email);
  await expect.poll(() => addressOf(page).get('orgId')).toBe(place.orgId);
  await expect(menu(page)).toHaveText(['Planera', 'Förvalta', 'Konton', 'Logg']);
  const unit = `/organizations/${place.orgId}/areas/${place.areaId}/units/${place.unitId}`;
  await page.goto(`/#${unit}/access`);
  await page.getByRole('button', { name: 'Ge behörighet' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Ny användare').check();
  const colleague = uniqueEmail('kollega');
  await dialog.getByLabel('E-postadress').fill(colleague);
  await dialog.getByRole('button', { name: 'Bjud in' }).click();
  await expect(page.getByRole('row', { name: new RegExp(colleague) })).toBeVisible();
  expect(await linkInMail(page, colleague, invitationSubject)).toContain('/auth/confirm');
  await page.goto('/#/organizations/new');
  await expect(page).toHaveURL(/#\/organizations$/);
  await page.goto(`/#${unit}/edit`);
  await expect(page.getByRole('heading', { name: /^Kommentarer \d{4}$/ })).toBeVisible();
  await expect(page.getByLabel('Kortnamn')).toBeHidden();
  await expectClosed(page, [`${unit}/categories/new`]);
});

test('an invited User with write access plans the granted unit and cannot open another unit or screen', async ({
  page,
}) => {
  const email = uniqueEmail('planerar');
  const place = await placeIn(page, 'Medicin', 'Medicinavdelning 31');
  const { unitId } = await placeIn(page, 'Medicin', 'Medicinavdelning 33');
  await invite(page, email, { type: 'User', homeOrgId: place.orgId });
  await grant(page, `unit/${place.unitId}`, email, { role: 'User', canWrite: true });
  await begin(page, email);
  await expect.poll(() => addressOf(page).get('unitId')).toBe(place.unitId);
  await expect(menu(page)).toHaveText(['Planera']);
  await page.getByRole('navigation', { name: 'Planera' }).getByRole('link', { name: 'Behov' }).click();
  await monday(page).click();
  await page.keyboard.type('7,25');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/osparade? ändring/)).toBeHidden();
  await page.reload();
  await expect(monday(page)).toHaveText('7,25');
  await expectClosed(page, [
    '/organizations',
    `/organizations/${place.orgId}/access`,
    '/accounts',
    '/accounts/create',
    '/log',
  ]);
  await page.goto(`/#/plan?orgId=${place.orgId}&areaId=${place.areaId}&unitId=${unitId}&tab=demand`);
  await expect(grid(page)).toBeVisible();
  await expect.poll(() => addressOf(page).get('unitId')).toBe(place.unitId);
  await expect(page.getByRole('button', { name: /^Plats: .*Medicinavdelning 31/ })).toBeVisible();
});

test('an invited User with read access sees the plan and cannot change it', async ({ page }) => {
  const email = uniqueEmail('laser');
  const place = await placeIn(page, 'Medicin', 'Hjärtavdelning 32');
  await invite(page, email, { type: 'User', homeOrgId: place.orgId });
  await grant(page, `unit/${place.unitId}`, email, { role: 'User', canWrite: false });
  await begin(page, email);
  await expect.poll(() => addressOf(page).get('unitId')).toBe(place.unitId);
  await expect(menu(page)).toHaveText(['Planera']);
  await page.getByRole('navigation', { name: 'Planera' }).getByRole('link', { name: 'Behov' }).click();
  await expect(page.getByText('Du kan se men inte ändra').first()).toBeVisible();
  const before = await monday(page).innerText();
  await monday(page).click();
  await page.keyboard.type('9');
  await expect(monday(page)).toHaveText(before);
  await expect(page.getByRole('button', { name: 'Spara ändringar' })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Personal', exact: true }).click();
  await expect(page.getByRole('grid', { name: /^Perioder för/ })).toHaveAttribute('aria-readonly', 'true');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Budget', exact: true }).click();
  await expect(page.getByRole('grid', { name: /^Budgetperioder för/ })).toHaveAttribute('aria-readonly', 'true');
  await page.getByRole('button', { name: 'Om budgetunderlag' }).click();
  const info = page.getByRole('dialog', { name: 'Om budgetunderlag' });
  await expect(info).toContainText('länkas en gång per budgetår');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(info).toBeHidden();
  await page.getByRole('link', { name: 'Plan', exact: true }).click();
  await page.getByRole('button', { name: 'Fler val' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Skriv ut perioden', 'Skriv ut veckan']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem').first()).toBeHidden();
  await expectAccessible(page);
  await expectClosed(page, ['/organizations', '/accounts', '/log']);
});
