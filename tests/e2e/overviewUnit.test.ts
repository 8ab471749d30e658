import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { hold } from './support/hold.ts';
import { explanation, map, openOverview, selected } from './support/overview.ts';
import { placeIn } from './support/places.ts';
import { addressOf, signIn } from './support/signIn.ts';
import { test } from './support/test.ts';

test('the overview of a unit shows map, graph and panel of one week from one request, with names linked to persons', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => request.url().includes('/receipts?') && requested.push(request.url()));
  await openOverview(page, 'planner');
  await selected(page).focus();
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowUp');
  const graph = page.getByRole('region', { name: 'Diagram: Sjuksköterska' });
  const figures = graph.getByRole('table', { name: 'Sjuksköterska per vecka' });
  await expect(figures.getByRole('row', { name: /^Behov/ })).toBeVisible();

  // The figures of the graph stand below the weeks of the map.
  const last = await map(page).locator('tbody tr').first().locator('td').nth(25).boundingBox();
  const below = await figures
    .getByRole('row', { name: /^Behov/ })
    .locator('td')
    .nth(25)
    .boundingBox();
  expect(Math.round(below?.x ?? -1)).toBe(Math.round(last?.x ?? 0));

  // Demand, supply with demand and difference of the panel add up.
  const bill = explanation(page).getByRole('table');
  const figureOf = async (name: RegExp) => {
    const text = await bill.getByRole('row', { name }).last().locator('td').first().innerText();
    return Number(text.replace('−', '-').replace(',', '.'));
  };
  const [demand, supply, difference] = [
    await figureOf(/^Behov/),
    await figureOf(/^Tillgång med behov/),
    await figureOf(/^Differens/),
  ];
  expect(Math.abs(supply - demand - difference)).toBeLessThan(0.015);

  // Another category and the sum change the graph without another request.
  await selected(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('region', { name: 'Diagram: Undersköterska' })).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('region', { name: 'Diagram: Hela avdelningen' })).toBeVisible();
  await expect(explanation(page).getByRole('heading', { name: 'Hela avdelningen' })).toBeVisible();
  expect(requested).toHaveLength(1);
  expect(requested[0]).toContain('people=true');
  await expectAccessible(page);

  const away = explanation(page).getByRole('list', { name: 'Vilka är borta' });
  const name = await away.getByRole('link').first().innerText();
  await away.getByRole('link').first().click();
  await expect.poll(() => addressOf(page).get('tab')).toBe('assets');
  await expect(page.getByRole('heading', { name })).toBeVisible();
});

test('the map of a unit stays where it is on a tablet when the sentences over it come', async ({ page }) => {
  // No other walk changes this unit: its sentences take one line or two.
  const place = await placeIn(page, 'Kirurgi och förlossning', 'Kirurgisk dagvård 45');
  await page.setViewportSize({ width: 768, height: 1024 });
  const receipts = await hold(page, /\/receipts\?/);
  await signIn(page, 'superuser', `/plan?${new URLSearchParams({ ...place, tab: 'overview' })}`);
  const band = page.getByRole('list', { name: 'Läget i korthet' });
  await expect(band).toBeVisible();
  await expect(band.getByRole('link')).toHaveCount(0);
  const top = async () => (await map(page).boundingBox())!.y;
  const before = await top();
  receipts.release();
  await expect(selected(page)).toBeVisible();
  await expect(band.getByRole('link')).not.toHaveCount(0);
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(4);
});

test('a click in the graph of the overview of a unit selects the week, whose band goes through it', async ({
  page,
}) => {
  await openOverview(page, 'planner');
  const graph = page.getByRole('img', { name: /^Stegdiagram för/ });
  await graph.click({ position: { x: 3, y: 60 } });
  const row = map(page).locator('tbody tr', { has: page.getByRole('gridcell', { selected: true }) });
  await expect(row.locator('td').first()).toHaveAttribute('aria-selected', 'true');
  const [cell, band, drawn] = await Promise.all(
    [selected(page), graph.locator('..').locator('i').last(), graph].map((part) => part.boundingBox()),
  );
  expect(band?.x).toBeCloseTo(cell?.x ?? 0, 0);
  expect(band?.width).toBeCloseTo(cell?.width ?? 0, 0);
  expect(band?.height).toBeGreaterThanOrEqual(drawn?.height ?? Infinity);
  // The facts above take two lines or three.
  expect(drawn?.height).toBeGreaterThan(160);
  // What closes the shortages follows in sight; how much of it depends on the lines of the facts and on the shortages.
  const shortages = page.getByRole('region', { name: 'Åtgärda' }).getByRole('listitem');
  await expect(shortages.first()).toBeInViewport({ ratio: 1 });
  // Scrolled to in a lower window, the panel does not cover the last.
  await page.setViewportSize({ width: 1280, height: 800 });
  await shortages.last().getByRole('link').last().click({ trial: true });
});

