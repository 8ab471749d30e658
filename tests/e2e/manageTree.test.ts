import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { apiAs } from './support/api.ts';
import { enterOn, tabTo } from './support/keys.ts';
import { makeOrganization, uniqueEmail, uniqueName } from './support/places.ts';
import { signIn, usernameOf } from './support/signIn.ts';
import { test } from './support/test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** The line of the tree with the name; that of a category ends with the number of its shifts. */
const item = (page: Page, name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}( \\d+ pass)?$`) });

/** Opens an empty unit of an organisation of its own in Förvalta. */
const emptyUnit = async (page: Page, name: string) => {
  const made = await makeOrganization(page, uniqueName(name));
  const units = `/organizations/${made.orgId}/areas/${made.areaId}/units`;
  const unitId = await made.make(`/api${units}`, { name: 'Avdelning 9', shortName: 'Avd 9' });
  return { address: `${units}/${unitId}`, made };
};

const names = (page: Page) =>
  page
    .getByRole('table', { name: 'Kategorier och pass' })
    .getByRole('rowheader')
    .getByRole('link', { name: /^(?!Nytt arbetspass)/ });

const categories = ['Sjuksköterska', 'Undersköterska', 'Sekreterare'] as const;
const shifts = ['Dag', 'Kväll', 'Natt'] as const;

test('a unit with three categories and nine shifts is set up without leaving the page', async ({ page }) => {
  const { address } = await emptyUnit(page, 'Region Uppsatt');
  let loads = 0;
  await signIn(page, 'admin', address);
  await expect(page.getByText('Här finns inga kategorier')).toBeVisible();
  page.on('load', () => loads++);
  for (const category of categories) {
    await page.getByRole('link', { name: 'Ny kategori' }).click();
    // The unit has a field of the same label.
    await expect(heading(page, 'Ny kategori')).toBeVisible();
    await page.getByLabel('Namn', { exact: true }).fill(category);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Nytt arbetspass')).toBeVisible();
    await page.getByLabel('Skapa ett till').check();
    for (const shift of shifts) {
      if (shift === 'Natt') await page.getByLabel('Skapa ett till').uncheck();
      await page.getByLabel('Namn', { exact: true }).fill(shift);
      await page.keyboard.press('Enter');
      await expect(page.getByText(`${shift} är skapad.`).last()).toBeVisible();
      await expect(item(page, shift).last()).toBeVisible();
    }
    await expect(heading(page, category)).toBeVisible();
    await item(page, 'Avdelning 9 Avd 9').click();
    await expect(heading(page, 'Avdelning 9')).toBeVisible();
  }
  await expect(names(page)).toHaveText(categories.flatMap((category) => [category, ...shifts]));
  await expect(page.locator('span').getByText('3 kategorier, 9 pass')).toBeVisible();
  expect(loads).toBe(0);
  await expectAccessible(page);
});

test('a unit with three categories and nine shifts is set up by keyboard alone', async ({ page }) => {
  const { address } = await emptyUnit(page, 'Region Tangenter');
  await signIn(page, 'admin', address);
  for (const category of categories) {
    await enterOn(page, page.getByRole('link', { name: 'Ny kategori' }));
    await expect(page.getByLabel('Namn', { exact: true })).toBeFocused();
    await page.keyboard.type(category);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Nytt arbetspass')).toBeVisible();
    await tabTo(page, page.getByLabel('Skapa ett till'));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByLabel('Namn', { exact: true }));
    for (const shift of shifts) {
      if (shift === 'Natt') {
        await tabTo(page, page.getByLabel('Skapa ett till'));
        await page.keyboard.press('Space');
        await tabTo(page, page.getByLabel('Namn', { exact: true }));
      }
      await expect(page.getByLabel('Namn', { exact: true })).toBeFocused();
      await page.keyboard.type(shift);
      await page.keyboard.press('Enter');
      await expect(item(page, shift).last()).toBeVisible();
    }
    await expect(heading(page, category)).toBeVisible();
    // Left from the category in the tree to its unit.
    await tabTo(page, item(page, category));
    for (const key of ['ArrowLeft', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
    await expect(heading(page, 'Avdelning 9')).toBeVisible();
  }
  await expect(names(page)).toHaveText(categories.flatMap((category) => [category, ...shifts]));
});

test('the tree is searched, opened and walked by keyboard, and shows hidden units to an Admin', async ({ page }) => {
  const { address, made } = await emptyUnit(page, 'Region Träd');
  const units = `/api/organizations/${made.orgId}/areas/${made.areaId}/units`;
  await made.make(units, { name: 'Källarförrådet', shortName: 'Käll', hidden: true });
  await signIn(page, 'admin', address);
  await expect(item(page, 'Avdelning 9 Avd 9')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('treeitem', { name: /^Källarförrådet/ })).toContainText('Dold');
  await page.getByLabel('Visa dolda').uncheck();
  await expect(page.getByRole('treeitem', { name: /^Källarförrådet/ })).toHaveCount(0);
  await page.getByLabel('Visa dolda').check();
  await heading(page, 'Avdelning 9').click();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Sök avdelning, kategori, pass')).toBeFocused();
  await page.keyboard.type('källar');
  await expect(page.getByRole('treeitem', { name: /^Källarförrådet/ })).toBeVisible();
  await expect(page.getByRole('treeitem', { name: /^Avdelning/ })).toHaveCount(0);
  await expectAccessible(page);
  await tabTo(page, page.getByRole('treeitem').first());
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Källarförrådet')).toBeVisible();
});

test('a search of the tree finds a shift of a unit that is not shown, and opens it; the unit says which shifts are demanded', async ({
  page,
}) => {
  const { address, made } = await emptyUnit(page, 'Region Passök');
  await signIn(page, 'admin', address);
  await page.getByLabel('Sök avdelning, kategori, pass').fill('natt');
  await expect(item(page, 'Natt')).toBeVisible();
  await expect(item(page, 'Sjuksköterska')).toBeVisible();
  await item(page, 'Natt').click();
  await expect(heading(page, 'Natt')).toBeVisible();

  const demands = `${made.categoryPath}/${made.categoryId}/demands`;
  const api = await apiAs(page, usernameOf('admin'));
  const [day] = (await api.get(`${made.categoryPath}/${made.categoryId}/shift`)) as { readonly id: string }[];
  const demand = (await api.post(demands, { start: '2026-11-16', base: 'nothing' })) as { readonly id: string };
  await api.put(`${demands}/${demand.id}`, { shiftDemands: [{ shiftId: day?.id, mon: '1' }] });
  await page.goto(`/#${made.categoryPath.replace('/api', '').replace('/categories', '')}`);
  const table = page.getByRole('table', { name: 'Kategorier och pass' });
  await expect(table.getByRole('row', { name: /^Flytta Dag/ })).toContainText('1 period');
  await expect(table.getByRole('row', { name: /^Flytta Natt/ })).toContainText('inget behov');
});

