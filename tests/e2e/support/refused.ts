import type { Page } from '@playwright/test';
import { apiAs } from './api.ts';
import { makeOrganization, uniqueName } from './places.ts';
import { enterAs, usernameOf } from './signIn.ts';

/** Cuts the bodies of requests by a method, so that the server refuses them although the form took what was typed. */
export const cutBodies = (page: Page, method: 'POST' | 'PUT') =>
  page.route('**/api/organizations/**', (route) =>
    route.request().method() === method ? route.continue({ postData: '{' }) : route.fallback(),
  );

/** A new unit with beds and budget hours, opened in English at Behov; `address` gives the address of another tab. */
export const openUnitInEnglish = async (page: Page) => {
  const { categoryPath, make, ...ids } = await makeOrganization(page, uniqueName('Avvisad'));
  const unit = categoryPath.replace(/\/categories$/, '');
  const category = `${categoryPath}/${ids.categoryId}`;
  const api = await apiAs(page, usernameOf('admin'));
  await api.put(unit, { hasBedsActivated: true, hasBudgetHours: true });
  const address = (tab: string) => `/plan?${new URLSearchParams({ ...ids, tab })}`;
  await enterAs(page, usernameOf('admin'), address('demand'));
  await page.getByRole('button', { name: 'English' }).click();
  return { api, make, unit, category, address };
};