test('many changes by others leave the overview as wide as a low window', async ({ page }) => {
  const change = (index: number) => ({
    key: `${index}`,
    at: '2026-11-24T08:00:00.000Z',
    by: 'eva.lindqvist@example.se',
    action: 'update',
    object: 'asset',
    id: `ast_${index}`,
    orgId: 'org_1',
    path: {},
    place: '',
    person: 'Eva Lindqvist',
    period: { start: '2026-11-23', end: null },
    before: { workRate: 1 },
    after: { workRate: 0.5 },
  });
  const data = {
    since: '2026-11-18T08:00:00.000Z',
    changes: Array.from({ length: 200 }, (_, n) => change(n)),
    more: true,
  };
  await page.route('**/changes', (route) => route.fulfill({ json: { data } }));
  await page.setViewportSize({ width: 720, height: 450 });
  await openOverview(page, 'planner');
  const button = page.getByRole('button', { name: 'Visa de 200 senaste ändringarna' });
  await expect(button).toBeVisible();
  const [box, width] = [await button.boundingBox(), await page.evaluate(() => document.documentElement.scrollWidth)];
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(720);
  expect(width).toBe(720);
  // The names at the ends of the lines are out of sight: the legend has them, and of hired staff where another walk added some.
  const legend = page.getByRole('list', { name: 'Linjer i diagrammet' });
  await expect(legend.getByRole('listitem')).toContainText(['Behov', 'Egen', 'Budget', 'brist', 'överskott']);

  // The selected week has a line at the bottom that says why, and more unfolds over the map.
  const reason = explanation(page).getByText(/^v\d\d · Brist: tillgång \d+,\d\d − behov \d+,\d\d$/);
  await expect(reason).toBeVisible();
  expect((await explanation(page).boundingBox())!.height).toBeLessThan(50);
  const ways = explanation(page).getByRole('link', { name: 'Åtgärda' });
  await page.getByRole('button', { name: 'Visa varför' }).click();
  await ways.scrollIntoViewIfNeeded();
  await expect(ways).toBeInViewport();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dölj' }).click();
  await expect(ways).toBeHidden();
  await expect(explanation(page)).toBeInViewport({ ratio: 1 });
});

/** The figures below the graph have two decimals, and no figure runs into the next one. */
const expectTwoDecimals = async (page: Page) => {
  const supply = page.getByRole('table', { name: /per vecka$/ }).getByRole('row', { name: /^Tillgång/ });
  const { texts, gap } = await supply.evaluate((row) => {
    const cells = [...row.querySelectorAll('td')].slice(0, 26).filter((cell) => !cell.querySelector('span'));
    const boxes = cells.map((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      return text.getBoundingClientRect();
    });
    const gaps = boxes.slice(1).map(({ left }, index) => left - boxes[index]!.right);
    return { texts: cells.map(({ innerText }) => innerText), gap: Math.min(...gaps) };
  });
  expect(texts.filter((text) => !/^\d+,\d\d$/.test(text))).toEqual([]);
  expect(texts.length).toBeGreaterThan(2);
  expect(gap).toBeGreaterThan(2.5);
};

for (const width of [1440, 1280, 390]) {
  test(`the overview of a unit fits ${width} px and has no accessibility fault`, async ({ page }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await openOverview(page, 'planner');
    await expect(page.getByRole('region', { name: /^Diagram: / })).toBeAttached();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    if (width > 390) {
      // The sums at the end of the weeks are in sight.
      const [head, frame] = await Promise.all([
        map(page)
          .getByRole('columnheader', { name: /^Veckor m/ })
          .boundingBox(),
        map(page).locator('..').boundingBox(),
      ]);
      expect(head!.x + head!.width).toBeLessThanOrEqual(frame!.x + frame!.width + 1);
      if (width === 1440) await expectTwoDecimals(page);
      return;
    }
    // A figure that goes on from a week that is scrolled away is written in the first that is seen.
    const names = await map(page).getByRole('columnheader').first().boundingBox();
    const demand = page.getByRole('table', { name: /per vecka$/ }).getByRole('row', { name: /^Behov/ });
    const first = await demand.evaluate((row, edge) => {
      const cells = [...row.querySelectorAll('td')];
      return cells.find((cell) => cell.getBoundingClientRect().left >= edge - 4)?.innerText;
    }, names!.x + names!.width);
    expect(first).toMatch(/^\d+,\d+$/);
    // Scrolled, the sum row passes below the head, with its name.
    const seen = await map(page).evaluate((table) => {
      const [corner, sum] = ['thead th', 'tfoot th'].map((cell) => table.querySelector(cell)!);
      const bottom = (cell: Element) => cell.getBoundingClientRect().bottom;
      table.parentElement!.scrollTop += bottom(sum!) - bottom(corner!);
      const { left, bottom: end } = sum!.getBoundingClientRect();
      return [
        Math.round(end - bottom(corner!)),
        document.elementFromPoint(left + 20, end - 10)?.closest('th') === corner,
      ];
    });
    expect(seen).toEqual([0, true]);
  });
}
