import { expect, type Locator, type Page } from '@playwright/test';
import { addDays, todayInStockholm } from '#shared/time/day.ts';
import { mondayOf, weekLabel, weekOf } from '#shared/time/week.ts';
import { signIn } from './signIn.ts';

/** `2026-v06`: the week that begins `weeks` weeks from this one. */
export const week = (weeks: number): string => {
  const { year, week } = weekOf(addDays(mondayOf(todayInStockholm(new Date())), 7 * weeks));
  return `${year}-${weekLabel({ week })}`;
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
/** The columns in the order of the table: Från, Till, Grad, Utanför … */
export const columns = [
  'start',
  'end',
  'rate',
  'outside',
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
  await form.getByRole('button', { name: 'Lägg till' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

export const write = async (page: Page, at: Locator, text: string): Promise<void> => {
  await at.click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
};
