import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expectSmallScripts } from './support/scripts.ts';
import { addressOf, enterAlone, fillLogin, logIn, usernameOf } from './support/signIn.ts';
import { test } from './support/test.ts';

test('the login page reports missing fields after submitting, and a wrong password above the form', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL(/#\/auth\/login/);
  await expect(page.getByText('Ange ditt användarnamn.')).toBeHidden();
  await page.getByRole('button', { name: 'Logga in', exact: true }).click();
  await expect(page.getByText('Ange ditt användarnamn.')).toBeVisible();
  await expect(page.getByLabel('Lösenord', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await fillLogin(page, usernameOf('planner'), 'fel lösenord');
  await expect(page.getByRole('alert')).toHaveText('Felaktigt användarnamn eller lösenord.');
  await expectAccessible(page);
});

test('the login page and what needs no session load at most 140 KB of script, gzipped', async ({ page }) => {
  await page.goto('/#/accessibility');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectSmallScripts(page);
  await page.goto('about:blank');
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Logga in', exact: true })).toBeVisible();
  await expectSmallScripts(page);
});

test('a page before the login that a newer version has replaced offers a reload', async ({ page }) => {
  await page.goto('/#/auth/login');
  await page.route(/\/assets\/forgot-/, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'Har du glömt lösenordet?' }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('En ny version finns.');
  await expectAccessible(page);
  await page.unrouteAll();
  await alert.getByRole('button', { name: 'Ladda om sidan' }).click();
  await expect(page.getByLabel('E-postadress')).toBeVisible();
});

test('a step back to a page from before the login asks about unsaved values', async ({ page }) => {
  await page.goto('/#/auth/login');
  await page.getByRole('link', { name: 'Har du glömt lösenordet?' }).click();
  await page.getByRole('link', { name: 'Till inloggningen' }).click();
  await fillLogin(page, usernameOf('planner'));
  await expect.poll(() => addressOf(page).get('tab')).toBe('overview');
  await page.getByRole('link', { name: 'Behov', exact: true }).click();
  const sheet = page.getByRole('grid', { name: 'Behov per pass och veckodag' });
  await expect(sheet).toBeVisible();
  const there = page.url();
  await page.getByRole('gridcell').first().click();
  await page.keyboard.type('11');
  await page.keyboard.press('Enter');
  // Past Översikt, to the form for a forgotten password.
  await page.evaluate(() => history.go(-2));
  await page.getByRole('dialog').getByRole('button', { name: 'Stanna kvar' }).click();
  await expect(page).toHaveURL(there);
  await expect(sheet).toBeVisible();
});

test('a login forgets the previous plan period and opens the only grant, also after a reload', async ({ page }) => {
  await page.goto('/#/auth/login');
  await page.evaluate(() => localStorage.setItem('prev-plan-period', '{"start":"2026-01-05"}'));
  await logIn(page, 'planner');
  await expect.poll(() => addressOf(page).get('tab')).toBe('overview');
  await page.getByRole('link', { name: 'Behov', exact: true }).click();
  await expect.poll(() => addressOf(page).get('period')).toBeTruthy();
  await expect.poll(() => addressOf(page).get('categoryId')).toBeTruthy();
  await expect.poll(() => addressOf(page).get('tab')).toBe('demand');
  // The screen stores the period that it shows; the period stored before the login is gone.
  expect(await page.evaluate(() => localStorage.getItem('prev-plan-period'))).not.toContain('2026-01-05');
  const there = page.url();
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Planera' })).toBeVisible();
  await expect(page).toHaveURL(there);
  const unitId = addressOf(page).get('unitId');
  await page.goto('/#/no/such/screen');
  await expect.poll(() => addressOf(page).get('tab')).toBe('overview');
  expect(addressOf(page).get('unitId')).toBe(unitId);
});

test('a screen requested while signed out opens after the login', async ({ page }) => {
  await enterAlone(page, 'planner');
  await page.getByRole('link', { name: 'Personal', exact: true }).click();
  await expect.poll(() => addressOf(page).get('asset')).toBeTruthy();
  const there = page.url();
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(there);
  await expect(page).toHaveURL(/#\/auth\/login\?from=/);
  await fillLogin(page, usernameOf('planner'));
  await expect(page).toHaveURL(there);
});

test('a refused token is renewed without a message, or leads to the login and back when it cannot be', async ({
  page,
}) => {
  await enterAlone(page, 'planner');
  // The last that the plan adds to its address.
  await expect.poll(() => addressOf(page).get('period')).toBeTruthy();
  const there = page.url();
  const spoil = (keepRefresh: boolean) =>
    page.evaluate((keep) => {
      const [head, claims] = (localStorage.getItem('auth-token') ?? '').split('.');
      localStorage.setItem('auth-token', `${head}.${claims}.AAAA`);
      if (!keep) localStorage.removeItem('auth-refresh');
    }, keepRefresh);
  await spoil(true);
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Planera' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Plats: / })).toBeVisible();
  await expect(page).toHaveURL(there);
  await spoil(false);
  await page.reload();
  await expect(page.getByText('Din inloggning har gått ut.')).toBeVisible();
  await fillLogin(page, usernameOf('planner'));
  await expect(page).toHaveURL(there);
});

test('a forbidden screen leads to the login and then to the start screen with a message', async ({ page }) => {
  await enterAlone(page, 'reader');
  await page.route('**/api/access/context', (route) =>
    route.fulfill({ status: 403, json: { error: 'forbidden', message: 'Du saknar behörighet till det här.' } }),
  );
  await page.reload();
  await expect(page.getByText('Du saknar behörighet till sidan.')).toBeVisible();
  await page.unroute('**/api/access/context');
  await fillLogin(page, usernameOf('reader'));
  await expect(page.getByText('Här är din startsida i stället.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('status').getByRole('button', { name: 'Stäng' }).click();
  await expect(page.getByText('Här är din startsida i stället.')).toBeHidden();
});

test('logging out ends the session in every window and erases what the browser keeps of the account', async ({
  page,
  context,
}) => {
  await enterAlone(page, 'planner');
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('button', { name: 'användarmeny' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('draft:planner@demo.se:x', '1'));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('prev-plan-context'))).not.toBeNull();
  await page.getByRole('button', { name: 'användarmeny' }).click();
  await page.getByRole('link', { name: 'Logga ut' }).click();
  await expect(page.getByRole('heading', { name: 'Du är utloggad' })).toBeVisible();
  await expectAccessible(page);
  await expect(other).toHaveURL(/#\/auth\/login/);
  const kept = async () => {
    const keys = await page.evaluate(() => Object.keys(localStorage));
    return keys.filter((key) => /plann|prev-plan|auth-/.test(key));
  };
  await expect.poll(kept).toEqual([]);
});

test('logging out leaves nothing of the person in any store of the browser', async ({ page, context }) => {
  await enterAlone(page, 'planner');
  await expect.poll(() => addressOf(page).get('categoryId')).toBeTruthy();
  const { unitId = '', orgId = '' } = Object.fromEntries(addressOf(page));
  await page.getByRole('link', { name: 'Personal', exact: true }).click();
  await page.getByLabel('Dölj inaktiva').click();
  await expect.poll(() => addressOf(page).get('asset')).toBeTruthy();
  await page.getByRole('link', { name: 'Behov', exact: true }).click();
  await expect(page.getByRole('grid', { name: 'Behov per pass och veckodag' })).toBeVisible();
  await page.getByRole('gridcell').first().click();
  await page.keyboard.type('11');
  await page.keyboard.press('Enter');
  const stores = () =>
    page.evaluate(async () => ({
      local: Object.fromEntries(Object.entries(localStorage)),
      session: Object.keys(sessionStorage),
      caches: await caches.keys(),
      databases: (await indexedDB.databases()).length,
    }));
  await expect.poll(async () => Object.keys((await stores()).local).some((key) => key.startsWith('draft:'))).toBe(true);
  const before = JSON.stringify(await stores());
  for (const kept of ['draft:planner@demo.se', 'recent:planner@demo.se', 'prev-plan-context', 'prev-plan-period'])
    expect(before).toContain(kept);

  await page.getByRole('button', { name: 'användarmeny' }).click();
  await page.getByRole('link', { name: 'Logga ut' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Lämna utan att spara' }).click();
  await expect(page.getByRole('heading', { name: 'Du är utloggad' })).toBeVisible();
  const after = await stores();
  expect(after).toMatchObject({ session: [], caches: [], databases: 0 });
  // Choices about lists, of everybody at this browser.
  for (const [key, value] of Object.entries(after.local)) {
    expect(key).toMatch(/^(language|assets:(hideInactive|several|team)|sort:\w+)$/);
    expect(value).toMatch(/^(sv|en|true|false|\{"column":"\w+","descending":(true|false)\})$/);
  }
  const written = JSON.stringify([after, page.url()]);
  for (const own of ['planner', unitId, orgId]) expect(written).not.toContain(own);
  // A device is known by a cookie that scripts do not read and that names nobody (tests/http/guesses.test.ts).
  for (const { name, value, httpOnly } of await context.cookies()) {
    expect([name, httpOnly]).toEqual(['known-device', true]);
    expect(decodeURIComponent(value)).not.toContain('planner');
  }
});

test('the accessibility statement is readable without a login', async ({ page }) => {
  await page.goto('/#/accessibility');
  await expect(page.getByRole('heading', { level: 1, name: 'Tillgänglighet för Bemanningsplan' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^support@/ })).toHaveAttribute(
    'href',
    /^mailto:support@/,
  );
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
});
