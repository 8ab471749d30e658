import type { Page } from '@playwright/test';
import { apiAs } from './api.ts';
import { makeOrganization, uniqueName } from './places.ts';
import { enterAs, usernameOf } from './signIn.ts';

/** Cuts the bodies of requests by a method, so that the server refuses them although the form took what was typed. */
export const cutBodies = (page: Page, method: 'POST' | 'PUT') =>
  page.route('**/api/organizations/**', (route) =>
    route.request().method() === method ? route.continue({ postData: '{' }) : route.fallback(),
  );

/** A new unit with beds and budget hours; `address` gives the address of a tab of it. */
export const makeUnitWithBeds = async (page: Page) => {
  const { categoryPath, make, ...ids } = await makeOrganization(page, uniqueName('Avvisad'));
  const unit = categoryPath.replace(/\/categories$/, '');
  const category = `${categoryPath}/${ids.categoryId}`;
  const api = await apiAs(page, usernameOf('admin'));
  await api.put(unit, { hasBedsActivated: true, hasBudgetHours: true });
  const address = (tab: string) => `/plan?${new URLSearchParams({ ...ids, tab })}`;
  return { api, make, unit, category, address };
};

/** Signs the administrator in at an address and chooses English; what the test makes first is loaded with the screen. */
export const enterInEnglish = async (page: Page, address: string) => {
  await enterAs(page, usernameOf('admin'), address);
  await page.getByRole('button', { name: 'English' }).click();
};
