import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { signIn } from './support/signIn.ts';

for (const how of ['blocked', 'full'] as const)
  test(`with a ${how} storage the program signs in, works and says so`, async ({ page }) => {
    await page.addInitScript((isBlocked) => {
      if (isBlocked)
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
      else
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
    }, how === 'blocked');
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto('/#/auth/login');
    await page.getByLabel('Användarnamn').fill('planner@demo.se');
    await page.getByLabel('Lösenord', { exact: true }).fill(process.env.DEMO_PASSWORD ?? 'Demo!2026');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Plats: / })).toBeVisible();
    await expect(page.getByText('Webbläsaren sparar ingenting.')).toBeVisible();
    await expectAccessible(page);
    expect(errors).toEqual([]);
  });

test('a page that the browser translates works on', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await signIn(page, 'planner');
  const tabs = page.getByRole('navigation', { name: 'Flikar' }).or(page.locator('nav')).first();
  await expect(tabs).toBeVisible();
  const translate = () =>
    page.evaluate(() => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
      for (const text of texts) {
        const parent = text.parentElement;
        if (!parent || text.data.trim() === '' || parent.closest('[translate="no"], script, style, font')) continue;
        const font = document.createElement('font');
        font.textContent = text.data;
        text.replaceWith(font);
      }
    });
  for (const tab of ['tab=assets', 'tab=budget', 'tab=followup', 'tab=demand']) {
    await translate();
    const { hash } = new URL(page.url());
    const address = hash.includes('tab=') ? hash.replace(/tab=\w+/, tab) : `${hash}&${tab}`;
    await page.evaluate((next) => {
      location.hash = next;
    }, address);
    // Each has a sheet or table when its data is there.
    await expect(page.getByRole('main').locator('table, [role=grid]').first()).toBeVisible();
  }
  // The week of the sums goes on, into the next year too. A step is taken once the address names the period that is shown.
  await expect(page).toHaveURL(/[?&]period=/);
  await translate();
  const week = page.getByRole('group', { name: 'Vecka för summeringen' });
  const next = week.getByRole('button', { name: 'Nästa vecka' });
  for (let shown = await week.textContent(); !shown?.includes('v01'); shown = await week.textContent()) {
    await next.click();
    await expect(week).not.toHaveText(shown ?? '');
  }
  const [, year] = /v01 (\d{4})/.exec((await week.textContent()) ?? '') ?? [];
  expect(Number(year)).toBeGreaterThan(await page.evaluate(() => new Date().getFullYear()));
  await expect(page.getByText('Sidan gick inte att visa.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'användarmeny' })).toBeVisible();
  expect(errors).toEqual([]);
});
