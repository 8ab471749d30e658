import { expect, type Page } from '@playwright/test';

const PASSWORD = process.env.DEMO_PASSWORD ?? 'Demo!2026';

/** The accounts of the demo region, one per role, and one of another organisation. */
export type DemoAccount = 'superadmin' | 'admin' | 'superuser' | 'planner' | 'reader' | 'other';

/** The username of a demo account. */
export const usernameOf = (person: DemoAccount): string => `${person}@demo.se`;

/** Types username and password into the login page and submits it. */
export const fillLogin = async (page: Page, username: string, password = PASSWORD): Promise<void> => {
  // The screen shown before may have a field of the same label.
  await expect(page.getByRole('button', { name: 'Logga in', exact: true })).toBeVisible();
  await page.getByLabel('Användarnamn').fill(username);
  await page.getByLabel('Lösenord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Logga in', exact: true }).click();
};

/** Signs in through the login page and waits for the start screen. */
export const logIn = async (page: Page, person: DemoAccount): Promise<void> => {
  await page.goto('/#/auth/login');
  await fillLogin(page, usernameOf(person));
  await expect(page.getByRole('button', { name: 'användarmeny' })).toBeVisible();
};

/** The answer of a login. */
interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

/** Signs in through the API and returns the tokens. */
export const tokensOf = async (page: Page, username: string, password = PASSWORD): Promise<Tokens> => {
  const form = { username, password, grant_type: 'password' };
  const answer = await page.request.post('/api/account/login', { form });
  expect(answer.ok(), `login as ${username}`).toBe(true);
  return (await answer.json()) as Tokens;
};

/** Where most walks of an account begin; the start itself is walked in frame.test.ts. */
const startOf = (person: DemoAccount): string => {
  if (/admin$/.test(person)) return '/organizations';
  return person === 'superuser' || person === 'other' ? '/plan' : '/plan?tab=demand';
};

const sessions = new Map<string, Promise<Tokens>>();

/** One session for each demo account and worker: it lasts as long as no test ends it (`enterAlone`). */
export const sessionOf = (page: Page, username: string): Promise<Tokens> => {
  const session = sessions.get(username) ?? tokensOf(page, username);
  sessions.set(username, session);
  return session;
};

/** A file of the program's origin without scripts. */
export const plainFile = '/mark.svg';

const enterWith = async (page: Page, { access_token, refresh_token }: Tokens, address: string): Promise<void> => {
  // A page without scripts of this origin: the tokens are stored before the program reads them. A new page of the context that walks
  // share need not be one.
  const plain = (one: Page): boolean => new URL(one.url()).pathname === plainFile;
  const anchor = page.url() === 'about:blank' ? page.context().pages().find(plain) : undefined;
  if (!anchor) await page.goto(plainFile);
  await (anchor ?? page).evaluate(
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

/**
 * Opens the program at `address` (after the #) as an account that is signed in through the API: a demo account with the session
 * of the worker, one with a password of its own with a new session.
 */
export const enterAs = async (page: Page, username: string, address: string, password?: string): Promise<void> =>
  enterWith(page, await (password ? tokensOf(page, username, password) : sessionOf(page, username)), address);

/** Opens the program as a demo account with a session of the test, for tests that end or renew it. */
export const enterAlone = async (page: Page, person: DemoAccount, address = startOf(person)): Promise<void> =>
  enterWith(page, await tokensOf(page, usernameOf(person)), address);

/** The parameters of the address, after the `?`. */
export const addressOf = (page: Page): URLSearchParams => new URLSearchParams(new URL(page.url()).hash.split('?')[1]);

/** Opens the program as a demo account that is signed in through the API, at `address` or at its start screen. */
export const signIn = async (page: Page, person: DemoAccount, address = startOf(person)): Promise<void> => {
  await enterAs(page, usernameOf(person), address);
  // The plan completes its address when the places are loaded; a test acts on the screen after that.
  if (/^\/plan(\?tab=\w+)?$/.test(address)) await expect.poll(() => addressOf(page).get('orgId')).toBeTruthy();
};
