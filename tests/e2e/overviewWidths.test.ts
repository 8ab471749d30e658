import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { hold } from './support/hold.ts';
import { explanation, map, openOverview, row, selected } from './support/overview.ts';
import { addressOf, signIn } from './support/signIn.ts';
import { test } from './support/test.ts';

/** Two weeks are seen between the names and this week. */
const expectOpenedAtThisWeek = async (page: Page) => {
  const [names, now] = await Promise.all([
    map(page).getByRole('columnheader').first().boundingBox(),
    map(page).locator('th[aria-current]').boundingBox(),
  ]);
  const before = now!.x - names!.x - names!.width;
  expect(Math.round(before / now!.width)).toBe(2);
};

/** The panel keeps its room for figures. */
const expectWaysInOneLine = async (page: Page) => {
  const foot = explanation(page).locator('footer');
  const tops = await foot.locator('> *').evaluateAll((ways) => ways.map((way) => way.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
};

/** The first thing that the panel says: its figure lies in sight, under nothing, what it means and the days off take a line each. */
const expectFigureInSight = async (page: Page) => {
  const seen = await explanation(page).evaluate((panel) => {
    const figure = panel.querySelector('[class*=figure]')!;
    const { left, right, top, bottom } = figure.getBoundingClientRect();
    const isSeen = (y: number) => document.elementFromPoint((left + right) / 2, y) === figure;
    const heights = (selector: string) =>
      [...panel.querySelectorAll(selector)].map((text) => text.getBoundingClientRect().height);
    return {
      figure: [top + 2, bottom - 2].map(isSeen),
      lines: Math.max(...heights('[class*=hero] div span'), ...heights('[class*=holidays] li')),
    };
  });
  expect(seen.figure).toEqual([true, true]);
  expect(seen.lines).toBeLessThan(26);
  // The heads of two columns are not read as one phrase.
  const heads = await explanation(page)
    .getByRole('columnheader', { name: /^mot / })
    .evaluateAll((all) =>
      all.map((head) => {
        const text = document.createRange();
        text.selectNodeContents(head);
        return text.getBoundingClientRect();
      }),
    );
  expect(heads).toHaveLength(2);
  expect(heads[1]!.left - heads[0]!.right).toBeGreaterThan(7);
};

for (const width of [1440, 1280, 768, 390]) {
  test(`the coverage map fits ${width} px and has no accessibility fault`, async ({ page }) => {
    await page.setViewportSize({ width, height: { 390: 844, 768: 1024 }[width] ?? 900 });
    await openOverview(page, 'superuser');
    if (width === 768) await expectOpenedAtThisWeek(page);
    if (width === 390) await page.getByRole('button', { name: 'Fäll ut förklaringen' }).click();
    await expect(explanation(page).getByRole('link').first()).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const beyond = await explanation(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(beyond).toBeLessThanOrEqual(0);
    if (width > 700) await expectWaysInOneLine(page);
    if (width === 768) await expectFigureInSight(page);
  });
}

/** The legend follows the sum row, and the shadow over further rows ends at it. */
const expectLegendBelowRows = async (page: Page) => {
  const legend = page.getByRole('list', { name: 'Färgskala' }).locator('..');
  const below = page.getByRole('region', { name: 'Täckningskarta' }).locator('[data-more="below"]');
  await expect(async () => {
    const sums = (await map(page).locator('tfoot th').boundingBox())!;
    expect(Math.abs((await legend.boundingBox())!.y - sums.y - sums.height)).toBeLessThan(2);
    const shadow = (await below.count()) ? await below.boundingBox() : null;
    if (shadow) expect(Math.abs(shadow.y + shadow.height - sums.y)).toBeLessThan(2);
  }).toPass({ timeout: 5000 });
};

test('in a low window the coming explanation is the bar that it is folded to', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  const receipts = await hold(page, /\/receipts\/packed/);
  await signIn(page, 'superuser', '/plan?tab=overview');
  const coming = page.locator('section[role="status"]');
  await expect(coming).toBeVisible();
  const box = await coming.boundingBox();
  receipts.release();
  await expect(coming).toBeHidden();
  await expect(explanation(page)).toBeVisible();
  expect(box!.height).toBeCloseTo((await explanation(page).boundingBox())!.height, 0);
});

test('the coverage map folds its explanation on a phone and keeps the selected cell in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shortages = await hold(page, /\/remedies\?/);
  await openOverview(page, 'superuser');
  // The map does not move when the shortages come.
  const top = (await map(page).boundingBox())?.y;
  shortages.release();
  const part = page.getByText(/^Åtgärda \d+$/);
  await expect(part).toBeVisible();
  const count = (await part.innerText()).replace('Åtgärda ', '');
  await part.click();
  await expect(page.getByRole('heading', { name: new RegExp(` av ${count} brister`) })).toBeVisible();
  await page.getByText('Karta', { exact: true }).click();
  expect((await map(page).boundingBox())?.y).toBe(top);
  await expect(selected(page)).toBeInViewport();
  await expect(page.getByRole('link', { name: /Öppna plan/ })).toBeHidden();
  // All of the head is the button, also its text.
  const heading = await explanation(page).getByRole('heading').boundingBox();
  await page.mouse.click(heading!.x + 20, heading!.y + 5);
  const fold = page.getByRole('button', { name: 'Fäll ihop förklaringen' });
  await expect(fold).toBeVisible();
  const cut = await map(page).evaluate((table) => {
    const sum = table.querySelector('tfoot tr')!.getBoundingClientRect().top;
    return [...table.querySelectorAll('tbody tr')].some((row) => {
      const { top: from, bottom } = row.getBoundingClientRect();
      return from < sum - 1 && bottom > sum + 4;
    });
  });
  expect(cut).toBe(false);
  await expectLegendBelowRows(page);
  const before = (await map(page).locator('..').boundingBox())?.height ?? 0;
  await fold.click();
  await expect(page.getByRole('button', { name: 'Fäll ut förklaringen' })).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('link', { name: /Öppna plan/ })).toBeHidden();
  expect((await map(page).locator('..').boundingBox())?.height ?? 0).toBeGreaterThan(before + 100);
  await expect(selected(page)).toBeInViewport();
  // A map of few rows ends with them.
  await page.goto(`/#/plan?${new URLSearchParams({ ...Object.fromEntries(addressOf(page)), by: 'category' })}`);
  await expect(row(page, 'Läkare').locator('td').first()).toHaveText(/\d/);
  await expectLegendBelowRows(page);
});
