import { expect, type Locator } from '@playwright/test';
import { placeIn } from './support/places.ts';
import { signIn } from './support/signIn.ts';
import { test } from './support/test.ts';

test.use({ isApart: true, viewport: { width: 768, height: 1024 }, hasTouch: true });

const sizeOf = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect());

test('on a tablet rows of the map, of the figures below it and of the team are 32 px high for a finger, weeks of the team 44 px wide', async ({
  page,
}) => {
  const ids = await placeIn(page, 'Medicin', 'Medicinavdelning 33');
  await signIn(page, 'superuser', `/plan?${new URLSearchParams({ ...ids, tab: 'overview' })}`);
  const weeks = page.getByRole('gridcell');
  await expect(weeks.first()).toBeVisible();
  expect((await sizeOf(weeks.first())).height).toBeGreaterThanOrEqual(32);
  const figures = page.getByRole('table', { name: /per vecka$/ }).getByRole('row', { name: /^Tillgång/ });
  await expect(figures).toBeVisible();
  expect((await sizeOf(figures)).height).toBeGreaterThanOrEqual(32);

  await page.goto(`/#/plan?${new URLSearchParams({ ...ids, tab: 'assets', mode: 'team' })}`);
  const cell = page.getByRole('grid').locator('td[tabindex="0"]');
  await expect(cell).toBeVisible();
  // The sheet may be drawn again while figures come.
  await expect(async () => {
    const { width, height } = await sizeOf(cell);
    expect(width).toBeGreaterThanOrEqual(44);
    expect(height).toBeGreaterThanOrEqual(32);
  }).toPass({ timeout: 10_000 });
});

test('on a phone the weeks of the team are stepped, and what is typed is undone, beside the sheet', async ({
  page,
}) => {
  const ids = await placeIn(page, 'Medicin', 'Medicinavdelning 33');
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'superuser', `/plan?${new URLSearchParams({ ...ids, tab: 'assets', mode: 'team' })}`);
  const main = page.getByRole('main');
  const range = main.getByText(/^v\d\d–v\d\d \d{4}/);
  const shown = await range.textContent();
  await main.getByRole('button', { name: 'Nästa veckor' }).tap();
  await expect(range).not.toHaveText(shown ?? '');
  await main.getByRole('button', { name: 'Föregående veckor' }).tap();
  await expect(range).toHaveText(shown ?? '');
  const undo = main.getByRole('button', { name: /^Ångra/ });
  await expect(undo).toBeDisabled();
  await page.getByRole('grid').locator('td[tabindex="0"]').tap();
  const bar = page.getByRole('region', { name: 'Skriv grad' });
  await bar.getByRole('textbox').fill('0,9');
  await bar.getByRole('button', { name: 'Klar' }).tap();
  await undo.tap();
  await expect(undo).toBeDisabled();
});
