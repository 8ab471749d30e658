import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { navigateToUnit, openUnit } from './support/manage.ts';
import { test } from './support/test.ts';

test('shifts are reordered by keyboard with an announcement, and keep their order', async ({ page }) => {
  await navigateToUnit(page);
  await page.getByRole('link', { name: 'Sjuksköterska', exact: true }).click();
  const rows = page.getByRole('table', { name: 'Arbetspass' }).getByRole('rowheader').getByRole('link');
  await expect(rows).not.toHaveCount(0);
  const before = await rows.allTextContents();
  const first = before[0] ?? '';
  await page.getByRole('button', { name: `Flytta ${first}, plats 1 av ${before.length}` }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  const after = [before[1] ?? '', first, ...before.slice(2)];
  await expect(rows).toHaveText(after);
  await expect(page.getByText(`${first} är flyttad till plats 2 av ${before.length}.`)).toBeAttached();
  await expect(page.getByRole('button', { name: `Flytta ${first}, plats 2` })).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await expect(rows).toHaveText(after);
  await page.getByRole('button', { name: `Flytta ${first}, plats 2` }).click();
  await page.getByRole('menuitem', { name: 'Flytta upp' }).click();
  await expect(rows).toHaveText(before);
});

test('a shift is reordered by dragging', async ({ page }) => {
  await openUnit(page);
  await page.getByRole('link', { name: 'Undersköterska', exact: true }).click();
  const rows = page.getByRole('table', { name: 'Arbetspass' }).getByRole('rowheader').getByRole('link');
  await expect(rows).not.toHaveCount(0);
  const before = await rows.allTextContents();
  const grip = page.getByRole('button', { name: new RegExp(`^Flytta ${before[0]},`) });
  const from = await grip.boundingBox();
  const last = await page.getByRole('table', { name: 'Arbetspass' }).getByRole('row').last().boundingBox();
  if (!from || !last) throw new Error('nothing to drag');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, last.y + last.height - 2, { steps: 6 });
  await page.mouse.up();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(rows).toHaveText([...before.slice(1), before[0] ?? '']);
  await page.reload();
  await expect(rows).toHaveText([...before.slice(1), before[0] ?? '']);
});

test('the list of shifts fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openUnit(page);
  await page.getByRole('link', { name: 'Sjuksköterska', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Arbetspass' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
});
