import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { openOverview } from './support/overview.ts';
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
