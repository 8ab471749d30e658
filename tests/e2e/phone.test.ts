import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { makeOrganization, placeIn, uniqueEmail, uniqueName } from './support/places.ts';
import { signIn } from './support/signIn.ts';
import { test } from './support/test.ts';

const WIDTH = 390;
const HEIGHT = 844;

test.use({ isApart: true, viewport: { width: WIDTH, height: HEIGHT } });

/** The document is as large as the screen, so long content scrolls inside the page; axe finds no fault. */
const expectFits = async (page: Page): Promise<void> => {
  const size = () => page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
  await expect.poll(size, page.url()).toEqual([WIDTH, HEIGHT]);
  await expectAccessible(page);
};

const open = async (page: Page, address: string, seen: string): Promise<void> => {
  await page.goto(`/#${address}`);
  await expect(page.getByRole('main').getByText(seen).first()).toBeVisible();
  await expectFits(page);
};

test('every screen of Förvalta fits a phone', async ({ page }) => {
  const name = uniqueName('Region Med Ett Ganska Långt Ord I Telefonen');
  const { orgId, areaId, unitId, categoryId } = await makeOrganization(page, name);
  await signIn(page, 'superadmin', '/organizations');
  const area = `/organizations/${orgId}/areas/${areaId}`;
  const category = `${area}/units/${unitId}/categories/${categoryId}`;
  await open(page, '/organizations', name);
  await open(page, `/organizations/${orgId}`, 'Medicin');
  await open(page, `/organizations/${orgId}/edit`, 'FTP-server');
  await open(page, area, 'Avdelning 1');
  await open(page, `${area}/units/${unitId}`, 'Sjuksköterska');
  await open(page, `${area}/units/${unitId}/edit`, 'Importera personal');
  await open(page, category, 'Natt');
  await open(page, `${category}/edit`, 'Perioder');
  await page.getByRole('button', { name: 'Ny period' }).click();
  await expect(page.getByRole('dialog').getByLabel('Veckoarbetstid')).toBeVisible();
  await expectFits(page);
  await page.keyboard.press('Escape');
  await open(page, `${category}/shift/new`, 'Första period');
  await page.getByRole('button', { name: 'Alla platser' }).click();
  const search = page.getByRole('dialog').getByPlaceholder('Sök avdelning, kategori, pass');
  expect((await search.boundingBox())?.y).toBeLessThan(120);
});

test('Behörighet fits a phone and grants access there', async ({ page }) => {
  const { orgId } = await makeOrganization(page, uniqueName('Region Telefon'));
  const email = uniqueEmail('telefon');
  await signIn(page, 'superadmin', `/organizations/${orgId}/access`);
  await page.getByRole('button', { name: 'Ge behörighet' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Ny användare').check();
  await expectFits(page);
  await dialog.getByLabel('E-postadress').fill(email);
  await dialog.getByRole('button', { name: 'Bjud in' }).click();
  await expect(page.getByRole('row', { name: new RegExp(email) })).toBeVisible();
  await expectFits(page);
});

test('the list of accounts and its forms fit a phone', async ({ page }) => {
  await signIn(page, 'superadmin', '/organizations');
  await page.getByRole('button', { name: 'Meny', exact: true }).click();
  await page.getByRole('dialog', { name: 'Meny' }).getByRole('link', { name: 'Konton' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectFits(page);
  await open(page, '/accounts/create', 'Kontotyp');
  await open(page, '/accounts/edit/planner%40demo.se', 'Medicinavdelning 33');
  const leftOf = async (shown: Locator) => (await shown.boundingBox())?.x;
  const heading = page.getByRole('heading', { name: 'Uppgifter', exact: true });
  expect(await leftOf(page.getByText('E-postadress', { exact: true }))).toBe(await leftOf(heading));
});

test('the log fits a phone', async ({ page }) => {
  await signIn(page, 'superadmin', '/log?object=account');
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await expectFits(page);
});

test('the categories of the budget are stepped through and chosen from a drawer on a phone', async ({ page }) => {
  const ids = await placeIn(page, 'Medicin', 'Medicinavdelning 33');
  await signIn(page, 'superuser', `/plan?${new URLSearchParams({ ...ids, tab: 'budget' })}`);
  const shown = (name: string) => page.getByRole('heading', { level: 1, name: `${name}, budgetperioder` });
  const bar = page.getByRole('navigation', { name: 'Budgetkategorier' });
  // The bar alone names the category.
  await expect(bar.getByRole('button', { name: /^Sjuksköterska/ })).toBeInViewport({ ratio: 1 });
  await expect(shown('Sjuksköterska')).not.toBeInViewport();
  await expect(bar.getByRole('button', { name: 'Föregående budgetkategori' })).toBeDisabled();
  await bar.getByRole('button', { name: 'Nästa budgetkategori' }).click();
  await expect(shown('Undersköterska')).toBeVisible();
  await bar.getByRole('button', { name: /^Undersköterska/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Budgetkategorier' });
  await expect(drawer.getByRole('radio', { name: 'Undersköterska' })).toBeChecked();
  await expectAccessible(page);
  // Arrow keys go on in the list, a tap closes it.
  await drawer.getByRole('radio', { name: 'Undersköterska' }).press('ArrowUp');
  await expect(drawer.getByRole('radio', { name: 'Sjuksköterska' })).toBeChecked();
  await expect(drawer).toBeVisible();
  await drawer.getByText('Medicinsk sekreterare', { exact: true }).click();
  await expect(drawer).toBeHidden();
  await expect(shown('Medicinsk sekreterare')).toBeVisible();
});
