import { expect, type Page } from '@playwright/test';

const PASSWORD = process.env.DEMO_PASSWORD ?? 'Demo!2026';

/** The demo accounts (api.md "Demo accounts"). */
export type Person = 'superadmin' | 'admin' | 'superuser' | 'planner' | 'reader' | 'other';

/** The address that a demo account signs in with. */
export const usernameOf = (person: Person): string => `${person}@demo.se`;

/** Types username and password into the login page and submits it. */
export const fillLogin = async (page: Page, username: string, password = PASSWORD): Promise<void> => {
  await page.getByLabel('Användarnamn').fill(username);
  await page.getByLabel('Lösenord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Logga in' }).click();
};

/** Signs in through the login page; ends on the start screen, or at `address` (after the #) when given. */
export const signIn = async (page: Page, person: Person, address?: string): Promise<void> => {
  await page.goto('/#/auth/login');
  await fillLogin(page, usernameOf(person));
  await expect(page.getByRole('button', { name: 'användarmeny' })).toBeVisible();
  if (address !== undefined) await page.goto(`/#${address}`);
};

/** What the address says after the `?`. */
export const addressOf = (page: Page): URLSearchParams => new URLSearchParams(new URL(page.url()).hash.split('?')[1]);
