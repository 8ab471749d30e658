import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { cell, grid, MON, open, save, TUE } from './support/demandTab.ts';
import { test } from './support/test.ts';

test('on a phone the reason of a refused value lies beside the names, inside the window', async ({ openElsewhere }) => {
  const page = await openElsewhere({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await open(page);
  const reason = page.getByRole('tooltip', { name: 'Ange ett tal med högst två decimaler.' });
  for (const day of [MON, MON + 4]) {
    await cell(page, 0, day).tap();
    await page.keyboard.type('abc');
    await expect(reason).toBeVisible();
    const names = await grid(page).getByRole('rowheader').first().boundingBox();
    const box = await reason.boundingBox();
    expect(box!.x).toBeGreaterThanOrEqual(names!.x + names!.width);
    expect(box!.x + box!.width).toBeLessThanOrEqual(390);
    await page.keyboard.press('Escape');
  }
});

test('the demand table fits a phone, where a tap selects a cell and a second tap edits it', async ({
  openElsewhere,
}) => {
  const page = await openElsewhere({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await open(page);
  await expectAccessible(page);
  await expect(page.getByText('räknas med arbetstid helg')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ny vårdplatsperiod' })).toBeVisible();
  await cell(page, 0, TUE).tap();
  await expect(cell(page, 0, TUE)).toBeFocused();
  await cell(page, 0, TUE).tap();
  const field = cell(page, 0, TUE).getByRole('textbox');
  await expect(field).toHaveAttribute('inputmode', 'decimal');
  // The text is marked: what is typed replaces it.
  await page.keyboard.type('46');
  await cell(page, 1, TUE).tap();
  await expect(cell(page, 0, TUE)).toHaveText('46, ändrad');
  await save(page).tap();
  const question = page.getByRole('dialog', { name: 'Stämmer antalet?' });
  await expect(question).toContainText(/tisdag: \d → 46/);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Avbryt' }).tap();
  await expect(cell(page, 0, TUE)).toHaveAttribute('aria-selected', 'true');
  await expect(save(page)).toBeEnabled();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
