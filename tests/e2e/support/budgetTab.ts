import { expect, type Locator, type Page } from '@playwright/test';
import { apiAs } from './api.ts';
import { paste } from './paste.ts';
import { placeIn, uniqueName } from './places.ts';
import { enterAs, usernameOf } from './signIn.ts';

export const thisYear = new Date().getFullYear();
/** A coming year that the demo has no stencil of; each test that makes stencils has one of its own. */
export const freeYear = (test: number): number => thisYear + 10 + test;

/** What the API answers of an entity, as far as the tests need it. */
export interface Stored {
  readonly id: string;
}

/** A budget-only category of the planner's unit for one test, at which the tab opens. */
export const openCategory = async (
  page: Page,
  person: 'planner' | 'superuser' | 'reader',
  periods: readonly object[] = [],
) => {
  const ids = await placeIn(page, 'Medicin', 'Medicinavdelning 33');
  const unit = `/api/organizations/${ids.orgId}/areas/${ids.areaId}/units/${ids.unitId}`;
  const api = await apiAs(page, usernameOf('superuser'));
  const name = uniqueName('Läkare');
  const { id } = (await api.post(`${unit}/categories/budget`, { name })) as Stored;
  const made: Stored[] = [];
  for (const period of periods)
    made.push((await api.post(`${unit}/categories/${id}/budget-periods`, period)) as Stored);
  const address = `/plan?${new URLSearchParams({ ...ids, tab: 'budget', budgetCategory: id })}`;
  await enterAs(page, usernameOf(person), address);
  await expect(page.getByRole('heading', { level: 1, name: `${name}, budgetperioder` })).toBeVisible();
  return {
    name,
    unit,
    api,
    periods: made,
    path: `${unit}/categories/${id}/budget-periods`,
    category: `${unit}/categories/${id}/budget`,
  };
};

export const services = (page: Page): Locator => page.getByRole('grid', { name: /^Budgetperioder för/ });
export const stencils = (page: Page): Locator => page.getByRole('grid', { name: 'Schabloner per år' });
export const cell = (grid: Locator, row: number, column: number): Locator =>
  grid.locator(`[data-row="${row}"][data-column="${column}"]`);
export const save = (page: Page): Locator => page.getByRole('button', { name: 'Spara', exact: true });
export const unsaved = (page: Page): Locator => page.getByText(/osparade? ändring/);
export const yearTable = (page: Page): Locator => page.getByRole('table', { name: /per månad$/ });
export const yearRow = (page: Page, group: number, name: string): Locator =>
  yearTable(page)
    .locator('tbody')
    .nth(group)
    .getByRole('row', { name: new RegExp(`^${name}`) });

export const write = async (page: Page, at: Locator, text: string): Promise<void> => {
  await at.click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
};

export const pasteAt = async (page: Page, at: Locator, text: string): Promise<void> => {
  await at.click();
  await paste(page, text);
};

/** The row of a stencil in its sheet, counted from 0. */
export const stencilRow = async (page: Page, year: string): Promise<number> => {
  const cells = stencils(page).locator('[data-column="0"]');
  await expect(cells.filter({ hasText: year })).toHaveCount(1);
  return (await cells.allTextContents()).findIndex((text) => text.startsWith(year));
};