test('a place says when it was created, how many reach it and what is planned in it; the tree counts what places hold', async ({
  page,
}) => {
  const { made } = await emptyUnit(page, 'Region Uppgifter');
  const admin = await apiAs(page, usernameOf('admin'));
  const category = `${made.categoryPath}/${made.categoryId}`;
  await admin.post(`${category}/demands`, { start: '2026-11-16', base: 'nothing' });
  const provider = await apiAs(page, usernameOf('superadmin'));
  const grant = { selectedOption: 'newUser', loginType: 'password', canWrite: false };
  const unitId = made.categoryPath.split('/').at(-2);
  const invited = { ...grant, email: uniqueEmail('når') };
  for (const place of [`unit/${unitId}`, `organization/${made.orgId}`])
    await provider.post(`/api/access/${place}/user`, invited);

  const unit = made.categoryPath.replace('/api', '').replace('/categories', '');
  await signIn(page, 'superadmin', unit);
  // Granted twice, on the unit and above it, it is one account.
  const planned = '1 har behörighet · 1 behovsperiod, 0 i personalen';
  await expect(page.getByText(new RegExp(`^skapad \\d+ \\w+ 20\\d\\d · ${planned}$`))).toBeVisible();
  await expect(item(page, 'Sjuksköterska')).toContainText('2 pass');
  await expect(page.getByRole('treeitem', { name: /^Medicin/ }).first()).toContainText('2');
  await page.goto(`/#/organizations/${made.orgId}`);
  await expect(page.getByText(/^skapad .* · 1 har behörighet$/)).toBeVisible();
  await expect(page.getByRole('treeitem', { name: /Uppgifter .* 1 verksamhet$/ })).toBeVisible();
  await expectAccessible(page);

  // Who may not see grants gets no number of them.
  await signIn(page, 'admin', unit);
  await expect(page.getByText(/^skapad \d+ \w+ 20\d\d · 1 behovsperiod, 0 i personalen$/)).toBeVisible();
});
