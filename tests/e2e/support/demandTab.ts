import { expect, type Page } from '@playwright/test';
import { addressOf, type DemoAccount, signIn } from './signIn.ts';

export const grid = (page: Page) => page.getByRole('grid', { name: 'Behov per pass och veckodag' });
export const cell = (page: Page, row: number, column: number) =>
  grid(page).locator(`[data-row="${row}"][data-column="${column}"]`);
export const sums = (page: Page) => page.getByRole('region', { name: /^Summering/ });
export const save = (page: Page) => page.getByRole('button', { name: 'Spara ändringar' });
export const unsaved = (page: Page) => page.getByText(/osparade? ändring/);
export const list = (page: Page) => page.getByRole('complementary', { name: 'Behovsperioder' });
export const menu = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'Fler val' }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

/** The columns of the table in which the tests type. */
export const [MON, TUE, WED, SUN, FRI_FLAG, START, WEEKEND_START, SERVICES] = [0, 1, 2, 6, 7, 10, 13, 18];

/** Opens the demand of the planner's unit at today's period, or `address`; returns the resulting address. */
export const open = async (
  page: Page,
  person: DemoAccount = 'planner',
  address = '/plan?tab=demand',
): Promise<string> => {
  await signIn(page, person, address);
  await expect(grid(page)).toBeVisible();
  await expect.poll(() => addressOf(page).get('period')).toBeTruthy();
  return `/plan?${addressOf(page)}`;
};
