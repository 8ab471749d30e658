import { expect, type Page } from '@playwright/test';
import { apiAs } from './support/api.ts';
import { explanation, map, row, selected } from './support/overview.ts';
import { makeOrganization, uniqueName } from './support/places.ts';
import { enterAs, usernameOf } from './support/signIn.ts';
import { test } from './support/test.ts';

/** The requests for the places, and the most requests that were without an answer at the same time. */
const watched = (page: Page) => {
  const seen = { places: 0, most: 0 };
  let pending = 0;
  const isData = (url: string) => url.includes('/api/organizations/') || url.endsWith('/api/access/context');
  page.on('request', (request) => {
    if (!isData(request.url())) return;
    if (request.url().endsWith('/api/access/context')) seen.places += 1;
    pending += 1;
    seen.most = Math.max(seen.most, pending);
  });
  const answered = (url: string) => {
    if (isData(url)) pending -= 1;
  };
  page.on('requestfinished', (request) => answered(request.url()));
  page.on('requestfailed', (request) => answered(request.url()));
  return seen;
};

const later = (page: Page) => page.getByRole('button', { name: 'Nästa 26 veckor' }).click();

test('Översikt of a unit shows a category that another account makes, renames or removes without a reload', async ({
  page,
}) => {
  const { categoryPath, make, categoryId: _, ...unit } = await makeOrganization(page, uniqueName('Region Ny'));
  const api = await apiAs(page, usernameOf('admin'));
  await enterAs(page, usernameOf('admin'), `/plan?${new URLSearchParams({ ...unit, tab: 'overview' })}`);
  await expect(row(page, 'Sjuksköterska')).toBeVisible();
  await expect(selected(page)).toBeVisible();
  const seen = watched(page);

  const id = await make(categoryPath, { name: 'Kurator' });
  await later(page);
  await expect(row(page, 'Kurator')).toBeVisible();
  await expect(explanation(page).getByRole('table').first()).toContainText('Kurator');

  await api.put(`${categoryPath}/${id}`, { name: 'Dietist' });
  await later(page);
  await expect(row(page, 'Dietist')).toBeVisible();
  await expect(row(page, 'Kurator')).toBeHidden();

  await api.remove(`${categoryPath}/${id}`);
  await later(page);
  await expect(row(page, 'Dietist')).toBeHidden();
  await later(page);
  await expect(selected(page)).toBeVisible();
  expect(seen).toEqual({ places: 3, most: expect.any(Number) });
  // The places, and the cost of the week; that of the week before may still be on its way.
  expect(seen.most).toBeLessThanOrEqual(3);
});

test('Översikt of an area shows a unit that another account makes, and the search finds it', async ({ page }) => {
  const { orgId, areaId, categoryPath, make } = await makeOrganization(page, uniqueName('Region Ny'));
  await enterAs(page, usernameOf('admin'), `/plan?${new URLSearchParams({ orgId, areaId, tab: 'overview' })}`);
  await expect(row(page, 'Avdelning 1')).toBeVisible();
  const name = uniqueName('Avdelning');
  await make(categoryPath.replace(/\/[^/]+\/categories$/, ''), { name, shortName: 'Ny' });
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Sök plats' }).fill(name);
  await expect(page.getByRole('option', { name: new RegExp(name) })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row(page, name)).toBeVisible();
  const other = uniqueName('Avdelning');
  await make(categoryPath.replace(/\/[^/]+\/categories$/, ''), { name: other, shortName: 'Ny 2' });
  await later(page);
  await expect(row(page, other)).toBeVisible();
});

test('a unit without categories shows its first one when another tab is opened', async ({ page }) => {
  const { orgId, areaId, make, categoryPath } = await makeOrganization(page, uniqueName('Region Ny'));
  const units = categoryPath.replace(/\/[^/]+\/categories$/, '');
  const unitId = await make(units, { name: 'Avdelning 2', shortName: 'Avd 2' });
  await enterAs(page, usernameOf('admin'), `/plan?${new URLSearchParams({ orgId, areaId, unitId, tab: 'demand' })}`);
  await expect(page.getByText('Kom igång med Avdelning 2')).toBeVisible();
  await make(`${units}/${unitId}/categories`, { name: 'Kurator' });
  await page.getByRole('link', { name: 'Översikt', exact: true }).click();
  await expect(map(page).getByRole('rowheader', { name: 'Kurator' })).toBeVisible();
});
