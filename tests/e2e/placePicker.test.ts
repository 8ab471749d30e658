import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { apiAs } from './support/api.ts';
import { makeOrganization, placeIn, uniqueName } from './support/places.ts';
import { addressOf, signIn, usernameOf } from './support/signIn.ts';
import { test } from './support/test.ts';

interface Found {
  readonly id: string;
  readonly name: string;
}

test('the place picker opens with Ctrl+K, finds words in any order and opens a hit with Enter', async ({ page }) => {
  await signIn(page, 'superuser');
  await expect(page.getByRole('button', { name: /^Plats: Region Västmarken/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Sök plats' });
  await expect(search).toBeFocused();
  await search.fill('33 medicin');
  const first = page.getByRole('option').first();
  await expect(first).toContainText('Medicinavdelning 33');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Medicinavdelning 33/ })).toBeFocused();
  await expect.poll(() => addressOf(page).get('unitId')).toBeTruthy();

  // Of equal matches that of the shown unit comes first.
  await page.keyboard.press('Control+k');
  await search.fill('sjuksköterska');
  await expect(first).toContainText('Medicinavdelning 33');
});

test('the place picker enters a level with Tab, leaves it with Backspace and closes with Escape', async ({ page }) => {
  await signIn(page, 'superuser');
  await expect(page.getByRole('button', { name: /^Plats: Region Västmarken/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox');
  await search.fill('medicinavdelning 33');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('listbox', { name: 'I Medicinavdelning 33' })).toBeVisible();
  const options = page.getByRole('option');
  await expect(options.first()).toContainText('Kategori');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('listbox', { name: 'I Medicin', exact: true })).toBeVisible();
  await search.fill('finns inte');
  await expect(page.getByText('Inga träffar.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  await expect(page.getByRole('button', { name: /^Plats: / })).toBeFocused();
});

test('Ctrl+K finds an employee by words of the name in any order, and a page, and opens them', async ({ page }) => {
  await signIn(page, 'superuser');
  const { orgId, areaId, unitId } = await placeIn(page, 'Medicin', 'Medicinavdelning 33');
  const api = await apiAs(page, usernameOf('superuser'));
  const categories = `/api/organizations/${orgId}/areas/${areaId}/units/${unitId}/categories`;
  const [category] = (await api.get(categories)) as Found[];
  const employees = (await api.get(`${categories}/${category?.id}/assets`)) as Found[];
  const { id, name } = employees[0] ?? { id: '', name: '' };
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Sök plats' });
  await search.fill(name.split(' ').reverse().join(' ').toLowerCase());
  const employee = page.getByRole('option', { name: `Medarbetare ${name}` }).filter({ hasText: 'Medicinavdelning 33' });
  await expect(employee).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect.poll(() => addressOf(page).get('asset')).toBe(id);
  await page.keyboard.press('Control+k');
  await search.fill('lösen byt');
  await expect(page.getByRole('option', { name: 'Sida Byt lösenord' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Byt lösenord' })).toBeVisible();
});

test('the place picker offers the places opened before', async ({ page }) => {
  await signIn(page, 'superuser');
  await expect(page.getByRole('button', { name: /^Plats: Region Västmarken/ })).toBeVisible();
  for (const place of ['Medicinavdelning 31', 'Hjärtavdelning 32']) {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(place.toLowerCase());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: new RegExp(`^Plats: .*${place}`) })).toBeVisible();
  }
  await page.keyboard.press('Control+k');
  await page.getByRole('button', { name: 'Medicinavdelning 31' }).click();
  await expect(page.getByRole('button', { name: /^Plats: .*Medicinavdelning 31/ })).toBeVisible();
  await expect(page).toHaveTitle(/Medicinavdelning 31.* · Bemanningsplan/);
});

test('the place button shortens long names to leave room for the menu, and no short ones', async ({ page }) => {
  const region = uniqueName('Region Med Ett Långt Namn');
  const long = uniqueName('Avdelningen för eftervård och rehabilitering av långvarigt sjuka med omfattande behov');
  const { orgId, areaId, make } = await makeOrganization(page, region);
  const unitId = await make(`/api/organizations/${orgId}/areas/${areaId}/units`, { name: long, shortName: 'Avd' });
  await signIn(page, 'superadmin', `/organizations/${orgId}/areas/${areaId}/units/${unitId}`);
  const place = page.getByRole('button', { name: /^Plats: / });
  const menu = page.getByRole('navigation', { name: 'Huvudmeny' });
  const cut = (name: string) =>
    place
      .getByText(name, { exact: true })
      .filter({ visible: true })
      .evaluate((shown) => shown.scrollWidth - shown.clientWidth);
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  for (const width of [1440, 1280, 1101, 901]) {
    await page.setViewportSize({ width, height: 800 });
    for (const link of await menu.getByRole('link').all()) await link.click({ trial: true });
    expect(await cut(long), `${width}`).toBeGreaterThan(0);
    expect(width > 1100 && (await cut('Medicin')), `${width}`).toBeFalsy();
    expect(await fits(), `${width}`).toBe(true);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Meny', exact: true }).click({ trial: true });
  await page.getByRole('button', { name: 'användarmeny' }).click({ trial: true });
  expect(await fits()).toBe(true);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/#/organizations/${orgId}/areas/${areaId}`);
  await expect(place).toHaveAccessibleName(/, Medicin\. /);
  expect(await cut('Medicin')).toBe(0);
  expect(await cut(region)).toBe(0);
});

test('the place picker fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'planner');
  const place = page.getByRole('button', { name: /^Plats: / });
  await place.click();
  await expect(page.getByRole('combobox')).toBeFocused();
  expect((await place.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect((await page.getByRole('option').first().boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
});
