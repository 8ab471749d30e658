import { expect, type Locator, type Page } from '@playwright/test';
import { addDays, todayInStockholm } from '#shared/time/day.ts';
import { mondayOf, weekLabel, weekOf } from '#shared/time/week.ts';
import { apiAs } from './api.ts';
import { addressOf, signIn, usernameOf } from './signIn.ts';

const monday = (weeks: number) => addDays(mondayOf(todayInStockholm(new Date())), 7 * weeks);

/** `2026-v06`: the week that begins `weeks` weeks from this one, as it is typed. */
export const week = (weeks: number): string => {
  const { year, week } = weekOf(monday(weeks));
  return `${year}-${weekLabel({ week })}`;
};

/** The same as it is read: `v06 2026`. */
export const weekRead = (weeks: number): string => {
  const { year, week } = weekOf(monday(weeks));
  return `${weekLabel({ week })} ${year}`;
};

export const open = async (
  page: Page,
  person: 'planner' | 'reader' | 'superuser' = 'planner',
  address = '',
): Promise<void> => {
  await signIn(page, person, address || '/plan?tab=assets');
  await expect(page.getByRole('complementary', { name: 'Personal' })).toBeVisible();
};

export const list = (page: Page): Locator => page.getByRole('complementary', { name: 'Personal' });
export const grid = (page: Page): Locator => page.getByRole('grid', { name: /^Perioder för/ });
/** The columns in the order of the table: Från, Till, Grad, Utanför, Frånvaro … */
export const columns = [
  'start',
  'end',
  'rate',
  'outside',
  'absence',
  'substitute',
  'hired',
  'weekend',
  'night',
  'level',
  'comment',
];
export const cell = (page: Page, row: number, column: string): Locator =>
  grid(page).locator(`[data-row="${row}"][data-column="${columns.indexOf(column)}"]`);
export const save = (page: Page): Locator => page.getByRole('button', { name: 'Spara ändringar' });

export const hire = async (page: Page, name: string, rate = '1'): Promise<void> => {
  await page.getByRole('button', { name: 'Ny', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Ny medarbetare' });
  await form.getByLabel('Namn').fill(name);
  await form.getByLabel('Grad', { exact: true }).fill(rate);
  await form.getByRole('button', { name: 'Skapa' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

export const write = async (page: Page, at: Locator, text: string): Promise<void> => {
  await at.click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
};

/** The path in the API of the category that the page shows. */
export const categoryPathOf = async (page: Page): Promise<string> => {
  await expect.poll(() => addressOf(page).get('categoryId')).not.toBeNull();
  const [orgId, areaId, unitId, categoryId] = ['orgId', 'areaId', 'unitId', 'categoryId'].map((name) =>
    encodeURIComponent(addressOf(page).get(name) ?? ''),
  );
  return `/api/organizations/${orgId}/areas/${areaId}/units/${unitId}/categories/${categoryId}`;
};

/** Makes an employee in the category that the page shows: a period that ended 20 weeks ago, and one that goes on. */
export const makeFormer = async (page: Page, name: string): Promise<void> => {
  const path = await categoryPathOf(page);
  const api = await apiAs(page, usernameOf('superuser'));
  const ended = { start: monday(-40), end: addDays(monday(-19), -1) };
  const { id } = (await api.post(`${path}/assets`, { name, period: ended })) as { readonly id: string };
  await api.post(`${path}/assets/${id}/periods`, { start: monday(-19) });
  await page.reload();
};
