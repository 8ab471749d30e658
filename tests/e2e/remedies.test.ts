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
