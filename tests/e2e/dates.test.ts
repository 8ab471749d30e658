import { expect, type Page } from '@playwright/test';
import { apiAs } from './support/api.ts';
import { makeOrganization, uniqueName } from './support/places.ts';
import { signIn, usernameOf } from './support/signIn.ts';
import { test } from './support/test.ts';

const DAY_FAULT = 'Ange ett datum som finns, i formen ÅÅÅÅ-MM-DD.';

/** Creates a category whose period ends on 1 April 2027, and returns the address of its form. */
const makeCategory = async (page: Page): Promise<string> => {
  const { orgId, areaId, unitId, categoryId, categoryPath } = await makeOrganization(page, uniqueName('Region Datum'));
  const api = await apiAs(page, usernameOf('admin'));
  const path = `${categoryPath}/${categoryId}`;
  const { periods } = (await api.get(path)) as { readonly periods: readonly { id: string; version: number }[] };
  const [{ id, version } = { id: '', version: 0 }] = periods;
  await api.put(`${path}/period/${id}`, { start: '2026-11-21', end: '2027-04-01', version });
  return `/organizations/${orgId}/areas/${areaId}/units/${unitId}/categories/${categoryId}/edit`;
};

const openPeriod = async (page: Page) => {
  await page.getByRole('table', { name: 'Perioder' }).getByRole('button').first().click();
  const dialog = page.getByRole('dialog').first();
  return { dialog, end: dialog.getByLabel('Sista dag') };
};

test('every day of the calendar, today included, can be chosen after a mistyped date', async ({ page }) => {
  await signIn(page, 'admin', await makeCategory(page));
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
