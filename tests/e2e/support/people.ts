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

/** Signs in through the login page, as people do; ends on the start screen. */
export const logIn = async (page: Page, person: Person): Promise<void> => {
  await page.goto('/#/auth/login');
  await fillLogin(page, usernameOf(person));
  await expect(page.getByRole('button', { name: 'användarmeny' })).toBeVisible();
};

/** What the login answers. */
interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

/** The tokens of an account, past the login page. */
export const tokensOf = async (page: Page, username: string, password = PASSWORD): Promise<Tokens> => {
  const form = { username, password, grant_type: 'password' };
  const answer = await page.request.post('/api/account/login', { form });
  expect(answer.ok(), `login as ${username}`).toBe(true);
  return (await answer.json()) as Tokens;
};

const startOf = (person: Person): string => (/admin$/.test(person) ? '/organizations' : '/plan');

/** Opens the program as an account that is signed in already, at `address` (after the #). */
export const enterAs = async (page: Page, username: string, address: string, password = PASSWORD): Promise<void> => {
  const { access_token, refresh_token } = await tokensOf(page, username, password);
  // A page of this origin that runs nothing: the storage is written before the program looks at it.
  await page.goto('/mark.svg');
  await page.evaluate(
    ([access, refresh]) => {
      localStorage.setItem('auth-token', access ?? '');
      localStorage.setItem('auth-refresh', refresh ?? '');
      localStorage.removeItem('prev-plan-period');
    },
    [access_token, refresh_token],
  );
  await page.goto(`/#${address}`);
  await expect(page.getByRole('button', { name: 'användarmeny' })).toBeVisible();
};

/** Opens the program as somebody of the demo who is signed in already: at the start screen, or at `address`. */
export const signIn = async (page: Page, person: Person, address = startOf(person)): Promise<void> =>
  enterAs(page, usernameOf(person), address);

/** What the address says after the `?`. */
export const addressOf = (page: Page): URLSearchParams => new URLSearchParams(new URL(page.url()).hash.split('?')[1]);
