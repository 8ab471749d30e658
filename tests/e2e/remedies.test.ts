import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { explanation, openOverview, selected } from './support/overview.ts';
import { test } from './support/test.ts';

test('a shortage of the map is closed and saved in three steps, and what was shown is what is stored', async ({
  page,
}) => {
  await openOverview(page, 'superuser');
  const list = page.getByRole('region', { name: 'Åtgärda' });
  await expect(list.getByRole('listitem')).toHaveCount(5);
  await expectAccessible(page);

  let steps = 0;
  const step = async (act: () => Promise<void>) => {
    await act();
    steps += 1;
  };
  await step(() =>
    list
      .getByRole('link', { name: /^Åtgärda / })
      .first()
      .click(),
  );
  await expect(page.getByRole('heading', { level: 1, name: /^Åtgärda brist v/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Differens kvar/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lägg som utkast i Personal' })).toBeEnabled();
  await expectAccessible(page);

  // Further people are below the edge; on a narrow window the facts stand in one row over the buttons.
  await expect(page.locator('[data-more="below"]')).toBeVisible();
  await page.setViewportSize({ width: 768, height: 1024 });
  const tops = await page
    .locator('dl[aria-live] dt')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(tops.length).toBeGreaterThan(2);
  expect(new Set(tops).size).toBe(1);

  // Each person explains the shortage once; on a phone the first, and all on demand.
  const why = page
    .getByRole('table', { name: /^Åtgärda brist/ })
    .getByRole('rowgroup')
    .filter({ hasText: 'Varför det fattas' });
  const names = why.getByRole('rowheader').filter({ hasNotText: /^Varför|^Visa/ });
  const all = await names.allTextContents();
  expect(all.length).toBeGreaterThan(5);
  expect(new Set(all).size).toBe(all.length);
  // In rows of one height, each with a stretch or the weeks where it is.
  const rows = await why
    .getByRole('row')
    .filter({ hasNotText: 'Varför det fattas' })
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(new Set(rows).size).toBe(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(names).toHaveCount(5);
  await why.getByRole('button', { name: `Visa alla ${all.length}` }).click();
  await expect(names).toHaveCount(all.length);
  for (const name of await names.all())
    expect(await name.evaluate((cell) => cell.scrollWidth <= cell.clientWidth), 'a name is cut').toBe(true);
  await page.setViewportSize({ width: 1280, height: 720 });

  // The weeks of a measure are chosen in a list that Escape closes, and not the page.
  const week = page.getByRole('combobox', { name: /^Veckor för Vikarie från/ });
  await week.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Återställ förslaget' })).toBeEnabled();
  await week.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: /^Åtgärda brist v/ })).toBeVisible();
  await page.getByRole('button', { name: 'Återställ förslaget' }).click();

  await page.getByRole('button', { name: /^Förklara kostnad/ }).click();
  const explained = page.getByRole('region', { name: 'Kostnad' });
  await expect(explained.getByRole('row', { name: /^Summa/ })).toBeInViewport();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(explained).toBeHidden();

  await step(() => page.getByRole('button', { name: 'Lägg som utkast i Personal' }).click());
  await expect(page.getByText('Utkast med nya rader')).toBeVisible();
  await step(() => page.getByRole('button', { name: /^Spara ändringar/ }).click());
  await expect(page.getByText('Utkast med nya rader')).toBeHidden();
  expect(steps).toBeLessThanOrEqual(3);
});

test('in a low window one line above the measures says what a step does, and what is more than the demand is said', async ({
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await openOverview(page, 'superuser');
  const more = page
    .getByRole('region', { name: 'Åtgärda' })
    .getByRole('listitem')
    .filter({ hasText: /\d,\d\d över behov/ });
  await more
    .filter({ hasText: 'Vikarie' })
    .first()
    .getByRole('link', { name: /^Åtgärda / })
    .click();
  const bar = page.locator('dl[aria-live]');
  await expect(bar).toContainText('Snitt, mer än behovet');
  const less = page.getByRole('button', { name: 'Minska Vikarie' });
  await less.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  const line = page.getByText(/^Sämst /);
  await expect(line).toBeInViewport({ ratio: 1 });
  await expect(line).toContainText(/i snitt \d,\d\d mer än behovet/);
  await expect(bar).not.toBeInViewport();
  const before = await line.innerText();
  await less.click();
  await expect(line).not.toHaveText(before);
  const worst = await bar.getByRole('button', { name: /^Förklara sämsta veckan/ }).innerText();
  await expect(line).toContainText(`Sämst ${worst} `);
  await expect(line).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  // Scrolled sideways, the heading of the people stays with their names.
  const heading = page.getByText('Varför det fattas', { exact: true });
  await heading.scrollIntoViewIfNeeded();
  const weeks = page.getByRole('region', { name: 'Differens kvar' });
  const scrolled = await weeks.evaluate((table) => {
    table.scrollTo(table.scrollWidth, table.scrollTop);
    return table.scrollLeft;
  });
  expect(scrolled).toBeGreaterThan(100);
  await expect(heading).toBeInViewport({ ratio: 0.9 });
  // Scrolled down to the last of them, the weeks stay above.
  const last = weeks.getByRole('rowheader').last();
  await last.scrollIntoViewIfNeeded();
  await weeks.evaluate((table) => table.scrollIntoView({ block: 'start' }));
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(weeks.getByRole('columnheader', { name: /^snitt/ })).toBeInViewport({ ratio: 0.9 });
});

test('what is pressed again and again stays below the pointer, whether weeks become short or are closed', async ({
  page,
}) => {
  await openOverview(page, 'superuser');
  await page
    .getByRole('region', { name: 'Åtgärda' })
    .getByRole('link', { name: /^Åtgärda / })
    .first()
    .click();
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page
      .getByRole('button', { name: 'Minska Vikarie' })
      .evaluate((button) => button.scrollIntoView({ block: 'center' }));
    for (const [name, limit] of [
      ['Minska Vikarie', '0,00'],
      ['Öka Vikarie', /^(?!0,00)/],
    ] as const) {
      const { x, y, width: wide, height: high } = (await page.getByRole('button', { name }).boundingBox())!;
      for (let press = 0; press < 60; press++) await page.mouse.click(x + wide / 2, y + high / 2);
      await expect(page.getByRole('textbox', { name: 'Vikarie, tjänster' })).toHaveValue(limit);
      expect((await page.getByRole('button', { name }).boundingBox())!.y).toBeCloseTo(y, 0);
    }
  }
});

test('all shortages leave the ways on of the selected cell in sight, and show that more follow', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openOverview(page, 'superuser');
  const list = page.getByRole('region', { name: 'Åtgärda' });
  await list.getByRole('button', { name: /^Visa alla / }).click();
  await expect(list.getByRole('button', { name: 'Visa färre' })).toBeVisible();
  await expect(list.locator('xpath=../span[@data-more="below"]')).toBeVisible();
  const names = list.getByRole('listitem').locator('> :first-child');
  expect(await names.count()).toBeGreaterThan(5);
  const cut = await names.evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth).length);
  expect(cut, 'names of categories that are cut').toBe(0);
  for (const name of [/^Öppna plan/, 'Åtgärda'])
    await expect(explanation(page).getByRole('link', { name })).toBeInViewport({ ratio: 1 });
});

test('the open explanation of a low window has its ways on in its head and leaves the selected row in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await openOverview(page, 'superuser');
  await page.getByRole('button', { name: 'Visa varför' }).click();
  for (const name of [/^Öppna plan/, 'Åtgärda'])
    await expect(explanation(page).getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  const panel = await explanation(page).boundingBox();
  expect(panel!.height).toBeLessThanOrEqual(0.6 * 450);
  const bottomOf = async () => {
    const cell = await selected(page).boundingBox();
    return cell!.y + cell!.height;
  };
  await expect.poll(bottomOf).toBeLessThanOrEqual(panel!.y);
  await expect(selected(page)).toBeInViewport({ ratio: 1 });
  await explanation(page).evaluate((area) => area.scrollTo(0, area.scrollHeight));
  await expect(explanation(page).getByRole('link', { name: 'Åtgärda' })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Visa varför' })).toBeFocused();
});
