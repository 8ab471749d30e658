import { expect, type Locator } from '@playwright/test';
import { signIn, usernameOf } from './support/signIn.ts';
import { test } from './support/test.ts';

/** How far the widest card of the page, which the element is part of, ends from the right side of the window. */
const rightMargin = (seen: Locator) =>
  seen.evaluate((node) => {
    const boxes = [...(node.closest('main') ?? node).querySelectorAll('form, table, section')];
    return innerWidth - Math.max(...boxes.map((box) => Math.round(box.getBoundingClientRect().right)));
  });

test('Förvalta, Konton and the page of an account have one width, at 1440 and 1280 px', async ({ page }) => {
  const main = page.getByRole('main');
  const screens = [
    ['/organizations', main.getByRole('link', { name: 'Region Västmarken', exact: true })],
    ['/accounts?search=planner', main.getByRole('link', { name: usernameOf('planner'), exact: true })],
    ['/accounts/edit/planner%40demo.se', main.getByRole('heading', { name: 'Lagrade uppgifter' })],
  ] as const;
  await signIn(page, 'superadmin', '/organizations');
  for (const width of [1440, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const margins: number[] = [];
    for (const [address, seen] of screens) {
      await page.goto(`/#${address}`);
      await expect(seen).toBeVisible();
      margins.push(await rightMargin(seen));
    }
    // The border of a card may lie outside the table in it.
    expect(Math.max(...margins) - Math.min(...margins), String(margins)).toBeLessThanOrEqual(2);
  }
});
