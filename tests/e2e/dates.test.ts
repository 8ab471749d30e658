import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { apiAs } from './support/api.ts';
import { makeOrganization, uniqueName } from './support/places.ts';
import { signIn, usernameOf } from './support/signIn.ts';
import { test } from './support/test.ts';

const DAY_FAULT = 'Ange ett datum som finns, i formen ÅÅÅÅ-MM-DD.';

/** Creates a category whose period ends on 1 April 2027; `stored` reads that period. */
const category = async (page: Page) => {
  const made = await makeOrganization(page, uniqueName('Region Datum'));
  const api = await apiAs(page, usernameOf('admin'));
  const path = `${made.categoryPath}/${made.categoryId}`;
  interface Part {
    readonly id: string;
    readonly start: string;
    readonly end: string | null;
    readonly version: number;
  }
  const stored = async () => ((await api.get(path)) as { readonly periods: readonly Part[] }).periods[0] as Part;
  const { id, version } = await stored();
  await api.put(`${path}/period/${id}`, { start: '2026-11-21', end: '2027-04-01', version });
  const unit = `/organizations/${made.orgId}/areas/${made.areaId}/units/${made.unitId}`;
  const categories = async () =>
    ((await api.get(made.categoryPath)) as readonly { readonly name: string }[]).map(({ name }) => name);
  return { unit, edit: `${unit}/categories/${made.categoryId}/edit`, stored, categories };
};

const openPeriod = async (page: Page) => {
  await page.getByRole('table', { name: 'Perioder' }).getByRole('button').first().click();
  const dialog = page.getByRole('dialog').first();
  return { dialog, start: dialog.getByLabel('Första dag'), end: dialog.getByLabel('Sista dag') };
};

test('a last day emptied by keyboard is saved as open-ended', async ({ page }) => {
  const { edit, stored } = await category(page);
  await signIn(page, 'admin', edit);
  const { dialog, end } = await openPeriod(page);
  await expect(end).toHaveValue('2027-04-01');
  await end.click();
  for (const key of ['Control+a', 'Delete', 'Tab', 'Tab']) await page.keyboard.press(key);
  await expect(end).toHaveValue('');
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByText('Perioden för Sjuksköterska är sparad.')).toBeVisible();
  expect((await stored()).end).toBeNull();
});

test('an emptied first day is reported as required and nothing is saved', async ({ page }) => {
  const { edit, stored } = await category(page);
  await signIn(page, 'admin', edit);
  const { dialog, start } = await openPeriod(page);
  await start.click();
  for (const key of ['Control+a', 'Delete']) await page.keyboard.press(key);
  await dialog.getByText('Sjuksköterska').click();
  await expect(start).toHaveValue('');
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await expect(dialog.getByText('Behöver fyllas i.')).toBeVisible();
  await expect(start).toHaveAttribute('aria-invalid', 'true');
  expect((await stored()).start).toBe('2026-11-21');
});

test('a date that does not exist stays with its reason until it is corrected', async ({ page }) => {
  const { edit, stored } = await category(page);
  await signIn(page, 'admin', edit);
  const { dialog, end } = await openPeriod(page);
  const type = async (text: string) => {
    await end.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
  };
  await type('2027-02-31');
  for (const key of ['Tab', 'Tab']) await page.keyboard.press(key);
  await expect(end).toHaveValue('2027-02-31');
  await expect(dialog.getByText(DAY_FAULT)).toBeVisible();
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await expect(dialog.getByText(DAY_FAULT)).toBeVisible();
  expect((await stored()).end).toBe('2027-04-01');

  await type('2027-04-01');
  await page.keyboard.press('Enter');
  await expect(end).toHaveValue('2027-04-01');
  await expect(dialog.getByText(DAY_FAULT)).toBeHidden();
  // Enter in the open calendar does not replace the mistyped date.
  await type('2027-04-31');
  await page.locator('.ant-picker-dropdown:visible .ant-picker-header-view').waitFor();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(DAY_FAULT)).toBeVisible();
  await type('20270402');
  await dialog.getByLabel('Anteckningar').click();
  await expect(end).toHaveValue('2027-04-02');
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByText('Perioden för Sjuksköterska är sparad.')).toBeVisible();
  expect((await stored()).end).toBe('2027-04-02');
});

test('every day of the calendar, today included, can be chosen after a mistyped date', async ({ page }) => {
  const { edit } = await category(page);
  await signIn(page, 'admin', edit);
  const { dialog, end } = await openPeriod(page);
  const pick = page.locator('.ant-picker-dropdown:visible').getByTitle('2027-04-01');
  await end.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('2027-04-31');
  await pick.click();
  await expect(end).toHaveValue('2027-04-01');
  await end.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('i vår');
  await dialog.getByLabel('Anteckningar').click();
  await expect(dialog.getByText(DAY_FAULT)).toBeVisible();
  await end.click();
  await page.locator('.ant-picker-dropdown:visible').getByText('I dag').click();
  await expect(dialog.getByText(DAY_FAULT)).toBeHidden();
  await expect(end).toHaveAttribute('aria-invalid', 'false');
  await expect(end).not.toHaveValue('i vår');
  await expect(dialog.getByRole('button', { name: 'Rensa' })).toBeAttached();
});

test('a new category with a date that does not exist is not created', async ({ page }) => {
  const { unit, categories } = await category(page);
  await signIn(page, 'admin', `${unit}/categories/new`);
  await page.getByLabel('Namn', { exact: true }).fill('Undersköterska');
  await page.getByLabel('Sista dag').fill('2027-06-31');
  for (const key of ['Tab', 'Tab', 'Enter', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByLabel('Sista dag')).toHaveValue('2027-06-31');
  await expect(page.getByText(DAY_FAULT)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Skapa kategori' }).click();
  await expect(page.getByText(DAY_FAULT)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Ny kategori' })).toBeVisible();
  expect(await categories()).toEqual(['Sjuksköterska']);
});
