import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { sheetsOf } from './support/pdf.ts';
import { chartBytes } from './support/scripts.ts';
import { signIn } from './support/signIn.ts';
import { test } from './support/test.ts';

const forecast =
  '/plan?tab=report&type=prognos&level=org&start=2026-08-31&end=2026-12-27&forecastType=demand/assets&created=1';
const chart = (page: Page): Locator => page.getByRole('article').getByRole('img', { name: /^Staplar/ });

/** The colour of the column of Kirurgavdelning 41, överskott of two steps. */
const columnColor = (page: Page): Promise<string> =>
  chart(page)
    .locator('rect, path')
    .evaluateAll((shapes) => {
      const probe = document.createElement('i');
      probe.style.color = 'var(--d-p2)';
      document.body.append(probe);
      const wanted = getComputedStyle(probe).color;
      probe.remove();
      return shapes.map((shape) => getComputedStyle(shape).fill).find((fill) => fill === wanted) ?? 'none';
    });

test('a forecast is a chart of the library: vectors in the colours of the theme, a tooltip, and its table', async ({
  page,
}) => {
  await signIn(page, 'superuser', '/plan?tab=demand');
  await expect(page.getByRole('heading', { name: 'Behov: välj avdelning' })).toBeVisible();
  expect(await chartBytes(page)).toBe(0);
  await page.goto(`/#${forecast}`);
  await expect(chart(page).getByText('Kir 41')).toBeVisible();
  const size = await chartBytes(page);
  expect(size).toBeGreaterThan(100_000);
  expect(size).toBeLessThan(350_000);
  await expect(page.getByRole('article').locator('canvas')).toHaveCount(0);

  await test.step('the tooltip has the whole name and the figure of the table', async () => {
    const figure = await page
      .getByRole('row', { name: /^Kirurgavdelning 41/ })
      .first()
      .getByRole('cell')
      .nth(5)
      .innerText();
    await chart(page).getByText('Kir 41').scrollIntoViewIfNeeded();
    const name = (await chart(page).getByText('Kir 41').boundingBox())!;
    const plot = (await chart(page).boundingBox())!;
    await page.mouse.move(name.x + name.width / 2, plot.y + 40);
    await page.mouse.move(name.x + name.width / 2, plot.y + 50);
    const tip = page.locator('.g2-tooltip');
    await expect(tip).toContainText('Kirurgavdelning 41');
    await expect(tip).toContainText(figure);
    await page.mouse.move(0, 0);
  });

  await test.step('a dark screen is printed light, without being drawn again', async () => {
    const light = await columnColor(page);
    expect(light).toMatch(/^rgb/);
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await columnColor(page);
    expect(dark).toMatch(/^rgb/);
    expect(dark).not.toBe(light);
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    expect(await columnColor(page)).toBe(light);
    const sheets = await sheetsOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
    expect(sheets[0]!.paths).toBeGreaterThan(12);
    expect(sheets.map(({ images }) => images)).toEqual(sheets.map(() => 0));
    await page.emulateMedia({ colorScheme: null, media: null });
  });
  await expectAccessible(page);
});

test('the keyboard takes a shift category out of the columns of key values', async ({ page }) => {
  await signIn(
    page,
    'superuser',
    '/plan?tab=report&type=keyvalues&level=org&keyvalue=3&startYear=2026&groupByUnit=true&created=1',
  );
  const columns = chart(page).first();
  await expect(columns.getByText('Kir 41')).toBeVisible();
  const fills = () =>
    columns
      .locator('.element')
      .evaluateAll((shapes) => new Set(shapes.map((shape) => getComputedStyle(shape).fill)).size);
  const before = await fills();
  await page.getByRole('checkbox', { name: 'Natt' }).focus();
  await page.keyboard.press('Space');
  await expect.poll(fills).toBe(before - 1);
});
