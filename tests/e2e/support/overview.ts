import { expect, type Locator, type Page } from '@playwright/test';
import { type DemoAccount, signIn } from './signIn.ts';

export const map = (page: Page): Locator => page.getByRole('grid', { name: 'Tillgång minus behov' });
export const selected = (page: Page): Locator => map(page).getByRole('gridcell', { selected: true });
export const explanation = (page: Page): Locator => page.getByRole('region', { name: 'Förklaring' });
export const row = (page: Page, name: string): Locator =>
  map(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) });

/** Opens the overview at the start place of the account and waits for its figures. */
export const openOverview = async (page: Page, person: DemoAccount, more = ''): Promise<void> => {
  await signIn(page, person, `/plan?tab=overview${more}`);
  await expect(selected(page)).toBeVisible();
  await expect(explanation(page)).toBeVisible();
};
