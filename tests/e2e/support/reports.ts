import { expect, type Locator, type Page } from '@playwright/test';
import { placeIn } from './places.ts';
import { type DemoAccount, signIn } from './signIn.ts';

export const form = (page: Page): Locator => page.getByRole('form', { name: 'Rapportinställningar' });
export const create = (page: Page): Locator => form(page).getByRole('button', { name: 'Skapa rapport' });
export const paper = (page: Page): Locator => page.getByRole('article');

/** Opens the tab at the start place of the account, or at an address of the tab, and waits for its form. */
export const open = async (page: Page, person: DemoAccount, more = ''): Promise<void> => {
  await signIn(page, person, `/plan?tab=report${more}`);
  await expect(create(page)).toBeVisible();
};

/** The address of the tab at Medicinavdelning 33. */
export const atUnit = async (page: Page): Promise<string> => {
  const { orgId, areaId, unitId } = await placeIn(page, 'Medicin', 'Medicinavdelning 33');
  return `&${new URLSearchParams({ orgId, areaId, unitId })}`;
};
